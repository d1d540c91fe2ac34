// Written by 'parlance generate entities'. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedEntities {
    static let text_es = ##"""


{"language":"es",


"without":
{"atom":["mañana","tarde","noche","madrugada"],
"currency_unit":["$"],
"time_unit":["a"],
"unit":["a","al","bar","d","da","e","ha","in","mi","punto","puntos","pt","pto","ptos","pts"],
"weekday":["mar"],
"month":["mar"]},


"articles":["un","una"],

"lists":

{"month":
{"1":"ene[.]",
"2":"feb[.]",
"3":"mar.",
"4":"abr[.]",
"5":"may[.]",
"6":"jun[.]",
"7":"jul[.]",
"8":"ago[.]|ag[.]",
"9":"setiembre|set[.]|sep[.]|sept[.]",
"10":"oct[.]",
"11":"nov[.]",
"12":"dic[.]"},
"weekday":
{"1":"lun[.]|lu[.]",
"2":"mar.|ma.",
"3":"mie[.]|mié[.]|mi.|mx[.]",
"4":"jue[.]|ju[.]",
"5":"vie[.]|vi.",
"6":"sab[.]|sáb[.]|sa.|sábados",
"7":"dom[.]|do.|domingos"},
"half":
{"am":"am|a.m.|a.m|a. m.|a m",
"pm":"pm|p.m.|p.m|p. m.|p m"},


"time_unit":
{"second":"segundo[s]|segs[.]|seg[.]|sg[.]",
"minute":"minuto[s]|min[.]|mins[.]|minutito[s]",
"hour":"hora[s]|hr[s][.]|hs[.]|horita[s]",
"day":"día[s]|(jornada|noche)[s]",
"week":"semana[s]|sem[.]",
"weekend":"(fin|fines) de semana|finde[s]",
"fortnight":"quincena[s]",
"month":"mes|meses",
"quarter":"trimestre[s]",
"half-year":"semestre[s]",
"year":"año[s]",
"decade":"década[s]|(decenio|lustro)[s]",
"century":"siglo[s]"},
"period_unit":
{"day":"día|jornada",
"week":"semana",
"weekend":"fin de semana|finde",
"fortnight":"quincena",
"month":"mes",
"quarter":"trimestre|cuatrimestre",
"half-year":"semestre",
"season":"estación|temporada",
"year":"año [calendario|natural]|calendario año",
"decade":"década",
"century":"siglo"},
"whole_unit":
{"week":"semana",
"month":"mes",
"quarter":"trimestre",
"half-year":"semestre",
"year":"año",
"century":"siglo"},
"age_unit":
{"year":"año[s]|añitos|primaveras",
"month":"mes|meses",
"week":"semana[s]",
"day":"día[s]"},
"recurring_unit":
{"second":"segundo[s]",
"minute":"minuto[s]",
"hour":"hora[s]",
"day":"día[s]",
"week":"semana[s]",
"weekend":"(fin|fines) de semana",
"fortnight":"quincena[s]",
"month":"mes|meses",
"quarter":"trimestre[s]",
"half-year":"semestre[s]",
"year":"año[s]"},
"roman":{"1":"i","5":"v","10":"x","11":"xi","12":"xii","13":"xiii","14":"xiv","15":"xv","16":"xvi","17":"xvii","18":"xviii","19":"xix","20":"xx","21":"xxi"},
"nth_unit":
{"day":"día[s]",
"week":"semana[s]",
"weekend":"(fin|fines) de semana|finde[s]",
"fortnight":"quincena[s]",
"month":"mes|meses",
"quarter":"trimestre[s]|cuarto",
"half-year":"semestre[s]|mitad",
"year":"año[s]",
"decade":"década[s]",
"century":"siglo[s]"},
"clock_unit":
{"second":"segundo[s]|seg[.]",
"minute":"minuto[s]|min[.]|mins[.]",
"hour":"hora[s]|hr[s][.]"},
"few":
{"2":"un par de",
"3":"un(os|as) [cuant(os|as)|poc(os|as)]|algun(os|as)|vari(os|as)|poc(os|as)"},


"shift_before":
{"0":"este|esta|el presente|la presente|el mismo|la misma|ese|esa|aquel|aquella",
"1":"[el|la|este|esta] (próximo|próxima)|[el|la] (siguiente|entrante)",
"-1":"[el|la|este|esta] (pasado|pasada|último|última)|[el|la] (anterior|previo|previa)"},
"shift_after":
{"0":"actual|en curso|presente|corriente",
"1":"que viene|que entra|próximo|próxima|siguiente|entrante|venidero|venidera",
"-1":"pasado|pasada|anterior|previo|previa|último|última|que pasó"},
"counted_before":
{"1":"(próximos|próximas|próximo|próxima|siguientes)",
"-1":"(últimos|últimas|último|última|pasados|pasadas|anteriores|previos|previas)"},
"counted_after":
{"1":"que vienen|siguientes|próximos|próximas|venideros|venideras",
"-1":"pasados|pasadas|anteriores|previos|previas|últimos|últimas"},
"season":
{"1":"primavera",
"2":"verano",
"3":"otoño",
"4":"invierno"},
"edge":
{"start":"(principio|comienzo|inicio)[s]|primeros",
"mid":"mediados|mitad",
"end":"final[es]|fin[es]"},
"day_edge":
{"early":"temprano|pronto",
"late":"tarde|más tarde"},
"morning":
{"08:00-12:00 06:00-12:00 04:00-12:00 00:00-12:00":"mañana[s]"},
"later_part":
{"12:00-20:00 16:00-20:00 12:00-19:00 13:00-20:00 12:00-16:00":"tarde[s]|tardecita",
"20:00-23:59:59 20:00-24:00 18:00-24:00 18:00-23:00 20:00-30:00":"noche[s]",
"00:00-06:00 04:00-08:00 00:00-04:00":"madrugada[s]"},
"noon_part":
{"12:00-16:00 12:00-14:00 11:00-13:00":"mediodía|medio día",
"12:00-15:00 13:00-15:00":"hora de comer|hora del almuerzo|hora de la comida"},


"holiday":
{"1-1":"año nuevo",
"1-6":"(día de|los|día de los) reyes [magos]|epifanía",
"2-14":"san valentín",
"3-17":"san patricio",
"6-24":"noche de san juan",
"10-31":"halloween|noche de brujas",
"11-1":"todos los santos",
"11-4-thursday":"acción de gracias",
"11-4-thursday+1":"viernes negro|black friday",
"12-18":"día mundial de la lengua árabe",
"12-24":"nochebuena|noche buena",
"12-25":"navidad",
"12-31":"nochevieja|noche vieja|fin de año",
"easter-50..4":"carnaval[es]",
"easter-47":"martes de carnaval",
"easter-46":"miércoles de ceniza",
"easter-7":"domingo de ramos",
"easter-7..7":"semana santa",
"easter-3":"jueves santo",
"easter-2":"viernes santo",
"easter":"domingo de (pascua|resurrección)|pascua",
"easter+1":"lunes de pascua",
"easter+49":"pentecostés",
"easter+60":"corpus christi",
"chinese:1-1":"año nuevo chino",
"hebrew:1-1":"rosh hashaná|año nuevo judío",
"hebrew:1-10":"yom kipur",
"hebrew:3-25..8":"janucá|hanukkah|jánuca",
"hebrew:8-15..8":"pésaj|pascua judía",
"islamic-umalqura:9-1..30":"ramadán",
"islamic-umalqura:10-1":"fin del ramadán|eid al fitr",
"orthodox":"pascua ortodoxa"},

"day_of":
{"2-14":"los enamorados",
"3-1":"la cero discriminación",
"3-14":"pi|el número pi",
"3-21":"la poesía",
"3-22":"el agua|del agua",
"4-7":"la salud",
"4-22":"la tierra",
"4-23":"el libro|del libro",
"6-5":"el medio ambiente|del medio ambiente",
"8-12":"la juventud",
"9-16":"la independencia de méxico",
"9-21":"la paz",
"10-16":"la alimentación",
"12-1":"el sida|la lucha contra el sida",
"12-10":"los derechos humanos",
"3-8":"la mujer [trabajadora]",
"3-19":"el padre|del padre|san josé",
"6-24":"san juan",
"4-1":"las bromas|los inocentes de abril",
"5-1":"(los|el|del) (trabajo|trabajador[es])",
"5-1-sunday":"la madre",
"7-4":"la independencia|independencia",
"10-12":"la (hispanidad|raza)",
"11-2":"(los|todos los) (muertos|difuntos)",
"12-6":"la constitución",
"12-8":"la inmaculada",
"12-28":"los [santos] inocentes",
"easter+39":"la ascensión"},


"power":
{"1000":"mil",
"1000000":"millón|millones",
"1000000000":"mil millones|millardo[s]",
"1000000000000":"billón|billones",
"1000000000000000000":"trillón|trillones"},
"collective":
{"10":"decena[s]",
"12":"docena[s]",
"15":"quincena",
"20":"veintena[s]",
"30":"treintena",
"100":"centenar[es]|centena[s]",
"1000":"millar[es]"},
"denominator":
{"2":"medio[s]",
"3":"tercio[s]",
"4":"cuarto[s]",
"5":"quinto[s]",
"6":"sexto[s]",
"7":"séptimo[s]",
"8":"octavo[s]",
"9":"noveno[s]",
"10":"(décimo|décima)[s]",
"11":"onceavo[s]",
"12":"doceavo[s]",
"13":"treceavo[s]",
"14":"catorceavo[s]",
"15":"quinceavo[s]",
"16":"(dieciseisavo|dieciséisavo)[s]",
"17":"diecisieteavo[s]",
"18":"dieciochoavo[s]",
"19":"diecinueveavo[s]",
"20":"(veinteavo|veinteava)[s]",
"21":"(veintiunavo|veintiúnavo)[s]",
"25":"veinticincoavo[s]",
"30":"treintavo[s]",
"35":"treintaicincoavo[s]",
"40":"cuarentavo[s]",
"50":"cincuentavo[s]",
"100":"(centésimo|centésima|centavo)[s]",
"1000":"(milésimo|milésima)[s]",
"1000000":"(millonésimo|millonésima)[s]",
"1000000000000":"(billonésimo|billonésima)[s]"},
"ordinal_one":
{"1":"primer<oa>|primer|1er",
"2":"segund<oa>",
"3":"tercer<oa>|tercer",
"4":"cuart<oa>",
"5":"quint<oa>",
"6":"sext<oa>",
"7":"séptim<oa>",
"8":"octav<oa>",
"9":"noven<oa>"},
"ordinal_ten":
{"10":"décim<oa>",
"11":"undécim<oa>",
"12":"duodécim<oa>",
"20":"vigésim<oa>",
"30":"trigésim<oa>",
"40":"cuadragésim<oa>",
"50":"quincuagésim<oa>",
"60":"sexagésim<oa>",
"70":"septuagésim<oa>",
"80":"octogésim<oa>",
"90":"nonagésim<oa>"},
"ordinal_hundred":
{"100":"centésim<oa>",
"200":"ducentésim<oa>",
"300":"tricentésim<oa>",
"400":"cuadringentésim<oa>",
"500":"quingentésim<oa>",
"600":"sexcentésim<oa>",
"700":"septingentésim<oa>",
"800":"octingentésim<oa>",
"900":"noningentésim<oa>"},
"ordinal_scale":
{"1000000":"millonésim<oa>",
"1000000000000":"billonésim<oa>"},
"last":
{"-1":"último|última|últimos|últimas",
"-2":"penúltimo|penúltima"},


"unit":
{"kilometer":"(kilometro|quilómetro|kilómetro)[s]|kms[.]|km[.]|k",
"centimeter":"centimetro[s]|cms[.]",
"millimeter":"milimetro[s]|mms[.]",
"decimeter":"decimetro[s]",
"meter":"metro[s]|mts[.]|mt[.]",
"mile":"miles|milla[s] de (distancia|largo)",
"square-meter":"m2|mts2|metros2",
"square-kilometer":"km2|kilometro[s] cuadrado[s]",
"cubic-meter":"m3|metro[s] cúbico[s]",
"hectare":"hectárea[s]",
"kilogram":"kilo[s]|kgs[.]|kilogramo[s]",
"gram":"gramo[s]|grs[.]|gr[.]",
"metric-ton":"tonelada[s] [métrica[s]|metrica[s]]",
"quintal":"quintal[es]",
"pound":"libra[s]|lbs[.]",
"liter":"litro[s]|lts[.]|lt[.]",
"milliliter":"mililitro[s]",
"centiliter":"centilitro[s]",
"tablespoon":"cucharada[s]",
"teaspoon":"cucharadita[s]",
"cup":"taza[s]",
"kilometer-per-hour":"kilómetros (la|a la) hora|km por hora|kph",
"mile-per-hour":"milla[s] por hora|mph",
"kilobyte":"ka[s]|kbytes",
"megabyte":"mega[s]|mbytes",
"gigabyte":"giga[s]|gbytes",
"terabyte":"tera[s]",
"turn":"vuelta[s]"},
"currency_unit":
{"USD":["\\$|(dólar|dólares)|u\\$d","usd|us\\$|dolar[es] (estadounidense|americano)[s]|dólares americanos"],
"CAD":"cad|c\\$",
"GBP":["libra[s]|pound[s]","gbp"],
"MXN":"mxn",
"AUD":"aud",
"NZD":"nzd",
"CHF":"chf",
"EUR":"eur|leuro[s]",
"peso":"peso[s]",
"franc":"franco[s]",
"rupee":"rupia[s]",
"crown":"corona[s]",
"JPY":"yen[es]",
"CNY":"yuan[es]|renminbi",
"RUB":"rublo[s]",
"ESP":"peseta[s]|ptas[.]|pta[.]|pts[.]",
"cent":"(céntimo|centavo)[s]",
"pence":"penique[s]"}},

"rules":

{"oa":"(o|a|os|as)",
"el":"[el|la|los|las|lo]",
"a_las":"(a|para|hacia|sobre|cerca de|alrededor de|a eso de|pasadas|son|eran|es|era|al) (las|la)",
"en_punto":"(en punto|horas|hora|hs|hrs|h)",
"la":"(la|las)",
"sep":"(/|-|.)",

"less":"(menos de|por debajo de|inferior a|menor (de|que|a)|menores (de|que|a)|a lo sumo|como (máximo|mucho)|no más (de|que)|hasta)",
"more":"(más de|por encima de|superior a|mayor (de|que|a)|mayores (de|que|a)|como (mínimo|poco)|al menos|por lo menos|no menos de)",
"since":"(desde|a partir (de|del)|a contar (de|del)|empezando (el|en)|comenzando (el|en)|tan pronto como)",
"after":"((después|posterior|posteriormente) (de|del|a|al) [que]|tras|pasado (el|la|las)|más tarde (de|del|que)|luego (de|del))",
"until":"(hasta|hasta que sea)",
"before":"(antes (de|del|que)|no más (tarde|tardar) (de|del|que|a|al)|como muy tarde|a más tardar|anterior (a|al))",
"working":"(entre semana|[todos] los días (laborables|de semana|hábiles)|cada día (laborable|hábil)|de lunes a viernes)",
"daily":"(todos los días|cada día|todas las semanas|cada semana)",
"every":"(todos los|todas las|cada|todos|todas)",
"de":"(de|del|desde|desde el)",
"a":"(a|al|hasta|hasta el|-)"},

"patterns":

{"number":
[{"in":"{scaled:a}|{mixed:a}|{dozens:a}|{decimal:a}","do":"same"},
{"in":"{tens:a} y {1..9:b}","do":"sum"},
{"in":"{cardinal:a} y medi(o|a)|{cardinal:a} y un medio","do":"sum","b":0.5},
{"in":"{cardinal:a} (con|y) {fraction:b}","do":"sum"},
{"in":"{digits_and_fraction:a}","do":"same"},
{"in":"(menos|- |negativo) {cardinal:a}|(menos|- |negativo) {fraction:a}|(menos|negativo) {decimal:a}","do":"negative"},
{"in":"-[ ]{suffixed:a}|-[ ]{digits_and_fraction:a}","do":"negative"},
{"in":"{suffixed:a}","do":"same"},
{"in":"(cero|zero) {cardinal:a}","do":"same"},
{"in":"zero","n":0},
{"in":"un|una","n":1,"whole":true},
{"in":"diesiseis","n":16}],
"digits_and_fraction":
[{"in":"{digits:a} {fraction:b}","do":"sum"}],
"tens":
[{"in":"{20..99:n}","do":"number"}],
"suffixed":
[{"in":"{digits:a}[ ]k","do":"product","b":1000},
{"in":"{digits:a}[ ](mm|m)","do":"product","b":1000000}],
"scaled":
[{"in":"{digits:a} {power:b}","do":"product"},
{"in":"medio millón","do":"number","n":500000},
{"in":"medio billón","do":"number","n":500000000000},
{"in":"{cardinal:a} {power:b} y medi(o|a)","do":"product","more":0.5},
{"in":"{cardinal:a} {power:b} (con|y) {fraction:more}","do":"product"},
{"in":"un mil millones","do":"number","n":1000000000},
{"in":"un mil","do":"number","n":1000},
{"in":"{2..9:a} cient(os|as)","do":"product","b":100}],
"mixed":
[{"in":"{scaled:a} [y] {cardinal:b}|{scaled:a} [y] {mixed:b}|{scaled:a} [y] {scaled:b}","do":"sum"}],
"dozens":
[{"in":"un {collective:n}|una {collective:n}","do":"number"},
{"in":"{cardinal:a} {collective:b}","do":"product"},
{"in":"{cardinal:a} dz","do":"product","b":12},
{"in":"media docena","do":"number","n":6},
{"in":"un par [de]","do":"number","n":2}],
"decimal":
[{"in":"[{words:a}] (coma|punto) {decimals:b}|{words:a} con {decimals:b}","do":"point"}],
"decimals":
[{"in":"{words:a}","do":"digits"},
{"in":"{words:a} {decimals:b}","do":"digits"}],
"fraction":
[{"in":"{cardinal:a} {denominator:b}","do":"quotient"},
{"in":"{cardinal:a} {ordinal_one:b} parte[s]|{cardinal:a} {ordinal_ten:b} parte[s]","do":"proportion"},
{"in":"{cardinal:a} sobre {cardinal:b}|{cardinal:a} partido (por|entre) {cardinal:b}","do":"quotient"},
{"in":"la mitad","do":"number","n":0.5}],


"ordinal":
[{"in":"{small_ordinal:n}|{large_ordinal:n}","do":"ordinal"},
{"in":"{large_ordinal:a} {small_ordinal:b}","do":"ordinal-sum"},
"{digits:n}(ro|ra|do|da|to|ta|mo|ma|vo|va|no|na|er|os|as)",
"[el|la] {digits:n}[.](°|º|ª)"],
"small_ordinal":
[{"in":"{ordinal_one:n}|{ordinal_ten:n}|{ordinal_hundred:n}","do":"ordinal"},
{"in":"{ordinal_ten:a} {ordinal_one:b}|{ordinal_hundred:a} {ordinal_one:b}|{ordinal_hundred:a} {ordinal_ten:b}","do":"ordinal-sum"},
{"in":"{ordinal_hundred:a} {ordinal_below:b}","do":"ordinal-sum"},
{"in":"décimoprimer<oa>","do":"ordinal","n":11},
{"in":"décimosegund<oa>","do":"ordinal","n":12},
{"in":"décimotercer<oa>|décimotercer","do":"ordinal","n":13}],
"ordinal_below":
[{"in":"{ordinal_ten:a} {ordinal_one:b}","do":"ordinal-sum"}],
"large_ordinal":
[{"in":"{thousandth:n}|{ordinal_scale:n}","do":"ordinal"},
{"in":"{words:a} {thousandth:b}","do":"ordinal-sum"},
{"in":"{words:a} {ordinal_scale:b}","do":"ordinal-product"}],
"thousandth":
[{"in":"milésim<oa>","do":"ordinal","n":1000},
{"in":"{2..999:a} milésim<oa>","do":"ordinal-product","b":1000}],

"percent":
["{number:n} (por ciento|porciento|por cien|por 100)"],


"temperature":
[{"in":"{warm:a}","do":"same"},
{"in":"{warm:a} bajo cero","do":"negative-measure"},
{"in":"{below_zero:n}","unit":"generic"}],
"below_zero":
[{"in":"{number:a} bajo cero","do":"negative"}],
"warm":
[{"in":"{number:n} grado[s]|{number:n} grad[.]","do":"temperature","unit":"generic"},
{"in":"{number:n} [grado[s]|°|º] (celsius|celcius|centígrado[s]|c)|{number:n} ºc","do":"temperature","unit":"celsius"},
{"in":"{number:n} [grado[s]|°|º] (fahrenheit|farenheit|f)","do":"temperature","unit":"fahrenheit"},
{"in":"{number:n} [grado[s]] kelvin","do":"temperature","unit":"kelvin"}],


"dimension":
[{"in":"{length:a}","do":"same"},
{"in":"{digits:n}[ ]ha","unit":"hectare"},
{"in":"<less> {length:to}|<more> {length:from}","do":"interval"},
{"in":"entre {number:from} y {length:to}|entre {length:from} y {length:to}","do":"interval"},
{"in":"[de] {number:from} a {length:to}|{number:from}[ ]-[ ]{length:to}","do":"interval"}],
"length":
[{"in":"{number:n} [de] {unit}","do":"dimension"},
{"in":"medi(o|a) {unit}","do":"dimension","n":0.5},
{"in":"{number:n} {unit} y medi(o|a)","do":"dimension","more":0.5},
{"in":"{number:n} {unit} y {fraction:more}","do":"dimension"},
{"in":"{unit} y medi(o|a)","do":"dimension","n":1.5},
{"in":"{fraction:n} de {unit}","do":"dimension"},
{"in":"un cuarto de {unit}|cuarto de {unit}","do":"dimension","n":0.25},
{"in":"{measured:a} y {measured:b}|{measured:a} {measured:b}","do":"measure-sum"},
{"in":"{meters:a} [y|con] {centimeters:b}","do":"measure-sum","into":"a"}],
"meters":
[{"in":"{number:n} metro[s]","do":"dimension","unit":"meter"}],
"centimeters":
[{"in":"{10..99:n}","do":"dimension","unit":"centimeter"}],
"measured":
[{"in":"{number:n} {unit}","do":"dimension"}],


"currency":
[{"in":"{price:a}|{price_and_cents:a}","do":"same"},
{"in":"<less> {price:to}|<more> {price:from}","do":"interval"},
{"in":"entre {number:from} y {price:to}|entre {price:from} y {price:to}","do":"interval"},
{"in":"de {number:from} a {price:to}|{number:from}[ ]-[ ]{price:to}|{price:from}[ ]-[ ]{price:to}","do":"interval"},
{"in":"{price:a} {power:by}","do":"scaled"}],
"price":
[{"in":"{number:n} [de] {currency_unit:unit}|{currency_unit:unit} {number:n}","do":"currency"},
{"in":"{currency_unit:unit}[ ]\\$ {number:n}|{number:n} {currency_unit:unit}[ ]\\$","do":"currency"},
{"in":"medio {currency_unit:unit}","do":"currency","n":0.5},
{"in":"{number:n} {currency_unit:unit} y medi(o|a)","do":"currency","more":0.5}],
"price_and_cents":
[{"in":"{price:a} [con|y] {1..99:b} [(céntimo|centavo|cent|penique)[s]]","do":"cents"}],


"age":
[{"in":"{aged:a}|{aged:a} de edad|{aged:a} de vida|la edad de {aged:a}","do":"same"},
{"in":"entre {number:from} y {aged:to} [de edad]|de {number:from} a {aged:to} [de edad]","do":"interval"},
{"in":"<less> {aged:to} [de edad]|<more> {aged:from} [de edad]","do":"interval"}],
"aged":
[{"in":"{number:n} {age_unit:unit}","do":"age"}],


"time_amount":
[{"in":"{digits:n}[ ]h","do":"duration","unit":"hour"},
{"in":"{digits:n}[ ]s","do":"duration","unit":"second"}],
"duration":
[{"in":"{length_of_time:a}|{time_amount:a}","do":"same"},
{"in":"{length_of_time:a}[,] [y] {duration:b}|{time_amount:a} y {duration:b}","do":"duration-sum"},
{"in":"{length_of_time:a} y medi(o|a)|{time_amount:a} y medi(o|a)","do":"duration-and","n":0.5},
{"in":"{length_of_time:a} y cuarto|{time_amount:a} y cuarto","do":"duration-and","n":0.25},
{"in":"{length_of_time:a} y tres cuartos|{time_amount:a} y tres cuartos","do":"duration-and","n":0.75},
{"in":"{clock_amount:a} [y] {1..59:n}","do":"duration-and"}],
"clock_amount":
[{"in":"{number:n} {clock_unit:unit}","do":"duration"}],
"length_of_time":
[{"in":"{few:n} {time_unit:unit}|{number:n} (buen<oa>|larg<oa>|escas<oa>) {time_unit:unit}","do":"duration"},
{"in":"medi(o|a) {time_unit:unit}","do":"duration","n":0.5},
{"in":"{time_unit:unit} y medi(o|a)","do":"duration","n":1.5},
{"in":"{time_unit:unit} y cuarto","do":"duration","n":1.25},
{"in":"[un] cuarto de {time_unit:unit}","do":"duration","n":0.25},
{"in":"{fraction:n} de {time_unit:unit}","do":"duration"},
{"in":"{number:n} {time_unit:unit} más|{number:n} más de {time_unit:unit}","do":"duration"},
{"in":"tod(o|a) (el|la|un|una) {period_unit:unit}|(el|la) {period_unit:unit} enter(o|a)","do":"duration"}],


"day_number":
[{"in":"{1..31:n}|{ordinal:n}","do":"number"}],
"dated":
[{"in":"{day_number:day} [de|del] [mes de] {month}|{month} {day_number:day}","do":"fields"}],
"numeric_date":
[{"in":"{digits1-2:day}<sep>{digits1-2:month}(<sep>|,){digit4:year}|{digits1-2:day}<sep>{digits1-2:month}<sep>{digit2:year}","do":"fields"},
{"in":"{digits1-2:month}<sep>{digits1-2:day}<sep>{digit4:year}|{digits1-2:month}<sep>{digits1-2:day}<sep>{digit2:year}","do":"fields"},
{"in":"{digits1-2:day}/{digits1-2:month}","do":"fields"},
{"in":"{digits1-2:month}/{digits1-2:day}","do":"fields"}],

"short_date":
[{"in":"{digits1-2:day}(-|.){digits1-2:month}","do":"fields"},
{"in":"{digits1-2:month}(-|.){digits1-2:day}","do":"fields"}],
"day_only":
[{"in":"{1..31:day}|día {day_number:day}","do":"fields"}],
"year":
[{"in":"{1000..2999:n}","do":"year"}],
"year_only":
[{"in":"{1901..1999:year}|{2001..2099:year}","do":"fields"}],
"named_year":
[{"in":"[en|de|del|durante|para] [el] año [calendario|natural] {year}|[en|de|del] [el] año [calendario|natural] {digits2-4:year}","do":"fields"}],
"year_after":
[{"in":"{year}|año {year}","do":"fields"}],
"atom":
[{"in":"[<el>] {dated:a}|[<el>] día {dated:a}","do":"same"},
{"in":"[<el>] {numeric_date:a}|(el|del|al|en|día) {short_date:a}","do":"same"},
"[<el>] {digits1-2:day}(/|-|.){month}(/|-|.){digit4:year}|[<el>] {digits1-2:day}(/|-|.){month}(/|-|.){digit2:year}",
"[<el>] {digits1-2:day}(/|-|.){month}|{digits1-2:day} {month} {digit2:year}",
"{digit4:year}(/|-| ){month}(/|-| ){digits1-2:day}|{month}(/|-| ){digit4:year}(/|-| ){digits1-2:day}",
"{digits1-2:day}(/|-){digit4:year}(/|-| ){month}|{month}(/|-| ){digits1-2:day}(/|-){digit4:year}",
"el {digits1-2:day} del {digits1-2:month}",
"el {digits1-2:day}|el {10..31:day}|[el] día {day_number:day}|el {digits1-2:day}ro",
"[<el>] {day_number:day} [de|del] {month} del {digit2:year}|[<el>] {digits1-2:day} [de] {month} '{digit2:year}",
{"in":"{digits1-2:day} mar|{digits1-2:day} de mar","month":3},
"[<el>] {weekday}|[<el>] {weekday}[,] [el|día] {1..31:day}",
"[<el>] [mes de] {month}",
"{digits1-2:month}[ ](/|-|.)[ ]{digit4:year}|{digit4:year}.{digits1-2:month}",
{"in":"(en|durante|para) {year_after:a}|(de|del) {year_only:a}|{named_year:a}","do":"same"},
{"in":"{relative:a}","do":"same"},
{"in":"{moved:a}","do":"same"},
{"in":"{counted:a}","do":"same"},
{"in":"{nth:a}","do":"same"},
{"in":"{certain_time:a}","do":"same"},
{"in":"{part_of_day:a}","do":"same"},
{"in":"{long_ago:a}","do":"same"},
"[<el>] {holiday} [de|del] {year}",
"[<el>] {holiday}|[el] día (de|del) [la|el] {holiday}|[el] día [internacional|mundial] de {day_of:holiday}",
"[el] día [internacional|mundial] {day_of:holiday}",
"[<el>] {season}|(en|durante) {season}",
"[a|al|a la|en el|en la|hacia|hacia el|para] {edge}|{day_edge:edge}",
{"in":"[a|al|en el|hacia|para] {edge} (de|del) [la|el] {whole_unit:unit}","offset":0},
"[en|de] [la] semana [número] {1..53:week}",
{"in":"[la] semana (del|de|que empieza|que comienza|que inicia|a partir) [el|del] {dated_day:a}","do":"week-of"},
{"in":"[el] resto (de|del) [la|el|esta|este] {period_unit:unit}","do":"rest"},
{"in":"en lo que va (de|del) [el|la|este] {period_unit:unit}|[en] [el|la] {period_unit:unit} hasta la fecha","do":"to-date"},
{"in":"{year_only:a}|{short_date:a}","do":"same","whole":true}],
"dated_day":
[{"in":"{date:a}|{day_only:a}","do":"same"}],


"relative":
[{"in":"hoy (día|en día|mismo)|[el] día de hoy|en el día|por el día","do":"relative","unit":"day","offset":0},
{"in":"mañana|[el] día de mañana|[el] día siguiente|al día siguiente","do":"relative","unit":"day","offset":1},
{"in":"pasado mañana|[el] día después de mañana","do":"relative","unit":"day","offset":2},
{"in":"[el] día de ayer|[el] día anterior","do":"relative","unit":"day","offset":-1},
{"in":"antier|antes de ayer|antes de antier|[el] día antes de ayer","do":"relative","unit":"day","offset":-2},
{"in":"ahora mismo|ahorita|ya mismo|en este [mismo] (momento|instante)|inmediatamente|de inmediato|cuanto antes|lo antes posible| (tan pronto como sea|lo más pronto|lo más rápido) posible",

"do":"relative",
"unit":"second",
"offset":0}],
"moved":
[{"in":"{shift_before:shift} {period_unit:unit}|[<el>] {period_unit:unit} {shift_after:shift}","do":"relative"},
{"in":"(de|en|por|durante|para) (el|la) {whole_unit:unit}|del {whole_unit:unit}|el {whole_unit:unit}","do":"relative","offset":0},
{"in":"[el|la] {period_unit:unit} después (de|del) [la|el] (próximo|próxima)","do":"relative","offset":2},
{"in":"{shift_before:shift} {weekday}|[<el>] {weekday} {shift_after:shift}","do":"weekday","nearest":true},
{"in":"{shift_before:shift} {month}|{shift_before:shift} {season}","do":"named-unit"},
{"in":"[<el>] {month} {shift_after:shift}|[<el>] {season} {shift_after:shift}","do":"named-unit"},
{"in":"[el|al|los] (fin|fines) de semana|[el] finde","do":"fields","weekend":1}],
"counted":
[{"in":"[<el>] {counted_before:sign} {number:n} {time_unit:unit}|[<el>] {number:n} {counted_before:sign} {time_unit:unit}","do":"count"},
{"in":"[<el>] {number:n} {time_unit:unit} {counted_after:sign}","do":"count"},
{"in":"[<el>] {counted_before:sign} {few:n} {time_unit:unit}","do":"count"},
{"in":"[<el>] {counted_before:sign} {clock_unit:unit}","do":"count","n":1},
{"in":"[<el>] {counted_before:sign} días","do":"count","unit":"day","n":3}],
"nth":
[{"in":"[<el>] {ordinal:n} {weekday}|[<el>] {last:n} {weekday}","do":"nth"},
{"in":"[<el>] {ordinal:n} {nth_unit:unit}|[<el>] {last:n} {nth_unit:unit}","do":"nth"},
{"in":"[<el>] {ordinal:n} {2..99:count} {nth_unit:unit}|[<el>] {last:n} {2..99:count} {nth_unit:unit}","do":"nth"},
{"in":"[<el>] {2..99:count} {ordinal:n} {nth_unit:unit}|[<el>] {2..99:count} {last:n} {nth_unit:unit}","do":"nth"},
{"in":"{digits1-2:n}(o|°|.o|.°|er) {nth_unit:unit}","do":"nth"},
{"in":"(t|q){1..4:n}|{1..4:n}(t|q)","do":"nth","unit":"quarter"}],
"long_ago":
[{"in":"[<el>] años {10..99:n}|[<el>] años {1000..2999:n}","do":"decade"},
{"in":"[la] década [de|del] [los] [año[s]] {10..99:n}|[la] década [de|del] [los] [año[s]] {1000..2999:n}","do":"decade"},
{"in":"[el] siglo {1..21:n}|[el] siglo {roman:n}","do":"century"}],


"clock_words":
[{"in":"{0..24:hour}","do":"clock","weak":true},
{"in":"{0..24:hour} [y|con] {10..59:minute}|{0..24:hour} (y|con) {1..9:minute} [minuto[s]]","do":"clock","weak":true},
{"in":"{0..24:hour} (cero|zero|0) {1..9:minute}|{0..24:hour} {1..9:minute}","do":"clock","weak":true},
{"in":"{digits1-2:hour}(.|'){digit2:minute} [h]","do":"clock","weak":true},
{"in":"{hour_and_minute:a}","do":"same"},
{"in":"{digits1-2:hour}:[ ]{digit2:minute}[:{digit2:second}]","do":"clock"},
{"in":"{shifted_clock:a}","do":"same"}],
"hour_and_minute":
[{"in":"{digits1-2:hour}(h| h ){digit2:minute}|{digits1-2:hour}:{digit2:minute}[ ](h|hs|hrs|horas)","do":"clock"}],
"whole_hour":
[{"in":"{0..24:hour}|{0..24:hour} {half}|{digits1-2:hour}:{digit2:minute}|{0..24:hour} h[oras] {10..59:minute}","do":"clock"},
{"in":"{0..24:hour} de la {part_name:part}","do":"clock"},
{"in":"{noon:a}","do":"same"}],
"shifted_clock":
[{"in":"{whole_hour:a} y media","do":"clock-shift","n":30,"sign":1},
{"in":"{whole_hour:a} y cuarto","do":"clock-shift","n":15,"sign":1},
{"in":"{whole_hour:a} y tres cuartos","do":"clock-shift","n":45,"sign":1},
{"in":"{whole_hour:a} menos cuarto","do":"clock-shift","n":15,"sign":-1},
{"in":"{whole_hour:a} menos {1..29:n} [minuto[s]]","do":"clock-shift","sign":-1}],
"noon":
[{"in":"[las] [12|doce] [del|al|a|el] (mediodía|medio día)","do":"time","time":"12:00"},
{"in":"[las] [12|doce] [de la|a|la] (medianoche|media noche)","do":"time","time":"00:00"}],
"half_only":
[{"in":"{half}","do":"fields"}],
"certain_time":
[{"in":"<a_las> {clock_words:a}|<a_las> {clock_words:a} <en_punto>|[<la>] {clock_words:a} en punto","do":"clear"},
{"in":"{digits1-2:hour}:[ ]{digit2:minute}[:{digit2:second}]","do":"clock"},
{"in":"{hour_and_minute:a}","do":"same"},
{"in":"<a_las> {clock_words:a}[,] {part_of_day:b}|[<la>] {clock_words:a} {of_the_part:b}","do":"join"},
{"in":"[<la>] {clock_words:a} {half_only:b}|<a_las> {clock_words:a} {half_only:b}","do":"join"},
{"in":"[<la>] {shifted_clock:a}","do":"same"},
{"in":"<la> {clock_words:a}","do":"clear","whole":true},
{"in":"{noon:a}|<a_las> {noon:a}|(al|hacia el|cerca de|alrededor de|a) {noon:a}","do":"same"},
{"in":"{1..30:n} [minuto[s]|min] pasad<oa> (de la|de las|las|la) {past_hour:a}","do":"clock-shift","sign":1},
{"in":"cuarto pasad<oa> (de la|de las|las|la) {past_hour:a}","do":"clock-shift","n":15,"sign":1},
{"in":"[faltan] {1..30:n} [minuto[s]|min] para (las|la) {past_hour:a}","do":"clock-shift","sign":-1},
{"in":"[falta] [un] cuarto para (las|la) {past_hour:a}","do":"clock-shift","n":15,"sign":-1}],
"of_the_part":
[{"in":"de la {part_name:part}|(del|al) {noon_part:part}|de {later_part:part}","do":"fields"}],
"past_hour":
[{"in":"{whole_hour:a}|{shifted_clock:a}","do":"same"},
{"in":"{whole_hour:a} {part_of_day:b}","do":"join"}],
"part_name":
[{"in":"{morning:a}|{later_part:a}","do":"same"}],
"part_of_day":
[{"in":"{later_part:part}","do":"fields","whole":true},
{"in":"después (de comer|del almuerzo|de la comida)","do":"fields","part":"14:00-17:00 15:00-18:00"},
{"in":"después de cenar|después de la cena","do":"fields","part":"21:00-24:00 20:00-24:00"},
{"in":"a primera hora","do":"fields","part":"06:00-09:00 08:00-10:00"},
{"in":"a última hora","do":"fields","part":"18:00-24:00 20:00-24:00"},
{"in":"(a primera hora|a primeras horas) (de|por|en) la {part_name:part}","do":"fields","edge":"early"},
{"in":"(a última hora|a últimas horas) (de|por|en) la {part_name:part}","do":"fields","edge":"late"},
{"in":"[por|en|a|de|durante|hacia] la {part_name:part}|a la {noon_part:part}|(del|al) {noon_part:part}","do":"fields"},
{"in":"(de|por|en) {later_part:part}|{day_edge:edge} (de|por|en|a) la {part_name:part}","do":"fields"},
{"in":"(esta|esta misma) {part_name:part}","do":"fields","unit":"day","offset":0},
{"in":"este {noon_part:part}|este pasado {noon_part:part}","do":"fields","unit":"day","offset":0},
{"in":"anoche|ayer noche",
"do":"fields",
"unit":"day",
"offset":-1,
"part":"20:00-23:59:59 20:00-24:00 18:00-24:00 18:00-23:00"},
{"in":"anteanoche|antenoche|antes de anoche","do":"fields","unit":"day","offset":-2,"part":"20:00-23:59:59 20:00-24:00 18:00-24:00"}],


"shifted":
[{"in":"(en|dentro de|de aquí a|tras|al cabo de) [unos|unas] {duration:by}","sign":1},
{"in":"[en] {duration:by} (a partir de|desde|contando desde) (ahora|hoy|este momento|este instante)","sign":1},
{"in":"{duration:by} (después|más tarde|luego)","sign":1},
{"in":"hace [ya|casi|unos|unas|como] {duration:by}|{duration:by} (atrás|antes)|desde hace {duration:by}","sign":-1},
{"in":"{duration:by} después (de|del) {moment:of}|{duration:by} a partir (de|del) {moment:of}","sign":1},
{"in":"{duration:by} antes (de|del) {moment:of}|[el] {one_day:by} (antes|anterior) (de|del|a|al) {moment:of}","sign":-1},
{"in":"[el] {one_day:by} (después|siguiente) (de|del|a|al) {moment:of}","sign":1}],
"one_day":
[{"in":"día|víspera","do":"duration","unit":"day"}],

"moment":
[{"in":"{atom:a}[,] (de|del|en|a|por|para|con|al|hacia|este|ese|sobre) {moment:b}","do":"join"},
{"in":"{atom:a}[,] (de|del|en) {year_after:b}|{atom:a}, {year_after:b}","do":"join"},
{"in":"{atom:a} (del|para el) {day_only:b}","do":"join"},
{"in":"{atom:a} a {clock_words:b}","do":"join"},
{"in":"{atom:a} {later_name:b}","do":"join"},
{"in":"{end_of_day:a} (de|del) {moment:b}|{each_part:a} (de|del) {moment:b}","do":"join"},
{"in":"(al final|al finalizar|hacia el fin|al fin|a finales) (del|de|el) día","do":"time","time":"23:59:59"}],
"end_of_day":
[{"in":"(al final|al finalizar|hacia el fin|al fin) [(del|de|el) día]","do":"time","time":"23:59:59"}],
"later_name":
[{"in":"{later_part:part}","do":"fields"}],


"bound":
[{"in":"{when:a}|{near_year:a}","do":"same"}],
"near_year":
[{"in":"{1900..2099:year}","do":"fields"}],
"month_only":
[{"in":"{month}","do":"fields"}],
"any_time":
[{"in":"{clock_words:a}|{certain_time:a}|{half_time:a}","do":"same"}],
"minute_time":
[{"in":"{0..24:hour} [y] {10..59:minute}","do":"clock"}],
"half_time":
[{"in":"{clock_words:a} <en_punto>","do":"clear"}],
"span":
["<de> [<el>] {bound:from} <a> [<el>] {bound:to}|{bound:from} <a> [<el>] {bound:to}",
"entre [<el>] {bound:from} (y|-|~|a|hasta) [<el>] {bound:to}",
"<de> [el] {day_only:from} <a> [el] {date:to}|[el] {day_only:from}[ ](a|al|-)[ ]{date:to}",
"entre [el] {day_only:from}[ ](y|-)[ ][el] {date:to}|(desde el|del|entre el) {day_only:from} (al|hasta el|y el) {day_only:to}",
"(de|desde|entre) <la> {any_time:from} (a|hasta|y|-) [al|<la>] {any_time:to}",
"(de|desde|entre) [<la>] {certain_time:from} (a|hasta|y|-) [<la>] {any_time:to}",
"(de|desde|entre) [<la>] {any_time:from} (a|hasta|y|-) [<la>] {certain_time:to}",
"(de|desde|entre) {clock_words:from} (a|hasta|y) {half_time:to}",
"(de|desde|entre) {minute_time:from} (a|hasta|y) {minute_time:to}",
"[<la>] {any_time:from}[ ](-|a)[ ][<la>] {certain_time:to}",
{"in":"<since> [<el>] {bound:a}|<since> [<la>] {any_time:a}|{bound:a} (y|o) (después|más tarde)|{bound:a} en adelante","do":"since"},
{"in":"<after> [<el>] {bound:a}|<after> [<la>] {any_time:a}","do":"after"},
{"in":"<until> [<el>] {bound:a}|<until> [<la>] {any_time:a}","do":"until"},
{"in":"<before> [<el>] {bound:a}|<before> [<la>] {any_time:a}","do":"before"},
{"in":"dentro de {duration:by}","do":"within"},
{"in":"{when:from} durante {duration:by}|desde {when:from} durante {duration:by}|(a partir de|desde) {when:from} por {duration:by}","do":"lasting"}],

"hours":
[{"in":"[de|desde|entre] [<la>] {any_time:from}[ ](a|-|y|hasta)[ ][<la>] {any_time:to}","do":"between"}],
"days":
[{"in":"[de|del|desde|entre] [el] {day_only:from}[ ](a|-|y|al|hasta)[ ][el] {day_only:to}","do":"between"}],
"range":
[{"in":"{days:a} [de|del|en] {period:b}|{month_only:b} {days:a}","do":"span-join"},
{"in":"{span:a}[,] (de|del|en|por|para|el) {moment:b}","do":"span-join"},
{"in":"{hours:a}[,] [de|del|en|por|para] {moment:b}|{moment:b}[,] [de|del|en|por|para] {hours:a}","do":"span-join"},
{"in":"{moment:b}[,] {span:a}","do":"span-join"}],


"recurrence":
[{"in":"<every> {weekday}|<every> {weekday}[,] {moment:at}|los {weekday}|los {weekday}[,] {moment:at}","do":"recurrence"},
{"in":"(<every>|los) {weekday_range:weekday}[[,] {moment:at}]|<daily>[,] [de|desde|del] {weekday_range:weekday}[[,] {moment:at}]","do":"recurrence"},
{"in":"[de|desde|del] {weekday_range:weekday}[[,] {moment:at}]|{time:at}[,] (de|desde|del) {weekday_range:weekday}","do":"recurrence","unsure":true},
{"in":"<every> {recurring_unit:unit}|<every> {recurring_unit:unit}[,] {moment:at}","do":"recurrence"},
{"in":"cada {2..99:every} {recurring_unit:unit}|cada {2..99:every} {recurring_unit:unit}[,] {moment:at}","do":"recurrence"},
{"in":"una vez (a la|al|por|cada) {recurring_unit:unit}","do":"recurrence"},
{"in":"(por|en) las {each_part:at}","do":"recurrence","unit":"day"},
{"in":"cada otro {recurring_unit:unit}|{recurring_unit:unit} por medio","do":"recurrence","every":2},
{"in":"<every> {each_part:at}|<every> {each_part}[,] {time:at}","do":"recurrence","unit":"day"},
{"in":"diariamente|a diario|diario[s]","do":"recurrence","unit":"day"},
{"in":"semanalmente","do":"recurrence","unit":"week"},
{"in":"mensualmente","do":"recurrence","unit":"month"},
{"in":"anualmente","do":"recurrence","unit":"year"},
{"in":"<working>|<working>[,] {moment:at}","do":"recurrence","weekday":[1,2,3,4,5]},
{"in":"los fines de semana|(todos los|cada) (fin|fines) de semana","do":"recurrence","weekday":[6,7]}],

"weekday_range":
[{"in":"{weekday:a} (a|al|hasta|hasta el|-) {weekday:b}","do":"weekday-range"}],
"each_part":
[{"in":"{part_name:part}","do":"fields"}],
"boolean":
[{"in":"sí|claro [que sí]|vale|de acuerdo|por supuesto|desde luego|efectivamente|correcto|exacto|exactamente|afirmativo|sip","value":true,"whole":true},
{"in":"okay|ok|okey|está bien|cierto|verdadero|así es|perfecto|dale|cómo no|por favor","value":true,"whole":true},
{"in":"sí[,] (gracias|por favor|claro|señor|señora|quiero)","value":true,"whole":true},
{"in":"no|nop|nunca|jamás|para nada|claro que no|por supuesto que no|desde luego que no|de ninguna manera|en absoluto","value":false,"whole":true},
{"in":"negativo|incorrecto|falso|ni hablar|qué va|mejor no|ahora no|no[,] (gracias|nunca|no quiero)|creo que no","value":false,"whole":true}],


"none":
["cada un(o|a)|un(o|a) mism(o|a)|uno (nunca|siempre|se|no)|un(o|a) de (los|las|mis|tus|sus|nuestr(os|as)|est(os|as)|es(os|as))",
"cuarto de (baño|estar|invitados|juegos)|primera vez|de primera mano|de segunda mano"]}}
"""##
}
