// Written by 'parlance generate entities'. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedEntities {
    static let text_ja = ##"""


{"language":"ja",


"without":{"unit":["b","kb","mb","gb","tb","pb"],"time_unit":["年","年間"],"shifted":["{number:n}年後","{number:n}年前"]},

"rules":
{"ten":"(十|拾)",
"hundred":"(百|佰)",
"thousand":"(千|仟|阡)",
"man":"(万|萬)",
"oku":"(億)",
"zero":"(零|〇|○)",
"of":"[の]",

"months":"(ヶ月|か月|カ月|ヵ月|ケ月|箇月|個月|ヶ月間|か月間|カ月間|ヵ月間|ケ月間|箇月間|月間)",
"week":"(週|しゅう)",
"quarter":"(四半期|クォーター|クオーター|qtr)",
"minus":"(マイナス|負の|-|−)",
"around":"[ごろ|頃|ころ|ぐらい|くらい|あたり|すぎ|過ぎ]",
"exactly":"[ちょうど|きっかり|ぴったり|かっきり|丁度]",
"weekend":"(週末|しゅうまつ|ウィークエンド)"},

"lists":

{"ones":
{"1":"一|壱|壹|一、二",
"2":"二|弐|二、三",
"3":"三|三、四",
"4":"四|四、五",
"5":"五|伍|五、六",
"6":"六|六、七",
"7":"七|七、八",
"8":"八|八、九",
"9":"九"},

"formal_ones":
{"3":"参"},
"other_tens":
{"20":"廿",
"30":"卅"},
"row_digit":
{"0":"<zero>",
"1":"一",
"2":"二",
"3":"三",
"4":"四",
"5":"五",
"6":"六",
"7":"七",
"8":"八",
"9":"九"},

"kana_ones":
{"1":"いち",
"2":"に",
"3":"さん",
"4":"よん|し",
"5":"ご",
"6":"ろく",
"7":"なな|しち",
"8":"はち",
"9":"きゅう|く"},

"clear_ones":
{"1":"いち",
"3":"さん",
"4":"よん",
"5":"ご",
"6":"ろく",
"7":"なな|しち",
"8":"はち",
"9":"きゅう"},
"kana_tens":
{"20":"にじゅう",
"30":"さんじゅう",
"40":"よんじゅう|しじゅう",
"50":"ごじゅう",
"60":"ろくじゅう",
"70":"ななじゅう|しちじゅう",
"80":"はちじゅう",
"90":"きゅうじゅう"},
"kana_hundreds":
{"200":"にひゃく",
"300":"さんびゃく",
"400":"よんひゃく",
"500":"ごひゃく",
"600":"ろっぴゃく",
"700":"ななひゃく",
"800":"はっぴゃく",
"900":"きゅうひゃく"},
"kana_thousands":
{"1000":"いっせん",
"2000":"にせん",
"3000":"さんぜん",
"4000":"よんせん",
"5000":"ごせん",
"6000":"ろくせん",
"7000":"ななせん",
"8000":"はっせん",
"9000":"きゅうせん"},
"metric_scale":
{"1000":"k",
"1000000":"m",
"1000000000":"g"},
"few":
{"3":"数|すう"},


"time_unit":
{"second":"秒[間]",
"minute":"分[間]",
"hour":"時間",
"day":"日[間]|営業日[間]|昼夜",
"week":"週[間]",
"weekend":"<weekend>",
"month":"<months>|ひと月",
"quarter":"四半期",
"century":"世紀"},
"half_unit":
{"hour":"時間",
"day":"日",
"month":"月[間]",
"year":"年[間]"},
"count_unit":
{"second":"秒[間]",
"minute":"分[間]",
"hour":"時間",
"day":"日[間]|営業日[間]",
"week":"週[間]",
"month":"<months>",
"quarter":"四半期",
"year":"年[間]"},
"period_unit":
{"week":"<week>",
"weekend":"<weekend>",
"month":"月",
"quarter":"<quarter>",
"year":"年[度]",
"century":"世紀"},
"repeat_unit":
{"second":"秒",
"minute":"分",
"hour":"時間",
"day":"日",
"week":"週[間]",
"month":"月",
"quarter":"四半期",
"year":"年"},
"nth_unit":
{"day":"日[目]",
"week":"週[目]",
"month":"<months>[目]",
"quarter":"四半期|クォーター",
"year":"年[目]"},


"shift":
{"0":"今|当|本|この|今の|現在の|その|同じ",
"1":"来|次の|翌|今度の",
"-1":"先|前の|昨|前|先の",
"2":"再来",
"-2":"先々|先先|一昨"},
"weekday_shift":
{"0":"この|今度の",
"1":"次の",
"-1":"前の|先の|この前の"},
"day_shift":
{"0":"(今日|本日|きょう|ほんじつ|当日|この日|その日)[の一日|の1日|一日|1日]|この(一日|1日)",
"1":"明日|あした|あす|みょうにち|翌日|次の日",
"2":"明後日|あさって|みょうごにち|翌々日",
"3":"明々後日|明明後日|しあさって",
"-1":"昨日|きのう|さくじつ|前日|前の日",
"-2":"一昨日|おととい|おとつい|いっさくじつ",
"-3":"一昨々日|さきおととい"},
"week_shift":
{"0":"こんしゅう",
"1":"らいしゅう",
"2":"さらいしゅう",
"-1":"せんしゅう",
"-2":"せんせんしゅう"},
"month_shift":
{"0":"こんげつ",
"1":"らいげつ",
"2":"さらいげつ",
"-1":"せんげつ"},
"year_shift":
{"0":"ことし",
"1":"らいねん",
"2":"さらいねん",
"-1":"去年|きょねん|さくねん",
"-2":"おととし"},
"direction":
{"1":"(今後|次の|向こう|むこう|これから|来たる)<of>|後",
"-1":"(過去|直近|直在|この|ここ|前の|最近|最後の|ここ最近)<of>|前"},
"weekday":
{"1":"月曜[日]|げつようび|(\\(月\\))",
"2":"火曜[日]|かようび|(\\(火\\))",
"3":"水曜[日]|すいようび|(\\(水\\))",
"4":"木曜[日]|もくようび|(\\(木\\))",
"5":"金曜[日]|きんようび|(\\(金\\))",
"6":"土曜[日]|どようび|(\\(土\\))",
"7":"日曜[日]|にちようび|(\\(日\\))"},

"weekday_sign":
{"1":"月",
"2":"火",
"3":"水",
"4":"木",
"5":"金",
"6":"土",
"7":"日"},
"month_name":
{"1":"いちがつ",
"2":"にがつ",
"3":"さんがつ",
"4":"しがつ",
"5":"ごがつ",
"6":"ろくがつ",
"7":"しちがつ|なながつ",
"8":"はちがつ",
"9":"くがつ",
"10":"じゅうがつ",
"11":"じゅういちがつ",
"12":"じゅうにがつ"},
"day_name":
{"1":"ついたち",
"2":"ふつか",
"3":"みっか",
"4":"よっか",
"6":"むいか",
"9":"ここのか",
"10":"とおか",
"20":"はつか"},
"season":
{"1":"春",
"2":"夏",
"3":"秋",
"4":"冬"},
"season_shift":
{"0":"今|この|今年の",
"1":"来",
"-1":"昨|去年の"},
"edge":
{"start":"初め|はじめ|始め|頭|初頭|初",
"early":"上旬|初旬|前半|早く",
"mid":"半ば|なかば|中旬|中頃|中ごろ",
"end":"終わり|おわり|末",
"late":"下旬|後半|終盤"},
"short_edge":
{"start":"初|始",
"end":"末"},
"era_start":
{"1867":"明治",
"1911":"大正",
"1925":"昭和|s",
"1988":"平成|h",
"2018":"令和|r",
"1788":"寛政",
"1715":"享保",
"1829":"天保",
"1853":"安政"},
"century_start":
{"1900":"前世紀",
"2000":"今世紀"},

"late_hour":
{"1":"25",
"2":"26",
"3":"27",
"4":"28",
"5":"29",
"6":"30"},


"day_part":
{"00:00-05:00 00:00-06:00 00:00-04:00 04:00-08:00":"未明",
"04:00-07:00 03:00-06:00":"明け方|夜明け[前]",
"05:00-08:00 08:00-10:00 04:00-08:00 06:00-08:00":"早朝",
"06:00-12:00 08:00-12:00 04:00-12:00 06:00-10:00":"朝[方]",
"06:00-12:00 08:00-12:00 04:00-12:00 00:00-12:00":"[朝の]午前[中]",
"10:00-12:00":"昼前",
"11:00-13:00 12:00-14:00 12:00-15:00":"[お]昼[間|どき|時]|昼食時",
"12:00-14:00 13:00-15:00":"昼(すぎ|過ぎ)",
"12:00-18:00 12:00-16:00 12:00-19:00":"[夜の|夕方の]午後",
"14:00-16:00":"夕方前",
"16:00-18:00 16:00-20:00 15:00-18:00 17:00-19:00":"夕方|夕刻",
"18:00-24:00 16:00-20:00 20:00-23:59:59 18:00-28:00":"晩",
"18:00-24:00 20:00-23:59:59 20:00-24:00 16:00-20:00 18:00-28:00":"夜[間]",
"22:00-28:00 20:00-23:59:59 23:00-27:00 00:00-05:00":"深夜|夜中|夜更け|夜遅く",
"08:00-18:00 09:00-17:00":"日中|営業時間[内]"},
"short_part":
{"06:00-12:00 08:00-12:00 04:00-12:00":"朝",
"18:00-24:00 16:00-20:00 20:00-23:59:59 18:00-28:00":"晩",
"18:00-24:00 20:00-23:59:59 20:00-24:00 16:00-20:00 18:00-28:00":"夜"},
"short_day":
{"0":"今|こん",
"1":"明|翌",
"-1":"昨"},
"half":
{"am":"am|a.m.",
"pm":"pm|p.m."},


"unit":
{"millimeter":"ミリ|mm",
"centimeter":"センチ|cm",
"meter":"m",
"kilometer":"キロ|km",
"kilogram":"キロ|kg",
"gram":"g",
"metric-ton":"メートルトン|トン",
"ton":"トン",
"mu":"ムー",
"liter":"l",
"milliliter":"ml|cc|シーシー",
"decimeter":"デシメートル",
"picometer":"ピコメートル|ピクトメーター|pm",
"square-meter":"平米|平方メーター",
"kilometer-per-hour":"キロ毎時|キロメートル毎時",
"meter-per-second":"メートル毎秒",
"mile":"マイル",
"foot":"フィート|フット",
"inch":"インチ",
"yard":"ヤード",
"gallon":"ガロン",
"pound":"ポンド",
"ounce":"オンス",
"bit":"ビット",
"byte":"バイト",
"kilobyte":"kb",
"megabyte":"メガ|mb",
"gigabyte":"ギガ|gb",
"terabyte":"テラ|tb",
"tsubo":"坪"},
"currency_unit":
{"JPY":"円|圓|日本円|¥|￥",
"USD":["ドル|どる|弗","米ドル|us\\$|アメリカドル"],
"EUR":"ユーロ",
"GBP":"英ポンド|ポンド|イギリスポンド",
"CNY":"人民元|中国元",
"HKD":"香港ドル",
"TWD":"[ニュー]台湾ドル|新台湾ドル|台湾元",
"KRW":"ウォン|韓国ウォン",
"CHF":"スイス[・| ]フラン",
"NGN":"ナイラ",
"AUD":"豪ドル|オーストラリアドル",
"CAD":"カナダドル",
"THB":"バーツ",
"INR":"ルピー",
"RUB":"ルーブル",
"BTC":"ビットコイン",
"cent":"セント"},

"holiday":
{"1-1":"元日|元旦",
"1-1..3":"[お]正月|三が日",
"1-2-monday":"成人の日",
"2-3":"節分",
"2-11":"建国記念[の]日",
"2-14":"バレンタイン[デー]",
"2-23":"天皇誕生日",
"3-3":"(ひな|雛)(祭り|まつり)|桃の節句",
"3-14":"ホワイトデー",
"3-20":"春分の日",
"4-1":"エイプリルフール",
"4-29":"昭和の日",
"4-29..7":"ゴールデンウィーク|ゴールデンウイーク",
"5-3":"憲法記念日",
"5-4":"みどりの日",
"5-5":"(こども|子供|子ども)の日|端午の節句",
"5-2-sunday":"母の日",
"6-3-sunday":"父の日",
"7-4":"独立記念日",
"7-7":"七夕",
"7-3-monday":"海の日",
"8-11":"山の日",
"8-13..4":"お盆",
"9-3-monday":"敬老の日",
"9-23":"秋分の日",
"10-2-monday":"スポーツの日|体育の日",
"10-31":"ハロウィーン|ハロウィン",
"11-3":"文化の日",
"11-15":"七五三",
"11-23":"勤労感謝の日",
"11-4-thursday":"感謝祭",
"12-24":"クリスマスイブ|クリスマス・イブ|イブ",
"12-25":"クリスマス",
"12-29..6":"年末年始",
"12-31":"大晦日|大みそか|おおみそか",
"easter+0":"イースター|復活祭",
"chinese:1-1":"旧正月|春節",
"chinese:8-15":"十五夜|中秋の名月"}},

"patterns":



{"tens":
[{"in":"[{ones:a}]<ten>|{formal_ones:a}<ten>","do":"product","a":1,"b":10},
{"in":"{other_tens:n}","do":"number"}],
"led_10":
[{"in":"{tens:a}","do":"same"},
{"in":"{tens:a}{ones:b}","do":"sum"}],
"hundreds":
[{"in":"[{ones:a}]<hundred>|{formal_ones:a}<hundred>|{digits:a}<hundred>","do":"product","a":1,"b":100}],
"led_100":
[{"in":"{hundreds:a}","do":"same"},
{"in":"{hundreds:a}[<zero>]{ones:b}|{hundreds:a}[<zero>]{led_10:b}|{hundreds:a}{digits1-2:b}","do":"sum"}],
"thousands":
[{"in":"[{ones:a}]<thousand>|{formal_ones:a}<thousand>|{digits:a}<thousand>","do":"product","a":1,"b":1000}],
"led_1000":
[{"in":"{thousands:a}","do":"same"},
{"in":"{thousands:a}[<zero>]{ones:b}|{thousands:a}[<zero>]{led_10:b}|{thousands:a}[<zero>]{led_100:b}","do":"sum"},
{"in":"{thousands:a}{digits:b}","do":"sum"}],
"below_man":
[{"in":"{ones:n}|{formal_ones:n}","do":"number"},
{"in":"{led_10:a}|{led_100:a}|{led_1000:a}|{digits:a}|{small_decimal:a}","do":"same"}],
"small_decimal":
[{"in":"{one:a}点{row:b}|{led_10:a}点{row:b}|{led_100:a}点{row:b}","do":"point"},
{"in":"{digits:a}[・|、]{row:b}","do":"point"}],
"one":
[{"in":"{ones:n}","do":"number"},
{"in":"<zero>|れい|ゼロ","do":"number","n":0}],
"mans":
[{"in":"{below_man:a}[数|余]<man>","do":"product","b":10000}],
"led_man":
[{"in":"{mans:a}","do":"same"},
{"in":"{mans:a}[<zero>]{ones:b}|{mans:a}[<zero>]{led_10:b}|{mans:a}[<zero>]{led_100:b}|{mans:a}[<zero>]{led_1000:b}","do":"sum"},
{"in":"{mans:a}{digits:b}","do":"sum"}],
"below_oku":
[{"in":"{below_man:a}|{led_man:a}","do":"same"}],
"okus":
[{"in":"{below_oku:a}[数|余]<oku>","do":"product","b":100000000}],
"led_oku":
[{"in":"{okus:a}","do":"same"},
{"in":"{okus:a}[<zero>]{ones:b}|{okus:a}[<zero>]{led_10:b}|{okus:a}[<zero>]{led_100:b}|{okus:a}[<zero>]{led_1000:b}","do":"sum"},
{"in":"{okus:a}[<zero>]{led_man:b}|{okus:a}{digits:b}","do":"sum"}],
"chos":
[{"in":"{below_man:a}兆","do":"product","b":1000000000000}],
"led_cho":
[{"in":"{chos:a}","do":"same"},
{"in":"{chos:a}[<zero>]{led_oku:b}|{chos:a}[<zero>]{led_man:b}|{chos:a}[<zero>]{led_1000:b}","do":"sum"}],
"kanji":
[{"in":"{ones:n}","do":"number"},
{"in":"{led_10:a}|{led_100:a}|{led_1000:a}|{led_man:a}|{led_oku:a}|{led_cho:a}","do":"same"},
{"in":"<zero>{led_10:a}","do":"same"}],
"kana_led_10":
[{"in":"{kana_tens:n}","do":"number"},
{"in":"{kana_tens:a}{kana_ones:b}","do":"sum"},
{"in":"じゅう{clear_ones:b}","do":"sum","a":10}],
"kana_led_100":
[{"in":"{kana_hundreds:n}","do":"number"},
{"in":"{kana_hundreds:a}{kana_ones:b}|{kana_hundreds:a}{kana_led_10:b}","do":"sum"},
{"in":"{kana_hundreds:a}じゅう","do":"sum","b":10},
{"in":"ひゃく{kana_ones:b}|ひゃく{kana_led_10:b}","do":"sum","a":100}],
"kana_led_1000":
[{"in":"{kana_thousands:n}","do":"number"},
{"in":"{kana_thousands:a}{kana_ones:b}|{kana_thousands:a}{kana_led_10:b}|{kana_thousands:a}{kana_led_100:b}","do":"sum"},
{"in":"せん{kana_led_10:b}|せん{kana_led_100:b}","do":"sum","a":1000}],
"kana_mans":
[{"in":"{clear_ones:a}まん|{kana_led_10:a}まん|{kana_led_100:a}まん|{kana_led_1000:a}まん","do":"product","b":10000},
{"in":"じゅうまん","do":"number","n":100000},
{"in":"ひゃくまん","do":"number","n":1000000}],
"kana":
[{"in":"{kana_led_10:a}|{kana_led_100:a}|{kana_led_1000:a}|{kana_mans:a}","do":"same"},
{"in":"{kana_mans:a}{kana_ones:b}|{kana_mans:a}{kana_led_10:b}|{kana_mans:a}{kana_led_100:b}|{kana_mans:a}{kana_led_1000:b}","do":"sum"},
{"in":"にまん{kana_led_100:b}|にまん{kana_led_1000:b}","do":"sum","a":20000}],
"words":
[{"in":"{kanji:a}|{kana:a}","do":"same"},
{"in":"{tens:a}(数|余)|{hundreds:a}(数|余)|{thousands:a}(数|余)","do":"same"},
{"in":"<zero>|ゼロ","do":"number","n":0},
{"in":"{kana_ones:n}","do":"number","whole":true}],

"row_number":
[{"in":"{row_digit:n}","do":"number"}],
"row":
[{"in":"{row_number:a}","do":"digits"},
{"in":"{row_number:a}{row:b}","do":"digits"}],
"row_2":
[{"in":"{row_number:a}{row:b}","do":"digits"}],
"long_row":
[{"in":"{row_number:a}{row_2:b}","do":"digits"}],
"decimal":
[{"in":"{kanji:a}(点|・){row:b}","do":"point"},
{"in":"(<zero>|れい|ゼロ)(点|・|コンマ){row:b}|(<zero>|れい|ゼロ)点{digits:b}","do":"point","a":0}],
"amount":
[{"in":"{cardinal:a}|{decimal:a}","do":"same"}],
"number":
[{"in":"{decimal:a}|{long_row:a}|{in_metric:a}","do":"same"},
{"in":"<minus>[ ]{amount:a}|<minus>[ ]{in_metric:a}|<minus>[ ]{fraction:a}","do":"negative"},
{"in":"{amount:a}ダース","do":"product","b":12},
{"in":"半ダース","n":6},
{"in":"半分","n":0.5},
{"in":"{amount:a}と{fraction:b}","do":"sum"}],
"in_metric":
[{"in":"{digits:a}[ ]{metric_scale:b}","do":"product"}],
"fraction":
[{"in":"{amount:b}分の{amount:a}","do":"quotient"}],
"ordinal":
[{"in":"(第|だい){amount:n}","do":"ordinal"},
{"in":"[第]{amount:n}(番目|つ目|つめ|回目|度目|人目|個目|件目|枚目|本目|番手|位|着)","do":"ordinal"},
{"in":"(ひとつ|一つ)(目|め)|(最初|一番最初)の","do":"ordinal","n":1,"whole":true}],
"percent":
["{number:n}(パーセント|ﾊﾟｰｾﾝﾄ|プロ|パー)",
"{tenths:n}[引き|引|増し|増|減]"],

"tenths":
[{"in":"{wari:a}","do":"same"},
{"in":"{wari:a}{bu:b}|{wari:a}{rin:b}","do":"sum"},
{"in":"{half_more:a}","do":"product","b":10}],
"wari":
[{"in":"{amount:a}割","do":"product","b":10}],
"half_more":
[{"in":"{amount:a}割半","do":"sum","b":0.5}],
"bu":
[{"in":"{amount:a}分","do":"same"},
{"in":"{one_bu:a}{rin:b}","do":"sum"}],
"one_bu":
[{"in":"{amount:a}分","do":"same"}],
"rin":
[{"in":"{amount:a}厘","do":"product","b":0.1}],



"temperature":
[{"in":"{number:n}(度|°)","unit":"generic"},
{"in":"(摂氏|セ氏)[ ]{number:n}(度|°)|{number:n}度c|{number:n}度(摂氏|セ氏)","unit":"celsius"},
{"in":"(華氏|カ氏)[ ]{number:n}(度|°)|{number:n}度f","unit":"fahrenheit"},
{"in":"(氷点下|零下|マイナス)[ ]{above_zero:a}","do":"negative-measure"},
{"in":"{tenths_of_degree:n}","unit":"generic"}],

"tenths_of_degree":
[{"in":"{amount:a}度{tenth:b}","do":"sum"}],
"tenth":
[{"in":"{1..9:a}分","do":"product","b":0.1}],
"above_zero":
[{"in":"{amount:n}度","do":"temperature","unit":"generic"},
{"in":"(摂氏|セ氏){amount:n}度","do":"temperature","unit":"celsius"}],
"measured":
[{"in":"{number:n} {unit}","do":"dimension"},
{"in":"{unit_before:unit} {number:n}","do":"dimension"}],
"dimension":
[{"in":"{metres:a}{centimetres:b}","do":"measure-sum"},
{"in":"(時速|毎時){number:n}(キロ|キロメートル)","unit":"kilometer-per-hour"},
{"in":"(時速|毎時){number:n}マイル","unit":"mile-per-hour"},
{"in":"(秒速|毎秒){number:n}(メートル|m)","unit":"meter-per-second"},
{"in":"小(さじ|匙){number:n}[杯]","unit":"teaspoon"},
{"in":"大(さじ|匙){number:n}[杯]","unit":"tablespoon"},
{"in":"カップ{number:n}[杯]","unit":"cup"},
{"in":"{measured:to}(以下|以内|未満)|(最大|せいぜい){measured:to}","do":"interval","whole":true},
{"in":"{measured:from}以上|(最低|少なくとも){measured:from}","do":"interval","whole":true},
{"in":"{measured:from}(から|~|～|-){measured:to}[まで]|{amount:from}(から|~|～|-){measured:to}[まで]","do":"interval","whole":true}],
"metres":
[{"in":"{amount:n}(メートル|m)","do":"dimension","unit":"meter"}],
"centimetres":
[{"in":"{amount:n}(センチ|センチメートル|cm)","do":"dimension","unit":"centimeter"}],
"currency":
[{"in":"{yuan:a}","do":"same"},
"{currency_unit:unit} {number:n}|{kana_ones:n}{currency_unit:unit}",
{"in":"{yen:a}[と]{sen:b}","do":"cents"}],
"yen":
[{"in":"{amount:n}円","do":"currency","unit":"JPY"}],
"sen":
[{"in":"{1..99:n}銭","do":"number"}],

"yuan":
[{"in":"{yuan_number:n}","do":"currency","unit":"CNY"}],
"yuan_number":
[{"in":"{amount:a}元","do":"same"},
{"in":"{amount:a}(人民元|元)[と]{jiao:b}","do":"sum"}],
"jiao":
[{"in":"{amount:a}角","do":"product","b":0.1}],
"age":
[{"in":"{number:n}(歳|才|さい)","unit":"year"},
{"in":"{half_age:n}","unit":"year"},
{"in":"生後{number:n}<months>|{number:n}ヶ月齢|{number:n}か月齢|{number:n}月齢","unit":"month"},
{"in":"生後{number:n}週[間]","unit":"week"},
{"in":"生後{number:n}日|{number:n}日齢","unit":"day"},
{"in":"はたち|二十歳","unit":"year","n":20}],
"half_age":
[{"in":"{amount:a}歳半","do":"sum","b":0.5}],



"duration":
[{"in":"{spell:a}|まる{spell:a}|丸{spell:a}","do":"same"},
{"in":"{spell:a}[と|、|,]{duration:b}","do":"duration-sum"}],
"spell":
[{"in":"{years:a}","do":"same"},
{"in":"{number:n} {time_unit:unit}","do":"duration"},
{"in":"{few:n}{time_unit:unit}|{few:n}月","do":"duration","unit":"month"},
{"in":"半{half_unit:unit}","do":"duration","n":0.5},
{"in":"{whole_spell:a}半","do":"duration-and","n":0.5},
{"in":"一晩|{1..99:n}(晩|泊)","do":"duration","unit":"day","n":1},
{"in":"{1..99:nights}泊{1..99:n}日","do":"duration","unit":"day"},
{"in":"ひと月|一月間","do":"duration","unit":"month","n":1},
{"in":"四半世紀","do":"duration","unit":"year","n":25}],
"whole_spell":
[{"in":"{amount:n}{time_unit:unit}","do":"duration"},
{"in":"{1..999:n}年[間]","do":"duration","unit":"year"}],
"years":
[{"in":"{1..999:n}(年[間]|カ年|ヶ年|か年)|{years_decimal:n}年[間]|{few:n}年[間]","do":"duration","unit":"year"},
{"in":"半年[間]","do":"duration","unit":"year","n":0.5}],
"years_decimal":
[{"in":"{digits1-2:a}.{digits1-2:b}|{one:a}点{row:b}","do":"point"}],



"year_number":
[{"in":"{digit4:n}|{long_row:n}|{1000..2999:n}","do":"year"},
{"in":"{100..999:n}","do":"year"}],
"era_year":
[{"in":"{era_start:a}{1..99:b}","do":"sum"},
{"in":"{era_start:a}元","do":"sum","b":1}],
"month_number":
[{"in":"{1..12:a}(月|がつ)","do":"same"},
{"in":"{month_name:n}","do":"number"}],
"day_number":
[{"in":"{1..31:a}日","do":"same"},
{"in":"{day_name:n}","do":"number"}],
"atom":
["{year_number:year}年[度]",
"{era_year:year}年[度]",
"{month_number:month}[中]",
"{day_number:day}",
"{month_number:month}<of>{day_number:day}",
"{digit2:year}年{month_number:month}",

{"in":"旧暦の[{digit4:year}年]{month_number:month}<of>{day_number:day}","calendar":"chinese"},
"旧暦の[{digit4:year}年]{month_number:month}<of>{day_number:day}",
"{digit4:year}(/|.){digits1-2:month}",
"{digits1-2:month}-{digits1-2:day}|{digits1-2:month}/{digits1-2:day}",
"{digits1-2:month}/{digits1-2:day},{digit4:year}",
"{digits1-2:year}-{digits1-2:month}-{digits1-2:day}",
{"in":"{day_shift:offset}","do":"relative","unit":"day"},
{"in":"{week_shift:offset}","do":"relative","unit":"week"},
{"in":"{month_shift:offset}","do":"relative","unit":"month"},
{"in":"{year_shift:offset}","do":"relative","unit":"year"},
{"in":"{shift}{period_unit:unit}","do":"relative"},
{"in":"{weekday_shift:shift}{weekday}","do":"weekday"},
{"in":"{1..99:shift}週[間](後|先)の{weekday}","do":"weekday"},
{"in":"{season_shift:shift}{season}","do":"named-unit"},
{"in":"<weekend>","weekend":1},
{"in":"今[すぐ]|ただいま|ただ今|たった今|現在|現時点|直ちに|今から|できる限り早く|出来る限り早く","do":"relative","unit":"second","offset":0},
{"in":"{direction:sign}{amount:n}{count_unit:unit}|{direction:sign}{few:n}{count_unit:unit}","do":"count"},
"{season}",
{"in":"{year_edge:a}","do":"same"},
"第{1..4:quarter}(四半期|クォーター)|{1..4:quarter}(四半期|クォーター)|q{1..4:quarter}",
{"in":"上半期|前半期","half-year":1},
{"in":"下半期|後半期","half-year":2},
{"in":"第{1..53:week}週"},
{"in":"{digit4:n}年代|{digit2:n}年代|{led_10:n}年代","do":"decade"},
{"in":"{century_decade:n}年代","do":"decade"},
{"in":"{1..30:n}世紀","do":"century"},
"{holiday}",
{"in":"(第{amount:n}|最初)<of>{weekday}","do":"nth","n":1},
{"in":"最後の{weekday}|最終{weekday}","do":"nth","n":-1},
{"in":"{1900..2099:year}","do":"fields","whole":true},
{"in":"(今週|週)の残り[の日]","do":"rest","unit":"week"},
{"in":"(今月|月)の残り[の日]","do":"rest","unit":"month"},
{"in":"(今年|年|その年)(の残り[の日]|いっぱい)","do":"rest","unit":"year"},
{"in":"(今日|本日|当日|この日|その日)の残り[の時間]","do":"rest","unit":"day"},
{"in":"年初来","do":"to-date","unit":"year"},

"{day_part:part}",
{"in":"{short_day:offset}{short_part:part}","unit":"day"},

{"in":"{clock:a}<around>","do":"same"},
{"in":"{clock:a}{1..59:n}分前","do":"clock-shift","sign":-1},
{"in":"{sharp:a}{1..59:n}分前","do":"clock-shift","sign":-1}],
"year_edge":
[{"in":"年{short_edge:edge}","do":"fields","unit":"year","offset":0},
{"in":"月{short_edge:edge}","do":"fields","unit":"month","offset":0},
{"in":"年明け","do":"fields","unit":"year","offset":1,"edge":"start"},
{"in":"週明け","do":"fields","unit":"week","offset":1,"edge":"start"}],
"century_decade":
[{"in":"{century_start:a}の{1..99:b}","do":"sum"}],
"sharp":
[{"in":"{0..24:hour}時","do":"clock"}],
"clock":
[{"in":"{0..24:hour}時<exactly>","do":"clock"},
{"in":"{0..24:hour}時半","do":"clock","minute":30},
{"in":"{0..24:hour}時{0..59:minute}分[{0..59:second}秒]<exactly>","do":"clock"},
{"in":"{0..24:hour}時{0..59:second}秒","do":"clock"},
{"in":"{late_hour:hour}時[{0..59:minute}分]","do":"clock","part":"24:00-31:00"},
{"in":"正午[12時|十二時]|正午の昼食時","do":"time","time":"12:00"},
{"in":"真夜中|午前零時|深夜零時","do":"time","time":"00:00"}],

"moment":
[{"in":"{atom:a}(の|・){moment:b}","do":"join"},
{"in":"{atom:a}、({time:b}|{part:b}|{weekday_only:b})","do":"join"},
{"in":"{atom:a}<of>{portion:b}","do":"join"},
{"in":"{atom:a}\\({moment:b}\\)","do":"join"}],
"weekday_only":
["{weekday}"],

"portion":
[{"in":"{edge}[ごろ|頃]","do":"fields"},
{"in":"(第{amount:n}|最初の){nth_unit:unit}","do":"nth","n":1},
{"in":"(最後の|最終){nth_unit:unit}","do":"nth","n":-1},
{"in":"(最初の|前){amount:count}{nth_unit:unit}","do":"nth","n":1},
{"in":"(最後の|残り){amount:count}{nth_unit:unit}","do":"nth","n":-1},
{"in":"前半","do":"fields","half-year":1},
{"in":"後半","do":"fields","half-year":2}],
"shifted":
[{"in":"{duration:by}(後|先|あと|経過後|経過したら|経過してから|過ぎ|過ぎに|過ぎたら|経ったら|経ってから|たったら|してから)","sign":1},
{"in":"{duration:by}で","sign":1,"not_before":"す|し|あ|は|も|き|な|の|さ|い|ご|お|ぐ|か|よ"},
{"in":"(あと|後){duration:by}[弱](で|は)","sign":1},
{"in":"{duration:by}[ほど|くらい]前","sign":-1},
{"in":"{fixed_time:of}(から|の){duration:by}(後|で|先)","sign":1},
{"in":"{fixed_time:of}の{duration:by}前","sign":-1}],
"fixed_time":
[{"in":"{date:a}|{instant:a}","do":"same"}],




"bare":
[{"in":"{0..24:hour}","do":"clock"},
{"in":"{1..31:day}|{month_number:month}{1..31:day}","do":"fields"},
{"in":"{1900..2099:year}","do":"fields"}],
"span":
["{when:from}(から|より|以降){when:to}[まで|にかけて|にわたって|いっぱい|末まで][の間|の間に|間]",
"{when:from}[ ](~|～|〜|-|–|・|、)[ ]{when:to}[まで|の間]",
"{bare:from}(から|~|～|〜|-|–){when:to}[まで][の間]",
"{when:from}と{when:to}の間",
{"in":"{when:a}(から|以降|以来|より後|よりも後|~|～|〜|またはその後|及びその後|とその後)","do":"since"},
{"in":"{when:a}(以降|後|の後|より後|よりも後|の後から)","do":"after"},
{"in":"{when:a}(以前|前|の前|より前|よりも前|またはその前|及びその前|とその前)","do":"before"},
{"in":"{when:a}(まで|までに|までは|またはその前|及びその前|とその前)","do":"until"},
{"in":"[今から|今後]{duration:by}(以内|のうちに|の間|のうち)","do":"within"},
{"in":"{when:from}から{duration:by}[間]","do":"lasting"}],

"range":
[{"in":"{date:a}の週","do":"week-of"},
{"in":"{1..999:n}{count_unit:unit}後","do":"count","sign":1},
{"in":"{1..999:n}{count_unit:unit}前","do":"count","sign":-1}],



"recurrence":
[{"in":"(毎週<of>|毎){weekday}[<of>({time:at}|{part:at})]"},
{"in":"(毎週|毎日)[<of>]{weekday_range:weekday}[<of>][毎日][<of>][{time:at}]|{weekday_range:weekday}<of>毎日[<of>][{time:at}]"},
{"in":"{weekday_range:weekday}[<of>][{time:at}]","unsure":true},
{"in":"毎{repeat_unit:unit}"},
{"in":"毎{repeat_unit:unit}<of>{time:at}"},
{"in":"毎{repeat_unit:unit}<of>({part:at}|{date:at}|{period:at})"},
{"in":"毎週末","weekday":[6,7]},
{"in":"(一|1)日おき|隔日","every":2,"unit":"day"},
{"in":"(一|1)週[間]おき","every":2,"unit":"week"},
{"in":"{weekday}ごと|{weekday}毎"},
{"in":"毎{short:at}","unit":"day"},
{"in":"{amount:every}{count_unit:unit}(ごと|毎|おき)"},
{"in":"隔週[<of>{weekday}]","every":2,"unit":"week"},
{"in":"隔月","every":2,"unit":"month"},
{"in":"平日[は|の][毎日][{time:at}]","weekday":[1,2,3,4,5],"whole":true}],

"weekday_range":
[{"in":"{weekday:a}(から|〜|~|-){weekday:b}[まで]|{weekday_sign:a}(〜|~|-){weekday_sign:b}[まで]","do":"weekday-range"}],
"short":
[{"in":"{short_part:part}","do":"fields"},
{"in":"{short_moment:a}<of>{clock:b}","do":"join"}],
"short_moment":
[{"in":"{short_part:part}","do":"fields"}],



"boolean":
[{"in":"もちろん[です]|そうです[ね]|その通り[です]|了解[です|しました]|かしこまりました","value":true},
{"in":"(はい|うん|ええ|おう|イエス|オーケー|オッケー|ok|いいよ|いいです|大丈夫[です]|お願いします|合ってる|そう)[、|,][はい]","value":true,"whole":true},
{"in":"(はい|うん|ええ)[、|,][ ](お願いします|お願い|そうです|いいよ|いいです|わかりました|大丈夫です)","value":true,"whole":true},
{"in":"いいえ|ちがいます|違います|違う|そうじゃない|いやです|ダメです|だめです","value":false},
{"in":"いや|いえ|ううん|ノー|だめ|ダメ|やめて|やめる|やめておく|いらない|いりません|結構です|no","value":false,"whole":true}],



"none":
["一(緒|番|般|体|應|応|生|生懸命|部|種|同|方|度|旦|気|切|致|言|目|見|家|帯|層|段|段と|面|連|瞬|括|覧|定|流|刻|斉|向|向に|概|因|環)",
"一(石二鳥|期一会|日中|人前|休み|息|口|筋|切れ|つ一つ|人一人|通り|時的|時停止|時保存|昨|般的|部分|心|途|喜一憂|本気|目散)",
"統一|唯一|万一|同一|随一|逐一|均一|画一|単一",
"二(度と|階堂|酸化|重|宮|胡|股|枚目|の次|子|流)|三(日月|角|重|菱|井|島|浦|宅|輪|味|振|脚|昧|河|鷹|宮|国|塁|食|つ編み|越)",
"四(角|国|季|方|川|苦八苦|隅|つ角|谷|条|日市|万十)|五(十嵐|目|感|輪|反田|分五分|島|所川原|月雨|月病|右衛門)",
"六(本木|甲|法|角|波羅)|七(転び八起き|面鳥|福神|味|五三|尾|宝)|八(百屋|王子|丁|幡|戸|つ当たり|重|方|ヶ岳|景)",
"九(州|条|谷|官鳥|份)|十(字|分な|分に|分です|分だ|和田|勝|津川|二支)|(不|充)十分|(八|百)(つ当たり|合|貨|科|姓|舌|足|獣|田)",
"千(葉|代田|歳|羽|秋|鳥|住|曲|晴|恵|春|夏|里|切り|島)|(万|萬)(能|歳|葉|博|引き|国|物|年筆|が一|事|病)|億劫|兆(し|候)",
"参(加|考|照|上|拝|画|列|入|戦|観|道|院|謀)|人参|(お|御)参り|拾(う|い|っ|わ|え)|持参|降参|墓参り",
"(今|此)(度|回|更|昔|般|時分)|今(のところ|まで|や|ひとつ|一つ)|(昨|当)今|(前|後)(月|日)比|前年(比|度比|同)",
"(夜|朝|昼)(景|空|行|食|刊|顔|日新聞|寝|型|鮮|ご飯|ごはん|御飯|市|礼|逃げ|更かし|明かし|遊び|鳴)|北朝鮮|朝日|晩(年|ご飯|ごはん|御飯|酌)|夕(食|飯|日|焼け)",
"春(日|巻|雨|子|樹|名|菊|闘|夏秋冬|一番)|夏(休み|目|服|祭り|バテ|至|美|子|希|場所)|秋(田|葉|葉原|山|元|刀魚|分|子|本|桜)|冬(休み|至|眠|服|瓜|美)",
"(青|思|早|売|立|初|常|回|新|若|小|千|美|明|三)(春|夏|秋|冬)|[一]昨(日々)|日(本|々|常|程|記|時|光|系|立|曜大工)",
"一(年中|日中|晩中)|{1..12:n}年生",
"今(井|川|泉|西|村|野|里|田|宮|日子)|同じ年(齢|頃|ごろ)|(二|三)日(酔い|坊主|天下)|(四|五|八|廿)日市|十日町|百日(紅|咳)|腹八分目",
"(二|三|四|五)度(目|も|と|ほど|手間)|とうきょう|きょう(と|だい|しつ|みが)|(八|七|五)分咲き|一(か八か|安心|歩|斉に|苦労|工夫)",
"明日香|四つ葉|百均|(二|三)次会|年末調整|(一|二|三)枚目な|七草|八つ(橋|切り)|百葉箱|千(人針|羽鶴|枚漬)|万年(床|青)",
"数(字|学|値|式|量|珠|奇)|何(時間も|日も|年も|度も|回も|分にも)|(身|一)(分|心)(証)|度(合|胸|量)"]}}
"""##
}
