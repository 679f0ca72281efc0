### The lesson of Koi-Koi in Japanese, step by step. `…-why` answers a move that is legal and not the one asked for.

koikoi-lesson-hello = 花札は48枚、12か月に4枚ずつです。下が自分の手札、真ん中が場札。札を集めて役を作ると点になります。
koikoi-lesson-take = 場に同じ月の札があれば、合わせて取れます。手札の菊に青短、続けて場の菊に盃を押してください。
koikoi-lesson-take-why = その札も出せますが、盃はとても役に立つ札です。菊に青短で取りましょう。
koikoi-lesson-turned = 盃が取れました。続いて山札が1枚めくられ、同じように合う札を探します。桐のカスは合う札がなく、場に残りました。次は相手の番です。
koikoi-lesson-choose = 場に8月が2枚あるので、どちらを取るか選びます。手札の芒に月（光）、続けて場の雁を押してください。
koikoi-lesson-choose-why = それもできますが、月と雁をまとめて取るほうがずっと得です。
koikoi-lesson-call = 月と盃がそろって「月見で一杯」5点！ 勝負すれば点をもらって終わり。こいこいならもっと稼げますが、相手に先に勝負されると0点です。今回はこいこい！
koikoi-lesson-call-why = 勝負でも5点です。手札はまだ十分あるので、今回はこいこいで続けましょう。
koikoi-lesson-none = 合う札がなければ、出した札は場に残ります。梅のカスを2回押してください。
koikoi-lesson-none-why = それもできますが、今回は合う札のない梅のカスを出してみましょう。
koikoi-lesson-pick = 山札から桜に幕（光）が出ました！ 合う札が2枚あるので選びます。カスより赤短がお得です。
koikoi-lesson-pick-why = カスでも取れますが、赤短は短冊の役にも使えます。赤短を選びましょう。
koikoi-lesson-stop = 「花見で一杯」もできて、合わせて10点。7点以上は2倍になります。欲張らず、ここで勝負しましょう。
koikoi-lesson-stop-why = 続けることもできますが、負ければ水の泡です。勝負で締めましょう。
koikoi-lesson-end = 2倍で20点！ こうして1か月ずつ打ち、合計の多いほうが勝ちです。ほかの役は、いつでもテーブルの横で見られます。
