// Written by 'parlance generate entities'. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedEntities {
    static let text_en_amounts = ##"""


{"language":"en",


"without":
{"unit":["a","ac","atm","au","bars","c","cd","da","deg","degree","degrees","dot","dots","dr","dsp","em","ems","ev","fur","g","gb","gs","in","item","items","j","kb",
"light","ma","mb","mc","ml","mpt","n","pa","part","pc","pm","point","points","pt","pts","smi","st","tb","°"],
"time_unit":["c"],

"temperature":["({number:n} k)"],
"temperature_unit":["k"],
"currency_unit":["$","£","ft","km","rs"],
"currency_code":["ALL","TOP","CUP","PEN","BAD","BAN","K","L","M","P","Q","FT","KM","KGS","KN","RS","SOS"]},

"lists":

{"more_powers":
{"100":"hundreds",
"1000":"thousands|grand",
"100000":"lakh[s]|lac[s]|lkh[s]",
"1000000":"millions|mil|mln",
"10000000":"crore[s]",
"1000000000":"billions|bn|bln",
"1000000000000":"trillions|trn"},

"scale_letter":{"1000":"k","100000":"l","1000000":"m","1000000000":"b|g","1000000000000":"t"},


"unit_word":{"1":"one","2":"two","3":"three","4":"four","5":"five","6":"six","7":"seven","8":"eight","9":"nine"},
"teen_word":{"10":"ten","11":"eleven","12":"twelve","13":"thirteen","14":"fourteen","15":"fifteen","16":"sixteen","17":"seventeen","18":"eighteen","19":"nineteen"},
"ten_word":{"20":"twenty","30":"thirty","40":"forty|fourty","50":"fifty","60":"sixty","70":"seventy","80":"eighty","90":"ninety"},


"one_part":{"3":"third","4":"fourth|quarter","5":"fifth","6":"sixth","7":"seventh","8":"eighth","9":"ninth","10":"tenth","11":"eleventh","12":"twelfth",
"13":"thirteenth","14":"fourteenth","15":"fifteenth","16":"sixteenth","17":"seventeenth","18":"eighteenth","19":"nineteenth","20":"twentieth",
"30":"thirtieth","40":"fortieth","50":"fiftieth","60":"sixtieth","70":"seventieth","80":"eightieth","90":"ninetieth",
"100":"hundredth","1000":"thousandth","1000000":"millionth","1000000000":"billionth","1000000000000":"trillionth"},
"parts":{"2":"halves","3":"thirds","4":"fourths|quarters|quarter","5":"fifths","6":"sixths","7":"sevenths","8":"eighths","9":"ninths","10":"tenths","11":"elevenths",
"12":"twelfths","13":"thirteenths","14":"fourteenths","15":"fifteenths","16":"sixteenths","17":"seventeenths","18":"eighteenths","19":"nineteenths",
"20":"twentieths","30":"thirtieths","40":"fortieths","50":"fiftieths","60":"sixtieths","70":"seventieths","80":"eightieths","90":"ninetieths",
"100":"hundredths","1000":"thousandths","1000000":"millionths","1000000000":"billionths","1000000000000":"trillionths"},

"last_part":{"1":"first","2":"second","3":"third","4":"fourth","5":"fifth","6":"sixth","7":"seventh","8":"eighth","9":"ninth"},
"last_parts":{"1":"firsts","2":"seconds","3":"thirds","4":"fourths","5":"fifths","6":"sixths","7":"sevenths","8":"eighths","9":"ninths"},
"ordinal_scale":{"100":"hundredth","1000":"thousandth","100000":"lakhth","1000000":"millionth","1000000000":"billionth","1000000000000":"trillionth"},


"unit":
{"kilometer":"kilometre[s]|kms|klick[s]",
"meter":"metre[s]|mtr[s]",
"decimeter":"decimetre[s]",
"centimeter":"centimetre[s]|cms",
"millimeter":"millimetre[s]|mms",
"micrometer":"micrometre[s]|micron[s]|um",
"nanometer":"nanometre[s]",
"picometer":"picometre[s]|picometer[s]",
"mile":"mi",
"yard":"yds",
"inch":"\"|''|in.",
"light-year":"light year[s]|ly",
"square-kilometer":"square kilometre[s]|sq[.] km[.]|sqkm|km^2",
"square-meter":"square metre[s]|sq[.] m[.]|sqm|m^2",
"square-centimeter":"square centimetre[s]|sq cm",
"square-foot":"sqft|sq[.] ft[.]|sq[.] feet|square ft|ft2|ft^2",
"square-mile":"sq mile[s]",
"cubic-meter":"cubic metre[s]|m^3",
"cubic-centimeter":"cubic centimetre[s]|cc",
"hectoliter":"hectolitre[s]",
"liter":"litre[s]|ltr[s]",
"deciliter":"decilitre[s]",
"centiliter":"centilitre[s]",
"milliliter":"ml|mls|millilitre[s]",
"gallon":"gals",
"quart":"qts",
"pint":"pt|pts",
"teaspoon":"tsps|teaspoonful[s]",
"tablespoon":"tbsps|tbs|tablespoonful[s]",
"fluid-ounce":"fl[.] oz[.]",
"kilogram":"kilo[s]|kgs|kilogramme[s]",
"gram":"g|gs|gm[s]|gramme[s]",
"milligram":"mgs|milligramme[s]",
"microgram":"mcg|ug|microgramme[s]",
"pound":"lbs[.]|lb.",
"ounce":"oz[s].|ozs",
"stone":"stone",
"tonne":"tonne[s]|t",
"ton":"t|tonne[s]",
"mile-per-hour":"mi/h|mile[s] (a|an) hour",
"kilometer-per-hour":"kph|kmh|kmph|kilometre[s] per hour|(kilometer[s]|kilometre[s]|km) (a|an) hour|km per hour",
"meter-per-second":"metre[s] per second|(meter[s]|metre[s]) (a|an) second",
"kilobyte":"kb|kbyte[s]",
"megabyte":"mb|mbyte[s]|meg[s]",
"gigabyte":"gb|gbyte[s]|gig[s]",
"terabyte":"tb|tbyte[s]",
"kilobit":"kb",
"megabit":"mb",
"gigabit":"gb",
"kilobit-per-second":"kbps|kb/s|kbit/s|kilobit[s] per second",
"megabit-per-second":"mbps|mb/s|mbit/s|megabit[s] per second",
"gigabit-per-second":"gbps|gb/s|gbit/s|gigabit[s] per second",
"degree":"arc degree[s]",
"turn":"turn[s]"},

"counted_unit":
{"kilometer":"kilometer|kilometre|km",
"meter":"meter|metre",
"centimeter":"centimeter|centimetre|cm",
"millimeter":"millimeter|millimetre|mm",
"mile":"mile",
"foot":"foot",
"inch":"inch",
"acre":"acre",
"hectare":"hectare",
"liter":"liter|litre",
"milliliter":"milliliter|millilitre|ml",
"gallon":"gallon|gal",
"quart":"quart",
"pint":"pint",
"cup":"cup",
"teaspoon":"teaspoon|tsp",
"tablespoon":"tablespoon|tbsp",
"barrel":"barrel",
"kilogram":"kilogram|kilo|kg",
"gram":"gram",
"pound":"pound|lb",
"ounce":"ounce|oz"},


"currency_name":
{"USD":["dollar[s]|buck[s]|greenback[s]","american dollar[s]|u.s. dollar[s]"],
"GBP":"pound[s]|quid|pound[s] sterling|sterling",
"EUR":"euro[s]",
"JPY":"yen",
"CNY":"yuan|renminbi|rmb|元",
"INR":"rupee[s]|rs|rs.",
"RUB":"rouble[s]|ruble[s]",
"KRW":"won",
"RON":"lei",
"CHF":"franc[s]|swiss franc[s]",
"MXN":"peso[s]",
"BRL":"reais|reals",
"TRY":"lira[s]",
"ILS":"shekel[s]|israeli shekel[s]",
"THB":"baht[s]",
"PLN":"zloty[s]|zlotys",
"HUF":"forint[s]",
"SEK":"swedish krona[s]|krona|kronor",
"DKK":"danish krone[r]",
"NOK":"norwegian krone[r]",
"ZAR":"rand[s]",
"MYR":"ringgit[s]|malaysia ringgit[s]|rm",
"VND":"dong",
"IDR":"rupiah[s]",
"UAH":"hryvnia[s]|hryvnya",
"EGP":"egyptian pound[s]|egyptianpound[s]|le|l.e.|geneh|genihat [masriya]",
"SAR":"saudi riyal[s]|saudiriyal[s]|saudi rial[s]",
"PHP":"philippine peso[s]",
"SGD":"singapore dollar[s]",
"HKD":"hong kong dollar[s]",
"dinar":"dinar[s]",
"rial":"rial[s]|riyal[s]",
"dirham":"dirham[s]",
"peseta":"peseta[s]",
"NLG":"guilder[s]|dutch guilder[s]",
"DEM":"marks|deutsche mark[s]|german mark[s]|west german mark[s]",
"ITL":"lire|italian lire",
"FRF":"french franc[s]",
"KWD":"kuwaiti dinar[s]",
"AED":"uae dirham[s]|emirati dirham[s]",
"TWD":"taiwan dollar[s]|new taiwan dollar[s]",
"BTC":"bitcoin[s]|btc",
"ETH":"ether|ethereum|eth",
"satoshi":"satoshi[s]",
"cent":"cent[s]|penny|pennies",
"pence":"pence|penny|pennies"},

"currency_unit":{"USD":"usd","GBP":"gbp","EUR":"eur","JPY":"jpy","CNY":"cny","INR":"inr","KRW":"krw","CHF":"chf","MXN":"mxn","BRL":"brl","ILS":"ils","THB":"thb",
"PLN":"pln","HUF":"huf","SEK":"sek","DKK":"dkk","NOK":"nok","ZAR":"zar","MYR":"myr","UAH":"uah","EGP":"egp","SGD":"sgd","HKD":"hkd","CAD":"cad","AUD":"aud","NZD":"nzd"},

"counted_currency":{"USD":"dollar|buck","GBP":"pound|quid","EUR":"euro","INR":"rupee","CHF":"franc","MXN":"peso","cent":"cent|penny","pence":"penny"},

"currency_sign":
{"GBP":"£",
"USD":["$","us $|us$"],
"CAD":"c $|c$|can$|cad$",
"AUD":"au$|aud$",
"NZD":"nz$|nz $|nzd$",
"MXN":"mex$",
"HKD":"hk$|hk $|hkd$",
"SGD":"s$|sgd$",
"TWD":"nt$|nt $",
"BRL":"r$",
"EUR":"€|€ur",
"JPY":"¥",
"cent":"¢"},


"name_before":
{"INR":"rs[.]",
"MYR":"ringgit[s]|malaysia ringgit[s]|malaysian ringgit[s]|rm"},


"whole_unit":
{"second":"second|sec",
"minute":"minute|min",
"hour":"hour|hr",
"day":"day",
"week":"week",
"weekend":"weekend",
"fortnight":"fortnight",
"month":"month",
"year":"year",
"decade":"decade",
"century":"century"},
"workday":
{"day":"business day[s]|working day[s]|work day[s]|workday[s]|night[s]"},
"repeated_unit":
{"minute":"(every|each) [single] minute",
"hour":"hourly|(every|each) [single] hour|once (a|an|per|every) hour",
"day":"daily|everyday|(every|each) [single] day|day by day|once (a|per|every) day|once daily",
"week":"weekly|(every|each) [single] week|once (a|per|every) week",
"fortnight":"fortnightly|biweekly|bi weekly|(every|each) fortnight|once (a|per|every) fortnight",
"month":"monthly|(every|each) [single] month|once (a|per|every) month",
"quarter":"quarterly|(every|each) quarter|once (a|per|every) quarter",
"year":"yearly|annually|(every|each) [single] year|once (a|per|every) year"},

"long_unit":{"minute":"minute[s]|min[s]","hour":"hour[s]|hr[s]"},
"few_units":
{"2":"a couple|a couple of|couple|couple of",
"3":"a few|few|several"},
"weekdays":{"1":"mondays","2":"tuesdays","3":"wednesdays","4":"thursdays","5":"fridays","6":"saturdays","7":"sundays"}},

"rules":
{"about":"[(about|around|approximately|approx[.]|roughly|nearly|almost|some|~) ]",
"through":"( to |[ ]-[ ]|[ ]~[ ])",

"min":"(at least|no less than|not less than|a minimum of|minimum|more than|over|above|exceeding|in excess of|upwards of|<greater> than)",
"max":"(at most|no more than|not more than|a maximum of|maximum|less than|under|below|up to|fewer than|<smaller> than)",
"greater":"(greater|higher|bigger|larger|longer|taller|heavier|older|farther|further)",
"smaller":"(lower|smaller|shorter|lighter|younger|cheaper|closer)",
"degrees":"(degree[s]|deg[.]|°)",
"at_time":"({time:at}|{part:at})",
"weekly":"(every|each) [single]",
"until":"(to|through|thru|till|til|until|-)",
"so":"[(yes|well|um|oh)[,] ]",
"or_more":"(or|and) (more|above|over|up|older|higher)",
"or_less":"(or|and) (less|below|under|fewer|younger|lower)"},

"patterns":


{"number":
[{"in":"{positive:a}","do":"same"},
{"in":"(minus|negative) {positive:a}|-[ ]{positive:a}","do":"negative"},
{"in":"{relation:a}","do":"same"},
{"in":"(minus|negative) {relation:a}","do":"negative"},
{"in":"no. {digits:a}","do":"same"},

{"in":"[the] {ordinal_word:n} (one|ones)|[the] {digits:n}(st|nd|rd|th) (one|ones)","do":"ordinal"},
{"in":"nought|naught|nil","n":0},
{"in":"a couple|a couple of|couple|couple of|a pair|a pair of|pair of","n":2},
{"in":"a few","n":3},
{"in":"half of","n":0.5},

{"in":"half","n":0.5,"whole":true},
{"in":"single|a single one","n":1,"whole":true},
{"in":"few|several","n":3,"whole":true},
{"in":"{words:a} \\({digits:b}\\)|{digits:a} \\({words:b}\\)","do":"same"}],

"relation":
[{"in":"{words:a} over {cardinal:b}|{digits1-2:a} over {cardinal:b}","do":"quotient"},

{"in":"{digits:a}[ ](x|×|*)[ ]{ten_power:b}","do":"product"},
{"in":"{digits:a}^+{digits:b}","do":"power"},

{"in":"{words:a} out of {words:b}","do":"proportion"}],
"ten_power":
[{"in":"10^{exponent:b}","do":"power","a":10}],
"exponent":
["{digits:a}",
{"in":"-{digits:a}","do":"negative"}],

"positive":
["{cardinal:a}",
"{scaled:a}|{grouped:a}",
"{fraction:a}|{mixed:a}|{decimal:a}|{dozens:a}|{pair:a}"],


"decimal":
[{"in":"{cardinal:a} point {decimals:b}|{pair:a} point {decimals:b}|{zero:a} point {decimals:b}|point {decimals:b}","do":"point"}],
"decimals":
[{"in":"{0..99:a}|{zero:a}|{0..99:a} {decimals:b}|{zero:a} {decimals:b}","do":"digits"}],
"zero":
[{"in":"zero|nought|naught|oh|o","n":0,"do":"number"}],

"fraction":
[{"in":"a half|one half","n":0.5},
{"in":"(a|an|one|1)[ -] {denominator:b}","do":"quotient","a":1},
{"in":"{words:a}[ -] {denominators:b}|{digits:a} {denominators:b}","do":"quotient"},
{"in":"{ratio:a} (rd|rds|th|ths)","do":"same"}],
"denominator":
["{one_part:n}",
{"in":"{ten_word:a} {last_part:b}","do":"sum"},
{"in":"(hundred|one hundred) {one_part:b}","do":"product","a":100}],
"denominators":
["{parts:n}",
{"in":"{ten_word:a} {last_parts:b}","do":"sum"}],

"bare_fraction":
[{"in":"half|an half","n":0.5,"do":"number"},
{"in":"quarter|fourth","n":0.25,"do":"number"}],
"share":
[{"in":"{fraction:a}|{bare_fraction:a}","do":"same"},
{"in":"{one_part:b} of","do":"quotient","a":1}],

"mixed":
[{"in":"{cardinal:a} and {fraction:b}|{cardinal:a} and {bare_fraction:b}|{digits:a} {ratio:b}|{digits:a}-{ratio:b}","do":"sum"},
{"in":"{twenty_and_four:a} and {fraction:b}","do":"sum"}],


"scaled":
[{"in":"{digits:a}{scale_letter:b}","do":"product"},
{"in":"{cardinal:a} k","do":"product","b":1000},

{"in":"{digits:a} {scale_letter:b}","do":"same"},
{"in":"{digits:a} {scale_letter:b}","do":"product"},

{"in":"{cardinal:a} {great_power:b} and {fraction:more}|a {great_power:b} and {fraction:more}","do":"product","a":1},
{"in":"{whole_scaled:a} and {part_scaled:b}","do":"sum"},
{"in":"{digits:a} {power:b}|{words:a} {more_powers:b}|{decimal:a} {power:b}|{mixed:a} {power:b}|{few_units:a} {power:b}","do":"product"},
{"in":"{share:a} [of] [a|an] {power:b}","do":"product"}],
"whole_scaled":
[{"in":"{cardinal:a} {great_power:b}|a {great_power:b}","do":"product","a":1}],
"part_scaled":
[{"in":"{share:a} [of] [a|an] {great_power:b}","do":"product"}],
"great_power":
[{"in":"million[s]","do":"number","n":1000000},
{"in":"billion[s]","do":"number","n":1000000000},
{"in":"trillion[s]","do":"number","n":1000000000000}],
"power":
["{scale:n}|{more_powers:n}"],


"grouped":
["{hundreds:a}|{thousands:a}|{lakhs:a}|{crores:a}|{millions:a}|{billions:a}"],
"hundreds":
[{"in":"{hundred_count:a} [and] {1..99:b}","do":"sum"}],
"hundred_count":
[{"in":"{digits:a} hundred","do":"product","b":100}],
"thousands":
[{"in":"{thousand_count:a}[,] [and] {below_thousand:b}","do":"sum"}],
"thousand_count":
[{"in":"{digits:a} thousand","do":"product","b":1000}],
"below_thousand":
["{1..999:a}|{hundred_count:a}|{hundreds:a}"],
"lakhs":
[{"in":"{lakh_count:a}[,] [and] {below_lakh:b}","do":"sum"}],
"lakh_count":
[{"in":"{cardinal:a} (lakh[s]|lac[s]|lkh[s])","do":"product","b":100000}],
"below_lakh":
["{1..99999:a}|{hundred_count:a}|{hundreds:a}|{thousand_count:a}|{thousands:a}"],
"crores":
[{"in":"{crore_count:a}[,] [and] {below_crore:b}","do":"sum"}],
"crore_count":
[{"in":"{cardinal:a} crore[s]","do":"product","b":10000000}],
"below_crore":
["{below_lakh:a}|{lakh_count:a}|{lakhs:a}"],
"millions":
[{"in":"{million_count:a}[,] [and] {below_million:b}","do":"sum"}],
"million_count":
[{"in":"{digits:a} million","do":"product","b":1000000}],
"below_million":
["{1..999999:a}|{hundred_count:a}|{hundreds:a}|{thousand_count:a}|{thousands:a}"],
"billions":
[{"in":"{billion_count:a}[,] [and] {below_billion:b}","do":"sum"}],
"billion_count":
[{"in":"{digits:a} billion","do":"product","b":1000000000}],
"below_billion":
["{below_million:a}|{million_count:a}|{millions:a}"],

"dozens":
[{"in":"dozen|a dozen|a dozen of","do":"number","n":12},
{"in":"half a dozen|a half dozen|half dozen","do":"number","n":6},
{"in":"{cardinal:a} dozen[s]|{mixed:a} dozen[s]","do":"product","b":12}],


"pair":
[{"in":"{one_digit:a} {two_digits:b}|{one_digit:a} {low_digits:b}|{two_digits:a} {two_digits:b}|{two_digits:a} {low_digits:b}","do":"digits"}],
"one_digit":
["{unit_word:n}"],
"two_digits":
["{teen_word:n}|{ten_word:n}",
{"in":"{ten_word:a} {unit_word:b}","do":"sum"}],
"low_digits":
[{"in":"{zero:a} {one_digit:b}","do":"digits"}],



"ordinal":
[{"in":"{words:a} [and] {ordinal:b}","do":"ordinal-sum"},
"{ordinal_scale:n}",
{"in":"{words:a} {ordinal_scale:b}","do":"ordinal-product"},
{"in":"nineth","n":9},
{"in":"twelveth","n":12},

{"in":"{simple_duration:a}","do":"same"}],



"percent":
["{number:n} (percent|per cent|pct[.]|percents|percentage|percentage point[s])",
"{fraction:n} (a|of a|of one) (percent|per cent)|{bare_fraction:n} (a|of a|of one) (percent|per cent)",
{"in":"(percent|percents|per cent) of {number:n}","whole":true}],



"temperature":
[{"in":"{simple_temperature:a}","do":"same"},
{"in":"{simple_temperature:a} below|{simple_temperature:a} below (zero|0)|{plain_degrees:a} below (zero|0)","do":"negative-measure"},
{"in":"<min> <about>{simple_temperature:from}|{simple_temperature:from} <or_more>","do":"interval"},
{"in":"<max> <about>{simple_temperature:to}|{simple_temperature:to} <or_less>","do":"interval"},
{"in":"(between|from) <about>{simple_temperature:from} (and|to|-) <about>{simple_temperature:to}","do":"interval"},
{"in":"(between|from) <about>{number:from} (and|to|-) <about>{simple_temperature:to}","do":"interval"},
{"in":"{simple_temperature:from}<through>{simple_temperature:to}|{number:from}<through>{simple_temperature:to}","do":"interval"},
{"in":"<min> <about>{simple_temperature:a}|<max> <about>{simple_temperature:a}","do":"same"},

{"in":"{angle:a}","do":"same"}],
"simple_temperature":
[{"in":"{number:n} {temperature_unit:unit}","do":"temperature"},
{"in":"{number:n} <degrees>","unit":"generic","do":"temperature"},
{"in":"{number:n} [<degrees>] (c|celsius|celcius|centigrade)","unit":"celsius","do":"temperature"},
{"in":"{number:n} [<degrees>] (f|fahrenheit|farenheit|fahrenheits)","unit":"fahrenheit","do":"temperature"},
{"in":"{number:n} [<degrees>] kelvin|{number:n} <degrees> k","unit":"kelvin","do":"temperature"}],
"plain_degrees":
[{"in":"{number:n}","unit":"generic","do":"temperature"}],



"dimension":
[{"in":"{size:a}","do":"same"},
{"in":"<min> {inches:from}|<max> {inches:to}","do":"interval","whole":true},
{"in":"<min> <about>{size:from}|{size:from} <or_more>","do":"interval"},
{"in":"<max> <about>{size:to}|{size:to} <or_less>","do":"interval"},
{"in":"(between|from) <about>{size:from} (and|to|-) <about>{size:to}","do":"interval"},
{"in":"{number:from}<through>{number:n} {power:by} {unit:unit}","kind":"dimension","do":"interval"},
{"in":"(between|from) {number:from} (and|to|-) {number:n} {power:by} {unit:unit}","kind":"dimension","do":"interval"},
{"in":"(between|from) <about>{number:from} (and|to|-) <about>{size:to}","do":"interval"},
{"in":"<about>{size:from}<through><about>{size:to}|<about>{number:from}<through><about>{size:to}","do":"interval"},

{"in":"<min> <about>{size:a}|<max> <about>{size:a}|{number:from}<through>{size:a}","do":"same"},
{"in":"{angle:a}","do":"same"},

{"in":"{large_money:a}","do":"same"},
{"in":"{number:n} in","unit":"inch","whole":true}],
"size":
["{simple_size:a}",

"{pounds:a} of",
{"in":"{simple_size:a}[,] [and] {size:b}|{feet:a}[,] [and] {bare_inches:b}|{feet:a} {size:b}","do":"measure-sum"},
{"in":"{simple_size:a}[,] [and] {size:b}|{feet:a}[,] [and] {bare_inches:b}|{feet:a} {size:b}","into":"a","do":"measure-sum"}],
"simple_size":
[{"in":"{number:n} {unit:unit}|{number:n} {unit:unit} and {fraction:more}","do":"dimension"},

{"in":"{kilograms:a}","do":"scaled","by":1000},
{"in":"{milligrams:a}","do":"scaled","by":0.001},

{"in":"{digits:n}in","unit":"inch","do":"dimension"},
{"in":"{share:n} [of] [a|an] {unit:unit}","do":"dimension"},
{"in":"(a|an) {counted_unit:unit}|(a|an) {counted_unit:unit} and {fraction:more}","do":"dimension"},
{"in":"a few {unit:unit}|few {unit:unit}","n":3,"do":"dimension"},
{"in":"{number:n} \\({unit:unit}\\)|{number:n} \\[{unit:unit}\\]|{number:n} \\{{unit:unit}\\}|{number:n} \\<{unit:unit}\\>","do":"dimension"}],
"kilograms":
[{"in":"{number:n} (kg|kgs|kilo[s]|kilogram[s]|kilogramme[s])|a (kg|kilo|kilogram|kilogramme)","unit":"gram","do":"dimension"}],
"milligrams":
[{"in":"{number:n} (mg|mgs|milligram[s]|milligramme[s])","unit":"gram","do":"dimension"}],
"pounds":
[{"in":"{number:n} pound[s]|a pound|{share:n} [of] a pound|{number:n} pound[s] and {fraction:more}|a pound and {fraction:more}","unit":"pound","do":"dimension"}],
"inches":
[{"in":"{number:n} in","unit":"inch","do":"dimension"}],

"feet":
[{"in":"{number:n} (foot|feet|ft|')","unit":"foot","do":"dimension"}],
"bare_inches":
[{"in":"{number:n}|{number:n} in","unit":"inch","do":"dimension"}],
"large_money":
[{"in":"{scaled:n} {currency_name:unit}","do":"currency"}],

"angle":
[{"in":"(rotate|rotated|turn|turned|tilt|tilted) [it] [by|left|right|around] {number:n} <degrees>","unit":"degree","do":"dimension"},
{"in":"angle of {number:n} <degrees>","unit":"degree","do":"dimension"}],



"currency":
[{"in":"{money:a}","do":"same"},
{"in":"<min> <about>{money:from}|{money:from} <or_more>","do":"interval"},
{"in":"<max> <about>{money:to}|{money:to} <or_less>","do":"interval"},
{"in":"(between|from) <about>{money:from} (and|to|-) <about>{money:to}","do":"interval"},
{"in":"{number:from}<through>{number:n} {power:by} {money_unit:unit}","kind":"currency","do":"interval"},
{"in":"(between|from) {number:from} (and|to|-) {number:n} {power:by} {money_unit:unit}","kind":"currency","do":"interval"},
{"in":"(between|from) <about>{number:from} (and|to|-) <about>{money:to}","do":"interval"},
{"in":"{currency_sign:unit} {number:from}<through>[{currency_sign:sign} ]{number:n} {power:by}","kind":"currency","do":"interval"},
{"in":"<about>{money:from}<through><about>{money:to}|<about>{number:from}<through><about>{money:to}","do":"interval"},
{"in":"{signed_sum:from}<through>{number:to}","do":"interval"},
{"in":"<min> <about>{money:a}|<max> <about>{money:a}","do":"same"},

{"in":"{digits:n} c","unit":"cent","whole":true}],
"money_unit":
["{currency_unit:a}|{currency-code:a}|{currency_name:a}"],
"money":
["{simple_sum:a}",
{"in":"-{prefixed_sum:a}|minus {prefixed_sum:a}","do":"negative-measure"},
{"in":"{simple_sum:a}[,] [and] {cents:b}|{simple_sum:a} and {1..99:b}|{named_sum:a} {10..99:b}","do":"cents"},
{"in":"{simple_sum:a} {power:by}","do":"scaled"},
{"in":"{mega_sum:a}","do":"scaled","by":1000000}],
"simple_sum":
[{"in":"{prefixed_sum:a}|{named_sum:a}|{coded_sum:a}","do":"same"}],
"named_sum":
[{"in":"{number:n} {currency_name:unit}|{price:n} {currency_name:unit}|{number:n} {currency_name:unit} and {fraction:more}","do":"currency"},
{"in":"(a|an) {counted_currency:unit}|(a|an) {counted_currency:unit} and {fraction:more}","do":"currency"},
{"in":"{share:n} [of] [a|an] {currency_name:unit}","do":"currency"}],
"coded_sum":
[{"in":"{number:n} {money_unit:unit}|{number:n} {currency_sign:unit}|{price:n} {money_unit:unit}","do":"currency"},
{"in":"{digits:n}p","unit":"pence","do":"currency"}],
"prefixed_sum":
[{"in":"{signed_sum:a}","do":"same"},
{"in":"{currency_unit:unit} {number:n}|{currency-code:unit} {number:n}","do":"currency"},
{"in":"{name_before:unit}[ ]{number:n}","do":"currency"}],
"signed_sum":
[{"in":"{currency_sign:unit}[ ]{number:n}","do":"currency"}],

"price":
[{"in":"{one_digit:a} {two_digits:b}|{two_digits:a} {two_digits:b}","do":"point"}],
"cents":
[{"in":"{number:n} (c|cent[s]|¢|pence|p|penny|pennies|sen[s]|paise|centime[s])","do":"number"}],

"mega_sum":
[{"in":"{number:n} m{currency-code:unit}|m{currency-code:unit} {number:n}","do":"currency"}],



"age":
[{"in":"{simple_age:a}","do":"same"},
{"in":"<min> {simple_age:from}|{simple_age:from} <or_more>|<greater> than {years:from}","do":"interval"},
{"in":"<max> {simple_age:to}|{simple_age:to} <or_less>|<smaller> than {years:to}","do":"interval"},
{"in":"(between|from) {positive:from} (and|to|-) {simple_age:to}|{positive:from}<through>{simple_age:to}","do":"interval"},
{"in":"<min> {simple_age:a}|<max> {simple_age:a}|{positive:from}<through>{simple_age:a}","do":"same"}],
"simple_age":
[{"in":"{positive:n} {time_unit:unit} (old|of age)|(a|an) {whole_unit:unit} (old|of age)","do":"age"},
{"in":"{positive:n} (yo|y.o.|y.o|y/o)|(aged|age|at the age of|at age) {positive:n}","unit":"year","do":"age"}],
"years":
[{"in":"{positive:n}|{positive:n} years","unit":"year","do":"age"}],



"duration":
[{"in":"{simple_duration:a}","do":"same"},
{"in":"{simple_duration:a} [and] {fraction:n}|{simple_duration:a} and {bare_fraction:n}","do":"duration-and"},
{"in":"{clock_duration:a} [and] {1..59:n}","do":"duration-and"},
{"in":"{simple_duration:a}[,] [and] {duration:b}","do":"duration-sum"},
{"in":"(all|[the|a|an] (whole|full|entire)) {whole_unit:unit}|another {whole_unit:unit}"},
{"in":"another {workday:unit}"},

{"in":"{simple_age:a}|{size:a} a (day|week|month|year)|{money:a} (a|an) {whole_unit:unit}","do":"same"},
{"in":"{quarters:a} of the","do":"same"}],
"quarters":
[{"in":"{words:a} quarters","do":"quotient","b":4}],
"clock_duration":
[{"in":"{positive:n} {long_unit:unit}|(a|an) {long_unit:unit}","do":"duration"}],
"simple_duration":
[{"in":"{positive:n} [more|additional|extra|less|fewer] {time_unit:unit}|{few_units:n} [more] {time_unit:unit}","do":"duration"},
{"in":"{positive:n} {workday:unit}|{few_units:n} {workday:unit}","do":"duration"},
{"in":"{mixed:n} of [a|an] {time_unit:unit}","do":"duration"},
{"in":"{share:n} [of] [a|an] {time_unit:unit}","do":"duration"},
{"in":"(a|an) {whole_unit:unit}","do":"duration"},
{"in":"{twenty_and_four:n} {time_unit:unit}","do":"duration"}],

"twenty_and_four":
[{"in":"{ten_word:a} and {unit_word:b}","do":"sum"}],



"recurrence":
["{repeated_unit:unit}[ <at_time>]|{time:at} {repeated_unit:unit}",
"[once] (every|each) {number:every} {time_unit:unit}[ <at_time>]|(every|each) {ordinal:every} {whole_unit:unit}[ <at_time>]",
{"in":"[once] every (other|second) {whole_unit:unit}[ <at_time>]","every":2},
"(every|each) [single] {weekday_list:weekday}[ <at_time>]|{time:at} (every|each) {weekday_list:weekday}",
"(every|each) {weekday_range:weekday}[ <at_time>]|{time:at} (every|each) {weekday_range:weekday}",
"[on|from] {weekdays_range:weekday}[ <at_time>]|{time:at} [on|from] {weekdays_range:weekday}",
{"in":"[on|from] {weekday_range:weekday}[ <at_time>]|{time:at} [on|from] {weekday_range:weekday}","unsure":true},
"[on] {weekdays_list:weekday}[ <at_time>]|{time:at} [on] {weekdays_list:weekday}",
{"in":"every (other|second) {weekday}[ <at_time>]","every":2},
{"in":"(every|each) [single] {part:at}|{time:at} every {part:part}","unit":"day"},
{"in":"(every|each) [single] {part_clock:at}","unit":"day"},
{"in":"<weekly> (weekday|working day|workday|week day)[ <at_time>]|[on] weekdays[ <at_time>]|{time:at} [on] weekdays","weekday":[1,2,3,4,5]},
{"in":"<weekly> weekend[ <at_time>]|[on|at] weekends[ <at_time>]|{time:at} [on] weekends","weekday":[6,7]}],


"part_clock":
[{"in":"{part:a} (at|around) {time:b}","do":"join"}],


"weekday_list":
[{"in":"{weekday:a}|{weekday:a}[,] [and] {weekday_list:b}","do":"days"}],
"weekdays_list":
[{"in":"{weekdays:a}|{weekdays:a}[,] [and] {weekdays_list:b}","do":"days"}],

"weekday_range":
[{"in":"{weekday:a} <until> {weekday:b}","do":"weekday-range"}],
"weekdays_range":
[{"in":"{weekdays:a} <until> {weekdays:b}","do":"weekday-range"}],



"boolean":
[{"in":"yes|yeah|yep|yup|yea|aye|of course|affirmative","value":true},
{"in":"yes please|yeah sure|yes sure|sure thing|by all means|you bet|sounds good|no problem","value":true},
{"in":"no|nope|nah|no way|no thanks|no thank you|not at all|of course not|absolutely not|certainly not|definitely not","value":false},
{"in":"i don't think so|no chance","value":false},

{"in":"<so>(sure|ok|okay|alright|all right|correct|exactly|right|true|fine|absolutely|definitely|certainly|indeed)[ please]","value":true,"whole":true},
{"in":"<so>(please do|do it|i do|yes it is|why not|go ahead|that's right|that's correct|y)[ please]","value":true,"whole":true},
{"in":"<so>(negative|never|not really|false|incorrect|wrong|don't|i don't|please don't|n)","value":false,"whole":true}],



"none":
["(the|this|that|which|every|each|any|no|another|some|good|bad|new|old|other|right|wrong|last|next|same) one",
"(big|small|great|nice|cool|better|best|different|cheaper|cheapest|bigger|smaller|larger|newer|older|original) one",
"(either|neither) one|one (of|another|you|that|who|which)",
"no (more|less|fewer|longer|later|matter|idea|doubt|need|problems|one|clue|reason|knowledge)|(what|such) a {whole_unit}",
"fifty fifty",
"(times|twice|thrice) (a|an|per|each) {whole_unit}"]}}
"""##
}
