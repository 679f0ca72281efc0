### The lesson of Big Two in Japanese, step by step. `…-why` answers a move that is legal and not the one asked for.

bigtwo-lesson-hello = 手札を先に出し切れば勝ちです。2が一番高く、A、K…4、3と下がります。同じ数字ならマークで決まり、♠ ♥ ♣ ♦ の順です。
bigtwo-lesson-lead = ♦3を持つ人が親です。♦3を選び、上に出たボタンを押してください。
bigtwo-lesson-lead-why = 何でも出せますが、まずは一番低い♦3を片づけましょう。
bigtwo-lesson-suits = 相手は♣3を出しました。同じ3でも、マークが高ければ勝ちます。♥3を出しましょう。
bigtwo-lesson-suits-why = それでも勝てますが、ぎりぎりのカードで勝てば高いカードを残せます。♥3を出しましょう。
bigtwo-lesson-five = 相手がパスしたので、また自分が親です。5枚の役で一気に減らしましょう。4・5・6・7・8のストレートを選んでください。
bigtwo-lesson-five-why = それもできますが、4から8の5枚なら一度に減り、9のペアも残ります。
bigtwo-lesson-pass = 相手のフラッシュです。5枚の役はストレート、フラッシュ、フルハウス、フォーカード＋1枚、ストレートフラッシュの順に強くなります。勝てる役がないのでパスしましょう。
bigtwo-lesson-duty = 相手はまた5枚、そして♦4を出して残り1枚です！ こんなときは、出せる一番高いカードで止めるのが「最善の義務」。♠2を出しましょう。
bigtwo-lesson-duty-why = 低いカードを出して相手が勝つと、負けた全員の分を一人で払います。♠2で止めましょう。
bigtwo-lesson-pair = 残り1枚の相手は、2枚には勝てません。9のペアを出しましょう。
bigtwo-lesson-pair-why = 1枚では、相手の最後のカードに負けるかもしれません。ペアなら安全です。
bigtwo-lesson-highest = 残りは1枚ずつのカードです。親のときも義務は同じ。一番高いAから出しましょう。
bigtwo-lesson-highest-why = それでは義務を破ってしまいます。一番高いAから出しましょう。
bigtwo-lesson-out = AもKも通りました。手札を出し切るカードなら、いつでも出せます。最後の10を出しましょう。
bigtwo-lesson-end = 勝ちました！ 負けた人は残った枚数だけ払います。10枚以上なら倍、残した2は1枚ごとにさらに倍。2の抱え込みは禁物です。
