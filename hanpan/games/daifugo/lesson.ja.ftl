### The lesson of Daifugo in Japanese, step by step. `…-why` answers a move that is legal and not the one asked for.

daifugo-lesson-hello = 手札を先に出し切れば勝ちです。3が一番弱く、4、5…K、A、2の順に強くなり、ジョーカーが最強。マークに強弱はありません。
daifugo-lesson-single = ♦3を持つ人から始めます。弱いカードから片づけましょう。♦3を選び、上に出たボタンを押してください。
daifugo-lesson-single-why = 何でも出せますが、まずは一番弱い♦3を1枚で出してみましょう。
daifugo-lesson-eight = 1枚にはもっと強い1枚を出します。しかも8は出した瞬間に場が流れ、また自分から始められます。♥8を出しましょう。
daifugo-lesson-eight-why = それでも勝てますが、8切りならすぐに自分の番が来ます。
daifugo-lesson-pair = 場が空なので何でも出せます。同じ数字はまとめて出せます。6を2枚選んでください。
daifugo-lesson-pair-why = それも出せますが、今回は6を2枚まとめて出してみましょう。
daifugo-lesson-pass = 2枚には、もっと強い2枚しか出せません。ジョーカーを足せば出せますが、温存しましょう。パスしてください。
daifugo-lesson-pass-why = ジョーカーはどのカードの代わりにもなりますが、ここではもったいない。パスしましょう。
daifugo-lesson-run = 全員がパスすると、最後に出した人が新しく始めます。相手は同じマークの続いた3枚、階段を出しました。♣9・10・Jを出しましょう。
daifugo-lesson-run-why = それでも勝てますが、ジョーカーを使わず♣9・10・Jを出すのが得です。
daifugo-lesson-revolution = 同じ数字4枚で革命！ 強さが逆になり、3が最強、2が最弱になります。5を4枚出しましょう。
daifugo-lesson-revolution-why = 残りは弱いカードなので、革命の出番です。5を4枚まとめて出しましょう。
daifugo-lesson-joker = ジョーカー1枚は何にでも勝ちます。勝てるのは♠3だけ。ただしジョーカーで上がると反則で最下位になるので、先に出しましょう。
daifugo-lesson-joker-why = ジョーカーが最後に残ると反則上がりです。先にジョーカーを1枚で出しましょう。
daifugo-lesson-out = 最後の1枚です。2で上がったり、8切りで上がったりするのも反則ですが、4なら大丈夫。♦4を出しましょう。
daifugo-lesson-end = 勝ちました！ 大勢で遊ぶと1位は大富豪、最下位は大貧民。次の回戦では、大貧民が一番強いカードを大富豪に渡します。
