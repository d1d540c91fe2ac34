// Written by 'parlance generate entities'. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedEntities {
    static let text_nl = ##"""


{"language":"nl",


"without":
{"month":["jan"],
"atom":["binnen een uur","binnen een minuut"],
"currency_code":["K","L","P","Q","R","G","F"],
"weekday":["ma","di","wo","do","vr","za","zo"],
"unit":["a","punt","punten","g","in","pm","da","pr","em","ems","st","pt","pc","mi","ml","kb","mb","gb","tb","sn","tr","dr","drs","dot","ton","pond","ons"],
"currency_unit":["$","£","all","try","top","cup","mad","pen","gel","bob","km","l","k","p","q","r","db","ar"]},
"number_joiners":["en"],
"articles":["een"],

"lists":


{"plural_denominator":
{"3":"derden",
"4":"vierden|vierde",
"5":"vijfden",
"6":"zesden",
"8":"achtsten",
"10":"tienden",
"100":"honderdste[n]",
"1000":"duizendste[n]",
"1000000":"miljoenste[n]",
"1000000000":"miljardste[n]",
"1000000000000":"biljoenste[n]"},
"ordinal_scale":
{"1000000":"miljoenste",
"1000000000":"miljardste",
"1000000000000":"biljoenste"},


"time_unit":
{"second":"secondes|sec[.]|s|\"|secondjes",
"minute":"minuutje[s]|min[.]",
"hour":"u[.]|h|uurtje[s]|uren",
"day":"dagje[s]|werkdag[en]",
"week":"weekje[s]|wk[.]",
"weekend":"weekend[s]|weekenden|weekendje[s]|weekeind[e][n]",
"month":"maandje[s]|mnd[.]|mnden",
"quarter":"kwartaal|kwartalen",
"half-year":"halfjaar",
"year":"jaartje[s]|jr[.]|j|jaren",
"decade":"decennium|decennia",
"century":"eeuw[en]"},

"short_period":
{"second":"seconde",
"minute":"minuut",
"hour":"uur"},
"long_period":
{"day":"dag",
"week":"week",
"weekend":"weekend|weekeinde|weekeind",
"month":"maand",
"quarter":"kwartaal",
"season":"seizoen|jaargetijde",
"half-year":"half jaar|halfjaar",
"year":"jaar",
"decade":"decennium",
"century":"eeuw"},
"whole_unit":
{"day":"dag",
"week":"week",
"weekend":"weekend",
"month":"maand",
"year":"jaar"},
"ago_unit":
{"minute":"minuten|minuut|minuutjes|min[.]",
"day":"dag[en]",
"week":"weken|week|weekjes",
"month":"maand[en]|maandjes",
"year":"jaar|jaren",
"century":"eeuw[en]"},
"age_unit":
{"day":"dag[en]",
"week":"week|weken",
"month":"maand[en]",
"year":"jaar|jaren|jr[.]"},

"few":
{"2":"[een ]paar|beide",
"3":"[een ]paar|enkele|enige|wat|meerdere|verschillende|[een ]aantal|ettelijke"},


"shift":
{"0":"deze|dit|huidig[e]|lopend[e]|dezelfde|hetzelfde|diezelfde|datzelfde",
"1":"volgend[e]|aankomend[e]|aanstaand[e]|komend[e]|eerstvolgend[e]",
"2":"overvolgend[e]",
"-1":"vorig[e]|afgelopen|laatst[e]|voorgaand[e]|voorbij[e]|verleden|vroeger[e]",
"-2":"voorvorig[e]|eervorig[e]|voorlaatst[e]"},
"near_shift":
{"1":"aankomend[e]|aanstaand[e]|komend[e]|eerstvolgend[e]",
"-1":"afgelopen|vorig[e]|laatst[e]|voorgaand[e]|voorbij[e]"},
"forward":
{"1":"volgend[e]|komend[e]|aankomend[e]|eerstvolgend[e]|eerstkomend[e]",
"-1":"vorig[e]|afgelopen|laatst[e]|voorgaand[e]|voorbij[e]|verleden"},
"last":
{"-1":"laatst[e]|allerlaatste",
"-2":"voorlaatst[e]|een na laatste"},


"edge":
{"start":"begin|start|aanvang",
"mid":"midden|half|medio|halverwege",
"end":"eind[e]|slot|afloop",
"late":"later|laat",
"early":"eerder|vroeg"},
"day_part":
{"08:00-12:00 06:00-12:00 00:00-12:00 04:00-12:00":"ochtend[en]|voormiddag[en]|ochtenduren",
"12:00-16:00 12:00-18:00 12:00-17:00 12:00-19:00 13:00-17:00":"middag[en]|namiddag[en]|achternoen",
"16:00-20:00 18:00-24:00 18:00-00:00 17:00-22:00":"avond[en]|avonduren",
"20:00-23:59:59 20:00-24:00 22:00-30:00 00:00-06:00 18:00-24:00 00:00-08:00":"nacht[en]|nachtelijke uren"},
"meal":
{"08:00-12:00 06:00-10:00":"ontbijt|ontbijttijd",
"11:00-13:00 12:00-14:00 12:00-13:00":"lunch|lunchpauze|lunchtijd|middageten|middagpauze|schafttijd",
"16:00-20:00 18:00-21:00":"avondeten|etenstijd|diner",
"08:00-18:00 09:00-17:00":"werkuren|werktijd|kantooruren|kantoortijd",
"20:00-23:59:59 20:00-23:00":"primetime|prime time"},

"morning":
{"08:00-12:00 06:00-12:00 00:00-12:00 04:00-12:00":"morgen[s]"},
"neuter_unit":
{"hour":"uur",
"weekend":"weekend|weekeinde|weekeind",
"quarter":"kwartaal",
"season":"seizoen",
"half-year":"half jaar|halfjaar",
"year":"jaar",
"decade":"decennium"},
"season":
{"1":"lente|voorjaar",
"2":"zomer",
"3":"herfst|najaar",
"4":"winter"},
"near_day":
{"-2":"eergister[en]",
"-1":"gister[en]",
"1":"morgen",
"2":"overmorgen"},
"month":
{"1":"jan.",
"2":"feb[.]|febr[.]",
"3":"mrt[.]|mar[.]",
"4":"apr[.]",
"6":"jun[.]",
"7":"jul[.]",
"8":"aug[.]",
"9":"sep[.]|sept[.]",
"10":"okt[.]|oct[.]",
"11":"nov[.]",
"12":"dec[.]"},
"weekday":
{"1":"ma.",
"2":"di.|dins[.]|dinsd[.]",
"3":"wo.|woe.|woens[.]|woensd[.]",
"4":"do.|dond[.]|donderd[.]",
"5":"vr.|vrij.",
"6":"za.|zat.|zaterd[.]",
"7":"zond[.]"},

"short_weekday":
{"1":"ma[.]",
"2":"di[.]",
"3":"wo[.]|woe[.]",
"4":"do[.]",
"5":"vr[.]|vrij[.]",
"6":"za[.]|zat[.]",
"7":"zo[.]"},
"weekdays":
{"1":"maandagen",
"2":"dinsdagen",
"3":"woensdagen",
"4":"donderdagen",
"5":"vrijdagen",
"6":"zaterdagen",
"7":"zondagen"},

"hour_plural":
{"1":"enen",
"2":"tweeën",
"3":"drieën",
"4":"vieren",
"5":"vijven",
"6":"zessen",
"7":"zevenen",
"8":"achten",
"9":"negenen",
"10":"tienen",
"11":"elven",
"12":"twaalven"},


"unit":
{"square-meter":"m^2|m2",
"cubic-meter":"m^3|m3|kuub|kub",
"square-kilometer":"km^2|km2",
"square-centimeter":"cm^2|cm2",
"cubic-centimeter":"cm^3|cm3|cc",
"kilometer-per-hour":"km/u|km u|kmh|kilometer per uur",
"mile":"mijl[en]",
"kilogram":"kilo['s]|kilootje",
"gram":"g|gr[.]",
"pound":"pond[en]|pondje",
"metric-ton":"ton[nen]",
"liter":"liters|litertje",
"milliliter":"ml",
"kilobyte":"kb",
"megabyte":"mb|mega",
"megabit":"mb",
"gigabyte":"gb|gig",
"terabyte":"tb",
"cup":"kop|kopje[s]|koppen",
"tablespoon":"el|eetlepel[s]",
"teaspoon":"tl|theelepel[s]|theelepeltje[s]",
"turn":"slag[en]|omwenteling[en]|toer[en]",
"inch":"inches"},
"currency_unit":
{"EUR":"euro[s]|eurootje[s]|€ur|eur",
"cent":"cent[en]|cents|eurocent[en]|c|¢|ct[.]",
"CHF":"zwitserse frank[en]|frank[en]",
"JPY":"yen",
"USD":["dollar[s]|$","amerikaanse dollar[s]|us dollar[s]|us$|usd$|usd"],
"AUD":"aud$",
"CAD":"cad$",
"MXN":"mxn$",
"NZD":"nzd$",
"GBP":["pond sterling|£","gbp"],
"CNY":"yuan|renminbi|元",
"NLG":"gulden[s]",
"INR":"indiase roepie[s]",
"RUB":"roebel[s]",
"pence":"penny|pennies|pence"},

"holiday":
{"1-1":"nieuwjaar|nieuwjaarsdag",
"1-6":"driekoningen|drie koningen",
"2-14":"valentijn|valentijnsdag",
"easter-47":"vastenavond|carnaval",
"easter-46":"aswoensdag",
"easter-7":"palmzondag|palmpasen",
"easter-3":"witte donderdag",
"easter-2":"goede vrijdag",
"easter-1":"stille zaterdag|paaszaterdag",
"easter":"pasen|eerste paasdag|paaszondag|1e paasdag",
"easter+1":"paasmaandag|tweede paasdag|2e paasdag",
"easter+39":"hemelvaart|hemelvaartsdag",
"easter+49":"pinksteren|eerste pinksterdag|pinksterzondag|1e pinksterdag",
"easter+50":"pinkstermaandag|tweede pinksterdag|2e pinksterdag",
"easter+60":"sacramentsdag",
"orthodox":"orthodox pasen|orthodoxe pasen",
"3-17":"st[.] patrick's day",
"3-8":"internationale vrouwendag|vrouwendag",
"4-1":"één april|1 aprilgrap",
"4-22":"dag van de aarde",
"4-27":"koningsdag|king's day",
"4-30":"koninginnedag",
"5-1":"dag van de arbeid",
"5-4":"dodenherdenking",
"5-5":"bevrijdingsdag",
"5-2-sunday":"moederdag",
"6-3-sunday":"vaderdag",
"6-24":"sint jan",
"7-4":"onafhankelijkheidsdag|onafhankelijksdag|amerikaanse onafhankelijkheidsdag",
"7-11":"feest van de vlaamse gemeenschap",
"7-21":"belgische nationale feestdag|nationale feestdag",
"8-15":"maria hemelvaart|maria-tenhemelopneming|onze lieve vrouw hemelvaart",
"9-3-tuesday":"prinsjesdag",
"10-4":"dierendag",
"10-31":"halloween|hervormingsdag",
"11-1":"allerheiligen",
"11-2":"allerzielen",
"11-11":"sint maarten|sint-maarten|wapenstilstand|wapenstilstandsdag",
"11-4-thursday":"thanksgiving",
"11-4-thursday+1":"black friday",
"11-4-thursday+4":"cyber monday",
"11--1-thursday+3":"eerste advent",
"12-5":"sinterklaas|sinterklaasavond|pakjesavond",
"12-6":"sint nicolaas|sinterklaasdag",
"12-15":"koninkrijksdag",
"12-24":"kerstavond",
"12-25":"kerst|kerstmis|kerstdag|eerste kerstdag|1e kerstdag",
"12-26":"tweede kerstdag|2e kerstdag",
"12-31":"oudejaarsavond|oudejaarsdag|oud en nieuw|oudjaar|silvester",

"chinese:1-1":"chinees nieuwjaar",
"chinese:1-15":"lantaarnfeest",
"chinese:5-5":"drakenbootfeest",
"chinese:8-15":"maanfeest",
"hebrew:1-1":"rosj hasjana|joods nieuwjaar",
"hebrew:1-10":"jom kipoer|grote verzoendag",
"hebrew:3-25":"chanoeka",
"hebrew:7-14":"poerim",
"hebrew:8-15":"pesach",
"islamic-umalqura:1-1":"islamitisch nieuwjaar",
"islamic-umalqura:1-10":"asjoera",
"islamic-umalqura:9-1..30":"ramadan",
"islamic-umalqura:9-1..29":"ramadan",
"islamic-umalqura:10-1":"suikerfeest|eid al fitr",
"islamic-umalqura:12-10":"offerfeest|eid al adha",
"persian:1-1":"nowruz|noroez"}},

"rules":
{"the":"(de|het)",

"s":"(['|’|‘]s |s['|’])",
"een":"(een|één|'n)",
"about":"(circa|ca[.]|ongeveer|omstreeks|rond|rond de|tegen|precies|exact|zo rond|zo tegen|pas|vlak)",
"at":"[<about> ](om|rond|tegen|omstreeks|bij)[ <about>]",

"till":"(tot|tot en met|t/m|tot aan|-|~)",
"to":"(<till>|en|en de|tot de|tot het)",
"dash":"[ ](-|~|à|tot)[ ]",
"less":"(onder|minder dan|hoogstens|maximaal|niet meer dan|lager dan|kleiner dan|ten hoogste|tot wel)",
"more":"(boven|boven de|meer dan|minstens|minimaal|ten minste|tenminste|groter dan|hoger dan|niet minder dan|vanaf)",
"of":"[van |in |van de |van het |in de |in het ]",
"between":"(tussen|tussen de|van|van de)[ <about>]",
"weekend":"(weekend|weekeinde|weekeind)",
"whose":"(de|het|deze|dit|mijn|onze)",

"sign":"(-|/|.)"},

"patterns":

{"none":
["(goede|goeie|fijne|prettige|mooie)[ ](morgen|middag|avond|nacht|dag|week|zondag|zaterdag)",
"(goed|fijn|prettig|mooi|leuk) (weekend|weekeinde)",
"(gelukkig|zalig|een gelukkig) (nieuwjaar|kerstmis)|(vrolijk|zalig) pasen|prettige kerst|fijne kerst"],


"number":
[{"in":"nul","n":0},
{"in":"(min|minus) {cardinal:a}|(min|minus) {mixed:a}|(min|minus) {scaled:a}|(min|minus) {pointed:a}","do":"negative"},
{"in":"(min|minus) <een>|-[ ]{mixed:a}|-[ ]{scaled:a}","do":"negative","a":1},
{"in":"{mixed:a}|{scaled:a}","do":"same"},
{"in":"anderhalf|anderhalve","n":1.5},
{"in":"{cardinal:a} (dozijn|dozijnen)|<een> (dozijn|dozijnen)|dozijn","do":"product","a":1,"b":12},
{"in":"{cardinal:a} en {dozens:b}","do":"sum"},
{"in":"[<een> ]half dozijn","n":6},
{"in":"[<een> ]gros","n":144},
{"in":"een","n":1,"whole":true},
{"in":"{pointed:a}","do":"same"},
{"in":"{cardinal:a} (van de|uit|op|op de) {cardinal:b}|<een> (van de|uit|op|op de) {cardinal:b}","do":"proportion","a":1},
{"in":"{scaled:a} en {scaled:b}","do":"sum"}],
"dozens":
[{"in":"{cardinal:a} dozijn","do":"product","b":12}],

"mixed":
[{"in":"{words:a}(en|ën|eneen|ëneen)(half|halve)|{cardinal:a} en[ <een>] (half|halve)|<een> en[ <een>] (half|halve)","do":"sum","a":1,"b":0.5},
{"in":"{cardinal:a} en {fraction:b}|{digits:a} {whole_fraction:b}|{words:a} {whole_fraction:b}|<een> en {fraction:b}","do":"sum","a":1},
{"in":"{digits:a} {ratio:b}","do":"sum"}],
"pointed":
[{"in":"{cardinal:a} komma {decimals:b}|<een> komma {decimals:b}","do":"point","a":1}],
"scaled":
[{"in":"{pointed:a} {scale:b}|{digits:a} {scale:b}|{words:a} {large_scale:b}|{mixed:a} {scale:b}","do":"product"},
{"in":"(anderhalf|anderhalve) {scale:b}","do":"product","a":1.5},
{"in":"[<een> ](half|halve) {scale:b}","do":"product","a":0.5},
{"in":"{cardinal:a} {scale:b} en {fraction:more}","do":"product"},
{"in":"{cardinal:a} {scale:b} en[ <een>] (half|halve)","do":"product","more":0.5},
{"in":"{digits:a}[ ]k","do":"product","b":1000},
{"in":"{digits:a}[ ](m|mln[.])","do":"product","b":1000000},
{"in":"{digits:a}[ ](g|b|mld[.]|mrd[.])","do":"product","b":1000000000},
{"in":"{digits:a} honderd","do":"product","b":100},
{"in":"{digits:a} duizend","do":"product","b":1000}],

"large_scale":
[{"in":"miljoen","do":"number","n":1000000},
{"in":"miljard","do":"number","n":1000000000},
{"in":"biljoen","do":"number","n":1000000000000},
{"in":"biljard","do":"number","n":1000000000000000}],
"decimals":
[{"in":"{0..99:a}|{digits:a}","do":"digits"},
{"in":"{0..9:a} {decimals:b}","do":"digits"}],
"fraction":
[{"in":"[<een> ]kwart","n":0.25},
{"in":"<een> (half|halve)","n":0.5},
{"in":"{whole_fraction:a}","do":"same"}],

"whole_fraction":
[{"in":"{cardinal:a} kwart|driekwart","do":"quotient","a":3,"b":4},
{"in":"{cardinal:a} [/ ]{small_part:b}|<een> [- ]{small_part:b}|{cardinal:a}[ ]{plural_denominator:b}|<een> {plural_denominator:b}","do":"quotient","a":1}],

"small_part":
[{"in":"{4..19:n}de|{20..99:n}ste","do":"number"},
{"in":"derde","do":"number","n":3},
{"in":"achtste","do":"number","n":8}],

"period_unit":
[{"in":"{short_period:a}|{long_period:a}","do":"same"}],

"part_of_one":
[{"in":"[<een> ](half|halve)","do":"number","n":0.5},
{"in":"[<een> ]kwart","do":"number","n":0.25},
{"in":"(driekwart|drie kwart)","do":"number","n":0.75}],

"quantity":
[{"in":"{number:a}|{part_of_one:a}|{few:a}","do":"same"},
{"in":"<een>","do":"number","n":1}],

"ordinal":
[{"in":"{digits:n}(e|de|ste)","do":"ordinal"},
{"in":"{words:a} [en ]{ordinal_word:b}|{words:a}[en]{ordinal_word:b}|{words:a}[en]{one_th:b}","do":"ordinal-sum"},
{"in":"{20..999999:n}ste","do":"ordinal"},
{"in":"{words:a} {ordinal_scale:b}|{words:a}{ordinal_scale:b}","do":"ordinal-product"},
{"in":"{ordinal_scale:n}","do":"ordinal"},
{"in":"nulde","n":0}],
"one_th":
[{"in":"eende","do":"number","n":1}],

"percent":
["{quantity:n} (procent|percent|procentpunt|procentpunten|%|pct[.])"],

"boolean":
[{"in":"ja|ja graag|jawel|jazeker|jep|ja hoor|ja zeker|zeker weten|natuurlijk wel|uiteraard","value":true},
{"in":"nee|neen|nee hoor|nee bedankt|nope|absoluut niet|zeker niet|in geen geval|liever niet|geenszins|natuurlijk niet","value":false},
{"in":"graag|zeker|natuurlijk|klopt|dat klopt|oké|oke|okay|ok|prima|goed|is goed|inderdaad|absoluut|doe maar|juist|yes","value":true,"whole":true},
{"in":"niet|nooit|no|echt niet|laat maar|doe maar niet|klopt niet|onjuist","value":false,"whole":true}],


"temperature":
[{"in":"{quantity:n} (graden|graad|gr[.]|°)[ ](celsius|c)|{quantity:n} celsius","unit":"celsius"},
{"in":"{quantity:n} (graden|graad|gr[.]|°)[ ](fahrenheit|f)|{quantity:n} fahrenheit","unit":"fahrenheit"},
{"in":"{quantity:n} (graden|graad)","unit":"generic"},
{"in":"{warm:a} (onder nul|vorst)","do":"negative-measure"},
{"in":"{warm:a} boven nul|plus {warm:a}","do":"same"}],
"warm":
[{"in":"{number:n} (graden|graad)","unit":"generic","do":"temperature"},
{"in":"{number:n} (graden|graad) celsius","unit":"celsius","do":"temperature"}],

"size":
[{"in":"{quantity:n} {unit}","do":"dimension"},

{"in":"{quantity:by} {ons:a}|{quantity:by} {pond:a}","do":"scaled"}],
"ons":
[{"in":"ons|onsje","do":"dimension","n":100,"unit":"gram"}],
"pond":
[{"in":"pond|ponden|pondje","do":"dimension","n":500,"unit":"gram"}],
"dimension":
[{"in":"{size:a}","do":"same"},
{"in":"{quantity:n} (graden|graad)","unit":"degree"},
{"in":"{size:a} [en ]{size:b}","do":"measure-sum"},
{"in":"{meters:a} {1..99:b}","do":"cents"},
{"in":"[~]{number:from}<dash>[~]{size:to}|{size:from}<dash>[~]{size:to}","do":"interval"},
{"in":"<between> {number:from} (en|tot)[ <about>] {size:to}","do":"interval"},
{"in":"<between> {size:from} (en|tot)[ <about>] {size:to}","do":"interval"},
{"in":"<less> {size:to}","do":"interval"},
{"in":"<more> {size:from}","do":"interval"},
{"in":"(<less>|<more>) {size:a}","do":"same"}],
"meters":
[{"in":"{number:n} meter","unit":"meter","do":"dimension"}],
"money":
[{"in":"{quantity:n} {currency_unit:unit}|{currency_unit:unit}[ ]{number:n}","do":"currency"},
{"in":"{quantity:n} {currency-code:unit}|{currency-code:unit}[ ]{number:n}","do":"currency"}],
"currency":
[{"in":"{whole_money:a}","do":"same"},
{"in":"{number:from}<dash>{money:to}|{money:from}<dash>{money:to}","do":"interval"},
{"in":"<between> {number:from} (en|tot) {money:to}|<between> {money:from} (en|tot) {money:to}","do":"interval"},
{"in":"<less> {whole_money:to}","do":"interval"},
{"in":"<more> {whole_money:from}","do":"interval"},
{"in":"(<less>|<more>) {whole_money:a}","do":"same"}],
"whole_money":
[{"in":"{money:a}","do":"same"},
{"in":"{money:a} [en ]{0..99:b}[ ](cent|cents|c|centen|pence|penny)|{money:a} {0..99:b}","do":"cents"},
{"in":"{money:a} [en ]<een> (cent|penny)","do":"cents","b":1}],
"age":
["{quantity:n} {age_unit:unit} oud|{quantity:n} {age_unit:unit} jong",
{"in":"{quantity:n} {age_unit:unit}"},
{"in":"{number:n}[ ]jarig[e]","unit":"year"},
{"in":"(leeftijd|leeftijd van) {number:n} {age_unit:unit}"},
{"in":"{number:from}<dash>{years_old:to}|<between> {number:from} en {years_old:to}","do":"interval"}],
"years_old":
[{"in":"{number:n} {age_unit:unit} oud","do":"age"}],


"time_amount":
[{"in":"{quantity:n} {time_unit:unit}|{quantity:n} (hele|volle) {time_unit:unit}","do":"duration"},
{"in":"{part_of_one:n}{time_unit:unit}","do":"duration"},
{"in":"[<the> |<een> ](hele|heel|volle|gehele|ganse) {period_unit:unit}|heel {period_unit:unit}","do":"duration","n":1},
{"in":"{quarters:n}","do":"duration","unit":"minute"}],

"quarters":
[{"in":"{quantity:a} (kwartier|kwartieren|kwartiertje|kwartiertjes)","do":"product","b":15},
{"in":"[<een> ](kwartier|kwartiertje)","do":"number","n":15},
{"in":"<een> half kwartier","do":"number","n":7.5}],
"duration":
[{"in":"{time_amount:a}","do":"same"},
{"in":"{time_amount:a}[,] [en ]{duration:b}","do":"duration-sum"},
{"in":"{time_amount:a} {10..59:n}|{time_amount:a} en {fraction:n}","do":"duration-and"}],


"year":
[{"in":"{1000..2999:n}","do":"year"},
{"in":"{11..20:a}[ ]{10..99:b}|{11..20:a}en{10..99:b}","do":"year"},
{"in":"('|’|‘){digit2:n}","do":"number"}],
"day_number":
[{"in":"{1..31:n}[.]|{ordinal:n}","do":"number"}],
"short_year":
[{"in":"{32..99:n}","do":"number"}],

"january":
[{"in":"jan[.]","do":"number","n":1}],
"january_month":
[{"in":"{january:month}","do":"fields"}],

"dated":
[{"in":"{weekday}[.]|{month}[.]","do":"fields"},
{"in":"{day_of_year:a}","do":"same"},
{"in":"{month}[.][,] [van |in |van het jaar |in het jaar ]{year}|{month}[.] {short_year:year}|{month}[.](-|/){digit4:year}","do":"fields"},
{"in":"{january:month} {year}|{january:month}(-|/){digit4:year}","do":"fields"},
{"in":"{year} {month}|maand [van ]{month}","do":"fields"},
{"in":"{weekday_name:a}[,] [<the> ]{day_of_year:b}|{weekday_name:a}[,] <the> {bare_day:b}|{weekday_word:a} {plain_day:b}","do":"join"},
{"in":"{holiday}|{holiday}[,] [in |van ]{year}","do":"fields"},
{"in":"{season}|{season} [van ]{year}","do":"fields"},
{"in":"{edge_word:a} <of>{this_period:b}|{edge_word:a} <of>{dated:b}","do":"join"},
{"in":"{edge} <of>{year}","do":"fields"},
{"in":"{nth:a} <of>{this_period:b}|{work_days:a} {this_period:b}|{shifted_week:a} {work_days:b}","do":"join"},
{"in":"{nth:a} (van|in|van de|van het|in de|in het|na|op) {dated:b}|{nth:a} {dated:b}|{nth:a} (van|in) {plain_year:b}","do":"join"},
{"in":"{nth_day:a} van[ de| het] {dated:b}|{nth:a} (van|in) {january_month:b}|{edge_word:a} <of>{january_month:b}","do":"join"},
{"in":"{nth_weekday:a}","do":"same"},
{"in":"jaar {year}|jaar {digits:year}","do":"fields"},

{"in":"{near_shift:shift} {weekday}","do":"weekday","nearest":true},
{"in":"{shift} {weekday}","do":"weekday"},
{"in":"(komend|aankomend|aanstaand|eerstvolgend|dat) <weekend>|mijn <weekend>","do":"fields","weekend":1},
{"in":"{shift} {period_unit:unit}","do":"relative"},
{"in":"{period_unit:unit} na <the> (volgende|komende)","do":"relative","offset":2},
{"in":"{shift} {month}|{shift} {season}|{shift} {holiday}","do":"named-unit"},
{"in":"<weekend>","do":"fields","weekend":1},
{"in":"{forward:sign} {short_period:unit}","do":"count","n":1},
{"in":"{forward:sign} {quantity:n} {time_unit:unit}|{quantity:n} {forward:sign} {time_unit:unit}","do":"count"},

{"in":"{ordinal:quarter} kwartaal|k{1..4:quarter}|q{1..4:quarter}","do":"fields"},
{"in":"{ordinal:quarter} kwartaal [van |in ]{year}|k{1..4:quarter} {year}|q{1..4:quarter} {year}|{year} <the> {ordinal:quarter} kwartaal","do":"fields"},
{"in":"{ordinal:half-year} (halfjaar|jaarhelft|helft van het jaar)|{ordinal:half-year} (halfjaar|jaarhelft) [van ]{year}","do":"fields"},
{"in":"{ordinal:half-year} helft van {year}","do":"fields"},
{"in":"(week|wk) {1..53:week}|(week|wk) {1..53:week} [van ]{year}","do":"fields"},
{"in":"rest van <whose> {period_unit:unit}|rest [van ](deze|dit|huidige) {period_unit:unit}|rest van {period_unit:unit}","do":"rest"},
{"in":"later [in |op ](deze|dit|de|het) {period_unit:unit}","do":"rest"},
{"in":"eerder [in |op ](deze|dit|de|het) {period_unit:unit}|{period_unit:unit} tot (op heden|nu toe|nu)","do":"to-date"},
{"in":"jaren {1910..2090:n}|jaren [']{20..90:n}|jaren {decade_year:n}","do":"decade"},
{"in":"{ordinal:n} eeuw","do":"century"},
{"in":"week (van|vanaf|beginnend op|beginnend|aanvangend|aanvangend op|die begint op) {moment:a}","do":"week-of"}],
"decade_year":
[{"in":"{11..20:a} {10..99:b}","do":"year"}],

"neuter":
[{"in":"(komende|aankomende|aanstaande|eerstvolgende) <weekend>","do":"fields","weekend":1},
{"in":"{shift} {neuter_unit:unit}","do":"relative"},
{"in":"{neuter_unit:unit} na het (volgende|komende)","do":"relative","offset":2},
{"in":"<weekend>","do":"fields","weekend":1},
{"in":"{ordinal:quarter} kwartaal","do":"fields"},
{"in":"{ordinal:quarter} kwartaal [van |in ]{year}","do":"fields"},
{"in":"{edge_word:a} <of>{this_period:b}|{edge_word:a} <of>{dated:b}|{nth:a} (kwartaal|weekend) <of>{dated:b}","do":"join"},
{"in":"{edge} <of>{year}|jaar {year}","do":"fields"},
{"in":"{forward:sign} {quantity:n} {time_unit:unit}|{forward:sign} uur","do":"count","n":1,"unit":"hour"}],

"day_of_year":
[{"in":"{day_number:day} [van ]{month}[.]|{day_number:day} [van ]{month}[.][,] [van |in ]{year}|{day_number:day} {month}[.] {digit2:year}","do":"fields"},
{"in":"{day_number:day} [van ]{january:month}[[,] {year}]|{january:month} {digits1-2:day}[[,] {year}]","do":"fields"},
{"in":"{digits1-2:day}<sign>{january:month}[<sign>{digit4:year}]","do":"fields"},
{"in":"{month}[.] {digits1-2:day}|{month}[.] {digits1-2:day}[,] {digit4:year}|{month} <the> {ordinal:day}[[,] {year}]","do":"fields"},
{"in":"{digits1-2:day}<sign>{digits1-2:month}<sign>{digit4:year}|{digits1-2:day}<sign>{digits1-2:month}<sign>[']{digit2:year}","do":"fields"},
{"in":"{digits1-2:day}(-|/){digits1-2:month}[[,] {digit4:year}]|{digits1-2:day}.{digits1-2:month}","do":"fields"},
{"in":"{digit4:year}<sign>{digits1-2:month}<sign>{digits1-2:day}","do":"fields"},
{"in":"{digits1-2:day}<sign>{month}[<sign>{digit4:year}]|{month}<sign>{digits1-2:day}<sign>{digit4:year}","do":"fields"}],
"weekday_name":
[{"in":"{weekday}[.]|{short_weekday:weekday}","do":"fields"}],
"weekday_word":
[{"in":"{weekday}","do":"fields"}],

"late_day":
[{"in":"{13..19:day}(e|de)|{20..31:day}(e|ste)","do":"fields"}],
"bare_day":
[{"in":"{ordinal:day}","do":"fields"}],
"plain_day":
[{"in":"{digits1-2:day}|{1..31:day}","do":"fields"}],
"plain_year":
[{"in":"{1900..2099:year}|{year}","do":"fields"}],

"atom":
[{"in":"{dated:a}|de {dated:a}|het {neuter:a}|(heel|de hele|het hele) {dated:a}","do":"same"},
{"in":"(op|in|in de|in het|op de|op het|aan|aan het|met|tijdens|tijdens de|gedurende|per) {dated:a}","do":"same"},
{"in":"(voor|voor de|voor het|van|van de|van het|uit|over|naar) {dated:a}","do":"same"},
{"in":"(op de|voor de|tot de|sinds de|vanaf de|van de) {late_day:a}|op {short_weekday_day:a}","do":"same"},
{"in":"op de {bare_day:a}","do":"same","whole":true},
"{digit4:year}.{digits1-2:month}|{digits1-2:month}[ ](/|-)[ ]{digit4:year}|{digit4:year}[ ](/|-)[ ]{digits1-2:month}",
"(in|uit) {1900..2099:year}|in {long_year:year}|in het jaar {year}|={digit4:year}",
{"in":"(de|mijn) {whole_unit:unit}|het jaar|in het jaar","do":"relative","unit":"year","offset":0,"whole":true},

{"in":"vandaag|vandaag de dag|(deze|dezelfde|vandaag deze) dag","do":"relative","unit":"day","offset":0},
{"in":"(de )volgende dag|(de )dag erna|(de )dag erop|daags erna|morgen","do":"relative","unit":"day","offset":1},
{"in":"(de )vorige dag|(de )dag ervoor|(de )dag tevoren|gister","do":"relative","unit":"day","offset":-1},
{"in":"eergister","do":"relative","unit":"day","offset":-2},
{"in":"nu|nu direct|direct|op dit moment|momenteel|meteen|onmiddellijk|zo snel mogelijk|nu meteen|op het moment|thans",
"do":"relative","unit":"second","offset":0},

{"in":"nul uur","do":"clock","hour":0},
{"in":"(precies|klokslag|stipt) {hour} uur|{hour} uur (precies|stipt)|klokslag {hour}","do":"clock"},
{"in":"(het is|'t is) {hour} uur|<at> {hour} uur|<at> {hour}[ ](u|h)|(<at>|het is) één uur","do":"clock","hour":1},
{"in":"{hour} uur {double_minute:minute}|één uur {double_minute:minute}|<at> {hour} uur en {minute} minuten","do":"clock","hour":1},
{"in":"{digits1-2:hour}(:|.){digit2:minute}[(:|.){digit2:second}][ ](uur|u|h)|{digits1-2:hour}[ ](h|u)[ ]{digit2:minute}","do":"clock"},
{"in":"{digits1-2:hour}[ ](h|u)[ ]{digit2:minute} {half}","do":"clock"},
{"in":"<at> {hour}|<at> {hour_plural:hour}|<at> {digits1-2:hour} en|<at> {hour} {10..59:minute}","do":"clock"},
{"in":"<at> {digits1-2:hour}.{digit2:minute}","do":"clock"},
{"in":"{digits1-2:hour}.{digit2:minute}","do":"clock","weak":true},
{"in":"middernacht|12 uur middernacht|(12|twaalf) uur (<s>nachts|in de nacht)","do":"time","time":"00:00"},
{"in":"[op de |rond de |rond het |om de |het |met |tegen de ](middag|middaguur|lunchtijd)","do":"time","time":"12:00"},
{"in":"(12|twaalf) uur (<s>middags|lunchtijd|in de middag)","do":"time","time":"12:00"},
{"in":"halverwege de (ochtend|morgen)|midmorgen","do":"time","time":"10:00"},
{"in":"{spoken_time:a}|(vlak|kort|even) (voor|na) {near_hour:a}","do":"same"},

{"in":"{part_word:a}","do":"same"},
{"in":"(deze|van){day_part:part}|deze {day_part:part}|(deze|van){morning:part}|deze {morning:part}|vandaag {day_part:part}","unit":"day","offset":0},
{"in":"(vorige|afgelopen|laatste) {day_part:part}|(vorige|afgelopen) {morning:part}","unit":"day","offset":-1},
{"in":"(volgende|komende|aankomende) {day_part:part}","unit":"day","offset":1},
{"in":"{day_name:a}[ ]{part_noun:b}|{day_name:a}{part_with_edge:b}|{day_name:a} {part_word:b}","do":"join"},
{"in":"{day_part_day:a} {part_edge:b}","do":"join"},
{"in":"morgen[ ]vroeg","unit":"day","offset":1,"part":"08:00-12:00 06:00-12:00 06:00-09:00 00:00-12:00"}],
"long_year":
[{"in":"{1100..2999:n}","do":"year"},
{"in":"{11..20:a}[ ]{10..99:b}|{11..20:a}en{10..99:b}","do":"year"}],
"short_weekday_day":
[{"in":"{short_weekday:weekday}","do":"fields"}],

"hour":
[{"in":"{2..24:n}|{digits1-2:n}","do":"number"}],
"minute":
[{"in":"{2..59:n}|{digits1-2:n}","do":"number"}],
"double_minute":
[{"in":"{2..59:n}|{digit2:n}","do":"number"}],

"full_hour":
[{"in":"{hour}[ uur]|{hour}[ ](u|h)|{hour_plural:hour}","do":"clock"},
{"in":"een[ uur]","do":"clock","hour":1},
{"in":"middernacht","do":"time","time":"00:00"}],
"half_hour":
[{"in":"half {full_hour:a}","do":"clock-shift","n":30,"sign":-1}],
"near_hour":
[{"in":"{full_hour:a}|{half_hour:a}","do":"same"}],
"spoken_time":
[{"in":"kwart voor {near_hour:a}","do":"clock-shift","n":15,"sign":-1},
{"in":"kwart (over|na) {near_hour:a}","do":"clock-shift","n":15,"sign":1},
{"in":"{minute:n}[ minuten| minuut| min[.]] voor {near_hour:a}","do":"clock-shift","sign":-1},
{"in":"{minute:n}[ minuten| minuut| min[.]] (over|na) {near_hour:a}","do":"clock-shift","sign":1},
{"in":"{half_hour:a}","do":"same"}],
"open_hour":
[{"in":"{hour}[ uur]|{hour}[ ](u|h)|{digits1-2:hour}(:|.){digit2:minute}[(:|.){digit2:second}][[ ](uur|u|h)]|{hour_plural:hour}","do":"clock"}],
"part_noun":
[{"in":"{day_part:part}|{morning:part}","do":"fields"}],

"part_edge":
[{"in":"(vroeg|in het begin|aan het begin)","do":"fields","edge":"early"},
{"in":"(laat|aan het eind[e]|op het eind[e])","do":"fields","edge":"late"}],
"part_with_edge":
[{"in":"{part_noun:a} {part_edge:b}","do":"join"}],
"day_part_day":
[{"in":"{weekday}{day_part:part}|{weekday} {day_part:part}|{weekday}{morning:part}","do":"fields"},
{"in":"{near_day:offset}{day_part:part}|van{day_part:part}|van{morning:part}","do":"fields","unit":"day","offset":0}],
"part_word":
[{"in":"{day_part:part}|<s>{day_part:part}[s]|<s>{morning:part}","do":"fields"},
{"in":"(in de|in|op de|op|tegen de|rond de|tijdens de|tijdens|gedurende de|voor de|bij de|bij het|rond het|de|de hele|het) {day_part:part}","do":"fields"},
{"in":"(tijdens de|tijdens het|tijdens|gedurende de|bij het|rond het|rond de|met de) {meal:part}","do":"fields"},
{"in":"(in de|tegen de|tijdens de|op de|gedurende de) {morning:part}","do":"fields"},
{"in":"[in de |de ]vroege {part_noun_name:part}|vroeg in de {part_noun_name:part}","do":"fields","edge":"early"},
{"in":"vroeg op de dag","do":"fields","edge":"early","part":"00:00-24:00 06:00-18:00"},
{"in":"[in de |de |in het ]late {part_noun_name:part}|laat in de {part_noun_name:part}|later in de {part_noun_name:part}","do":"fields","edge":"late"},
{"in":"(aan het eind[e]|op het eind[e]|eind) van de {part_noun_name:part}","do":"fields","edge":"late"},
{"in":"(aan het begin|in het begin|begin) van de {part_noun_name:part}","do":"fields","edge":"early"}],
"part_noun_name":
[{"in":"{day_part:a}|{morning:a}","do":"same"}],

"day_name":
[{"in":"{weekday}","do":"fields"},
{"in":"{near_shift:shift} {weekday}","do":"weekday","nearest":true},
{"in":"{shift} {weekday}","do":"weekday"},
{"in":"{near_day:offset}","do":"relative","unit":"day"},
{"in":"vandaag","do":"relative","unit":"day","offset":0},
{"in":"{day_number:day} {month}","do":"fields"}],


"edge_word":
[{"in":"{edge}","do":"fields"}],
"this_period":
[{"in":"[(de|het|deze|dit|mijn) ]{long_period:unit}","do":"relative","offset":0}],
"shifted_week":
[{"in":"{shift}","do":"relative","unit":"week"}],
"shifted_month":
[{"in":"{shift} maand","do":"relative","unit":"month"}],
"work_days":
[{"in":"werkweek|doordeweeks|werkdagen","do":"nth","n":1,"count":5,"unit":"day"}],
"nth":
[{"in":"{ordinal:n} {weekday}|{last:n} {weekday}","do":"nth"},
{"in":"{ordinal:n} {period_unit:unit}|{last:n} {period_unit:unit}","do":"nth"},
{"in":"{last:n} {2..99:count} {time_unit:unit}","do":"nth"},
{"in":"eerste {2..99:count} {time_unit:unit}","do":"nth","n":1}],
"nth_day":
[{"in":"{ordinal:n}","do":"nth","unit":"day"}],
"nth_weekday":
[{"in":"{ordinal:n} {weekday}","do":"nth"}],
"end_of_day":
[{"in":"(eind|einde|het eind|het einde|aan het eind|aan het einde) van","do":"time","time":"23:59:59"}],
"whole_day":
[{"in":"(de dag|vandaag|deze dag)","do":"relative","unit":"day","offset":0},
{"in":"{near_day:offset}|morgen","do":"relative","unit":"day","offset":1},
{"in":"[de ]{weekday}","do":"fields"}],
"moment":

[{"in":"{hour} uur|{hour}[ ](u|h)|één uur","do":"clock","hour":1,"unsure":true},
{"in":"{hour_uur:a}[,] {moment:b}|(op|voor|van) {hour_uur:a}[,] {moment:b}","do":"join"},
{"in":"(voor|op|van|<about>) {atom:a}|<at> {time:a}","do":"join"},
{"in":"(voor|op|van|<about>) {atom:a}[,] {moment:b}|<at> {clock_time:a}[,] {moment:b}","do":"join"},
{"in":"{open_hour:a} {part_word:b}|{open_hour:a}[,] {day_now:b}|{atom:a}[ ]-[ ]{sure_time:b}","do":"join"},
{"in":"{end_of_day:a} {whole_day:b}|{shifted_month:a} [op ]de {bare_day:b}","do":"join"},
{"in":"{atom:a} (pas|al|nog|van|in) {moment:b}|{atom:a} <the> {nth:b}","do":"join"},
{"in":"op {plain_day:a}[,] <at> {open_hour:b}|op {plain_day:a}[,] {atom:b}|op de {bare_day:a}[,] {time:b}","do":"join"}],

"sure_time":
[{"in":"{digits1-2:hour}(:|.){digit2:minute}[:{digit2:second}][[ ](uur|u|h)]","do":"clock"},
{"in":"{spoken_time:a}","do":"same"},
{"in":"middernacht","do":"time","time":"00:00"},
{"in":"{hour} uur {double_minute:minute}","do":"clock"}],
"hour_uur":
[{"in":"{hour}[ ](uur|u|h)","do":"clock"}],

"clock_time":
[{"in":"{hour} uur[ {double_minute:minute}]","do":"clock"},
{"in":"{digits1-2:hour}(:|.){digit2:minute}[:{digit2:second}][[ ](uur|u|h)]","do":"clock"},
{"in":"{spoken_time:a}","do":"same"}],
"day_now":
[{"in":"van{day_part:part}|van{morning:part}|vandaag","do":"fields","unit":"day","offset":0}],


"shifted":
[{"in":"(over|in|voor over) {duration:by}|{duration:by} (later|hierna|vanaf nu|na nu)","sign":1},
{"in":"{duration:by} (geleden|eerder|hiervoor|ervoor)|(sinds|al) {duration:by} geleden|{ago_duration:by} terug","sign":-1},
{"in":"(over|in) {duration:by} terug","sign":1},
{"in":"{duration:by} (na|vanaf|gerekend vanaf) {moment:of}|{date:of} over {duration:by}|[over ]{duration:by} vanaf {moment:of}","sign":1},
{"in":"{duration:by} voor {moment:of}","sign":-1},
{"in":"[over ]{2..99:n} {weekdays:weekday} (vanaf nu|later)|over {2..99:n} {weekdays:weekday}","do":"weekday-count","sign":1},
{"in":"{2..99:n} {weekdays:weekday} geleden","do":"weekday-count","sign":-1},

{"in":"[de ]{one_day:by} na {date:of}","sign":1},
{"in":"[de ]{one_day:by} voor {date:of}","sign":-1}],
"one_day":
[{"in":"dag","do":"duration","unit":"day"}],

"ago_duration":
[{"in":"{quantity:n} {ago_unit:unit}|<een> {period_unit:unit}|{part_of_one:n} (uur|uurtje)","do":"duration","unit":"hour"}],



"day_span":
[{"in":"[van ]{plain_day:from}[ ](-|tot|tot en met|t/m)[ ]{plain_day:to}|tussen {plain_day:from} en {plain_day:to}","do":"between"},
{"in":"[van ]de {bare_day:from} (tot|tot en met|t/m) de {bare_day:to}|tussen de {bare_day:from} en de {bare_day:to}","do":"between"}],
"hour_span":
[{"in":"van {open_hour:from} tot[ en met] {open_hour:to}|tussen[ de] {open_hour:from} en {open_hour:to}","do":"between"},
{"in":"tussen {open_hour:from}-{open_hour:to}","do":"between"},
{"in":"om {open_hour:from}[ ]-[ ]{open_hour:to}|{open_hour:from} tot {open_hour:to}|van {open_hour:from}-{open_hour:to}","do":"between"}],
"loose_span":
[{"in":"{open_hour:from}[ ]-[ ]{open_hour:to}","do":"between"}],
"span":
["(van|vanaf|tussen|tussen de) {when:from} <to> {when:to}|{when:from} <till> {when:to}|van {when:from}[ ]-[ ]{when:to}",
"(van|vanaf|tussen|tussen de) {plain_day:from} <to> {day_of_year:to}|(van de|tussen de) {bare_day:from} <to> {when:to}",
"{plain_day:from}[ ](-|/|tot|t/m|tot en met)[ ]{day_of_year:to}|(van|tussen) {plain_day:from}[ ]-[ ]{day_of_year:to}",
"{day_of_year:from}[ ]-[ ]{plain_day:to}",
"van <the> {bare_day:from} tot [en met ]<the> {bare_day:to}",
"(van|tussen) {open_hour:from} <to> {when:to}|(van|tussen) {when:from} <to> {open_hour:to}|{open_hour:from} <till> {when:to}",
"(van|tussen|tussen de) {open_hour:from} (tot|en) {open_hour:to} (uur|u)|{when:from} <till> {open_hour:to}",
"in {plain_year:from} <till> {plain_year:to}",
"(van |tussen |vanaf )[<the> ]{plain_year:from} (tot|tot en met|en|t/m|-|~) {plain_year:to}|{digit_year:from}[ ](-|~)[ ]{digit_year:to}",
"(van|tussen|vanaf) {plain_year:from} <to> {when:to}|in {plain_year:from} <till> {when:to}",
"(van|tussen|vanaf) {when:from} <to> {plain_year:to}|{digit_year:from} tot {digit_year:to}",
{"in":"(sinds|al sinds|sedert) {when:a}","do":"since","direction":"past"},
{"in":"(vanaf|met ingang van|ingaand op) {when:a}","do":"since"},
{"in":"(sinds|vanaf) {plain_year:a}|{plain_year:a} (of later|en later|en hoger|en daarna)|jaar {plain_year:a} (of later|en hoger)","do":"since"},
{"in":"(op zijn vroegst|niet eerder dan|niet voor) {when:a}|{when:a} (op zijn vroegst|of later|en daarna|en later)","do":"since"},
{"in":"(na|na de|na het) {meal_part:a}","do":"after"},
{"in":"(na|na de|na het|later dan) {when:a}|(na|later dan) {plain_year:a}","do":"after"},
{"in":"(tot|tot aan|tot en met|uiterlijk|op zijn laatst|niet later dan|tot de|t/m) {when:a}|tot {plain_year:a}","do":"until"},
{"in":"{when:a} (op zijn laatst|uiterlijk|of eerder)","do":"until"},
{"in":"(voor|voor de|voor het) {date:a}|(voor|voor de|voor het) {period:a}|voor {sure_time:a}|voor {instant:a}","do":"before"},
{"in":"voor {timed_part:a}|(voor|voor de|voor het) {meal_part:a}","do":"before"},
{"in":"(eerder dan|zo laat als) {when:a}|(voor|eerder dan) {plain_year:a}","do":"before"},
{"in":"(na|vanaf) {hour_mark:a}","do":"after"},
{"in":"(tot|uiterlijk) {hour_mark:a}","do":"before"},
{"in":"(vanaf|van) {when:from} (voor|gedurende) {duration:by}","do":"lasting"},
{"in":"(binnen|in|in minder dan|binnen minder dan) {duration:by}|binnen [de ]{forward} {duration:by}","do":"within"},
{"in":"binnen {duration:by} (terug|vanaf vandaag|vanaf nu)","do":"within"},
{"in":"{duration:by} in de toekomst|(over|binnen) {duration:by} in de toekomst","do":"within"}],
"timed_part":
[{"in":"{hour_uur:a} {part_word:b}|{sure_time:a} {part_word:b}","do":"join"}],
"meal_part":
[{"in":"{meal:part}","do":"fields"}],
"digit_year":
[{"in":"{1900..2099:year}","do":"fields"}],
"hour_mark":
[{"in":"{hour}[ ](u|h|uur)|{hour_plural:hour}","do":"clock"}],

"after_hour":
[{"in":"(na|vanaf) {open_hour:a}","do":"since"}],
"before_hour":
[{"in":"(voor|tot) {open_hour:a}","do":"until"}],
"range":
[{"in":"{moment:b} {after_hour:a}|{moment:b} {before_hour:a}","do":"span-join"},
{"in":"{moment:b}[,] {span:a}|{moment:b}[,] {hour_span:a}|{hour_span:a}[,] {moment:b}","do":"span-join"},
{"in":"{moment:b} {loose_span:a}","do":"span-join"},
{"in":"{moment:b}[,] {day_span:a}|{day_span:a} (van|in) {moment:b}","do":"span-join"},
{"in":"{hour_span:a} {part_word:b}|{part_word:b} {hour_span:a}","do":"span-join"}],


"recurrence":
["(elke|iedere) {weekday}[ {time:at}][ {part:at}]|<s>{weekday}s[ {time:at}]|op {weekdays:weekday}[ {time:at}]",
"(elke|iedere) {weekday_range:weekday}[ {time:at}][ {part:at}]|(elke week|iedere week|elke dag|iedere dag) [van ]{weekday_range:weekday}[ {time:at}][ {part:at}]",
{"in":"[van ]{weekday_range:weekday}[ {time:at}][ {part:at}]|{time:at} [van ]{weekday_range:weekday}","unsure":true},
"(elk|elke|ieder|iedere) {period_unit:unit}[ {time:at}][ {part:at}]",
"(elke|iedere|om de|per|alle) {2..99:every} {time_unit:unit}[ {time:at}]|(elke|iedere|om de) {few:every} {time_unit:unit}",
"(elke|iedere|elk|ieder) {ordinal:every} {period_unit:unit}[ {time:at}]|(elke|iedere) {ordinal:every} {weekday}[ {time:at}]",
{"in":"om de {period_unit:unit}|om de andere {period_unit:unit}","every":2},
{"in":"(één keer|een keer|eenmaal|1 keer) (per|in de|in het|elke|elk) {period_unit:unit}"},
{"in":"(dagelijks|alledaags)[ {time:at}][ {part:at}]","unit":"day"},
{"in":"(elke|iedere) {part:at}|(elke|iedere) {morning_part:at}|(elke|iedere) {part_time:at}","unit":"day"},
{"in":"elke {ordinal} {weekday:day} van (de|elke) maand","unit":"month"},
{"in":"(elk|ieder|om het) (half uur|halfuur)|halfuurlijks","unit":"minute","every":30},
{"in":"(elk|ieder|om het) kwartier","unit":"minute","every":15},
{"in":"uurlijks|om het uur","unit":"hour"},
{"in":"wekelijks[ {time:at}]","unit":"week"},
{"in":"tweewekelijks|veertiendaags","unit":"week","every":2},
{"in":"maandelijks","unit":"month"},
{"in":"driemaandelijks","unit":"month","every":3},
{"in":"halfjaarlijks","unit":"month","every":6},
{"in":"jaarlijks","unit":"year"},
{"in":"(doordeweeks|op werkdagen|elke werkdag|iedere werkdag|op weekdagen|elke weekdag)[ {time:at}][ {part:at}]","weekday":[1,2,3,4,5]},
{"in":"(in de weekenden|elk weekend|in het weekend altijd)[ {time:at}][ {part:at}]","weekday":[6,7]}],

"weekday_range":
[{"in":"{weekday:a} (tot|tot en met|t/m|-) {weekday:b}","do":"weekday-range"}],
"part_time":
[{"in":"{morning_part:a} {time:b}","do":"join"}],
"morning_part":
[{"in":"{morning:part}|{day_part:part}","do":"fields"}]}}
"""##
}
