// Written by 'parlance generate entities'. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedEntities {
    static let text_zh = ##"""


{"language":"zh",


"without":{"unit":["点","點","b","kb","mb","gb","tb","pb"],"time_unit":["年"],"shifted":["{number:n}年后","{number:n}年前"]},

"rules":
{"ten":"(十|拾)",
"hundred":"(百|佰)",
"thousand":"(千|仟)",
"wan":"(万|萬)",
"yi":"(亿|億|万万|萬萬)",
"zero":"(零|〇|○)",

"odd":"(多|几|幾|余|餘|来|來)",
"point":"(点|點)",
"piece":"(个|個)",
"week":"(周|週|星期|礼拜|禮拜)",
"hour":"(小时|小時|钟头|鐘頭)",
"kuai":"(块|塊|元|圆|圓|蚊)",
"jiao":"(角|毛|毫)",
"of":"[的|之]",
"to":"[ ](到|至|－|—|直到|一直到|~|-|–)[ ]",
"before":"(之前|以前|前)",
"after":"(之后|之後|以后|以後|后|後)",
"orthodox":"(东正教|東正教)",
"more":"[又|零|加|和|余|餘|多]",
"minus":"(负|負|-|−)",
"and":"(和|与|與|跟|及|同|、)"},

"lists":

{"plain_ones":
{"1":"一|壹|弌|一两|一兩|一二",
"2":"二|贰|貳|两|兩|俩|倆|两三|兩三|二三",
"3":"三|叁|仨|三四|三五",
"4":"四|四五",
"5":"五|五六",
"6":"六|六七",
"7":"七|柒|七八",
"8":"八|捌|八九",
"9":"九|玖"},

"formal_ones":
{"3":"參|叄",
"4":"肆",
"5":"伍",
"6":"陆|陸"},
"other_tens":
{"20":"廿|念",
"30":"卅",
"40":"卌"},

"row_digit":
{"0":"<zero>",
"1":"一|壹|幺",
"2":"二|贰|貳|两|兩",
"3":"三|叁|參|叄",
"4":"四|肆",
"5":"五|伍",
"6":"六|陆|陸",
"7":"七|柒",
"8":"八|捌",
"9":"九|玖"},
"metric_scale":
{"1000":"k",
"1000000":"m",
"1000000000":"g"},
"parts_per":
{"0.1":"<thousand>",
"0.01":"<wan>",
"0.001":"十<wan>",
"0.0001":"<hundred><wan>",
"0.00001":"<thousand><wan>",
"0.000001":"<yi>",
"0.00000001":"<hundred><yi>"},
"few":
{"3":"[好]几|[好]幾|数|數|若干"},


"time_unit":
{"second":"秒[钟|鐘]",
"minute":"分(钟|鐘)",
"hour":"[<piece>][多|来|來]<hour>|<piece>[多|来|來](钟|鐘)",
"day":"[多]天|日",
"week":"[<piece>][多]<week>",
"weekend":"[<piece>](周末|週末)",
"month":"<piece>[多]月",
"quarter":"[<piece>]季度",
"century":"[<piece>](世纪|世紀)"},

"half_unit":
{"minute":"分钟|分鐘",
"hour":"<hour>|钟|鐘",
"day":"天",
"week":"星期|礼拜|禮拜",
"month":"月",
"century":"世纪|世紀"},

"count_unit":
{"second":"秒[钟|鐘]",
"minute":"分[钟|鐘]",
"hour":"[<piece>]<hour>|<piece>(钟|鐘)",
"day":"天|日",
"week":"[<piece>]<week>",
"weekend":"[<piece>](周末|週末)",
"month":"[<piece>]月",
"quarter":"[<piece>]季度",
"year":"年",
"century":"[<piece>](世纪|世紀)"},
"period_unit":
{"week":"<week>",
"weekend":"周末|週末",
"month":"月",
"quarter":"季|季度",
"half-year":"半年",
"century":"世纪|世紀"},
"repeat_unit":
{"second":"秒[钟|鐘]",
"minute":"分钟|分鐘",
"hour":"[<piece>]<hour>",
"day":"天|日",
"week":"[<piece>]<week>",
"weekend":"[<piece>](周末|週末)",
"month":"[<piece>]月",
"quarter":"[<piece>](季度|季)",
"year":"年"},
"age_unit":
{"year":"岁|歲|周岁|週歲",
"month":"<piece>月",
"week":"[<piece>]<week>",
"day":"天|日"},

"half_period":
{"week":"<week>",
"month":"<piece>月|月"},
"hour_unit":
{"hour":"<hour>",
"minute":"分钟|分鐘"},


"shift":
{"0":"(这|這)[一][<piece>]|呢[<piece>]|本|当|當|今[<piece>]",
"1":"下[一][<piece>]|来|來",
"-1":"上[一][<piece>]",
"2":"下下[<piece>]",
"-2":"上上[<piece>]",
"3":"下下下[<piece>]",
"-3":"上上上[<piece>]"},
"day_shift":
{"0":"今(天|日|儿|兒)|当(天|日)|當(天|日)",
"1":"明(天|日|儿|兒)|聽日|听日|翌日|次日",
"2":"(后|後)(天|日|儿|兒)",
"3":"大(后|後)(天|日)",
"-1":"昨(天|日|儿|兒)|寻日|尋日|琴日",
"-2":"前(天|日|儿|兒)",
"-3":"大前(天|日)"},
"year_shift":
{"0":"今年|本年[度]|(这|這|当|當)[一]年",
"1":"明年|(来|來|下)[一]年[度]|翌年|出年",
"2":"(后|後)年",
"3":"大(后|後)年",
"-1":"去年|上[一]年[度]|旧年|舊年",
"-2":"前年",
"-3":"大前年"},
"direction":
{"1":"(未来|未來|接下来|接下來|今后|今後|往后|往後|此后|此後|之后|之後)<of>|下|后|後",
"-1":"(过去|過去|最近|刚过去|剛過去|此前|之前|最后|最後)<of>|近|前|上"},
"front_or_back":
{"1":"前|头|頭|最初",
"-1":"后|後|最后|最後|末"},
"weekday":
{"1":"<week>(一|1)",
"2":"<week>(二|2)",
"3":"<week>(三|3)",
"4":"<week>(四|4)",
"5":"<week>(五|5)",
"6":"<week>(六|6)",
"7":"<week>(日|天|7)"},
"month_name":
{"1":"正月",
"11":"冬月",
"12":"腊月|臘月"},
"lunar_day":
{"1":"初一",
"2":"初二",
"3":"初三",
"4":"初四",
"5":"初五",
"6":"初六",
"7":"初七",
"8":"初八",
"9":"初九",
"10":"初十"},
"season":
{"1":"春(天|季)",
"2":"夏(天|季)",
"3":"秋(天|季)",
"4":"冬(天|季)"},
"short_season":
{"1":"春",
"2":"夏",
"3":"秋",
"4":"冬"},
"half_year":
{"1":"(上|前|头|頭)半年",
"2":"(下|后|後)半年"},
"edge":
{"start":"初|之初",
"early":"上旬|早期|初期",
"mid":"中旬|中期",
"end":"底",
"late":"下旬|末期|后期|後期|晚期"},
"edge_of_now":
{"start":"初",
"end":"底|末|尾"},

"zero_year":
{"2000":"00",
"2001":"01",
"2002":"02",
"2003":"03",
"2004":"04",
"2005":"05",
"2006":"06",
"2007":"07",
"2008":"08",
"2009":"09"},
"century_start":
{"1600":"(17|十七)(世纪|世紀)",
"1700":"(18|十八)(世纪|世紀)",
"1800":"(19|十九)(世纪|世紀)",
"1900":"(20|二十|上[<piece>])(世纪|世紀)",
"2000":"(21|二十一|本)(世纪|世紀)"},
"era_start":
{"626":"贞观|貞觀",
"704":"神龙|神龍",
"712":"开元|開元",
"1367":"洪武",
"1402":"永乐|永樂",
"1572":"万历|萬曆",
"1627":"崇祯|崇禎",
"1643":"顺治|順治",
"1661":"康熙",
"1722":"雍正",
"1735":"乾隆",
"1795":"嘉庆|嘉慶",
"1820":"道光",
"1850":"咸丰|咸豐",
"1861":"同治",
"1874":"光绪|光緒",
"1908":"宣统|宣統",
"1911":"民国|民國"},


"day_part":
{"00:00-06:00 00:00-05:00 00:00-04:00 04:00-08:00":"凌晨|(后|後|下)半夜",
"05:00-09:00 04:00-12:00 08:00-12:00 04:00-11:00":"清晨|清早|大清早|拂晓|拂曉|黎明",
"06:00-12:00 08:00-12:00 04:00-12:00 04:00-11:00 00:00-12:00":"早(上|晨|间|間)|朝早|大早上|一大早",
"08:00-12:00 06:00-12:00 04:00-12:00 00:00-12:00":"上午|午前|上晝|上昼",
"11:00-13:00 12:00-14:00 12:00-13:00":"中午|午间|午間|晌午",
"12:00-18:00 12:00-16:00 12:00-19:00 13:00-17:00":"下午|午后|午後|晏晝|晏昼|下晝|下昼",
"17:00-19:00 16:00-20:00 17:00-20:00":"傍晚|黄昏|黃昏",
"18:00-24:00 16:00-20:00 18:00-23:00 20:00-24:00 20:00-23:59:59 18:00-28:00":"晚(上|间|間)|夜晚|夜(间|間)",
"20:00-24:00 20:00-23:59:59 18:00-24:00 16:00-20:00 00:00-08:00 20:00-28:00":"夜(里|裡|裏)|深夜|半夜|大半夜|三更半夜",
"08:00-18:00 09:00-17:00":"白天|大白天"},

"short_part":
{"00:00-06:00 06:00-12:00 08:00-12:00 04:00-12:00":"晨",
"06:00-12:00 08:00-12:00 04:00-12:00 04:00-11:00":"早|朝",
"18:00-24:00 16:00-20:00 18:00-23:00 20:00-24:00 20:00-23:59:59 18:00-28:00":"晚",
"20:00-24:00 20:00-23:59:59 18:00-24:00 16:00-20:00 00:00-08:00 20:00-28:00":"夜"},
"short_day":
{"0":"今|当|當",
"1":"明|翌|聽|听",
"2":"后|後",
"-1":"昨|琴|寻|尋"},
"half":
{"am":"am|a.m.|a m",
"pm":"pm|p.m.|p m|p"},


"unit":
{"millimeter":"毫米|公厘|mm",
"centimeter":"公分|厘米|釐米|cm",
"decimeter":"分米|公寸",
"meter":"米|公尺|m",
"kilometer":"公里|千米|公裏|km",
"foot":"英尺|英呎|呎|foot|feet|foots|feets",
"inch":"英寸|英吋|吋|\"",
"mile":"英里|哩|mile[s]",
"yard":"码|碼",
"microgram":"微克",
"milligram":"毫克",
"gram":"克|公克",
"kilogram":"公斤|千克",
"metric-ton":"吨|公吨|噸|公噸",
"pound":"磅",
"ounce":"盎司|安士",
"milliliter":"毫升|公撮|cc|ml",
"liter":"升|公升|l",
"gallon":"[<piece>](加仑|加侖)",
"square-meter":"平|平米|平方米|平方公尺|坪",
"square-kilometer":"平方公里",
"cubic-meter":"立方|立方米|方",
"hectare":"公顷|公頃",
"mu":"亩|畝",
"kilometer-per-hour":"公里每小时|公里每小時|迈",
"meter-per-second":"米每秒",
"bit":"比特",
"kilobit":"千比特",
"byte":"字节|字節|位元組",
"kilobyte":"千字节|千字節|kb",
"megabyte":"兆|兆字节|兆字節|mb",
"gigabyte":"吉字节|千兆字节|gb",
"terabyte":"太字节|tb",
"jin":"斤",
"liang":"两|兩"},
"currency_unit":
{"CNY":"人民币|人民幣|元人民币|元人民幣|块钱|塊錢|rmb|￥",
"USD":"美刀|美金|刀|美圆|美圓",
"HKD":"港币|港幣|港纸|港紙|港元|元港币|元港幣",
"TWD":"台币|台幣|新台币|新台幣|臺幣",
"JPY":"日元|日圆|日圓|日币|日幣",
"KRW":"韩元|韓元|韩币|韓幣|韩圜",
"EUR":"欧元|歐元|欧|歐",
"GBP":"英镑|英鎊",
"AUD":"澳元|澳币|澳幣",
"CAD":"加元|加币|加幣",
"SGD":"新币|新幣|坡币|新加坡币|新加坡幣",
"MOP":"澳门元|澳門元|澳门币|澳門幣|葡币|葡幣",
"CHF":"瑞郎|瑞士法郎",
"THB":"泰铢|泰銖",
"RUB":"卢布|盧布",
"INR":"卢比|盧比",
"MYR":"马币|馬幣|令吉|林吉特",
"VND":"越南盾",
"BTC":"[<piece>](比特币|比特幣)",
"NGN":"奈拉",
"cent":"仙|美分"},

"holiday":
{"1-1":"元旦[节|節]|(阳历|陽曆)新年|新年",
"1-14":"印度(丰|豐)收(节|節)|[淡|泰]米(尔|爾)(丰|豐)收(节|節)|(庞|龐)格(尔|爾)(节|節)",
"2-14":"情人(节|節)|(圣|聖)瓦(伦|倫)丁(节|節)",
"3-8":"(妇|婦)女(节|節)|三八(节|節)",
"3-12":"植(树|樹)(节|節)",
"3-15":"三一五|消费者权益日",
"4-1":"愚人(节|節)",
"4-5":"清明[节|節]",
"4-4":"清明[节|節]",
"5-1":"[五一][国际|國際](劳|勞)(动|動)(节|節)|五一[假期|长假|長假|小长假|小長假]",
"5-4":"五四青年(节|節)|青年(节|節)",
"6-1":"[六一][国际|國際](儿|兒)童(节|節)|六一",
"7-1":"建(党|黨)(节|節)|香港回(归|歸)[纪念|紀念]日",
"8-1":"[八一]建(军|軍)(节|節)",
"9-10":"教(师|師)(节|節)",
"10-1":"[十一](国庆|國慶)[节|節|日]",
"10-31":"(万|萬)(圣|聖)(节|節)[前夕|前夜]",
"11-1":"(诸|諸)(圣|聖)(节|節)",
"11-11":"(双|雙)十一|光棍(节|節)",
"12-12":"(双|雙)十二",
"12-20":"澳(门|門)回(归|歸)[纪念|紀念]日",
"12-24":"平安夜|(圣|聖)(诞|誕)前夕|(圣|聖)(诞|誕)夜",
"12-25":"(圣|聖)(诞|誕)[节|節]|(耶|聖)诞(节|節)",
"12-31":"跨年夜|(新年|元旦)前夕",
"4-22":"[世界]地球日",
"10-16":"老板(节|節)",
"5-2-sunday":"母(亲|親)(节|節)",
"6-3-sunday":"父(亲|親)(节|節)",
"11-4-thursday":"感恩(节|節)",
"11-4-thursday+1":"黑色星期五",
"chinese:1-1":"春(节|節)|新春|大年初一|正月初一|正月正(时|時)|(农|農)(历|曆)新年|中国新年|中國新年",
"chinese:1-1-1":"除夕[夜]|大年三十|年三十(晚|夜)|大年夜|年夜",
"chinese:1-2":"大年初二|年初二",
"chinese:1-3":"大年初三|年初三",
"chinese:1-5":"大年初五|年初五",
"chinese:1-15":"元宵[节|節]|正月十五",
"chinese:5-5":"端午[节|節]|五月(节|節)",
"chinese:7-7":"七夕[节|節]",
"chinese:7-15":"中元(节|節)|鬼(节|節)",
"chinese:8-15":"中秋[节|節]",
"chinese:9-9":"重(阳|陽)[节|節]",
"chinese:12-8":"(腊|臘)八[节|節]",
"easter-47":"(忏|懺)悔(节|節)|(忏|懺)悔火曜日|煎(饼|餅)星期二",
"easter-46..46":"大(斋|齋)(节|節|期)|四旬期",
"orthodox-48..40":"四旬(节|節)",
"easter-46":"大(斋|齋)首日|[圣|聖]灰日|(圣|聖)灰(星期|禮拜|礼拜)三",
"easter-7":"(棕|圣|聖)枝主日|基督苦(难|難)主日",
"easter-3":"(神圣|神聖|圣|聖|圣周|聖週)(星期|周|週)四|濯足(节|節)",
"easter-2":"(耶(稣|穌)|主)受(难|難)(日|节|節)|(沈|沉)默(周|週|星期)五|(圣|聖)(周|週|星期)五",
"easter-1":"(神圣|神聖|圣|聖|黑色)(周|週|星期)六|(复|復)活(节|節)前夜",
"easter+0":"(复|復)活(节|節)",
"easter+1":"(复|復)活(节|節)(星期|周|週)一",
"easter+39":"耶(稣|穌)升天(节|節|日)|升天(节|節)",
"easter+49":"五旬(节|節)|(圣|聖)(灵|靈)降(临|臨)(日|节|節)",
"easter+56":"[天主](圣|聖)三[一](主日|节|節)",
"easter+60":"基督(圣|聖)(体|體)[圣|聖][血](节|節)",
"orthodox-8":"拉撒路(圣|聖)(周|週)六",
"orthodox-7":"<orthodox>(棕枝|(圣|聖)枝|基督苦(难|難))主日",
"orthodox-2":"<orthodox>((耶(稣|穌)|主)受(难|難)(日|节|節)|(沈|沉)默(周|週|星期)五|(圣|聖)(周|週|星期)五)",
"orthodox-1":"<orthodox>((神圣|神聖|圣|聖)(周|週|星期)六|主受(难|難)(节|節)翌日)",
"orthodox+0":"<orthodox>(复|復)活(节|節)",
"orthodox+1":"<orthodox>(复|復)活(节|節)(星期|周|週)一",

"hebrew:1-1..2":"(犹|猶)太新年",
"hebrew:1-1-1..3":"(犹|猶)太新年",
"hebrew:1-10":"(赎|贖)罪日",
"hebrew:1-10-1":"(赎|贖)罪日",
"hebrew:1-15..7":"住棚(节|節)",
"hebrew:1-15-1..9":"住棚(节|節)",
"hebrew:1-22":"(圣|聖)(会|會)(节|節)",
"hebrew:1-22-1":"(圣|聖)(会|會)(节|節)",
"hebrew:1-23":"[欢庆|歡慶](圣|聖)法(节|節)",
"hebrew:1-23-1":"[欢庆|歡慶](圣|聖)法(节|節)",
"hebrew:3-25..8":"光明(节|節)|[修|献|獻]殿(节|節)|哈努卡(节|節)",
"hebrew:3-25-1..8":"光明(节|節)|[修|献|獻]殿(节|節)|哈努卡(节|節)",
"hebrew:5-15":"(犹太|猶太)(植树|植樹)(节|節)|(树|樹)木新年|(图|圖)比舍巴特(节|節)",
"hebrew:5-15-1":"(犹太|猶太)(植树|植樹)(节|節)|(树|樹)木新年|(图|圖)比舍巴特(节|節)",
"hebrew:8-15..7":"逾越(节|節)",
"hebrew:8-15-1..9":"逾越(节|節)",
"hebrew:9-5":"以色列(国庆|國慶|独立|獨立)(节|節|日)",
"hebrew:9-5-1":"以色列(国庆|國慶|独立|獨立)(节|節|日)",
"hebrew:9-18":"篝火(节|節)",
"hebrew:9-18-1":"篝火(节|節)",
"hebrew:10-6..2":"七七(节|節)|沙夫幼特(节|節)|收(获|獲|穫)(节|節)|新果(实|實)(节|節)",
"hebrew:10-6-1..3":"七七(节|節)|沙夫幼特(节|節)|收(获|獲|穫)(节|節)|新果(实|實)(节|節)",
"hebrew:12-9":"(圣|聖)殿被毁日",
"hebrew:12-9-1":"(圣|聖)殿被毁日",
"islamic-umalqura:1-1":"伊斯(兰|蘭)[教|历|曆]新年",
"islamic-umalqura:3-12":"(圣|聖)(纪|紀)(节|節)",
"islamic-umalqura:7-27":"登霄(节|節)",
"islamic-umalqura:9-1..30":"[穆斯林](斋|齋)月",
"islamic-umalqura:9-27":"(法令|(权|權)力)之夜",
"islamic-umalqura:10-1":"(开|開)(斋|齋)(节|節)|(尔|爾)代(节|節)",
"islamic-umalqura:12-10":"宰牲(节|節)|古(尔|爾)邦(节|節)",
"chinese:4-8":"佛(诞|誕)[日|节|節]|浴佛(节|節)",
"chinese:4-15":"(卫|衛|威)(塞|瑟)(节|節)|比(萨|薩)(宝|寶)蕉(节|節)"}},

"patterns":


{"ones":
[{"in":"{plain_ones:n}|{formal_ones:n}","do":"number"}],

"led_10":
[{"in":"[{ones:a}]<ten>","do":"product","a":1,"b":10},
{"in":"{other_tens:n}","do":"number"},
{"in":"{tens:a}{ones:b}","do":"sum"}],
"tens":
[{"in":"[{ones:a}]<ten>","do":"product","a":1,"b":10},
{"in":"{other_tens:n}","do":"number"}],
"hundreds":
[{"in":"{ones:a}<hundred>|{digits:a}<hundred>","do":"product","b":100}],
"led_100":
[{"in":"{hundreds:a}","do":"same"},
{"in":"{hundreds:a}<zero>{ones:b}|{hundreds:a}[<zero>]{led_10:b}|{hundreds:a}{digit2:b}","do":"sum"},
{"in":"{hundreds:a}{ones_10:b}","do":"sum"},
{"in":"<hundred>{ones_10:b}","do":"sum","a":100},
{"in":"半<hundred>","do":"number","n":50}],
"ones_10":
[{"in":"{ones:a}","do":"product","b":10}],
"thousands":
[{"in":"{ones:a}<thousand>|{digits:a}<thousand>","do":"product","b":1000}],
"led_1000":
[{"in":"{thousands:a}","do":"same"},
{"in":"{thousands:a}<zero>{ones:b}|{thousands:a}[<zero>]{led_10:b}|{thousands:a}[<zero>]{led_100:b}","do":"sum"},
{"in":"{thousands:a}[<zero>]{digits2-4:b}|{thousands:a}{ones_100:b}","do":"sum"},
{"in":"<thousand>{ones_100:b}","do":"sum","a":1000}],
"ones_100":
[{"in":"{ones:a}","do":"product","b":100}],
"below_wan":
[{"in":"{ones:n}","do":"number"},
{"in":"{led_10:a}|{led_100:a}|{led_1000:a}|{digits:a}","do":"same"},
{"in":"{small_decimal:a}","do":"same"}],
"small_decimal":
[{"in":"{led_10:a}<point>{row:b}|{led_100:a}<point>{row:b}|{led_1000:a}<point>{row:b}|{one:a}<point>{row:b}","do":"point"}],
"one":
[{"in":"{ones:n}","do":"number"},
{"in":"<zero>","do":"number","n":0}],
"wans":
[{"in":"{below_wan:a}[<zero>][<odd>]<wan>","do":"product","b":10000},
{"in":"<hundred>{ones_10:b}<wan>","do":"product","a":10000}],
"led_wan":
[{"in":"{wans:a}","do":"same"},
{"in":"{wans:a}<zero>{ones:b}|{wans:a}[<zero>]{led_10:b}|{wans:a}[<zero>]{led_100:b}|{wans:a}[<zero>]{led_1000:b}","do":"sum"},
{"in":"{wans:a}[<zero>]{digits2-4:b}|{wans:a}{ones_1000:b}","do":"sum"}],
"ones_1000":
[{"in":"{ones:a}|{digit1:a}","do":"product","b":1000}],
"below_yi":
[{"in":"{below_wan:a}|{led_wan:a}","do":"same"}],
"yis":
[{"in":"{below_yi:a}[<zero>][<odd>]<yi>","do":"product","b":100000000}],
"led_yi":
[{"in":"{yis:a}","do":"same"},
{"in":"{yis:a}<zero>{ones:b}|{yis:a}[<zero>]{led_10:b}|{yis:a}[<zero>]{led_100:b}|{yis:a}[<zero>]{led_1000:b}","do":"sum"},
{"in":"{yis:a}[<zero>]{led_wan:b}|{yis:a}{ones_10_million:b}","do":"sum"}],
"ones_10_million":
[{"in":"{ones:a}|{digit1:a}","do":"product","b":10000000}],
"led_zhao":
[{"in":"{below_wan:a}兆","do":"product","b":1000000000000},
{"in":"{zhaos:a}[<zero>]{led_yi:b}|{zhaos:a}[<zero>]{led_wan:b}","do":"sum"}],
"zhaos":
[{"in":"{below_wan:a}兆","do":"product","b":1000000000000}],
"han":
[{"in":"{plain_ones:n}","do":"number"},
{"in":"{led_10:a}|{led_100:a}|{led_1000:a}|{led_wan:a}|{led_yi:a}|{led_zhao:a}","do":"same"}],
"words":
[{"in":"{han:a}|{more_than:a}","do":"same"},
{"in":"<zero>","do":"number","n":0}],

"more_than":
[{"in":"{tens:a}(几|幾|多|余|餘|来|來)|{hundreds:a}(几|幾|多|余|餘)|{thousands:a}(几|幾|多|余|餘)|{wans:a}(多|余|餘)","do":"same"}],

"row_number":
[{"in":"{row_digit:n}","do":"number"}],
"row":
[{"in":"{row_number:a}","do":"digits"},
{"in":"{row_number:a}{row:b}","do":"digits"}],
"long_row":
[{"in":"{row_number:a}{row_2:b}","do":"digits"}],
"row_2":
[{"in":"{row_number:a}{row:b}","do":"digits"}],
"decimal":
[{"in":"{han:a}<point>{row:b}","do":"point"},
{"in":"<zero><point>{row:b}","do":"point","a":0},
{"in":"[{ones:a}]<wan>{ones_1000:b}","do":"sum","a":10000}],
"amount":
[{"in":"{cardinal:a}|{decimal:a}","do":"same"}],
"number":
[{"in":"{decimal:a}|{long_row:a}|{in_metric:a}","do":"same"},
{"in":"<minus>[ ]{amount:a}|<minus>[ ]{in_metric:a}|<minus>[ ]{fraction:a}|<minus>[ ]{with_fraction:a}","do":"negative"},
{"in":"一半|半<piece>","n":0.5},
{"in":"{han:a}<piece>半","do":"sum","b":0.5},
{"in":"{amount:a}打","do":"product","b":12},
{"in":"半打","n":6},
{"in":"{with_fraction:a}","do":"same"},
{"in":"{formal_ones:n}","whole":true},
{"in":"<hundred>分之{amount:a}","do":"same"},

{"in":"{amount:a}(对|對|双|雙)","do":"same"},
{"in":"{amount:a}(对|對|双|雙)","do":"product","b":2}],
"in_metric":
[{"in":"{digits:a}[ ]{metric_scale:b}","do":"product"}],
"with_fraction":
[{"in":"{amount:a}又{fraction:b}","do":"sum"}],
"fraction":
[{"in":"{amount:b}分之{amount:a}|{amount:b}分之{formal_ones:a}","do":"quotient"},
{"in":"{ones:b}分一","do":"quotient","a":1,"not_before":"钟|鐘|秒|刻|点|點|分"}],
"ordinal":
[{"in":"第{amount:n}","do":"ordinal"}],
"percent":
["<hundred>分之{number:n}",
{"in":"{per_mille:n}|{tenths:n}"},
"{number:n}<piece>百分<point>",
{"in":"打(对|對)折","n":50}],
"per_mille":
[{"in":"{parts_per:b}分之{amount:a}","do":"product"},
{"in":"{amount:a}‰","do":"product","b":0.1}],

"tenths":
[{"in":"{ones:a}折|{digit1:a}折|{ones_decimal:a}折","do":"product","b":10},
{"in":"{digit2:a}折","do":"same"},
{"in":"{row_2:a}折","do":"same"},
{"in":"{amount:a}成","do":"product","b":10},
{"in":"{half_more:a}","do":"product","b":10},
{"in":"半成","do":"number","n":5}],
"half_more":
[{"in":"{amount:a}成半","do":"sum","b":0.5}],
"ones_decimal":
[{"in":"{digit1:a}.{digit1:b}|{one:a}<point>{row:b}","do":"point"}],



"temperature":
[{"in":"{number:n}(度|°)","unit":"generic"},
{"in":"{number:n}(摄|攝)氏[度|°]|(摄|攝)氏[温度|溫度]{number:n}(度|°)","unit":"celsius"},
{"in":"{number:n}(华|華)氏[度|°]|(华|華)氏[温度|溫度]{number:n}(度|°)","unit":"fahrenheit"},
{"in":"零下{below_zero:a}","do":"negative-measure"}],
"below_zero":
[{"in":"{number:n}度","do":"temperature","unit":"generic"},
{"in":"{number:n}(摄|攝)氏度|(摄|攝)氏{number:n}度","do":"temperature","unit":"celsius"},
{"in":"{number:n}(华|華)氏度|(华|華)氏{number:n}度","do":"temperature","unit":"fahrenheit"}],

"measured":
[{"in":"{number:n} {unit}","do":"dimension"},
{"in":"{meters:n}","unit":"meter","do":"dimension"}],

"meters":
[{"in":"{amount:a}米{row:b}|{amount:a}米{digits1-2:b}","do":"point"},
{"in":"米{height:b}","do":"point","a":1}],

"height":
[{"in":"五","do":"number","n":5},
{"in":"六","do":"number","n":6},
{"in":"七","do":"number","n":7},
{"in":"八","do":"number","n":8},
{"in":"九","do":"number","n":9}],
"dimension":
[{"in":"{meters:n}","unit":"meter"},
{"in":"每小(时|時){number:n}(公里|千米)|(时|時)速{number:n}公里","unit":"kilometer-per-hour"},
{"in":"每秒{number:n}米","unit":"meter-per-second"},
{"in":"(最多|至多|不超(过|過)|顶多|頂多)[ ]{measured:to}|{measured:to}[或](以下|以内|以內|之内|之內)","do":"interval"},
{"in":"(最少|至少|起(码|碼)|不少于|不少於)[ ]{measured:from}|{measured:from}[或|及]以上","do":"interval"},
{"in":"{measured:from}<to>{measured:to}|{amount:from}<to>{measured:to}","do":"interval"},

{"in":"{half_kilograms:n}","unit":"gram"}],
"half_kilograms":
[{"in":"{jin:a}","do":"same"},
{"in":"{jin:a}{liang:b}","do":"sum"},
{"in":"{liang:a}","do":"same"}],
"jin":
[{"in":"{amount:a}斤","do":"product","b":500},
{"in":"半斤","do":"number","n":250}],
"liang":
[{"in":"{amount:a}(两|兩)","do":"product","b":50},
{"in":"{liang_half:a}","do":"product","b":50}],
"liang_half":
[{"in":"{amount:a}(两|兩)半","do":"sum","b":0.5}],


"yuan":
[{"in":"{amount:a}<kuai>[钱|錢]","do":"same"},
{"in":"{amount:a}<kuai>{jiao:b}[钱|錢]","do":"sum"},

{"in":"{amount:a}<kuai>{tenth:b}",
"do":"sum",
"not_before":"斤|公斤|克|两|兩|磅|升|米|尺|平|度|个|個|只|隻|件|条|條|张|張|本|瓶|盒|箱|袋|包|杯|碗|份|位|人|天|次|双|雙|套|台|把|块|塊|打|年|月|小时|小時|点|點|十|百|千|万|萬|分之|串|根|支|枝|头|頭|层|層|间|間|晚|夜|桌|票|颗|顆|粒|罐|听|聽|辆|輛|盘|盤|片|朵|束|棵"},

{"in":"{amount:a}<kuai>零{fen:b}","do":"sum"}],
"jiao":
[{"in":"{amount:a}<jiao>","do":"product","b":0.1},
{"in":"{some_jiao:a}{fen:b}","do":"sum"}],
"some_jiao":
[{"in":"{ones:a}<jiao>|{digit1:a}<jiao>","do":"product","b":0.1}],
"tenth":
[{"in":"{ones:a}","do":"product","b":0.1}],
"fen":
[{"in":"{ones:a}[分]|{digit1:a}[分]","do":"product","b":0.01}],
"cents":
[{"in":"{amount:a}分(钱|錢)","do":"same"},
{"in":"{amount:a}分","do":"same","whole":true},
{"in":"{amount:a}<jiao>[钱|錢]","do":"product","b":10},
{"in":"{ten_cents:a}{ones:b}[分]","do":"sum"}],
"ten_cents":
[{"in":"{ones:a}<jiao>","do":"product","b":10}],
"money":
[{"in":"{yuan:n}","do":"currency","unit":"CNY"},
{"in":"{yuan:n}","do":"currency","unit":"$"},
{"in":"{number:n} {currency_unit:unit}","do":"currency"}],
"currency":

[{"in":"{yuan:n}","unit":"CNY","not_before":"蛋糕|糖|巧克力|饼|餅|肉|面包|麵包|石头|石頭|木头|木頭|豆腐|布|地|玻璃|砖|磚|骨|表|手表|手錶|香皂|肥皂|电池|電池|屏"},
{"in":"{yuan:n}","unit":"$","not_before":"蛋糕|糖|巧克力|饼|餅|肉|面包|麵包|石头|石頭|木头|木頭|豆腐|布|地|玻璃|砖|磚|骨|表|手表|手錶|香皂|肥皂|电池|電池|屏"},
{"in":"{jiao:n}[钱|錢]","unit":"CNY"},
{"in":"{cents:n}","unit":"cent"},
{"in":"(最多|至多|不超(过|過)|顶多|頂多)[ ]{money:to}|{money:to}[或](以下|以内|以內|之内|之內)","do":"interval"},
{"in":"(最少|至少|起(码|碼)|不少于|不少於)[ ]{money:from}|{money:from}[或|及]以上","do":"interval"},
{"in":"{money:from}<to>{money:to}|{amount:from}<to>{money:to}","do":"interval"}],

"age":
[{"in":"{number:n}(岁|歲|周岁|週歲)[大]","unit":"year"},
{"in":"{with_half:n}","unit":"year"},
"{number:n}{age_unit:unit}大"],
"with_half":
[{"in":"{amount:a}(岁|歲)半","do":"sum","b":0.5}],



"duration":
[{"in":"{spell:a}","do":"same"},
{"in":"{spell:a}<more>{duration:b}|{short_spell:a}<more>{duration:b}|{spell:a}<more>{short_spell:b}","do":"duration-sum"}],
"spell":
[{"in":"{years:a}","do":"same"},
{"in":"{number:n} {time_unit:unit}","do":"duration"},
{"in":"{few:n}{time_unit:unit}","do":"duration"},
{"in":"半{time_unit:unit}","do":"duration","n":0.5},
{"in":"{and_half:n}{half_unit:unit}","do":"duration"},
{"in":"{whole_spell:a}半|{short_spell:a}半[钟|鐘]","do":"duration-and","n":0.5},
{"in":"{quarters:n}","do":"duration","unit":"minute"},
{"in":"{1..99:n}晚","do":"duration","unit":"day","not_before":"上|间|間|餐|饭|飯|报|報|了|点|點|安|会|會"}],
"whole_spell":
[{"in":"{amount:n}{time_unit:unit}","do":"duration"},
{"in":"{1..999:n}年","do":"duration","unit":"year"}],
"years":
[{"in":"{1..999:n}(年|周年|週年)|{years_decimal:n}年|{few:n}年","do":"duration","unit":"year"},
{"in":"半年","do":"duration","unit":"year","n":0.5}],
"years_decimal":
[{"in":"{digits1-2:a}.{digits1-2:b}|{one:a}<point>{row:b}|{led_10:a}<point>{row:b}","do":"point"}],

"short_spell":
[{"in":"{amount:n}分","do":"duration","unit":"minute"},
{"in":"{amount:n}(时|時)","do":"duration","unit":"hour"}],
"and_half":
[{"in":"{amount:a}<piece>半","do":"sum","b":0.5},
{"in":"<piece>半","do":"number","n":1.5}],
"quarters":
[{"in":"{amount:a}刻(钟|鐘)","do":"product","b":15}],



"year_number":
[{"in":"{digit4:n}|{long_row:n}|{1000..2999:n}","do":"year"},
{"in":"{100..999:n}","do":"year"},
{"in":"{zero_year:n}","do":"number"},
{"in":"{row_pair:a}","do":"same"},
{"in":"{era_start:a}{1..99:b}|{era_start:a}{first_year:b}","do":"sum"}],
"row_pair":
[{"in":"{row_number:a}{row_number_1:b}","do":"digits"}],
"row_number_1":
[{"in":"{row_number:a}","do":"digits"}],
"first_year":
[{"in":"元","do":"number","n":1}],
"year_named":
[{"in":"{year_number:a}年[度]","do":"same"}],
"month_number":
[{"in":"{1..12:a}月[份]","do":"same"},
{"in":"{month_name:n}","do":"number"}],
"day_number":
[{"in":"{1..31:a}(日|号|號)","do":"same"},
{"in":"{lunar_day:n}","do":"number"}],
"atom":
["{year_named:year}",
"{month_number:month}",
"{day_number:day}",
"{month_number:month}[的]{edge_of_now:edge}",
"{month_number:month}{day_number:day}",
{"in":"{month_number:month}{lunar_day:day}","calendar":"chinese"},
{"in":"(农|農|阴|陰|旧|舊)(历|曆){month_number:month}({1..30:day}|{lunar_day:day})[日|号|號]","calendar":"chinese"},
"{month_number:month}{1..31:day}",
"{digit2:year}年{month_number:month}",
"{digits1-2:year}-{digits1-2:month}-{digits1-2:day}",
{"in":"{day_shift:offset}","do":"relative","unit":"day"},
{"in":"{year_shift:offset}","do":"relative","unit":"year"},
{"in":"{shift}{period_unit:unit}","do":"relative"},
{"in":"{shift}{weekday}","do":"weekday"},
{"in":"{shift}{season}","do":"named-unit"},
{"in":"{short_year:shift}{short_season:season}","do":"named-unit"},
{"in":"周末|週末","weekend":1},
{"in":"现在|現在|此时|此時|此刻|当前|當前|目前|眼下|宜家|依家|而家|马上|馬上|立刻|立即","do":"relative","unit":"second","offset":0},
{"in":"{direction:sign}{1..999:n}{count_unit:unit}|{direction:sign}{few:n}{count_unit:unit}","do":"count"},
{"in":"上[一]<piece>{hour_unit:unit}","do":"count","sign":-1,"n":1},
{"in":"下[一]<piece>{hour_unit:unit}","do":"count","sign":1,"n":1},
"{season}",
"{half_year:half-year}",
"第{1..4:quarter}季[度]|{1..4:quarter}季度|q{1..4:quarter}",
{"in":"年{edge_of_now:edge}","unit":"year","offset":0},
{"in":"{year_shift:offset}年{edge_of_now:edge}","unit":"year"},
{"in":"{shift:offset}月月{edge_of_now:edge}","unit":"month"},
{"in":"月{edge_of_now:edge}","unit":"month","offset":0},
{"in":"(年中)","unit":"year","offset":0,"edge":"mid"},
{"in":"(月中)","unit":"month","offset":0,"edge":"mid"},
{"in":"上半{half_period:unit}","offset":0,"edge":"early"},
{"in":"下半{half_period:unit}","offset":0,"edge":"late"},
{"in":"{1..30:n}(世纪|世紀)","do":"century"},
{"in":"{decade_number:n}年代","do":"decade"},
"[(农|農|阴|陰)(历|曆)]{holiday}",
{"in":"第{amount:n}[<piece>]{weekday}|(最后|最後)[一][<piece>]{weekday}","do":"nth","n":-1},

"{day_part:part}",
{"in":"{short_day:offset}{short_part:part}","unit":"day"},

{"in":"{clock:a}","do":"same"}],
"short_year":
[{"in":"今","do":"number","n":0},
{"in":"去","do":"number","n":-1},
{"in":"明","do":"number","n":1}],
"decade_number":
[{"in":"{digit2:n}|{digit4:n}","do":"number"},
{"in":"{led_10:a}","do":"same"},
{"in":"{century_start:a}{led_10:b}|{century_start:a}{10..90:b}","do":"sum"}],

"clock":
[{"in":"{0..24:hour}<point>[钟|鐘|整|正]","do":"clock","not_before":"儿|兒|点|點|击|擊|水"},
{"in":"{0..24:hour}(时|時)[整|正]","do":"clock"},
{"in":"{0..24:hour}(点|點|时|時){0..59:minute}分[{0..59:second}秒]","do":"clock"},
{"in":"{0..24:hour}(点|點|时|時)<zero>{1..9:minute}[分]","do":"clock"},
{"in":"{0..24:hour}<point>{10..59:minute}","do":"clock"},
{"in":"{0..24:hour}<point>(半|踏半|搭半)","do":"clock","minute":30},
{"in":"{0..24:hour}<point>(踏|搭){fives:minute}","do":"clock"},
{"in":"{0..24:hour}<point>(一刻|1刻)[钟|鐘]","do":"clock","minute":15},
{"in":"{0..24:hour}<point>(三刻|3刻)[钟|鐘]","do":"clock","minute":45},
{"in":"差{minutes:n}[到|就]{sharp:a}|{sharp:a}差{minutes:n}","do":"clock-shift","sign":-1},
{"in":"{sharp:a}(过|過){minutes:n}","do":"clock-shift","sign":1},
{"in":"午夜|零(时|時)","do":"time","time":"00:00"},
{"in":"正午[(十二|12)<point>]","do":"time","time":"12:00"},
{"in":"{digits1-2:hour}:{digit2:minute}[:{digit2:second}]分","do":"clock"}],

"fives_clock":
[{"in":"{0..24:hour}<point>{fives:minute}","do":"clock"}],
"cantonese_part":
[{"in":"晏晝","do":"fields","part":"12:00-18:00"},
{"in":"朝早","do":"fields","part":"06:00-12:00"},
{"in":"夜晚","do":"fields","part":"18:00-28:00"}],
"sharp":
[{"in":"{0..24:hour}<point>[钟|鐘|整]","do":"clock"}],
"minutes":
[{"in":"{1..59:a}分[钟|鐘]","do":"same"},
{"in":"(一|1)刻[钟|鐘]","do":"number","n":15}],
"fives":
[{"in":"{1..11:a}","do":"product","b":5}],

"moment":
[{"in":"{atom:a}(的|，|,|、)[ ]{moment:b}","do":"join"},
{"in":"{atom:a}<of>{portion:b}","do":"join"},
{"in":"{cantonese_part:a}{fives_clock:b}","do":"join"}],

"portion":
[{"in":"{edge}","do":"fields"},
{"in":"{short_part:part}","do":"fields"},
{"in":"{short_part_moment:a}{clock:b}","do":"join"},
{"in":"第{amount:n}[<piece>]{count_unit:unit}","do":"nth"},
{"in":"(最后|最後)[一][<piece>]{count_unit:unit}","do":"nth","n":-1},
{"in":"{front_or_back:n}{amount:count}[<piece>]{count_unit:unit}","do":"nth"},
{"in":"(第{amount:n}|{amount:n})季[度]","do":"nth","unit":"quarter"}],
"shifted":
[{"in":"{duration:by}[之|以](后|後)|(再|[再]过|[再]過){duration:by}[之|以][后|後]","sign":1},
{"in":"{duration:by}[之|以]前","sign":-1},
{"in":"{fixed_time:of}<of>[再](后|後|过|過){duration:by}|{fixed_time:of}<of>{duration:by}[之|以](后|後)","sign":1},
{"in":"{fixed_time:of}<of>前{duration:by}|{fixed_time:of}<of>{duration:by}[之|以]前","sign":-1}],
"fixed_time":
[{"in":"{date:a}|{instant:a}","do":"same"}],




"bare":
[{"in":"{0..24:hour}","do":"clock"},
{"in":"{1..31:day}|{month_number:month}{1..31:day}","do":"fields"},
{"in":"{1900..2099:year}","do":"fields"}],
"bare_part":
[{"in":"{bare:a}","do":"same"},
{"in":"{day_part_moment:a}{bare:b}","do":"join"}],
"day_part_moment":
[{"in":"{day_part:part}","do":"fields"}],
"span":
["[从|從|由|自]{when:from}[开始|開始|起]<to>{when:to}[为止|為止|止|之间|之間|期间|期間]",
"[从|從|由|自]{bare_part:from}<to>{when:to}[为止|為止|止|之间|之間]",
"(从|從|由|自){year_moment:from}<to>{year_moment:to}",
"[从|從]{when:from}<and>{when:to}[之](间|間)",
{"in":"(从|從|由|自[从|從])[包括]{when:a}(起|开始|開始|以来|以來)","do":"since"},
{"in":"(自[从|從]|从|從){when:a}","do":"since"},
{"in":"{when:a}(开始|開始|以来|以來)","do":"since"},
{"in":"{when:a}起","do":"since","not_before":"床|来|來|飞|飛|身|步|诉|訴|码|碼|点|點|头|頭"},
{"in":"[包括]{when:a}(或|及|或者)[其]<after>","do":"since"},
{"in":"{when:a}<after>","do":"after"},
{"in":"{when:a}<before>","do":"before"},
{"in":"[包括]{when:a}(或|及|或者)[其]<before>","do":"until"},
{"in":"[直]到{when:a}(为止|為止|止)|(截止|截至|截止到|截至到|直到){when:a}","do":"until"},
{"in":"{duration:by}[之|以](内|內)","do":"within"},
{"in":"(从|從){when:from}(起|开始|開始)[的]{duration:by}","do":"lasting"}],

"range":
[{"in":"{date:a}(那|所在的|这|這)[一][<piece>]<week>","do":"week-of"},
{"in":"{1..999:n}{count_unit:unit}[之|以](后|後)","do":"count","sign":1},
{"in":"{1..999:n}{count_unit:unit}[之|以]前","do":"count","sign":-1}],
"year_moment":
[{"in":"{1000..2999:year}[年]","do":"fields"}],



"recurrence":
[{"in":"(每|逢|每逢)[<piece>|<piece><week>的|<week>]{weekday}[的][({time:at}|{part:at})]"},
{"in":"每[一]{repeat_unit:unit}"},
{"in":"每[一]{repeat_unit:unit}[的]{time:at}|每[一]{repeat_unit:unit}[的]{date:at}"},
{"in":"每隔{amount:every}{repeat_unit:unit}|每{amount:every}{repeat_unit:unit}"},
{"in":"每[<piece>](工作日|上班日)[的][({time:at}|{part:at})]","weekday":[1,2,3,4,5]},
{"in":"(每[<piece>]|每逢|逢)(周末|週末)[的][({time:at}|{part:at})]","weekday":[6,7]},
{"in":"每[天]{night:at}","unit":"day","not_before":"上|间|間|里|裡|晨|餐|饭|飯"},
{"in":"每[一][<piece>|天]{part:at}","unit":"day"},
{"in":"每半[<piece>]<hour>","every":30,"unit":"minute"},
{"in":"每半年","every":6,"unit":"month"},
{"in":"隔天|每隔一天","every":2,"unit":"day"}],
"night":
[{"in":"{short_part:part}","do":"fields"},
{"in":"{short_part_moment:a}{clock:b}","do":"join"}],
"short_part_moment":
[{"in":"{short_part:part}","do":"fields"}],



"boolean":
[{"in":"是的|对的|對的|没错|沒錯|当然[可以]|當然[可以]|没问题|沒問題|嗯嗯|好啊|行啊","value":true},
{"in":"是|对|對|好|好的|好吧|行|可以|可以的|嗯|要|确定|確定|同意|有|係|係啊|ok","value":true,"whole":true},
{"in":"不用了|不是的|不需要了|不了","value":false},
{"in":"不|不是|不要|不用|不对|不對|不行|不可以|不好|没有|沒有|否|不需要|取消|唔係|唔要|no","value":false,"whole":true}],



"none":
["一(起|样|樣|般|定|直|切|些|下|下子|旦|边|邊|同|向|再|律|致|会儿|會兒|方面|共|路|生|辈子|輩子|带|帶|概|贯|貫|流|面|齐|齊)",
"一(如|身|味|系列|连串|連串|阵|陣|阵子|陣子|言|番|口气|口氣|目|见|見|帆|旁|头|頭|手|准|準|经|經|举|舉|体|體|线|線|瞬|瞬间|成不变)",
"一(看|听|聽|想|说|說|问|問|笑|跳|响|響|眼|来|來|去|边|邊|到底)|一(点儿|點兒|点点|點點|点也不|點也不)|有一(点|點)",
"一(模一样|模一樣|心一意|五一十|清二楚|举一动|舉一動|来一去|言一行|分一秒|点一滴|朝一夕|板一眼|针一线|草一木|唱一和)",
"壹(切|起|样|樣|定|直)|(万|萬|统|統|唯|专|專|单|單|同|之|逐|随|隨|进|進|其|有朝)一|进一步|進一步|(吓|嚇)一跳",
"三(心二意|明治|角|亚|亞|星|轮车|輪車|文鱼|文魚|国演义|國演義|番五次|长两短|長兩短|思|峡|峽|维|維|更|更半夜)",
"四(川|處|处|季|肢|面|方|海|合院|轮|輪|声|聲|面八方)|五(官|金|花|香|谷|穀|脏|臟|颜六色|顏六色|湖四海|笔|筆|线谱)",
"两(边|旁|侧|性|者)|兩(邊|旁|側|性|者)|二(手|胡|维码|維碼|战|戰|氧化碳|奶|货)|六(神|亲|親|朝)|七(上八下|嘴八舌|情六欲)",
"八(卦|哥|仙|爪鱼|爪魚|宝粥|寶粥)|九(寨|龙|龍|霄|牛一毛|江)|十(全十美|字|足|里洋场)|(乱|亂)七八糟|不三不四|(丢|丟)三落四",
"十分(感谢|感謝|抱歉|高兴|高興|喜欢|喜歡|重要|满意|滿意|开心|開心|可爱|可愛|漂亮|简单|簡單|不错|不錯|有|难|難|清楚|必要|方便)",
"百(货|貨|姓|合|科|度|家姓|褶|叶|葉|般|分之|灵|靈|战|戰)|千(万别|萬別|万不要|萬不要|万要|萬要|万注意|古|秋|方百计|方百計)",
"(万|萬)(分|能|物|岁|歲|象|里长城|里長城|事|幸|般|圣|聖|一)|千(万|萬)|(亿|億)(万|萬)|(万|萬)(万|萬)",
"零(件|食|钱|錢|售|用|碎|星|部件|配件|基础|基礎)",
"(陆|陸)(地|续|續|军|軍)|(大|登|着|著|内|內|水|上|新)(陆|陸)|(队|隊|入|退|行)伍|(放|大|酒)肆|肆(意|无忌惮|無忌憚|虐)",
"(收|捡|撿)拾|拾(到|起|取|荒|金)|參(加|觀|與|考|賽|議|謀|數|照|展|選|差)|(人|海)參|(第三|有)者",
"(这|這|下|上|本)[<piece>]月(亮|球|饼|餅|光|票|台)|(日|号|號|月)(子|常|记|記|码|碼|召|称|稱)",
"百分(数|數|比|制)|打(电话|電話|开|開|车|車|算|扰|擾|折|包|印|球|工|架|扫|掃|字|击|擊|断|斷)|张三|張三|李四|王五",
"{1..99:n}(号|號)(线|線|楼|樓|门|門|店|机|機|位|桌|房|床|选手|選手|球|厅|廳|出口|院|车|車|馆|館|航站)|五角(星|大楼|大樓)",
"一(块|塊)(儿|兒|去|来|來|吃|走|玩)|一(把|堆|帮|幫|群人|伙|夥|律|脸|臉|副|股|团糟|團糟|塌糊涂|無所有|无所有|哄而散|气呵成|氣呵成)",
"(大|小|玉|白|糯|虾|蝦|爆|香|黑|红|紅|薏|稻)米",
"有一天|(早上|上午|中午|下午|晚上|晚)好|{1..12:n}年(级|級|纪|紀)"]}}
"""##
}
