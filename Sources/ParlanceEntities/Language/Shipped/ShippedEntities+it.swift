// Written by 'parlance generate entities'. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedEntities {
    static let text_it = ##"""


{"language":"it",


"without":
{"atom":["mattina","mattino","pomeriggio","sera","notte"],
"unit":["a","al","bar","d","da","e","ha","in","ma","mi","o","punto","punti","pt"],
"currency_unit":["$"]},


"articles":["un","una","un'"],


"number_joiners":["e"],

"lists":

{"month":
{"1":"gen[.]|genn[.]",
"2":"feb[.]|febb[.]",
"3":"mar[.]",
"4":"apr[.]",
"5":"mag[.]",
"6":"giu[.]",
"7":"lug[.]",
"8":"ago[.]",
"9":"set[.]|sett[.]",
"10":"ott[.]",
"11":"nov[.]",
"12":"dic[.]"},
"weekday":
{"1":"lun[.]",
"2":"mar[.]",
"3":"mer[.]|merc[.]",
"4":"gio[.]|giov[.]",
"5":"ven[.]",
"6":"sab[.]|sabati",
"7":"dom[.]|domeniche"},
"half":
{"am":"am|a.m.|a.m|a. m.|a m",
"pm":"pm|p.m.|p.m|p. m.|p m"},
"half_part":
{"08:00-12:00 00:00-12:00":"am|a.m.|a. m.",
"12:00-16:00 12:00-24:00":"pm|p.m.|p. m."},


"time_unit":
{"second":"secondo|secondi|sec[.]|secs",
"minute":"minuto|minuti|min[.]|minutino|minutini|mins",
"hour":"ora|ore|oretta|orette",
"day":"giorno|giorni|gg[.]|giornata|giornate|notte|notti",
"week":"settimana|settimane|sett[.]",
"weekend":"weekend|week end|fine settimana",
"fortnight":"quindicina",
"month":"mese|mesi",
"quarter":"trimestre|trimestri",
"half-year":"semestre|semestri",
"year":"anno|anni|annetto",
"decade":"decennio|decenni",
"century":"secolo|secoli"},
"period_unit":
{"day":"giorno|giornata",
"week":"settimana",
"weekend":"weekend|week end|fine settimana|finesettimana",
"month":"mese",
"quarter":"trimestre",
"half-year":"semestre",
"season":"stagione",
"year":"anno [solare]",
"decade":"decennio",
"century":"secolo"},
"whole_unit":
{"week":"settimana",
"month":"mese",
"quarter":"trimestre",
"half-year":"semestre",
"year":"anno",
"century":"secolo"},
"nth_unit":
{"day":"giorno|giorni",
"week":"settimana|settimane",
"weekend":"weekend|fine settimana",
"month":"mese|mesi",
"quarter":"trimestre|trimestri",
"half-year":"semestre|semestri|metà",
"fortnight":"quindicina|metà",
"year":"anno|anni",
"decade":"decennio|decenni",
"century":"secolo|secoli"},
"recurring_unit":
{"second":"secondo|secondi",
"minute":"minuto|minuti",
"hour":"ora|ore",
"day":"giorno|giorni",
"week":"settimana|settimane",
"weekend":"weekend|fine settimana",
"month":"mese|mesi",
"quarter":"trimestre|trimestri",
"half-year":"semestre|semestri",
"year":"anno|anni"},
"clock_unit":
{"second":"secondo|secondi|sec[.]",
"minute":"minuto|minuti|min[.]",
"hour":"ora|ore"},
"age_unit":
{"year":"anno|anni|annetti",
"month":"mese|mesi",
"week":"settimana|settimane",
"day":"giorno|giorni"},
"few":
{"2":"un paio di|un paio d'|un par di",
"3":"alcuni|alcune|qualche|diversi|diverse|pochi|poche|vari|varie|parecchi|parecchie|un po' di"},


"shift_before":
{"0":"questo|questa|codesto|codesta|lo stesso|la stessa|quel|quella",
"1":"[il|la|lo|questo|questa] (prossimo|prossima)|[il|la] (seguente|successivo|successiva)|prox",
"-1":"[lo|la|il|questo|questa|l'] (scorso|scorsa|passato|passata)|(ultimo|ultima)|l'ultimo|l'ultima|[il|la] precedente"},
"shift_joined":
{"0":"quest'|quell'",
"-1":"quell'altr'"},
"shift_after":
{"0":"corrente|in corso|attuale",
"1":"prossimo|prossima|seguente|successivo|successiva|entrante|che viene|dopo|venturo|ventura",
"-1":"scorso|scorsa|passato|passata|precedente|ultimo|ultima|prima"},
"counted_before":
{"1":"prossimo|prossima|prossimi|prossime|seguenti|successivi|successive",
"-1":"ultimo|ultima|ultimi|ultime|scorso|scorsa|scorsi|scorse|passati|passate|precedenti"},
"counted_after":
{"1":"prossimi|prossime|seguenti|successivi|successive|che vengono|a venire|in futuro",
"-1":"scorsi|scorse|passati|passate|precedenti"},
"season":
{"1":"primavera",
"2":"estate",
"3":"autunno",
"4":"inverno"},
"edge":
{"start":"inizio|inizi|primi|principio",
"mid":"metà",
"end":"fine"},
"morning":
{"08:00-12:00 06:00-12:00 04:00-12:00 00:00-12:00":"mattina|mattino|mattinata|mattine"},
"later_part":
{"12:00-16:00 12:00-18:00 12:00-19:00 13:00-18:00":"pomeriggio|pomeriggi|pome",
"18:00-24:00 16:00-20:00 18:00-23:00 17:00-21:00":"sera|serata|sere",
"20:00-23:59:59 20:00-24:00 24:00-28:00 22:00-30:00":"notte|nottata|notti"},
"lunch_part":
{"12:00-14:00 12:00-15:00":"ora di pranzo|pranzo",
"18:00-21:00 19:00-21:00":"ora di cena|cena",
"06:00-10:00 07:00-09:00":"ora di colazione|colazione"},


"holiday":
{"1-1":"capodanno|primo dell'anno",
"1-6":"epifania|befana",
"2-14":"san valentino|festa degli innamorati",
"3-1":"giornata [mondiale|internazionale] contro la discriminazione",
"3-8":"festa della donna|festa delle donne|giornata [mondiale|internazionale] della donna",
"3-22":"giornata [mondiale|internazionale] dell'acqua",
"4-7":"giornata [mondiale|internazionale] della salute",
"4-22":"giornata [mondiale|internazionale] della terra",
"4-23":"giornata [mondiale|internazionale] del libro",
"6-5":"giornata [mondiale|internazionale] dell'ambiente",
"9-21":"giornata [mondiale|internazionale] della pace",
"10-16":"giornata [mondiale|internazionale] dell'alimentazione",
"11-25":"giornata [mondiale|internazionale] contro la violenza sulle donne",
"12-1":"giornata [mondiale|internazionale] (contro l'aids|dell'aids)",
"12-10":"giornata [mondiale|internazionale] dei diritti umani",
"1-27":"giorno della memoria|giornata della memoria",
"6-29":"santi pietro e paolo",
"8-10":"notte di san lorenzo",
"12-7":"sant'ambrogio",
"3-15":"idi di marzo",
"3-19":"festa del papà|festa di san giuseppe|san giuseppe",
"4-25":"liberazione|festa della liberazione",
"5-1":"festa del lavoro|festa dei lavoratori|giorno dei lavoratori",
"5-2-sunday":"festa della mamma",
"5-25":"giornata dell'africa|giornata della liberazione africana",
"6-2":"festa della repubblica",
"7-1-saturday":"giornata [mondiale|internazionale] delle cooperative",
"8-15":"ferragosto|assunzione",
"10-31":"halloween",
"11-1":"ognissanti|tutti i santi|festa dei santi|giorno dei santi",
"11-2":"giorno dei morti|commemorazione dei defunti",
"11-17":"giornata [mondiale|internazionale] (dei prematuri|della prematurità)",
"12-8":"immacolata [concezione]",
"12-18":"giornata [mondiale|internazionale] della lingua araba",
"12-24":"vigilia [di natale]",
"12-25":"natale|giorno di natale",
"12-26":"santo stefano",
"12-31":"san silvestro|vigilia di capodanno|ultimo dell'anno",
"easter-47":"martedì grasso",
"easter-52":"giovedì grasso",
"easter-46":"mercoledì delle ceneri|le ceneri",
"easter-7":"domenica delle palme",
"easter-7..7":"settimana santa",
"easter-3":"giovedì santo",
"easter-2":"venerdì santo",
"easter-1":"sabato santo",
"easter":"pasqua|domenica di pasqua",
"easter+1":"pasquetta|lunedì dell'angelo|lunedì di pasqua",
"easter+49":"pentecoste",
"easter+60":"corpus domini",
"easter-52..6":"carnevale",
"orthodox":"pasqua ortodossa",
"chinese:1-1":"capodanno cinese",
"hebrew:1-1":"rosh hashanà|capodanno ebraico",
"hebrew:1-10":"yom kippur",
"hebrew:3-25..8":"hanukkah|chanukkà",
"hebrew:8-15..8":"pesach|pasqua ebraica",
"islamic-umalqura:9-1..30":"ramadan",
"11-4-thursday":"giorno del ringraziamento|ringraziamento",
"11-4-thursday+1":"black friday"},


"power":
{"1000":"mila|mille",
"1000000":"milione|milioni|mln",
"1000000000":"miliardo|miliardi|mld",
"1000000000000":"bilione|bilioni",
"1000000000000000000":"trilione|trilioni"},
"collective":
{"10":"decina|decine",
"12":"dozzina|dozzine",
"15":"quindicina",
"20":"ventina",
"30":"trentina",
"40":"quarantina",
"50":"cinquantina",
"60":"sessantina",
"100":"centinaio|centinaia",
"1000":"migliaio|migliaia"},
"denominator":
{"2":"mezzo|mezzi",
"3":"terzo|terzi",
"4":"quarto|quarti",
"5":"quinto|quinti",
"6":"sesto|sesti",
"7":"settimo|settimi",
"8":"ottavo|ottavi",
"9":"nono|noni",
"10":"decimo|decimi",
"11":"undicesim(o|i)",
"12":"dodicesim(o|i)",
"13":"tredicesim(o|i)",
"15":"quindicesim(o|i)",
"16":"sedicesim(o|i)",
"20":"ventesim(o|i)",
"21":"ventunesim(o|i)",
"24":"ventiquattresim(o|i)",
"25":"venticinquesim(o|i)",
"30":"trentesim(o|i)",
"32":"trentaduesim(o|i)",
"35":"trentacinquesim(o|i)",
"40":"quarantesim(o|i)",
"50":"cinquantesim(o|i)",
"60":"sessantesim(o|i)",
"64":"sessantaquattresim(o|i)",
"80":"ottantesim(o|i)",
"90":"novantesim(o|i)",
"100":"centesimo|centesimi",
"1000":"millesimo|millesimi",
"1000000":"milionesimo|milionesimi",
"1000000000":"miliardesimo|miliardesimi",
"1000000000000":"bilionesimo|bilionesimi"},
"ordinal_scale":
{"100":"centesim<oa>",
"1000":"millesim<oa>",
"1000000":"milionesim<oa>",
"1000000000":"miliardesim<oa>",
"1000000000000":"bilionesim<oa>",
"1000000000000000000":"trilionesim<oa>"},
"last":
{"-1":"ultim<oa>",
"-2":"penultim<oa>"},
"roman":{"14":"xiv","15":"xv","16":"xvi","17":"xvii","18":"xviii","19":"xix","20":"xx","21":"xxi"},


"unit":
{"kilometer":"kilometro|kilometri|kms[.]",
"meter":"mt[.]|mts[.]",
"square-meter":"mq|m2|metri quadri|metro quadro",
"square-kilometer":"km2|kmq",
"cubic-meter":"m3|metri cubi|metro cubo",
"cubic-foot":"piede cubo|piedi cubi",
"kilogram":"chilo|chili|chilogrammo|chilogrammi",
"hectogram":"etto|etti",
"gram":"gr[.]",
"metric-ton":"tonnellata|tonnellate [metriche]",
"quintal":"quintale|quintali",
"hectoliter":"ettolitro|ettolitri",
"liter":"lt[.]",
"kilometer-per-hour":"chilometri orari|km all'ora|km orari|chilometri all'ora",
"mile-per-hour":"miglia orarie|miglia all'ora",
"tablespoon":"cucchiaio|cucchiai",
"teaspoon":"cucchiaino|cucchiaini",
"cup":"tazza|tazze",
"gallon":"gal[.]",
"megabyte":"mega",
"gigabyte":"giga",
"terabyte":"tera",
"turn":"giro|giri"},
"currency_unit":
{"EUR":"eur|euri",
"USD":["\\$|dollaro|dollari","usd|us[ ]\\$|dollar(o|i) (americano|americani|statunitense|statunitensi)"],
"CAD":"cad|c[ ]\\$|can\\$",
"HKD":"hkd|hk[ ]\\$",
"SGD":"sgd|s[ ]\\$",
"TWD":"nt[ ]\\$",
"AUD":"aud|a\\$",
"GBP":["sterlina|sterline|lira sterlina|lire sterline","gbp"],
"MXN":"mxn",
"NZD":"nzd",
"CHF":"chf",
"JPY":"jpy|yen",
"CNY":"yuan [cinesi]|renminbi",
"finnish markka":"march(io|i) finlandes(e|i)",
"netherlands guilder":"fiorin(o|i) olandes(e|i)",
"franc":"franco|franchi",
"peseta":"peseta|pesetas|pesete",
"lira":"lira|lire",
"peso":"peso|pesos",
"rupee":"rupia|rupie",
"cent":"centesimo|centesimi|cent|cents",
"pence":"penny|pence"}},

"rules":

{"oa":"(o|a|i|e)",

"il":"[(il|lo|la|i|gli|le) |l']",
"prep_di":"(di|del|dello|della|dei|degli|delle)",
"prep_in":"(in|nel|nello|nella|nei|negli|nelle)",
"prep_a":"(a|ad|al|allo|alla|ai|agli|alle)",
"di":"[<prep_di> |dell'|d']",
"of":"(<prep_di> |dell'|d')",
"in":"(<prep_in> |nell')",
"any_prep":"((<prep_di>|<prep_in>|<prep_a>) |dell'|nell'|all'|d')",
"from":"((da|dal|dallo|dalla|dai|dagli|dalle|tra|fra|tra il|tra la|tra le|fra il|fra la|fra le) |dall'|tra l'|fra l')",
"to":"((a|ad|al|alla|ai|fino a|fino al|fino alla|fino alle|e|e il|e la|e le|-) |e l'|fino all')",
"link":"((<prep_di>|<prep_in>|<prep_a>|per|per il|per la|per le|il|la|lo|verso|su|sul|con|questo) |dell'|nell'|all'|l')",
"at":"((all|[circa|intorno|attorno|più o meno] alle|verso le|per le|sulle|sono [circa] le|erano le|[alle] ore|h) |all'|per l'|verso l')",
"le":"[(le|la) |l']",
"less":"(meno di|al di sotto di|sotto i|sotto le|inferiore a|inferiori a|al massimo|al più|non più di|fino a|minore di|massimo)",
"more":"(più di|al di sopra di|oltre|sopra i|sopra le|superiore a|superiori a|almeno|come minimo|non meno di|maggiore di|minimo)",
"since":"((da|dal|dallo|dalla|dai|dagli|dalle|a partire da|a partire dal|a partire dalla|a partire dalle|a decorrere dal) |dall'|a partire dall')",
"until":"((fino a|fino al|fino alla|fino alle|fino ai|sino a|sino al|sino alle|fin) |fino all'|sino all')",
"after":"((dopo|dopo il|dopo la|dopo le|dopo lo|oltre|oltre il|oltre le|successivo a|successivamente a) |dopo l')",
"before":"((entro|entro (il|la|le|lo)|entro e non oltre [il|le]|non oltre (il|le)|prima <prep_di>|non oltre) |entro l'|prima dell')",
"working":"((nei|tutti i) giorni (feriali|lavorativi)|dal lunedì al venerdì|durante la settimana)",
"every":"(ogni|tutti i|tutte le|tutti gli|ciascun|ciascuna)",
"sep":"(/|-|.)"},

"patterns":

{"number":
[{"in":"{scaled:a}","do":"same"},
{"in":"{with_fraction:a}","do":"same"},
{"in":"{dozens:a}","do":"same"},
{"in":"{decimal:a}","do":"same"},
{"in":"{suffixed:a}","do":"same"},
{"in":"{scaled:a} [e] {cardinal:b}|{scaled:a} [e] {scaled:b}","do":"sum"},
{"in":"(meno|negativo) {cardinal:a}|(meno|negativo) {fraction:a}|(meno|negativo) {decimal:a}","do":"negative"},
{"in":"-[ ]{suffixed:a}|-[ ]{with_fraction:a}|-[ ]{digits:a}","do":"negative"},
{"in":"un|una","n":1,"whole":true}],
"with_fraction":
[{"in":"{cardinal:a} e mezz(o|a)|{cardinal:a} e un mezzo","do":"sum","b":0.5},
{"in":"{cardinal:a} [e] {fraction:b}","do":"sum"}],
"suffixed":
[{"in":"{digits:a}[ ]k","do":"product","b":1000},
{"in":"{digits:a}[ ]m","do":"product","b":1000000},
{"in":"{digits:a}[ ]g","do":"product","b":1000000000}],
"scaled":
[{"in":"{digits:a} {power:b}","do":"product"},
{"in":"mezzo milione","do":"number","n":500000},
{"in":"mezzo miliardo","do":"number","n":500000000},
{"in":"{cardinal:a} {power:b} e mezzo","do":"product","more":0.5},
{"in":"{cardinal:a} {power:b} e {fraction:more}","do":"product"},
{"in":"{cardinal:a} (trilione|trilioni)","do":"product","b":1000000000000000000}],
"dozens":
[{"in":"una {collective:n}|un {collective:n}","do":"number"},
{"in":"{cardinal:a} {collective:b}","do":"product"},
{"in":"mezza dozzina","do":"number","n":6},
{"in":"un paio di|un paio","do":"number","n":2}],
"decimal":
[{"in":"[{words:a}] (virgola|punto) {decimals:b}","do":"point"}],
"decimals":
[{"in":"{words:a}","do":"digits"},
{"in":"{words:a} {decimals:b}","do":"digits"}],
"fraction":
[{"in":"{cardinal:a} {denominator:b}","do":"quotient"},
{"in":"{cardinal:a} su {cardinal:b}|{cardinal:a} fratto {cardinal:b}","do":"quotient"},
{"in":"la metà","do":"number","n":0.5}],


"ordinal":
["{digits:n}(mo|ma|mi|me|o|a|esimo|esima)",
"[(il|al|del|dal|la|alla|della|i|le) ]{digits:n}[.](°|º|ª)",
"{ordinal_scale:n}",
{"in":"{words:a} {ordinal_scale:b}","do":"ordinal-product"}],

"percent":
["{number:n} (percento|per cento|per 100)"],


"temperature":
[{"in":"{warm:a}","do":"same"},
{"in":"{warm:a} sotto (zero|lo zero)","do":"negative-measure"},
{"in":"{below_zero:n}","unit":"generic"}],
"below_zero":
[{"in":"{number:a} sotto zero","do":"negative"}],
"warm":
[{"in":"{number:n} grad(o|i)","do":"temperature","unit":"generic"},
{"in":"{number:n} [grad(o|i)|°] (celsius|celcius|centigrad(o|i)|c)|{number:n} ºc","do":"temperature","unit":"celsius"},
{"in":"{number:n} [grad(o|i)|°] (fahrenheit|farenheit|fahreneit|f)","do":"temperature","unit":"fahrenheit"},
{"in":"{number:n} [gradi] kelvin","do":"temperature","unit":"kelvin"}],


"dimension":
[{"in":"{length:a}","do":"same"},
{"in":"<less> {length:to}|<more> {length:from}","do":"interval"},
{"in":"<less> {length:a}|<more> {length:a}","do":"same"},
{"in":"tra {number:from} e {length:to}|fra {number:from} e {length:to}|da {number:from} a {length:to}","do":"interval"},
{"in":"{number:from}[ ]-[ ]{length:to}","do":"interval"}],
"length":
[{"in":"{number:n} {unit}|{number:n} di {unit}","do":"dimension"},
{"in":"mezz(o|a) {unit}|mezz'{unit}","do":"dimension","n":0.5},
{"in":"{number:n} {unit} e mezz(o|a)","do":"dimension","more":0.5},
{"in":"{number:n} {unit} e {fraction:more}","do":"dimension"},
{"in":"{fraction:n} <of>{unit}","do":"dimension"},
{"in":"{measured:a} e {measured:b}|{measured:a} {measured:b}","do":"measure-sum"},
{"in":"{meters:a} [e] {centimeters:b}","do":"measure-sum","into":"a"}],
"meters":
[{"in":"{number:n} metr(o|i)","do":"dimension","unit":"meter"}],
"centimeters":
[{"in":"{10..99:n}","do":"dimension","unit":"centimeter"}],
"measured":
[{"in":"{number:n} {unit}","do":"dimension"}],


"currency":
[{"in":"{price:a}|{price_and_cents:a}","do":"same"},
{"in":"<less> {price:to}|<more> {price:from}","do":"interval"},
{"in":"<less> {price:a}|<more> {price:a}","do":"same"},
{"in":"(tra|fra) {number:from} e {price:to}|(tra|fra) {price:from} e {price:to}|da {number:from} a {price:to}","do":"interval"},
{"in":"{number:from}[ ]-[ ]{price:to}|{price:from}[ ]-[ ]{price:to}","do":"interval"}],
"price":
[{"in":"{number:n} [di|d'] {currency_unit:unit}|{currency_unit:unit} {number:n}","do":"currency"},
{"in":"{currency_unit:unit}[ ]\\$[ ]{number:n}|{number:n}[ ]{currency_unit:unit}[ ]\\$","do":"currency"},
{"in":"{number:n} {currency_unit:unit} e mezz(o|a)","do":"currency","more":0.5},
{"in":"mezzo {currency_unit:unit}","do":"currency","n":0.5}],
"price_and_cents":
[{"in":"{price:a} [e] {1..99:b} [centesim(o|i)|cent]","do":"cents"}],


"age":
[{"in":"{aged:a}|{aged:a} (di|d') età|{aged:a} di vita|l'età di {aged:a}","do":"same"},
{"in":"(tra|fra) [i] {number:from} e [i] {aged:to} [di età]|dai {number:from} ai {aged:to} [di età]","do":"interval"},
{"in":"<less> {aged:to} [di età]|<more> {aged:from} [di età]","do":"interval"},
{"in":"<less> {aged:a} [di età]|<more> {aged:a} [di età]","do":"same"}],
"aged":
[{"in":"{number:n} {age_unit:unit}","do":"age"}],


"time_amount":
[{"in":"{digits:n}[ ]h","do":"duration","unit":"hour"},
{"in":"{digits:n}[ ]s","do":"duration","unit":"second"},
{"in":"un'{time_unit:unit}","do":"duration","n":1}],
"duration":
[{"in":"{length_of_time:a}|{time_amount:a}","do":"same"},
{"in":"{length_of_time:a}[,] [e] {duration:b}|{time_amount:a} e {duration:b}|{time_amount:a}, {duration:b}","do":"duration-sum"},
{"in":"{length_of_time:a} e mezz(o|a)|{time_amount:a} e mezz(o|a)","do":"duration-and","n":0.5},
{"in":"{time_amount:a} e [un] quarto","do":"duration-and","n":0.25},
{"in":"{time_amount:a} e tre quarti","do":"duration-and","n":0.75},
{"in":"{clock_amount:a} e {1..59:n}","do":"duration-and"}],
"clock_amount":
[{"in":"{number:n} {clock_unit:unit}|un'{clock_unit:unit}","do":"duration"}],
"length_of_time":
[{"in":"{few:n} {time_unit:unit}|un paio d'{time_unit:unit}","do":"duration"},
{"in":"mezz(o|a) {time_unit:unit}|mezz'{time_unit:unit}|una mezz'{time_unit:unit}","do":"duration","n":0.5},
{"in":"mezzora|mezzoretta","do":"duration","unit":"hour","n":0.5},
{"in":"[un] quarto d'{time_unit:unit}","do":"duration","n":0.25},
{"in":"{fraction:n} <of>{time_unit:unit}","do":"duration"},
{"in":"{number:n} altr(i|e) {time_unit:unit}|altr(i|e) {number:n} {time_unit:unit}|{number:n} {time_unit:unit} in più","do":"duration"},
{"in":"tutt(o|a) (il |la |lo |l'){period_unit:unit}|un {period_unit:unit} intero|una {period_unit:unit} intera","do":"duration"},
{"in":"(l'intero|l'intera|un intero|un'intera) {period_unit:unit}","do":"duration"}],


"day_number":
[{"in":"{1..31:n}|{ordinal:n}","do":"number"}],
"dated":
[{"in":"{day_number:day} <di>{month}|{month} {day_number:day}","do":"fields"}],
"numeric_date":
[{"in":"{digits1-2:day}<sep>{digits1-2:month}(<sep>|,){digit4:year}|{digits1-2:day}<sep>{digits1-2:month}(<sep>|,){digit2:year}","do":"fields"},
{"in":"{digits1-2:month}<sep>{digits1-2:day}<sep>{digit4:year}|{digits1-2:month}<sep>{digits1-2:day}<sep>{digit2:year}","do":"fields"},
{"in":"{digits1-2:day}/{digits1-2:month}","do":"fields"},
{"in":"{digits1-2:month}/{digits1-2:day}","do":"fields"}],

"short_date":
[{"in":"{digits1-2:day}(-|.){digits1-2:month}","do":"fields"},
{"in":"{digits1-2:month}(-|.){digits1-2:day}","do":"fields"}],
"day_only":
[{"in":"{1..31:day}|giorno {day_number:day}","do":"fields"}],
"year":
[{"in":"{1000..2999:n}","do":"year"}],
"year_only":
[{"in":"{1901..1999:year}|{2001..2099:year}","do":"fields"}],
"named_year":
[{"in":"[<any_prep>]anno [solare] {year}|l'anno [solare] {year}","do":"fields"}],
"year_after":
[{"in":"{year}|anno {year}","do":"fields"}],
"atom":
[{"in":"<il>{dated:a}|<il>giorno {dated:a}|<il>{numeric_date:a}|(il|del|al|dal|giorno) {short_date:a}","do":"same"},
"<il>{day_number:day} <di>{month} del {digit2:year}|<il>{digits1-2:day} {month} '{digit2:year}",
"<il>{digits1-2:day}(/|-|.|[.] ){month}|<il>{month}(/|-){digits1-2:day}",
"<il>{digits1-2:day}(/|-|.){month}(/|-|.){digit4:year}|<il>{digits1-2:day}(/|-|.){month}(/|-|.){digit2:year}",
"{digit4:year}(/|-| ){month}(/|-| ){digits1-2:day}|{month}(/|-| ){digit4:year}(/|-| ){digits1-2:day}",
"{digits1-2:day}(/|-){digit4:year}(/|-| ){month}|{digit4:year}(/|-){digits1-2:day}(/|-| ){month}",
"(il|per il|l') {1..31:day}|l'{1..31:day}|il giorno {day_number:day}",
"<il>{weekday}|<il>{weekday}[,] [(il|giorno) ]{1..31:day}",
"<il>{month}|[<any_prep>][mese di ]{month}",
"{digits1-2:month}[ ](/|-|.)[ ]{digit4:year}",
"(nel|nell'anno|durante il|dell'anno|l'anno) {year}|del {digit4:year}",
{"in":"{named_year:a}","do":"same"},
{"in":"{relative:a}","do":"same"},
{"in":"{moved:a}","do":"same"},
{"in":"{counted:a}","do":"same"},
{"in":"{nth:a}","do":"same"},
{"in":"{certain_time:a}","do":"same"},
{"in":"{part_of_day:a}","do":"same"},
{"in":"{long_ago:a}","do":"same"},
"[<any_prep>]{holiday}|<il>{holiday}|<il>giorno <of>{holiday}|<il>festa <of>{holiday}",
"<il>{season}|<in>{season}",
"[<any_prep>]{edge}|<il>{edge}|verso {edge}",
{"in":"[<any_prep>]{edge} <di>{whole_unit:unit}","offset":0},
"[<any_prep>]settimana [numero] {1..53:week}|<il>settimana [numero] {1..53:week}",
{"in":"[la] settimana (<of>|che inizia [il] |a partire dal ){dated_day:a}","do":"week-of"},
{"in":"[il] resto <of>{period_unit:unit}|[il] resto di (questo|questa|quest') {period_unit:unit}","do":"rest"},
{"in":"dall'inizio <of>{period_unit:unit}|da inizio {period_unit:unit}","do":"to-date"},
{"in":"{year_only:a}|{short_date:a}","do":"same","whole":true}],
"dated_day":
[{"in":"{date:a}|{day_only:a}","do":"same"}],


"relative":
[{"in":"(questo|il|in) giorno|in giornata|oggi stesso|il giorno di oggi","do":"relative","unit":"day","offset":0},
{"in":"l'indomani|il giorno dopo|il giorno seguente|il giorno successivo|doman","do":"relative","unit":"day","offset":1},
{"in":"[il] giorno dopo domani|dopo domani","do":"relative","unit":"day","offset":2},
{"in":"il giorno prima|il giorno precedente|l'ultimo giorno","do":"relative","unit":"day","offset":-1},
{"in":"altroieri|altro ieri|l'altroieri|l'altro ieri|ieri l'altro|avantieri|avant'ieri","do":"relative","unit":"day","offset":-2},
{"in":"ora|adesso|proprio ora|proprio adesso|in questo (momento|istante)|immediatamente|subito|il prima possibile|quanto prima|al più presto",
"do":"relative",
"unit":"second",
"offset":0}],
"moved":
[{"in":"[<any_prep>]{shift_before:shift} {period_unit:unit}|[<any_prep>]{shift_joined:shift}{period_unit:unit}","do":"relative"},
{"in":"[<any_prep>]{period_unit:unit} {shift_after:shift}|<il>{period_unit:unit} {shift_after:shift}","do":"relative"},
{"in":"<of>{whole_unit:unit}|<in>{whole_unit:unit}|durante (il |la |l'){whole_unit:unit}","do":"relative","offset":0},
{"in":"<il>{period_unit:unit} dopo (il prossimo|la prossima|il seguente)","do":"relative","offset":2},
{"in":"<il>{period_unit:unit} prima (dello scorso|della scorsa|di quello scorso)","do":"relative","offset":-2},
{"in":"[<any_prep>]{shift_before:shift} {weekday}|<il>{weekday} {shift_after:shift}","do":"weekday","nearest":true},
{"in":"[<any_prep>]{shift_before:shift} {month}|<il>{month} {shift_after:shift}","do":"named-unit"},
{"in":"[<any_prep>]{shift_before:shift} {season}|[<any_prep>]{shift_joined:shift}{season}|<il>{season} {shift_after:shift}","do":"named-unit"},
{"in":"[<any_prep>](weekend|week end|fine settimana|finesettimana)|(il|nel) (weekend|week end|fine settimana)","do":"fields","weekend":1}],
"counted":
[{"in":"[<any_prep>]{counted_before:sign} {number:n} {time_unit:unit}|<il>{counted_before:sign} {number:n} {time_unit:unit}","do":"count"},
{"in":"[<any_prep>]{number:n} {counted_before:sign} {time_unit:unit}|<il>{number:n} {counted_before:sign} {time_unit:unit}","do":"count"},
{"in":"[<any_prep>]{number:n} {time_unit:unit} {counted_after:sign}|<il>{number:n} {time_unit:unit} {counted_after:sign}","do":"count"},
{"in":"{few:n} {time_unit:unit} {counted_after:sign}|<il>{counted_before:sign} {few:n} {time_unit:unit}","do":"count"},
{"in":"[<any_prep>]{counted_before:sign} {clock_unit:unit}|<il>{counted_before:sign} {clock_unit:unit}","do":"count","n":1},
{"in":"[<any_prep>]{counted_before:sign} giorni|<il>{counted_before:sign} giorni","do":"count","unit":"day","n":3}],
"nth":
[{"in":"<il>{ordinal:n} {weekday}|<il>{last:n} {weekday}","do":"nth"},
{"in":"<il>{ordinal:n} {nth_unit:unit}|[<any_prep>]{ordinal:n} {nth_unit:unit}","do":"nth"},
{"in":"<il>{last:n} {nth_unit:unit}|[<any_prep>]{last:n} {nth_unit:unit}","do":"nth"},
{"in":"<il>{ordinal:n} {2..99:count} {nth_unit:unit}|<il>{last:n} {2..99:count} {nth_unit:unit}","do":"nth"},
{"in":"<il>{2..99:count} {ordinal:n} {nth_unit:unit}|<il>{2..99:count} {last:n} {nth_unit:unit}","do":"nth"},
{"in":"(t|q){1..4:n}|{1..4:n}(t|q)","do":"nth","unit":"quarter"}],
"long_ago":
[{"in":"[<any_prep>]anni {10..99:n}|gli anni {10..99:n}|[<any_prep>]anni {1000..2999:n}|gli anni {1000..2999:n}|[<any_prep>]anni '{10..99:n}","do":"decade"},
{"in":"<il>decennio <di>{1000..2999:n}","do":"decade"},
{"in":"[<any_prep>]{ordinal:n} secolo|<il>{ordinal:n} secolo|[<any_prep>]{roman:n} secolo|<il>{roman:n} secolo","do":"century"}],


"clock_words":
[{"in":"{0..24:hour}","do":"clock","weak":true},
{"in":"{0..24:hour} e {1..59:minute} [minut(o|i)|min]|{0..24:hour} {10..59:minute}","do":"clock","weak":true},
{"in":"{0..24:hour} [e] (zero|0) {1..9:minute}","do":"clock","weak":true},
{"in":"{digits1-2:hour}(.|,){digit2:minute}","do":"clock","weak":true},
{"in":"{hour_and_minute:a}","do":"same"},
{"in":"{digits1-2:hour}:{digit2:minute}[:{digit2:second}]","do":"clock"},
{"in":"{shifted_clock:a}","do":"same"},
{"in":"{whole_hour:a} e mezzo","do":"clock-shift","n":30,"sign":1}],
"hour_and_minute":
[{"in":"{digits1-2:hour}h{digit2:minute}|h {digits1-2:hour}[(.|:){digit2:minute}]","do":"clock"}],
"whole_hour":
[{"in":"{0..24:hour}|{0..24:hour} {half}","do":"clock"},
{"in":"{noon:a}","do":"same"}],
"shifted_clock":
[{"in":"{whole_hour:a} e mezza","do":"clock-shift","n":30,"sign":1},
{"in":"{whole_hour:a} e [un] quarto","do":"clock-shift","n":15,"sign":1},
{"in":"{whole_hour:a} e tre quarti","do":"clock-shift","n":45,"sign":1},
{"in":"{whole_hour:a} meno [un] quarto","do":"clock-shift","n":15,"sign":-1},
{"in":"{whole_hour:a} meno {1..29:n} [minut(o|i)|min]","do":"clock-shift","sign":-1}],
"noon":
[{"in":"[[le ]12 ]mezzogiorno|mezzodì","do":"time","time":"12:00"},
{"in":"[[le ]12 ]mezzanotte|mezza notte","do":"time","time":"00:00"},
{"in":"metà giornata","do":"time","time":"12:00"},
{"in":"metà mattin(a|ata)","do":"time","time":"10:00"},
{"in":"metà pomeriggio","do":"time","time":"16:00"},
{"in":"metà pomeriggio","do":"time","time":"14:00"}],
"half_only":
[{"in":"{half}","do":"fields"}],
"certain_time":
[{"in":"<at>{clock_words:a} [in punto|circa]|<le>{clock_words:a} in punto","do":"clear"},
{"in":"{digits1-2:hour}:{digit2:minute}[:{digit2:second}]","do":"clock"},
{"in":"{hour_and_minute:a}","do":"same"},
{"in":"<at>{clock_words:a}[,] {part_of_day:b}|<le>{clock_words:a} {of_the_part:b}","do":"join"},
{"in":"<at>{clock_words:a} {half_only:b}|<le>{clock_words:a} {half_only:b}","do":"join"},
{"in":"(le |l'){clock_words:a}","do":"clear","whole":true},
{"in":"{0..24:hour} e {10..59:minute}","do":"clock","whole":true},
{"in":"<le>{shifted_clock:a}|<at>{shifted_clock:a}","do":"same"},
{"in":"{noon:a}|<at>{noon:a}|(la|alla|verso la|verso|intorno a|a) {noon:a}","do":"same"},
{"in":"mancano {1..30:n} [minut(o|i)|min] (alle |all'|alla |a ){whole_hour:a}","do":"clock-shift","sign":-1},
{"in":"{1..30:n} (minuti|min) (alle |all'|a ){whole_hour:a}","do":"clock-shift","sign":-1},
{"in":"[manca ][un] quarto (alle |all'|alla |a ){whole_hour:a}","do":"clock-shift","n":15,"sign":-1}],
"of_the_part":
[{"in":"(di|del|della) {part_name:part}","do":"fields"},
{"in":"(di|del|della) {part_name:part} presto","do":"fields","edge":"early"},
{"in":"{lunch_part:part}","do":"fields"},
{"in":"di stasera|stasera","do":"fields","unit":"day","offset":0,"part":"18:00-24:00 16:00-20:00"},
{"in":"di stanotte|stanotte","do":"fields","unit":"day","offset":0,"part":"20:00-24:00 18:00-24:00"},
{"in":"di stamattina|stamattina|stamani|stamane","do":"fields","unit":"day","offset":0,"part":"06:00-12:00 00:00-12:00"}],
"part_name":
[{"in":"{morning:a}|{later_part:a}","do":"same"}],
"part_of_day":
[{"in":"{part_name:part}","do":"fields","whole":true},
{"in":"(la|il|di|in|al|alla|nella|nel|del|della|verso|verso la|verso il|durante la|per la|per il|entro la|a) {part_name:part}","do":"fields"},
{"in":"(di|in|nella|nel|la|il|al) (prima|primo) {part_name:part}","do":"fields","edge":"early"},
{"in":"(di|in|nella|nel|la|il|al|a) (tarda|tardo) {part_name:part}","do":"fields","edge":"late"},
{"in":"(di|la|in|al) {part_name:part} presto","do":"fields","edge":"early"},
{"in":"(di|la|in|al) {part_name:part} tardi","do":"fields","edge":"late"},
{"in":"(all'|l'){lunch_part:part}|a {lunch_part:part}","do":"fields"},
{"in":"dopo pranzo|nel dopopranzo","do":"fields","part":"14:00-16:00 13:00-18:00"},
{"in":"dopo cena|nel dopocena","do":"fields","part":"21:00-24:00 20:00-24:00"},
{"in":"(questo|questa|questa stessa|sta) {part_name:part}","do":"fields","unit":"day","offset":0},
{"in":"stamattina|stamani|stamane|sta mattina","do":"fields","unit":"day","offset":0,"part":"08:00-12:00 06:00-12:00 04:00-12:00 00:00-12:00"},
{"in":"stasera|sta sera","do":"fields","unit":"day","offset":0,"part":"18:00-24:00 16:00-20:00 18:00-23:00 20:00-24:00"},
{"in":"stanotte|sta notte","do":"fields","unit":"day","offset":0,"part":"20:00-23:59:59 20:00-24:00 24:00-28:00"},
{"in":"domattina|doman mattina","do":"fields","unit":"day","offset":1,"part":"08:00-12:00 06:00-12:00 04:00-12:00"},
{"in":"la (scorsa|notte scorsa) [notte]|l'altra notte","do":"fields","unit":"day","offset":-1,"part":"20:00-23:59:59 20:00-24:00 24:00-28:00"}],
"bare_part":
[{"in":"{part_name:part}|{half_part:part}","do":"fields"},
{"in":"{part_name:part} presto","do":"fields","edge":"early"},
{"in":"{part_name:part} tardi","do":"fields","edge":"late"}],


"shifted":
[{"in":"(tra|fra|in|da qui a) {duration:by}","sign":1},
{"in":"(tra|fra|in|a) {duration:by} (da adesso|da ora|da oggi|da questo momento)|{duration:by} da (adesso|ora|oggi)","sign":1},
{"in":"{duration:by} (dopo|più tardi|in futuro)","sign":1},
{"in":"{duration:by} (fa|or sono|addietro|prima)","sign":-1},
{"in":"{duration:by} dopo (il |la |lo |l'){moment:of}|{duration:by} (dopo|da) {moment:of}","sign":1},
{"in":"{duration:by} prima <of>{moment:of}|[il] {one_day:by} prima <of>{moment:of}","sign":-1},
{"in":"[il] {one_day:by} dopo (il |la |l'){moment:of}|[il] {one_day:by} dopo {moment:of}","sign":1}],
"one_day":
[{"in":"giorno","do":"duration","unit":"day"}],

"moment":
[{"in":"{atom:a}[,] <link>{moment:b}","do":"join"},
{"in":"{atom:a}[,] (del |nel |dell'anno |nell'anno |di ){year_after:b}|{atom:a}, {year_after:b}|{atom:a} {year_words:b}","do":"join"},
{"in":"{atom:a} (del|dell'|per il) {day_only:b}","do":"join"},
{"in":"{atom:a} {bare_part:b}","do":"join"},
{"in":"{end_of_day:a} <of>{moment:b}|{end_of_day:a} {moment:b}|{bare_part:a} <of>{moment:b}","do":"join"},
{"in":"(alla fine|a fine) (del giorno|della giornata|giornata)","do":"time","time":"23:59:59"}],
"end_of_day":
[{"in":"(alla fine|a fine)","do":"time","time":"23:59:59"}],
"year_words":
[{"in":"{year}","do":"fields"}],


"bound":
[{"in":"{when:a}|{near_year:a}","do":"same"}],
"near_year":
[{"in":"{1900..2099:year}","do":"fields"}],
"any_time":
[{"in":"{clock_words:a}|{certain_time:a}","do":"same"}],
"month_only":
[{"in":"{month}","do":"fields"}],
"span":
["<from>{bound:from} <to>{bound:to}|{bound:from} (a|ad|fino a|fino al|al|-) {bound:to}",
"(da|dal|tra il|fra il|dall'|tra l'|fra l') {day_only:from} (a|al|e il|fino al|-|e) {date:to}|{day_only:from}[ ](-|al)[ ]{date:to}",
"(dal|tra il|fra il|dall'|tra l'|fra l') {day_only:from} (al|e il|all'|e l') {day_only:to}",
"(dalle |tra le |fra le |dall'|tra l'|dalla |dalle ore ){any_time:from} (alle |e le |fino alle |all'|e l'|alla |- |alle ore ){any_time:to}",
"(dalle |tra le |fra le |dall'|tra l'){when:from} (alle |e le |all'|e l'){when:to}",
"(da|tra|fra) {any_time:from} (a|e) {certain_time:to}|{any_time:from}[ ]-[ ]{certain_time:to}",
{"in":"<since>{bound:a}|(dalle |dall'|dalla |a partire dalle |a partire dall'){any_time:a}|dal {day_number_only:a}","do":"since"},
{"in":"{bound:a} (in poi|e oltre|e successivi)","do":"since"},
{"in":"<after>{bound:a}|<after>{any_time:a}","do":"after"},
{"in":"<until>{bound:a}|(fino alle |fino all'|sino alle ){any_time:a}","do":"until"},
{"in":"<before>{bound:a}|(entro le |prima delle |entro l'|prima dell'|non oltre le ){any_time:a}|entro il {day_only:a}","do":"before"},
{"in":"{when:from} per {duration:by}","do":"lasting"},
{"in":"entro {duration:by}","do":"within"}],
"day_number_only":
[{"in":"{1..31:day}","do":"fields"},
{"in":"primo","do":"fields","day":1}],

"hours":
[{"in":"[(da|dalle|tra|tra le|fra le) ]{any_time:from}[ ](a|alle|-|e|e le)[ ]{any_time:to}","do":"between"}],
"days":
[{"in":"[(da|dal|tra|tra il|fra il) ]{day_only:from}[ ](-|al|a|e|e il|fino al)[ ]{day_only:to}","do":"between"}],
"range":
[{"in":"{days:a} <link>{period:b}|{month_only:b} {days:a}|{days:a} {period:b}","do":"span-join"},
{"in":"{span:a}[,] <link>{moment:b}","do":"span-join"},
{"in":"{hours:a}[,] [<link>]{moment:b}|{moment:b}[,] {hours:a}","do":"span-join"},
{"in":"{moment:b}[,] {span:a}","do":"span-join"}],


"recurrence":
[{"in":"<every> {weekday}|<every> {weekday}[,] {moment:at}","do":"recurrence"},
{"in":"(ogni giorno|tutti i giorni|ogni settimana|tutte le settimane)[,] (da|dal|dalla) {weekday_range:weekday}[[,] {moment:at}]","do":"recurrence"},
{"in":"[da|dal|dalla] {weekday_range:weekday}[[,] {moment:at}]|{time:at}[,] (da|dal|dalla) {weekday_range:weekday}","do":"recurrence","unsure":true},
{"in":"<every> {recurring_unit:unit}|<every> {recurring_unit:unit}[,] {moment:at}","do":"recurrence"},
{"in":"ogni {2..99:every} {recurring_unit:unit}|ogni {2..99:every} {recurring_unit:unit}[,] {moment:at}","do":"recurrence"},
{"in":"una volta (a|al|alla|ogni) {recurring_unit:unit}|una volta all'{recurring_unit:unit}","do":"recurrence"},
{"in":"un {recurring_unit:unit} (sì|si) e uno no|a {recurring_unit:unit} alterni","do":"recurrence","every":2},
{"in":"<every> {each_part:at}|<every> {each_part}[,] {time:at}","do":"recurrence","unit":"day"},
{"in":"quotidianamente|giornalmente","do":"recurrence","unit":"day"},
{"in":"settimanalmente","do":"recurrence","unit":"week"},
{"in":"mensilmente","do":"recurrence","unit":"month"},
{"in":"annualmente","do":"recurrence","unit":"year"},
{"in":"<working>|<working>[,] {moment:at}","do":"recurrence","weekday":[1,2,3,4,5]},
{"in":"nei fine settimana|tutti i (weekend|fine settimana)|ogni (weekend|fine settimana)","do":"recurrence","weekday":[6,7]}],

"weekday_range":
[{"in":"{weekday:a} (a|al|alla|fino a|fino al|fino alla|-) {weekday:b}","do":"weekday-range"}],
"each_part":
[{"in":"{part_name:part}","do":"fields"}],
"boolean":
[{"in":"sì|certo [che sì]|certamente|va bene|d'accordo|esatto|esattamente|giusto|corretto|ok|okay|assolutamente [sì]","value":true,"whole":true},
{"in":"vero|affermativo|senz'altro|naturalmente|perfetto|volentieri|come no|ovviamente|sicuro|sicuramente","value":true,"whole":true},
{"in":"sì[,] (grazie|certo|va bene|per favore|volentieri)","value":true,"whole":true},
{"in":"no|nah|certo che no|assolutamente no|per niente|mai|negativo|falso|sbagliato|non credo|macché|neanche per sogno","value":false,"whole":true},
{"in":"no[,] (grazie|mai|per niente|non voglio)|meglio di no|direi di no","value":false,"whole":true}],


"none":
["sei (un|una|un'|il|la|lo|molto|troppo|così|davvero|proprio|sicuro|sicura|stato|stata|qui|lì|pronto|pronta|tu|bravo|brava)|tu sei",
"secondo (me|te|lui|lei|noi|voi|loro|quanto)|prima (di|che)|a prima vista",
"che ora|a che ora|che ore|per ora|prima o poi|l'ora (di|del|della|legale|solare|esatta)|ora di punta"]}}
"""##
}
