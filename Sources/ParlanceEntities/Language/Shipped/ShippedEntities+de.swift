// Written by 'parlance generate entities'. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedEntities {
    static let text_de = ##"""


{"language":"de",


"without":
{"weekday":["so"],
"half":["am","a","p"],
"unit":["a","prozent","%","promille","g","in","pm","da","pr","em","st","pt","pc","mi","ml","kb","mb","gb","tb"],
"month":["jan"],
"currency_code":["K","L","P","Q","R","G","F"],
"currency_unit":["$","£","all","try","top","cup","mad","pen","gel","km","l","k","p","q","r","db","ar"],
"atom":["morgen"]},
"number_joiners":["und"],
"articles":["ein","eine","einen","einem","einer","eines"],

"lists":

{"denominator":
{"2":"halbe",
"3":"drittel",
"4":"viertel",
"5":"fünftel",
"6":"sechstel",
"7":"siebtel|siebentel",
"8":"achtel",
"9":"neuntel",
"10":"zehntel",
"11":"elftel",
"12":"zwölftel",
"100":"hundertstel",
"1000":"tausendstel",
"1000000":"millionstel"},
"ordinal_stem":
{"1":"erst",
"2":"zweit",
"3":"dritt",
"7":"siebt|siebent",
"8":"acht"},
"ordinal_scale":
{"1000000":"millionst",
"1000000000":"milliardst",
"1000000000000":"billionst"},


"time_unit":
{"second":"sekündchen|sek[.]|s",
"minute":"minütchen|min[.]",
"hour":"stündchen|std[.]|h|zeitstunde[n]",
"day":"tg[.]|tage[n]|werktag[e][n]",
"weekend":"wochenende[n]",
"month":"mon.",
"quarter":"quartal[e][n]|vierteljahr[e][n]|vierteljahres",
"half-year":"halbjahr[e][n]",
"decade":"jahrzehnt[e][n]|dekade[n]",
"century":"jahrhundert[e][n]"},

"short_period":
{"second":"sekunde",
"minute":"minute",
"hour":"stunde"},
"long_period":
{"day":"tag|tage|tages",
"week":"woche",
"weekend":"wochenende|wochenendes|weekend",
"month":"monat|monate|monats",
"quarter":"quartal|quartals|vierteljahr|vierteljahres",
"season":"jahreszeit",
"half-year":"halbjahr|halbjahres",
"year":"jahr|jahre|jahres",
"decade":"jahrzehnt|jahrzehnts|dekade",
"century":"jahrhundert|jahrhunderts"},
"age_unit":
{"day":"tag|tage|tagen",
"week":"woche|wochen",
"month":"monat|monate|monaten",
"year":"jahr|jahre|jahren"},

"unit_adjective":
{"second":"sekündig",
"minute":"minütig",
"hour":"stündig",
"day":"tägig",
"week":"wöchig",
"month":"monatig"},

"few":
{"2":"[ein] paar|[den] beiden|beide",
"3":"[ein] paar|[ein] paar wenige[n]|einige[n]|mehrere[n]|wenige[n]"},


"shift":
{"0":"dies<e>|jetzig<e>|aktuell<e>|laufend<e>|gegenwärtig<e>|heurig<e>",
"1":"nächst<e>|kommend<e>|folgend<e>|darauf folgend<e>|darauffolgend<e>|bevorstehend<e>",
"2":"übernächst<e>",
"-1":"letzt<e>|vergangen<e>|vorig<e>|vorherig<e>|verflossen<e>|vorangegangen<e>",
"-2":"vorletzt<e>"},
"forward":
{"1":"nächst<e>|kommend<e>|folgend<e>",
"-1":"letzt<e>|vergangen<e>|vorig<e>|vorangegangen<e>"},
"last":
{"-1":"letzt<e>|allerletzt<e>",
"-2":"vorletzt<e>"},


"edge":
{"start":"anfang|anfangs|beginn",
"mid":"mitte",
"end":"ende|ausklang"},
"day_part":
{"08:00-12:00 06:00-12:00 04:00-12:00 03:00-12:00 00:00-12:00":
["vormittag|vormittags|vormittages|vormittagszeit","frühmorgens|in der früh|in aller früh|morgenstunden|in der frühe"],
"12:00-14:00 11:00-13:00 12:00-13:00 11:00-14:00":"mittag|mittags|mittagszeit|mittagspause|über mittag",
"12:00-16:00 12:00-18:00 12:00-19:00 13:00-17:00":"nachmittag|nachmittags|nachmittages|nachmittagszeit|nachmittagsstunden",
"16:00-20:00 18:00-24:00 18:00-00:00 17:00-22:00":"abend|abends|abendstunden|feierabend",
"20:00-23:59:59 20:00-24:00 22:00-30:00 00:00-06:00 18:00-24:00 00:00-08:00 00:00-04:00":"nacht|nachts|nachtzeit",
"20:00-23:59:59 20:15-23:00":"primetime|prime time|hauptsendezeit"},

"morning":
{"08:00-12:00 06:00-12:00 04:00-12:00 03:00-12:00 00:00-12:00":"morgen|früh"},
"mornings":
{"08:00-12:00 06:00-12:00 04:00-12:00 03:00-12:00 00:00-12:00":"morgens"},
"season":
{"1":"frühling|frühlings|frühjahr|frühjahrs",
"2":"sommer|sommers|hochsommer",
"3":"herbst|herbstes|herbsts",
"4":"winter|winters"},
"near_day":
{"-2":"vorgestern",
"-1":"gestern",
"0":"heute",
"1":"morgen",
"2":"übermorgen"},
"month":
{"1":"jänner|jan.",
"2":"feber|feb[.]|febr[.]",
"3":"mrz[.]|maerz",
"4":"apr[.]",
"6":"jun[.]|juno",
"7":"jul[.]|julei",
"8":"aug[.]",
"9":"sep[.]|sept[.]",
"10":"okt[.]",
"11":"nov[.]",
"12":"dez[.]"},
"weekday":
{"1":"mo.",
"2":"di.",
"3":"mi.",
"4":"do.",
"5":"fr.",
"6":"sonnabend|sa."},

"short_weekday":
{"1":"mo[.]",
"2":"di[.]",
"3":"mi[.]",
"4":"do[.]",
"5":"fr[.]",
"6":"sa[.]",
"7":"so[.]"},
"weekdays":
{"1":"montags",
"2":"dienstags",
"3":"mittwochs",
"4":"donnerstags",
"5":"freitags",
"6":"samstags|sonnabends",
"7":"sonntags"},


"unit":
{"inch":"''|\"",
"square-meter":"m^2|m2|qm",
"cubic-meter":"m^3|m3",
"square-kilometer":"km^2|km2|qkm",
"square-centimeter":"cm^2|cm2",
"cubic-centimeter":"cm^3|cm3|ccm",
"kilometer-per-hour":"stundenkilometer|km h|kmh|kilometer die stunde",
"kilogram":"kilo",
"gram":"g|gr[.]",
"milliliter":"ml",
"kilobyte":"kb",
"megabyte":"mb|mega",
"gigabyte":"gb|gig",
"terabyte":"tb",
"mile":"mi[.]",
"metric-ton":"tonne[n]",
"tablespoon":"el|esslöffel[n]",
"teaspoon":"tl|teelöffel[n]",
"cup":"tasse[n]",
"turn":"turn[s]|umdrehung[en]"},
"currency_unit":
{"EUR":"euro[s]|euronen|eur",
"cent":"cent[s]|eurocent[s]|ct[.]",
"GBP":"pfund sterling|£",
"CHF":"franken|fränkli|sfr[.]",
"JPY":"yen",
"USD":["dollar[s]|$","us dollar|us$|usd$"],
"MXN":"mxn$",
"NZD":"nzd$",
"CNY":"yuan|renminbi",
"RUB":"rubel",
"PLN":"zloty",
"INR":"indische[n] rupie[n]",
"DEM":"d mark|deutsche mark|dm",
"FIM":"finnische mark"},

"holiday":
{"1-1":"neujahr|neujahrstag",
"1-6":"heilige drei könige|heiligen drei könige|dreikönigstag|dreikönigsfest|epiphanias",
"2-14":"valentinstag",
"easter-52":"weiberfastnacht|altweiber|schmutziger donnerstag",
"easter-50":"fastnachtssamstag|faschingssamstag|karnevalssamstag",
"easter-49":"fastnachtssonntag|faschingssonntag|karnevalssonntag|tulpensonntag",
"easter-48":"rosenmontag|fastnachtsmontag|faschingsmontag",
"easter-47":"karneval|fasching|fastnacht|fasnacht|faschingsdienstag|fastnachtsdienstag|veilchendienstag|faschingdienstag",
"easter-46":"aschermittwoch|aschetag|aschertag",
"easter-46..46":"fastenzeit",
"easter-7":"palmsonntag",
"easter-3":"gründonnerstag|heiliger donnerstag|weißer donnerstag|palmdonnerstag",
"easter-2":"karfreitag|stiller freitag|hoher freitag",
"easter-1":"karsamstag|ostersamstag|stiller samstag",
"easter":"ostern|ostersonntag|osterfest",
"easter+1":"ostermontag",
"easter+7":"weißer sonntag",
"easter+39":"[christi] himmelfahrt|himmelfahrtstag|vatertag|männertag",
"6-3-sunday":"vatertag",
"easter+49":"pfingsten|pfingstsonntag|pfingstfest",
"easter+50":"pfingstmontag|pentecost montag",
"easter+56":"trinitatis|dreifaltigkeitssonntag|dreifaltigkeitsfest",
"easter+60":"fronleichnam|corpus christi",
"orthodox":"orthodoxe ostern|orthodoxes ostern|orthodoxes osterfest|orthodoxer ostersonntag",
"orthodox-1":"orthodoxer karsamstag",
"orthodox-2":"orthodoxer karfreitag",
"orthodox-7":"orthodoxer palmsonntag",
"orthodox+1":"orthodoxer ostermontag",
"orthodox-48":"aschermontag|reiner montag",
"orthodox-48..40":"große fastenzeit",
"3-17":"st[.] patrick's day|sankt patricks tag|st[.] patricks day",
"3-8":"weltfrauentag|internationaler frauentag|frauentag",
"4-22":"tag der erde",
"5-1":"tag der arbeit|maifeiertag",
"5-2-sunday":"muttertag",
"5-5":"cinco de mayo|europatag",
"6-1":"internationaler kindertag|weltkindertag",
"6-24":"johannistag|johanni",
"6-29":"peter und paul",
"8-1":"bundesfeier|bundesfeiertag",
"8-8":"augsburger friedensfest|friedensfest",
"8-15":"mariä himmelfahrt|maria himmelfahrt",
"9-20":"weltkindertag",
"9-29":"michaelistag|michaeli",
"10-1-sunday":"erntedank|erntedankfest|erntedanktag",
"10-3":"tag der deutschen einheit",
"10-26":"österreichischer nationalfeiertag",
"10-31":"halloween|reformationstag|reformationsfest",
"11-1":"allerheiligen",
"11-2":"allerseelen",
"11-11":"martinstag|sankt martin|st[.] martin|martini|karnevalsbeginn",
"11-4-thursday":"thanksgiving",
"11-4-thursday+1":"black friday",
"11-4-thursday+4":"cyber monday",
"11--1-thursday-11":"volkstrauertag",
"11--1-thursday-8":"buß und bettag",
"11--1-thursday-4":"totensonntag|ewigkeitssonntag",
"11--1-thursday+3":"erster advent|1[.] advent|ersten advent",
"11--1-thursday+10":"zweiter advent|2[.] advent|zweiten advent",
"11--1-thursday+17":"dritter advent|3[.] advent|dritten advent",
"11--1-thursday+24":"vierter advent|4[.] advent|vierten advent",
"12-4":"barbaratag",
"12-6":"nikolaus|nikolaustag|sankt nikolaus",
"12-24":"heiligabend|heiliger abend|heiligen abend|weihnachtsabend",
"12-25":"weihnachten|weihnachtstag|weihnachtsfest|erster weihnachtstag|erste[r|n] weihnachtsfeiertag|1[.] weihnachts[feier]tag",
"12-8":"mariä empfängnis|maria empfängnis",
"12-26":"zweite[r|n] weihnachtsfeiertag|zweite[r|n] weihnachtstag|2[.] weihnachts[feier]tag|stephanstag|stefanitag",
"12-31":"silvester|silvesterabend|sylvester",

"chinese:1-1":"chinesisches neujahr|chinesisches neujahrsfest|chinesisches frühlingsfest",
"chinese:1-15":"laternenfest",
"chinese:5-5":"drachenbootfest",
"chinese:8-15":"mondfest|mittherbstfest",
"chinese:4-15":"vesak|wesak|wesakfest|vaisakha|buddha purnima|buddhas geburtstag",
"hebrew:1-1..2":"rosch haschana|rosch ha schana|jüdisches neujahr",
"hebrew:1-1-1..3":"rosch haschana|rosch ha schana|jüdisches neujahr",
"hebrew:1-10":"jom kippur|yom kippur|versöhnungstag",
"hebrew:1-10-1":"jom kippur|yom kippur|versöhnungstag",
"hebrew:1-15..7":"sukkot|sukkoth|laubhüttenfest",
"hebrew:1-15-1..7":"sukkot|sukkoth|laubhüttenfest",
"hebrew:1-22":"schemini azeret|schmini azeret|shemini atzeret",
"hebrew:1-22-1":"schemini azeret|schmini azeret|shemini atzeret",
"hebrew:1-23":"simchat tora|simchat torah",
"hebrew:1-23-1":"simchat tora|simchat torah",
"hebrew:3-25..8":"chanukka|hanukkah|chanukah|hanukka|lichterfest",
"hebrew:3-25-1..8":"chanukka|hanukkah|chanukah|hanukka|lichterfest",
"hebrew:5-15":"tu bischevat|tu bischwat|tu bishvat|neujahr der bäume",
"hebrew:5-15-1":"tu bischevat|tu bischwat|tu bishvat|neujahr der bäume",
"hebrew:7-14":"purim|losfest",
"hebrew:7-14-1":"purim|losfest",
"hebrew:7-15":"schuschan purim|shushan purim",
"hebrew:7-15-1":"schuschan purim|shushan purim",
"hebrew:8-15..8":"pessach|passah|passa|passover|passahfest|pessachfest",
"hebrew:8-15-1..8":"pessach|passah|passa|passover|passahfest|pessachfest",
"hebrew:8-27":"jom haschoa|yom hashoah|holocaustgedenktag|holocaust gedenktag",
"hebrew:8-27-1":"jom haschoa|yom hashoah|holocaustgedenktag|holocaust gedenktag",
"hebrew:9-5":"jom haatzmaut|yom haatzmaut|jom ha atzmaut",
"hebrew:9-5-1":"jom haatzmaut|yom haatzmaut|jom ha atzmaut",
"hebrew:9-18":"lag baomer|lag ba omer",
"hebrew:9-18-1":"lag baomer|lag ba omer",
"hebrew:10-6..2":"schawuot|schavuot|shavuot|wochenfest",
"hebrew:10-6-1..3":"schawuot|schavuot|shavuot|wochenfest",
"hebrew:12-9":"tischa beav|tischa be aw|tisha b'av",
"hebrew:12-9-1":"tischa beav|tischa be aw|tisha b'av",
"islamic-umalqura:1-1":"islamisches neujahr|amun jadid|muslimisches neujahr",
"islamic-civil:1-1":"islamisches neujahr|amun jadid|muslimisches neujahr",
"islamic-umalqura:1-10":"aschura|ashura|aschuratag",
"islamic-civil:1-10":"aschura|ashura|aschuratag",
"islamic-umalqura:3-12":"mawlid|mawlid al nabawi|maulid an nabī|maulid an nabi|mawlid an nabi|milad un nabi|geburtstag des propheten",
"islamic-civil:3-12":"mawlid|mawlid al nabawi|maulid an nabī|maulid an nabi|mawlid an nabi|milad un nabi|geburtstag des propheten",
"islamic-umalqura:7-27":"isra and mi'raj|isra und miradsch|aufstieg des propheten|aufstieg in den himmel|himmelsreise",
"islamic-civil:7-27":"isra and mi'raj|isra und miradsch|aufstieg des propheten|aufstieg in den himmel|himmelsreise",
"islamic-umalqura:9-1..30":"ramadan|fastenmonat ramadan",
"islamic-umalqura:9-1..29":"ramadan|fastenmonat ramadan",
"islamic-civil:9-1..30":"ramadan|fastenmonat ramadan",
"islamic-umalqura:9-27":"lailat al qadr|laylat al qadr|laylat al kadr|nacht der bestimmung",
"islamic-civil:9-27":"lailat al qadr|laylat al qadr|laylat al kadr|nacht der bestimmung",
"islamic-umalqura:10-1":"zuckerfest|ramadanfest|fest des fastenbrechens|eid al fitr|id al fitr|ramazan bayramı",
"islamic-civil:10-1":"zuckerfest|ramadanfest|fest des fastenbrechens|eid al fitr|id al fitr|ramazan bayramı",
"islamic-umalqura:12-10":"opferfest|eid al adha|id ul adha|id al adha|bakr id|kurban bayramı",
"islamic-civil:12-10":"opferfest|eid al adha|id ul adha|id al adha|bakr id|kurban bayramı",
"persian:1-1":"nouruz|nowruz|newroz|persisches neujahr"}},

"rules":

{"e":"(e|en|er|es|em)",
"the":"(der|die|das|den|dem|des)",
"one":"(ein|eine|einen|einem|einer|eines)",
"about":"(circa|zirka|ca[.]|etwa|in etwa|ungefähr|so|so gegen|gegen|rund|genau|exakt|pünktlich|schon|erst)",
"at":"[<about> ]um[ <about>]|[so ]gegen",

"till":"(bis|bis zum|bis zur|bis zu|bis in den|bis in die|bis um|bis einschließlich|-|~)",
"to":"(<till>|und|und dem|auf|auf den)",
"dash":"[ ](-|~|bis)[ ]",
"once":"(einmal|1 mal) (pro|in der|im|am|die|den|das|je)",
"weekend":"(wochenende[s]|weekend[s])",

"sign":"(-|/|.)",
"mark":"(-|/|.| )",
"half":"(halbjahr|halbjahres|jahreshälfte|hälfte des jahres)",
"less":"(unter|weniger als|höchstens|maximal|nicht mehr als|bis zu|kleiner als)",
"more":"(über|mehr als|mindestens|wenigstens|größer als|nicht weniger als)"},

"patterns":

{"none":
["(guten|schönen) (morgen|mittag|nachmittag|abend|tag|feierabend|sonntag|samstag|freitag)|gute nacht",
"(schönes|gutes|tolles) wochenende|schöne woche|(frohe|schöne|fröhliche) (weihnachten|ostern|pfingsten)",
"eines (tages|nachts|abends|morgens)",
"(frohes|gutes|ein frohes|ein gutes) (neues jahr|neujahr|fest)"],


"number":
[{"in":"null","n":0},
{"in":"<one>","n":1,"whole":true},
{"in":"kein<e>|kein","n":0,"whole":true},
{"in":"minus {cardinal:a}|minus {mixed:a}|-{scaled:a}|minus {scaled:a}|minus {pointed:a}","do":"negative"},
{"in":"{mixed:a}|{scaled:a}","do":"same"},
{"in":"anderthalb|anderthalbe|anderthalben","n":1.5},
{"in":"{cardinal:a} dutzend|{words:a}dutzend","do":"product","b":12},
{"in":"dutzend","n":12},
{"in":"[<one> ]halb<e> dutzend","n":6},
{"in":"{large:a}[ und][ ]{words:b}","do":"sum"},
{"in":"{pointed:a}","do":"same"}],

"mixed":
[{"in":"{words:a}einviertel","do":"sum","b":0.25},
{"in":"{words:a}[ ]einhalb|{cardinal:a} [und ]<one> halb[<e>]","do":"sum","b":0.5},
{"in":"{cardinal:a} und {fraction:b}|{words:a}[ ]und[ ]{fraction:b}|{words:a} {fraction:b}|{digits:a} {ratio:b}","do":"sum"}],
"pointed":
[{"in":"{cardinal:a} (komma|punkt) {decimals:b}","do":"point"}],
"scaled":
[{"in":"{pointed:a} {scale:b}|{digits:a} {scale:b}|{mixed:a} {scale:b}|{part_of_one:a} {scale:b}|anderthalb {scale:b}","do":"product","a":1.5},
{"in":"{cardinal:a} {large_scale:b}|{mixed:a} {large_scale:b}","do":"product"},
{"in":"{digits:a}[ ](k|tsd[.])","do":"product","b":1000},
{"in":"{digits:a}[ ](m|mio[.])","do":"product","b":1000000},
{"in":"{digits:a}[ ](g|mrd[.])","do":"product","b":1000000000}],

"large_scale":
[{"in":"billiarde[n]","do":"number","n":1000000000000000},
{"in":"trillion[en]","do":"number","n":1000000000000000000}],
"large":
[{"in":"{words:a} {large_scale:b}","do":"product"}],
"decimals":
[{"in":"{0..99:a}|{digits:a}","do":"digits"},
{"in":"{0..9:a} {decimals:b}","do":"digits"}],
"fraction":
[{"in":"{cardinal:a}[ ]{denominator:b}|{words:a}{denominator:b}","do":"quotient"},
{"in":"{words:a} {long_denominator:b}|{digits:a} {long_denominator:b}","do":"quotient"},
{"in":"dreiviertel","n":0.75}],
"long_denominator":
[{"in":"{13..19:n}tel|{20..999:n}stel","do":"number"}],

"period_unit":
[{"in":"{short_period:a}|{long_period:a}","do":"same"}],

"part_of_one":
[{"in":"[<one> ]halb[<e>]","do":"number","n":0.5},
{"in":"[<one> ](viertel|viertels)","do":"number","n":0.25},
{"in":"[<one> ](dreiviertel|drei viertel)","do":"number","n":0.75}],

"quantity":
[{"in":"{number:a}|{part_of_one:a}|{few:a}","do":"same"}],

"ordinal":
[{"in":"{1..19:n}te[n|r|s|m]|{20..999999:n}ste[n|r|s|m]","do":"ordinal"},
{"in":"{words:a}{ordinal_stem:b}<e>|{words:a}{small_ordinal:b}","do":"ordinal-sum"},
{"in":"{words:a} {ordinal_scale:b}<e>|{words:a}{ordinal_scale:b}<e>","do":"ordinal-product"},
{"in":"{ordinal_scale:n}<e>","do":"ordinal"},
{"in":"zu {ordinal_stem:n}|zu {4..19:n}t","do":"ordinal"},
{"in":"zuerst","n":1},
{"in":"<the> {digits:n}.|(zum|beim|im|am|vom|zur) {digits:n}.","do":"ordinal"}],
"small_ordinal":
[{"in":"{4..19:n}te[n|r|s|m]|{20..99:n}ste[n|r|s|m]","do":"number"}],

"percent":
["{quantity:n} (prozent|prozentpunkt|prozentpunkte|prozentpunkten|%)"],

"boolean":
[{"in":"ja|ja gerne|jawohl|jep|jo|jap|ja klar|na klar|auf jeden fall|unbedingt|aber sicher|selbstverständlich","value":true},
{"in":"nein|nein danke|nee|auf keinen fall|keinesfalls|keineswegs|lieber nicht|bloß nicht|auf gar keinen fall","value":false},
{"in":"yes|klar|sicher|natürlich|genau|richtig|stimmt|das stimmt|in ordnung|okay|ok|gerne|gern|bitte|mach das|passt","value":true,"whole":true},
{"in":"nö|no|nicht|niemals|nie|falsch|gar nicht|stimmt nicht|lass es|lass mal|besser nicht","value":false,"whole":true}],


"temperature":
[{"in":"{quantity:n} (grad|°)[ ](celsius|c)|{quantity:n} celsius","unit":"celsius"},
{"in":"{quantity:n} (grad|°)[ ](fahrenheit|f)|{quantity:n} fahrenheit","unit":"fahrenheit"},
{"in":"{quantity:n} grad","unit":"generic"},
{"in":"{warm:a} (minus|unter null|unter dem gefrierpunkt)","do":"negative-measure"},
{"in":"{warm:a} (plus|über null)|plus {warm:a}","do":"same"}],
"warm":
[{"in":"{number:n} grad","unit":"generic","do":"temperature"},
{"in":"{number:n} grad celsius","unit":"celsius","do":"temperature"}],

"size":
[{"in":"{quantity:n} {unit}","do":"dimension"}],
"dimension":
[{"in":"{size:a}","do":"same"},
{"in":"{quantity:n} grad","unit":"degree"},
{"in":"{size:a} [und ]{size:b}","do":"measure-sum"},
{"in":"{meters:a} {1..99:b}","do":"cents"},
{"in":"{number:from}<dash>[~]{size:to}|{size:from}<dash>[~]{size:to}","do":"interval"},
{"in":"(zwischen|von)[ <about>] {number:from} (und|bis)[ <about>] {size:to}","do":"interval"},
{"in":"(zwischen|von)[ <about>] {size:from} (und|bis)[ <about>] {size:to}","do":"interval"},
{"in":"<less> {size:to}","do":"interval"},
{"in":"<more> {size:from}","do":"interval"},
{"in":"(bis zu|höchstens|maximal|mindestens|wenigstens|über|unter) {size:a}","do":"same"}],
"meters":
[{"in":"{number:n} meter","unit":"meter","do":"dimension"}],
"money":
[{"in":"{quantity:n} {currency_unit:unit}|{currency_unit:unit}[ ]{number:n}","do":"currency"},
{"in":"{quantity:n} {currency-code:unit}|{currency-code:unit}[ ]{number:n}","do":"currency"}],
"currency":
[{"in":"{money:a}","do":"same"},
{"in":"{money:a} [und ]{0..99:b}[ (cent|rappen|pence|centimes)]|{money:a} und {0..99:b} (cent|rappen)","do":"cents"},
{"in":"{number:from}<dash>{money:to}|{money:from}<dash>{money:to}","do":"interval"},
{"in":"(zwischen|von) {number:from} (und|bis) {money:to}|(zwischen|von) {money:from} (und|bis) {money:to}","do":"interval"},
{"in":"<less> {money:to}","do":"interval"},
{"in":"<more> {money:from}","do":"interval"},
{"in":"(bis zu|höchstens|maximal|mindestens|wenigstens|über|unter) {money:a}","do":"same"}],
"age":
["{quantity:n} {age_unit:unit}",
"{quantity:n} {age_unit:unit} alt|{quantity:n} {age_unit:unit} (jung|alte|alter|altes|alten|altem)",
{"in":"{number:n}[ ]jährig[<e>]","unit":"year"},
{"in":"[im] alter von {number:n} {age_unit:unit}"},
{"in":"{number:from}<dash>{years_old:to}","do":"interval"}],
"years_old":
[{"in":"{number:n} {age_unit:unit} alt","do":"age"}],


"time_amount":
[{"in":"{quantity:n} {time_unit:unit}","do":"duration"},
{"in":"{part_of_one:n} {time_unit:unit}|{part_of_one:n}{time_unit:unit}","do":"duration"},
{"in":"[<the> |<one> ]ganz<e> {period_unit:unit}","do":"duration","n":1},
{"in":"{quantity:n} {unit_adjective:unit}<e>|{words:n}{unit_adjective:unit}<e>","do":"duration"},
{"in":"{quantity:n} (weitere|weiteren|volle|vollen|ganze|ganzen) {time_unit:unit}","do":"duration"}],
"duration":
[{"in":"{time_amount:a}","do":"same"},
{"in":"{time_amount:a}[,] [und] {duration:b}","do":"duration-sum"},
{"in":"{time_amount:a} {10..59:n}|{time_amount:a} und <one> halbe|{time_amount:a} und {fraction:n}","do":"duration-and"}],


"year":
[{"in":"{1100..2999:n}","do":"year"},
{"in":"'{digit2:n}","do":"number"}],
"day_number":
[{"in":"{1..31:n}[.]|{ordinal:n}|{digits1-2:n}.","do":"number"}],

"january":
[{"in":"jan[.]","do":"number","n":1}],
"month_number":
[{"in":"{1..12:n}[.]|{ordinal:n}","do":"number"}],
"short_year":
[{"in":"{32..99:n}","do":"number"}],

"dated":
[{"in":"{weekday}[.]|{month}[.]","do":"fields"},
{"in":"{day_of_year:a}","do":"same"},
{"in":"{january:month} {year}","do":"fields"},
{"in":"{month}[.][,] [des jahres ]{year}|{month}[.] {short_year:year}","do":"fields"},
{"in":"{short_day:a}[,] [den |der |dem ]{day_of_year:b}|{weekday_name:a}[,] (den|der|dem) {bare_day:b}|{weekday_name:a} {dotted_day:b}","do":"join"},
{"in":"{holiday}|{holiday}[,] [im jahr ]{year}","do":"fields"},
{"in":"{season}|{season} {year}|{season} [des jahres ]{year}","do":"fields"},
{"in":"{edge_word:a} {this_period:b}|{edge_word:a} (der|des|von|vom|im|dieser|des jahres) {dated:b}|{edge_word:a} {dated:b}","do":"join"},
{"in":"{edge} {year}","do":"fields"},
{"in":"{nth_week:a} {month_week:b}","do":"join"},
{"in":"{nth:a} {this_period:b}|{work_days:a} {this_period:b}|{shifted_week:a} {work_days:b}","do":"join"},
{"in":"{nth:a} (im|in|in der|in dem|des|der|dieses|dieser|vom|von|nach|ab) {dated:b}|{nth:a} {dated:b}","do":"join"},
{"in":"[dem |das |des |im ]jahr[e][es] {year}","do":"fields"},

{"in":"kommend<e> <weekend>","do":"fields","weekend":1},
{"in":"{forward:sign} {short_period:unit}","do":"count","n":1},
{"in":"{shift} {period_unit:unit}","do":"relative"},
{"in":"{weekday} nach dem (nächsten|kommenden)|übernächst<e> {weekday}","do":"weekday-count","n":2,"sign":1},
{"in":"kommend<e> {weekday}","do":"weekday-count","n":1,"sign":1},
{"in":"{shift} {weekday}","do":"weekday"},
{"in":"{shift} {month}|{shift} {season}|{shift} {holiday}","do":"named-unit"},
{"in":"<weekend>","do":"fields","weekend":1},
{"in":"{forward:sign} {quantity:n} {time_unit:unit}","do":"count"},

{"in":"{1..4:quarter}[.] (quartal|vierteljahr)|{ordinal:quarter} (quartal|vierteljahr)[s]|q{1..4:quarter}","do":"fields"},
{"in":"{1..4:quarter}[.] quartal {year}|{ordinal:quarter} quartal[s] {year}|q{1..4:quarter}[ |/]{year}","do":"fields"},
{"in":"{ordinal:half-year} hälfte (von|des jahres) {year}","do":"fields"},
{"in":"{1..2:half-year}[.] <half>|{ordinal:half-year} <half>","do":"fields"},
{"in":"{1..2:half-year}[.] <half> {year}|{ordinal:half-year} <half> {year}","do":"fields"},
{"in":"(kw|kalenderwoche|woche) {1..53:week}|{1..53:week}[.] (kw|kalenderwoche)|{ordinal:week} kalenderwoche","do":"fields"},
{"in":"(kw|kalenderwoche) {1..53:week}[ |/]{year}|{1..53:week}[.] (kw|kalenderwoche) {year}","do":"fields"},
{"in":"rest <the> {period_unit:unit}|restliche[n|r|s] {period_unit:unit}|rest {period_unit:unit}","do":"rest"},
{"in":"{1910..2090:n}er[n][ jahre[n]]|{20..90:n}er[ jahre[n]]","do":"decade"},
{"in":"{1..30:n}[.] jahrhundert[s]|{ordinal:n} jahrhundert[s]","do":"century"},
{"in":"woche (vom|ab) {moment:a}|woche um den {moment:a}","do":"week-of"}],

"day_of_year":
[{"in":"{day_number:day}[ ]{month}[.]|{day_number:day}[ ]{month}[.][,] {year}|{day_number:day}[ ]{month}[.] {digit2:year}","do":"fields"},
{"in":"{day_number:day}[ ]{january:month}[[,] {year}]|{january:month} {digits1-2:day}[[,] {year}]","do":"fields"},
{"in":"{month}[.] {digits1-2:day}[.]|{month}[.] {digits1-2:day}[.][,] {year}","do":"fields"},
{"in":"{digits1-2:day}.[ ]{digits1-2:month}[.]|{digits1-2:day}.[ ]{digits1-2:month}.[ ]{digit4:year}","do":"fields"},
{"in":"{digits1-2:day}.[ ]{digits1-2:month}.[ ]{digit2:year}","do":"fields"},
{"in":"{digits1-2:day}[.] {ordinal:month}|{digits1-2:day}[.] {ordinal:month} {year}","do":"fields"},
{"in":"{digits1-2:day}<sign>{digits1-2:month}<sign>{digit4:year}|{digits1-2:day}<sign>{digits1-2:month}<sign>{digit2:year}","do":"fields"},
{"in":"{digit4:year}<sign>{digits1-2:month}<sign>{digits1-2:day}|{digits1-2:day}/{digits1-2:month}","do":"fields"},
{"in":"{digit4:year}<mark>{digits1-2:day}<mark>{month}|{digit4:year}<mark>{month}<mark>{digits1-2:day}","do":"fields"},
{"in":"{month}<mark>{digits1-2:day}<mark>{digit4:year}|{month}<mark>{digit4:year}<mark>{digits1-2:day}","do":"fields"},
{"in":"{digits1-2:day}<mark>{digit4:year}<mark>{month}|{digits1-2:day}<sign>{month}<sign>{digit4:year}","do":"fields"}],

"spelled_day":
[{"in":"{ordinal:day} {month_number:month}|{ordinal:day} {month_number:month} {year}","do":"fields"}],
"short_day":
[{"in":"{short_weekday:weekday}","do":"fields"}],
"weekday_name":
[{"in":"{weekday}[.]","do":"fields"}],

"late_day":
[{"in":"{digits1-2:day}.|{digits1-2:day}te[n|r]|{13..19:day}te[n|r]|{20..31:day}ste[n|r]","do":"fields"}],
"dotted_day":
[{"in":"{digits1-2:day}.","do":"fields"}],
"bare_day":
[{"in":"{digits1-2:day}.|{ordinal:day}","do":"fields"}],

"atom":
[{"in":"{dated:a}|<the> {dated:a}|(den|die|das) ganze[n] {dated:a}","do":"same"},
{"in":"(am|an|an dem|an der|an den|im|in|in der|in dem|in den|in diesem|zu|zum|zur) {dated:a}","do":"same"},
{"in":"(auf|auf den|auf die|für|für den|für die|für das|vom|von der|aus|aus dem|über|über das|mit dem) {dated:a}","do":"same"},
{"in":"(am|zum|vom) {late_day:a}|(am|zum|den|der|dem|vom) {spelled_day:a}","do":"same"},
{"in":"am {bare_day:a}","do":"same","whole":true},
{"in":"{weekday_name:a}[,] [den |der |dem ]{spelled_day:b}","do":"join"},
{"in":"am {short_weekday:weekday}"},
{"in":"{short_weekday:weekday}","whole":true},
"{digit4:year}.{digits1-2:month}|{digits1-2:month}[ ](/|-)[ ]{digit4:year}",
"(in|anno|von|aus) {1900..2099:year}",
{"in":"(in den|in die|die|den|der|aus den) {20..90:n}er[n]","do":"decade"},

{"in":"morgen","do":"relative","unit":"day","offset":1},
{"in":"heute|heutigen tag|heutige tag|heutiger tag|heut|am selben tag","do":"relative","unit":"day","offset":0},
{"in":"morgigen tag|morgige tag|morgiger tag|(am|den) (nächsten|folgenden|darauffolgenden) tag|am tag darauf|tags darauf",
"do":"relative","unit":"day","offset":1},
{"in":"gestrigen tag|gestrige tag|am (vorigen|vorherigen) tag|am tag davor|tags zuvor","do":"relative","unit":"day","offset":-1},
{"in":"vorvorgestern","do":"relative","unit":"day","offset":-3},
{"in":"überübermorgen","do":"relative","unit":"day","offset":3},
{"in":"genau jetzt|gerade jetzt|gerade eben|jetzt gerade|jetzt gleich|sofort|im moment|momentan|im augenblick|derzeit",
"do":"relative","unit":"second","offset":0},
{"in":"aktuelle (uhrzeit|zeit)|gegenwärtig|zum jetzigen zeitpunkt","do":"relative","unit":"second","offset":0},
{"in":"zu dieser zeit|zur zeit|zurzeit","do":"relative","unit":"day","offset":0},

{"in":"{hour} uhr|ein uhr|{hour} uhr [und ]{minute}[ minuten]","do":"clock","hour":1},
{"in":"ein uhr [und ]{minute}[ minuten]","do":"clock","hour":1},
{"in":"{hour} uhr [und ]{minute}[ minuten] [und ]{minute:second}[ sekunden]","do":"clock"},
{"in":"{digits1-2:hour}(:|.){digit2:minute}[(:|.){digit2:second}] (uhr|h)|{digits1-2:hour}[ ]h[ ]{digit2:minute}[ uhr]","do":"clock"},
{"in":"<at> {hour}|<at> {digits1-2:hour}[ ]h|<about> {digits1-2:hour}[ ]h|<at> {hour} {10..59:minute}","do":"clock"},
{"in":"<at> {digits1-2:hour}.{digit2:minute}|[um |gegen ]punkt {hour}","do":"clock"},
{"in":"mitternacht|mitternachts|(12|zwölf) uhr (nachts|abends|in der nacht)","do":"time","time":"00:00"},
{"in":"[am |zum |zu |zur |gegen |um die ](mittag|mittags|mittagszeit)|12 uhr mittags|zwölf uhr mittags","do":"time","time":"12:00"},
{"in":"viertel vor {full_hour:a}","do":"clock-shift","n":15,"sign":-1},
{"in":"viertel nach {full_hour:a}","do":"clock-shift","n":15,"sign":1},
{"in":"viertel {full_hour:a}","do":"clock-shift","n":45,"sign":-1},
{"in":"(dreiviertel|drei viertel) {full_hour:a}","do":"clock-shift","n":15,"sign":-1},
{"in":"{minute:n}[ minute| minuten| min[.]] vor {near_hour:a}","do":"clock-shift","sign":-1},
{"in":"{minute:n}[ minute| minuten| min[.]] nach {near_hour:a}","do":"clock-shift","sign":1},
{"in":"{half_hour:a}|kurz (vor|nach) {near_hour:a}","do":"same"},

{"in":"{part_word:a}","do":"same"},
{"in":"dies<e> {day_part:part}|dies<e> {morning:part}","unit":"day","offset":0},
{"in":"letzte nacht|vergangene nacht|vorige nacht","unit":"day","offset":-1,"part":"20:00-30:00 20:00-23:59:59 20:00-24:00 22:00-30:00"},
{"in":"[am |den |der |die ](nächst<e>|folgend<e>|kommend<e>) {part_name:part}","unit":"day","offset":1},
{"in":"[am |den |der ](letzt<e>|vorig<e>) {part_name:part}","unit":"day","offset":-1},
{"in":"{part_of_day:a}|(am|an diesem|für|auf|vom|zum) {part_of_day:a}","do":"same"}],

"hour":
[{"in":"{2..24:n}|{digits1-2:n}","do":"number"},
{"in":"eins","do":"number","n":1},
{"in":"null","do":"number","n":0}],
"minute":
[{"in":"{2..59:n}|{digit2:n}","do":"number"},
{"in":"eins","do":"number","n":1}],

"full_hour":
[{"in":"{hour}[ uhr]|{digits1-2:hour}[ ]h","do":"clock"},
{"in":"mitternacht","do":"time","time":"00:00"},
{"in":"mittag","do":"time","time":"12:00"}],
"half_hour":
[{"in":"halb {full_hour:a}","do":"clock-shift","n":30,"sign":-1}],
"near_hour":
[{"in":"{full_hour:a}|{half_hour:a}","do":"same"}],
"open_hour":
[{"in":"{hour}[ uhr]|{digits1-2:hour}[ ]h|{digits1-2:hour}(:|.){digit2:minute}","do":"clock"}],
"part_word":
[{"in":"{day_part:part}|{mornings:part}","do":"fields"},
{"in":"(der|den|dem|am|an dem|gegen|zum|vom|über den|für den) {morning:part}|(den|der) ganze[n] [den ]{morning:part}","do":"fields"},
{"in":"(am|an dem|gegen|zum|zur|zu|in der|im|der|den|dem|die|des|über den|für den|für die|den ganzen|die ganze|auf) {day_part:part}","do":"fields"},
{"in":"spät{day_part:part}|[am ]spät am {day_part:part}|[am |im |der |den |zum ]späte[n|r] {part_name:part}","do":"fields","edge":"late"},
{"in":"früh{day_part:part}|[am ]früh am {part_name:part}|[am |im |der |den |zum ]frühe[n|r] {part_name:part}","do":"fields","edge":"early"}],
"part_name":
[{"in":"{day_part:a}|{morning:a}","do":"same"}],
"morning_word":
[{"in":"{morning:part}","do":"fields"}],
"part_of_day":
[{"in":"{day_name:a}[ ]{morning_word:b}|{day_name:a}[s]{part_word:b}","do":"join"}],
"early_word":
[{"in":"früh","do":"fields","part":"08:00-12:00 06:00-12:00 04:00-12:00 03:00-12:00 00:00-12:00"}],

"day_name":
[{"in":"{weekday}","do":"fields"},
{"in":"{shift} {weekday}","do":"weekday"},
{"in":"{near_day:offset}","do":"relative","unit":"day"},
{"in":"{day_number:day} {month}","do":"fields"}],


"edge_word":
[{"in":"{edge}","do":"fields"}],
"this_period":
[{"in":"(des|der|dieses|dieser|vom|im) {long_period:unit}","do":"relative","offset":0}],
"shifted_week":
[{"in":"[<the> ]{shift}","do":"relative","unit":"week"}],
"work_days":
[{"in":"unter|arbeitswoche|werktage","do":"nth","n":1,"count":5,"unit":"day"}],

"nth_week":
[{"in":"{ordinal:n}|{last:n}","do":"nth","unit":"week"}],
"month_week":
[{"in":"{month}[ ]woche","do":"fields"}],
"nth":
[{"in":"[<the> ]{ordinal:n} {weekday}|[<the> ]{last:n} {weekday}|{1..5:n}. {weekday}","do":"nth"},
{"in":"[<the> ]{ordinal:n} {period_unit:unit}|[<the> ]{last:n} {period_unit:unit}|{1..53:n}. {period_unit:unit}","do":"nth"},
{"in":"[<the> ]{last:n} {2..99:count} {time_unit:unit}","do":"nth"},
{"in":"[<the> ](ersten|erste) {2..99:count} {time_unit:unit}","do":"nth","n":1}],
"moment":
[{"in":"(für|auf|zu|vom|von) {atom:a}|<at> {time:a}|<about> {atom:a}","do":"join"},
{"in":"(für|auf|zu|vom|von) {atom:a}[,] {moment:b}|<at> {time:a}[,] {moment:b}|<about> {atom:a}[,] {moment:b}","do":"join"},
{"in":"am {bare_day:a}[,] {time:b}","do":"join"},
{"in":"{open_hour:a} {part_word:b}|{open_hour:a} {early_word:b}|{atom:a} {early_word:b}","do":"join"},
{"in":"{atom:a} (und zwar|noch|gleich|schon|erst|dann) {moment:b}","do":"join"}],


"shifted":
[{"in":"in {duration:by}|{duration:by} (später|danach)|heute in {duration:by}","sign":1},
{"in":"vor {duration:by}|{duration:by} (zuvor|vorher|früher|her)|heute vor {duration:by}","sign":-1},
{"in":"{duration:by} (nach|ab) {moment:of}|{date:of} in {duration:by}","sign":1},
{"in":"{duration:by} vor {moment:of}|{date:of} vor {duration:by}","sign":-1},
{"in":"[am |der |den ]{one_day:by} nach {date:of}","sign":1},
{"in":"[am |der |den ]{one_day:by} vor {date:of}","sign":-1}],
"one_day":
[{"in":"tag","do":"duration","unit":"day"}],


"hour_span":
[{"in":"von {open_hour:from} bis {open_hour:to}|zwischen {open_hour:from} und {open_hour:to}","do":"between"},
{"in":"{open_hour:from}[ ]-[ ]{open_hour:to}[ uhr]|{open_hour:from} bis {open_hour:to}","do":"between"}],
"span":
["(von|vom|zwischen|zwischen dem|ab|ab dem) {when:from} <to> {when:to}|{when:from} <till> {when:to}",
"(von|vom|zwischen dem|ab dem) {bare_day:from} <to> {when:to}|{bare_day:from}[ ]<till>[ ]{when:to}",
"vom {bare_day:from} bis [zum ]{bare_day:to}|zwischen dem {bare_day:from} und [dem ]{bare_day:to}",
"[(von|vom|zwischen) ]{plain_year:from}[ ](bis|und|-)[ ]{plain_year:to}",
{"in":"(seit dem|ab dem) {late_day:a}","do":"since"},
{"in":"bis zum {late_day:a}","do":"until"},
{"in":"(seit|ab) {plain_year:a}|von {plain_year:a} an","do":"since"},
{"in":"nach {plain_year:a}","do":"after"},
{"in":"bis {plain_year:a}","do":"until"},
{"in":"vor {plain_year:a}","do":"before"},
"{plain_day:from}[ ](-|/|bis)[ ]{day_of_year:to}|{bare_day:from}[ ]/[ ]{day_of_year:to}|vom {plain_day:from} <to> {day_of_year:to}",
"(von|zwischen) {open_hour:from} <to> {when:to}|(von|zwischen) {when:from} (bis|und) {open_hour:to}|{when:from} bis {open_hour:to}",
"(von|zwischen) {open_hour:from} (bis|und) {open_hour:to} uhr",
"nach {when:from}[,] (aber|und) vor {when:to}",
{"in":"(seit|schon seit|bereits seit|seit dem) {when:a}","do":"since","direction":"past"},
{"in":"(ab|ab dem|frühestens|beginnend am|beginnend mit) {when:a}[ an]|(von|vom) {when:a} an","do":"since"},
{"in":"(nach|nach dem|nach der) {when:a}","do":"after"},
{"in":"(bis|bis zum|bis zur|bis in den|spätestens|bis spätestens|spätestens bis) {when:a}","do":"until"},
{"in":"(vor|vor dem|vor der) {when:a}","do":"before"},
{"in":"(nach|ab|frühestens) {hour_mark:a}","do":"after"},
{"in":"(bis|vor|spätestens) {hour_mark:a}","do":"before"},
{"in":"(ab|von) {when:from} (für|für die nächsten) {duration:by}|{when:from} für {duration:by}","do":"lasting"},
{"in":"(binnen|innerhalb|innerhalb von|innerhalb der nächsten|im laufe von) {duration:by}","do":"within"}],
"plain_day":
[{"in":"{digits1-2:day}","do":"fields"}],
"plain_year":
[{"in":"{1900..2099:year}","do":"fields"}],
"hour_mark":
[{"in":"{digits1-2:hour}[ ]h","do":"clock"}],

"after_hour":
[{"in":"(nach|ab|frühestens um) {open_hour:a}","do":"since"}],
"before_hour":
[{"in":"(vor|bis|spätestens um) {open_hour:a}","do":"until"}],
"range":
[{"in":"{moment:b} {after_hour:a}|{moment:b} {before_hour:a}","do":"span-join"},
{"in":"{moment:b}[,] {span:a}|{moment:b}[,] {hour_span:a}|{hour_span:a}[,] {moment:b}","do":"span-join"}],


"recurrence":
["(jeden|jede|jedes|an jedem|in jeder) {weekday}[ {time:at}][ {part:at}]|{weekdays:weekday}[ {time:at}][ {part:at}]",
"(jeden|immer) {weekday_range:weekday}[ {time:at}][ {part:at}]|{time:at} (jeden|immer) {weekday_range:weekday}",
"[von] {weekdays_range:weekday}[ {time:at}][ {part:at}]|{time:at} [von] {weekdays_range:weekday}",
{"in":"[von] {weekday_range:weekday}[ {time:at}][ {part:at}]|{time:at} [von] {weekday_range:weekday}","unsure":true},
"(jeden|jede|jedes|an jedem|in jeder) {period_unit:unit}[ {time:at}][ {part:at}]",
"alle {2..99:every} {time_unit:unit}[ {time:at}]|alle {few:every} {time_unit:unit}",
"(jeden|jede|jedes|an jedem) {ordinal:every} {period_unit:unit}[ {time:at}]|(jeden|jede|jedes|an jedem) {ordinal:every} {weekday}[ {time:at}]",
{"in":"(täglich|jeden tag|tagtäglich|alltäglich)[ {time:at}][ {part:at}]","unit":"day"},
{"in":"(jeden|jede) {part:at}|(jeden|jede) {part_time:at}|jeden {morning_word:at}","unit":"day"},
{"in":"(jeden|an jedem) {ordinal} {weekday:day} (im|des|eines) (monat|monats)","unit":"month"},
{"in":"<once> {period_unit:unit}[ {time:at}]"},
{"in":"(alle|jede) halbe[n] stunde[n]|halbstündlich","unit":"minute","every":30},
{"in":"(alle|jede) viertelstunde[n]|viertelstündlich","unit":"minute","every":15},
{"in":"stündlich","unit":"hour"},
{"in":"wöchentlich[ {time:at}]","unit":"week"},
{"in":"zweiwöchentlich|vierzehntäglich|vierzehntägig|14 tägig","unit":"week","every":2},
{"in":"monatlich|allmonatlich","unit":"month"},
{"in":"vierteljährlich|quartalsweise","unit":"month","every":3},
{"in":"halbjährlich","unit":"month","every":6},
{"in":"jährlich|alljährlich","unit":"year"},
{"in":"(werktags|wochentags|an werktagen|an wochentagen|jeden werktag|jeden wochentag)[ {time:at}][ {part:at}]","weekday":[1,2,3,4,5]},
{"in":"(an wochenenden|jedes wochenende)[ {time:at}][ {part:at}]","weekday":[6,7]}],

"weekday_range":
[{"in":"{weekday:a} (bis|-) {weekday:b}","do":"weekday-range"}],
"weekdays_range":
[{"in":"{weekdays:a} (bis|-) {weekdays:b}","do":"weekday-range"}],

"part_time":
[{"in":"{part_noun:a} {time:b}","do":"join"}],
"part_noun":
[{"in":"{day_part:part}|{morning:part}","do":"fields"}]}}
"""##
}
