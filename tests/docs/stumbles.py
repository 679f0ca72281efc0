"""Words that make a fluent reader stumble, by language: each with the reason, and a line in which it once stood.

Where the sources that the games were built from have a word, it is the word; those here once stood in its place.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

#: A Korean particle that changes with the sound before it cannot follow a variable, whose last sound nobody knows.
AFTER_A_NAME = r"\{ \$\w+ \}(은|는|이|가|을|를|과|와|으로|로|이나|나|이랑|랑)(?=[\s.,!?]|$)"


@dataclass(frozen=True)
class Stumble:
    """`pattern` is looked for in all that people read; `once` is a line that had it; `but_in` are folders that may."""

    pattern: str
    why: str
    once: str
    but_in: tuple[str, ...] = ()

    def found(self, text: str) -> list[str]:
        return [match.group() for match in re.finditer(self.pattern, text, re.MULTILINE)]


STUMBLES: dict[str, tuple[Stumble, ...]] = {
    "ko": (
        Stumble(AFTER_A_NAME, "which particle is right depends on the name: write around it", "{ $card }를 내세요"),
        Stumble(r"대국", "a game of baduk; card players say 게임", "대국 준비"),
        Stumble(r"고장(?!\s*나)", "reads as broken; 지역, 로컬 룰", "고장마다 다른 규칙입니다."),
        Stumble(
            r"(?<![가-힣])둘 (차례|수)|(대신|아무렇게나|직접) (둡|두|둘)",
            "stones are laid, cards are played: 내다",
            "둘 차례",
        ),
        Stumble(r"두어 (보|봅)", "a baduk player reads ahead so: 진행해 보다", "판이 끝날 때까지 두어 보고"),
        Stumble(
            r"(?<![가-힣])수 (가운데|제한|무르기)|(첫|다른|이기는|있는|지난|그런) 수(?![가-힣])|마지막 수에",
            "수 as a move is baduk's: say which card",
            "낼 수 있는 수 가운데 아무거나",
        ),
        Stumble(r"버튼으로 두기", "the source says 버튼으로 조작", "버튼으로 두기"),
        Stumble(r"단추", "버튼 everywhere", "위에 나온 단추를 누르세요"),
        Stumble(r"새 판의", "a new version is 새 버전", "새 판의 프로그램이 나왔습니다."),
        Stumble(r"집에서 대신", "자동으로 냅니다", "집에서 대신 둡니다"),
        Stumble(r"의 승리!", "one form for a win: 이름 승리!", "{ $seat }의 승리!"),
        Stumble(r"비겼습니다", "one form for a draw: 무승부", "비겼습니다: { $seats }"),
        Stumble(r"하우스 룰", "로컬 룰", "하우스 룰"),
        Stumble(r"놀이판", "테이블", "놀이판"),
        Stumble(
            r"(?<![가-힣])짝(?!수)", "Zayagoshi's source says 패쌍", "짝을 모아 익혀", ("koikoi", "daifugo", "bigtwo")
        ),
        Stumble(
            r"덜 익|다 익|(?<!규칙을 )익(히|혀|힌|힐|음)",
            "Zayagoshi's source says 숙성",
            "아직 덜 익었습니다.",
            ("koikoi", "daifugo", "bigtwo"),
        ),
    ),
    "ja": (
        Stumble(
            r"(?<!値)打[つちたてっ]",
            "flower cards are struck, others are played: 出す",
            "今は打てる手がありません。",
            ("koikoi",),
        ),
        Stumble(r"対局", "a game of shogi or mahjong: ゲーム", "対局の準備"),
        Stumble(r"ハウスルール", "Japanese card players say ローカルルール", "ハウスルール"),
        Stumble(r"ルールの組", "ルールセット", "ルールの組"),
        Stumble(r"初めは\d|初めの値", "標準は", "初めは10点です。"),
        Stumble(
            r"(?<!-reading = )ハンパン",
            "alone it reads as short trousers: 한판, the reading as ruby only",
            "house = ハンパン",
        ),
        Stumble(r"= 空$", "the colour of a seat is 水色", "daifugo-seat-6 = 空"),
        Stumble(r"盤面", "a board; cards lie on a table: テーブル", "盤面を見る"),
        Stumble(r"\} [をがはにのとでへ](?![ぁ-ん])", "no space between a name and its particle", "{ $cards } を出す"),
        Stumble(r"清算", "debts and pasts are settled so; a game's account is 精算", "清算が最もよくなる"),
    ),
    "zh-HK": (
        Stumble("[们这说时关开发对员过还进戏电脑设选择张种图华门问间后么]", "a simplified letter", "电脑对手"),
        Stumble("黑桃|紅桃|方塊|方片|草花", "葵扇, 紅心, 階磚, 梅花 in Hong Kong", "黑桃A"),
        Stumble("大老二|步步高升", "鋤大弟 in Hong Kong", "大老二"),
        Stumble("默認|屏幕|點擊|設備|網絡連接|撲克牌", "預設, 畫面, 按, 裝置, 連線, 啤牌 in Hong Kong", "請點擊屏幕"),
        Stumble(r"\} (?=[\u4e00-\u9fff])", "no space between a name and the next word", "{ $seat } 贏了"),
    ),
    "en": (
        Stumble(
            r"\b[Ww]ho (follows|passes|leads|breaks|calls|wins) (plays|is|may|must|pays|gets)",
            "whoever",
            "Who passes is out",
        ),
        Stumble(r"\b[Ff]our and one\b", "players say four of a kind", "Four and one"),
        Stumble(r"[Rr]uns that revolt", "a run makes a revolution", "Runs that revolt"),
        Stumble(r"\bthe house (moves|moved)\b", "it reads as if the house had a seat", "the house moves for you"),
    ),
}
