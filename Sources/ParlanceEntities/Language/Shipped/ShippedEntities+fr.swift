// Written by 'parlance generate entities'. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedEntities {
    static let text_fr = ##"""



{"language":"fr",

"number_languages":["fr-BE","fr-CH"],
"articles":["un","une"],


"without":
{"weekday":["lun","mar","mer","jeu","ven","sam","dim","lun.","mar.","mer.","jeu.","ven.","sam.","dim."],
"month":["sept","sept."],
"unit":["quart","quarts","point","points","pt","pts","ml"],
"currency_unit":["$","£"],

"atom":["lundi prochain","mardi prochain","mercredi prochain","jeudi prochain","vendredi prochain","samedi prochain","dimanche prochain",
"lundi dernier","mardi dernier","mercredi dernier","jeudi dernier","vendredi dernier","samedi dernier","dimanche dernier"]},

"lists":


{"hundreds":
{"100":"cent",
"200":"deux cent",
"300":"trois cent",
"400":"quatre cent",
"500":"cinq cent",
"600":"six cent",
"700":"sept cent",
"800":"huit cent",
"900":"neuf cent"},
"scale_letter":
{"1000":"k",
"1000000":"m",
"1000000000":"g|mds|mrd",
"1000000000000":"t"},

"collective":
{"10":"dizaine[s]",
"12":"douzaine[s]",
"15":"quinzaine[s]",
"20":"vingtaine[s]",
"30":"trentaine[s]",
"40":"quarantaine[s]",
"50":"cinquantaine[s]",
"60":"soixantaine[s]",
"100":"centaine[s]",
"1000":"millier[s]"},
"ordinal_word":
{"2":"second[e]",
"70":"septantième",
"80":"octantième|huitantième",
"90":"nonantième"},
"ordinal_scale":
{"100":"centième",
"1000":"millième",
"1000000":"millionième",
"1000000000":"milliardième",
"1000000000000":"billionième"},

"small_part":
{"100":"centièmes",
"1000":"millièmes",
"1000000":"millionièmes",
"1000000000":"milliardièmes"},

"part_of_four":
{"5":"cinquième[s]",
"6":"sixième[s]",
"7":"septième[s]",
"8":"huitième[s]",
"9":"neuvième[s]",
"10":"dixième[s]"},
"roman":
{"5":"v[e|ème]",
"10":"x[e|ème]",
"11":"xi[e|ème]",
"12":"xii[e|ème]",
"13":"xiii[e|ème]",
"14":"xiv[e|ème]",
"15":"xv[e|ème]",
"16":"xvi[e|ème]",
"17":"xvii[e|ème]",
"18":"xviii[e|ème]",
"19":"xix[e|ème]",
"20":"xx[e|ème]",
"21":"xxi[e|ème]"},
"few":
{"2":"un couple de|une paire de",
"3":"quelques|quel ques|plusieurs"},



"temperature_unit":
{"generic":"deg[.]",
"celsius":"<degree> (c|celsius|centigrade[s])|celsius|centigrade[s]",
"fahrenheit":"<degree> (f|fahrenheit)|fahrenheit",
"kelvin":"[<degree>] kelvin[s]"},
"unit":
{"kilometer":"kms|borne[s]",
"hectometer":"hectomètre[s]",
"decameter":"décamètre[s]",
"acre":"acre[s]",
"metric-ton":"tonne[s] métrique[s]",
"kilogram":"kilo[s]|kgs",
"kilometer-per-hour":"kmh|km h|km heure|kilomètre[s] à l'heure|kilomètre[s] par heure|kilomètre[s] heure",
"mile-per-hour":"mile[s] à l'heure",
"meter-per-second":"mètre[s] à la seconde",
"milliliter":"ml",
"megabyte":"méga[s]",
"gigabyte":"giga[s]",
"terabyte":"téra[s]"},
"currency_unit":
{"EUR":"balle[s]",
"GBP":"pound[s]|£",
"USD":["dollar[s]|$","dollar[s] américain[s]|dollar[s] us|usd$|$[ ]us|$[ ]usd"],
"CAD":"cad$|$[ ](c|ca|cad)",
"AUD":"aud$|$[ ](au|aud)",
"NZD":"nzd$|$[ ](nz|nzd)",
"HKD":"hkd$|$[ ](hk|hkd)",
"MXN":"mxn$|$[ ]mxn",
"franc":"franc[s]",
"JPY":"yen[s]",
"CNY":"yuan[s]",
"INR":"roupie[s]",
"RUB":"rouble[s]",
"ILS":"shekel[s]",
"KRW":"won[s]",
"riyal":"riyal[s]",
"dinar":"dinar[s]",
"dirham":"dirham[s]",
"peso":"peso[s]",
"XOF":"franc[s] cfa"},
"cent_unit":
{"cent":"centime[s]",
"pence":"pence|penny|pennies"},


"grown_unit":
{"year":"an[s]"},
"age_unit":
{"year":"an[s]|année[s]",
"month":"mois",
"week":"semaine[s]",
"day":"jour[s]"},



"month":
{"1":"jan[.]",
"2":"fév[.]",
"7":"jui[.]",
"9":"sept.|sep[.]"},
"weekday":
{"1":"lundis|lun.",
"2":"mardis|mar.",
"3":"mercredis|mer.",
"4":"jeudis|jeu.",
"5":"vendredis|ven.",
"6":"samedis|sam.",
"7":"dimanches|dim."},

"short_month":
{"9":"sept"},
"short_weekday":
{"1":"lun",
"2":"mar",
"3":"mer",
"4":"jeu",
"5":"ven",
"6":"sam",
"7":"dim"},
"half":
{"am":"am|a[.]m[.]|a[.]m|a m|a m[.]|a[.] m[.]|ampm",
"pm":"pm|p[.]m[.]|p[.]m|p m|p m[.]|p[.] m[.]"},
"time_unit":
{"second":"sec[s][.]",
"minute":"mins[.]|mn[s][.]",
"hour":"hr[s][.]",
"day":"journée[s]",
"weekend":"week end[s]|weekend[s]",
"half-year":"semestre[s]",
"year":"année[s]"},
"clock_unit":
{"second":"seconde[s]|sec[s]",
"minute":"minute[s]|min[s]|mn[s]",
"hour":"heure[s]"},
"period_unit":
{"day":"jour|journée",
"week":"semaine",
"weekend":"week end|weekend",
"month":"mois",
"quarter":"trimestre",
"half-year":"semestre",
"year":"année|an",
"decade":"décennie",
"century":"siècle"},
"repeated_unit":
{"minute":"minute[s]",
"hour":"heure[s]",
"day":"jour[s]|journée[s]",
"week":"semaine[s]",
"weekend":"week end[s]|weekend[s]",
"month":"mois",
"quarter":"trimestre[s]",
"half-year":"semestre[s]",
"year":"an[s]|année[s]"},

"which_before":
{"0":"ce|cet|cette",
"1":"[le |la ]prochain[e]",
"-1":"[le |la ](dernier|dernière)"},
"which_after":
{"0":"en cours|actuel[le]|courant[e]",
"1":"prochain[e]|suivant[e]|d'après|qui vient|qui suit|à venir",
"-1":"dernier|dernière|passé[e]|précédent[e]|d'avant|écoulé[e]"},
"many_before":
{"1":"prochain[e][s]",
"-1":"dernier[s]|dernière[s]"},
"many_after":
{"1":"prochain[e][s]|suivant[e][s]|à venir|qui viennent|qui suivent",
"-1":"dernier[s]|dernière[s]|passé[e][s]|précédent[e][s]|écoulé[e][s]"},
"first_or_last":
{"1":"premier[s]|première[s]",
"-1":"dernier[s]|dernière[s]"},
"last":
{"-1":"dernier|dernière"},

"day_part":
{"08:00-12:00 04:00-12:00 06:00-12:00 00:00-12:00":"matin[s]|matinée|mat",
"12:00-18:00 12:00-19:00 12:00-16:00":"<afternoon>",
"18:00-24:00 16:00-20:00":"soir[s]|soirée"},
"night":
{"20:00-23:59:59 22:00-30:00 20:00-24:00 00:00-06:00":"nuit[s]"},

"day_stretch":
{"07:00-09:00 08:00-10:00 08:00-12:00":"<early_in><morning>|<the><morning> [très] tôt",
"05:00-08:00 04:00-07:00":"à l'(aube|aurore)|au petit matin|au lever du (jour|soleil)",
"09:00-11:00":"<mid_in><morning>",
"10:00-12:00":"<late_in><morning>",
"12:00-18:00 12:00-19:00 12:00-16:00":"<afternoon>",
"12:00-14:00":"<early_in><afternoon>",
"14:00-17:00":"<mid_in><afternoon>",
"17:00-19:00 14:00-16:00":"<late_in><afternoon>",
"18:00-21:00 16:00-18:00 16:00-20:00":"<early_in><evening>",
"21:00-24:00 18:00-20:00 16:00-20:00":"<late_in><evening>",
"18:00-21:00":"au crépuscule|au coucher du soleil|à la (nuit tombée|tombée de la nuit)",
"20:00-22:00":"<early_in>nuit",
"22:00-23:59:59 04:00-06:00":"<late_in>nuit",
"06:00-10:00":"<early_in><daytime>",
"11:00-16:00":"<mid_in><daytime>",
"17:00-21:00":"<late_in><daytime>",
"12:00-14:00 11:00-13:00":"<meal_at>déjeuner",
"13:00-17:00":"après [le] déjeuner",
"10:00-12:00 08:00-12:00":"avant [le] déjeuner",
"07:00-09:00 06:00-10:00":"<meal_at>petit déjeuner",
"19:00-21:00 18:00-21:00":"<meal_at>dîner"},
"season":
{"1":"printemps",
"2":"été",
"3":"automne",
"4":"hiver"},

"clear_season":
{"1":"printemps",
"3":"automne",
"4":"hiver"},
"edge":
{"start":"[au|en] début",
"mid":"[au|en|à la] (milieu|mi)",
"end":"[à la|en|la|vers la] fin"},
"holiday":
{"1-1":"[le] jour de l'an|[le] nouvel an|[le] premier de l'an",
"1-6":"[l']épiphanie",
"2-14":"[la] saint valentin|[la] st valentin",
"easter":"[le dimanche de] pâques",
"easter+1":"[le] lundi de pâques",
"easter-2":"[le] vendredi saint",
"easter-46":"[le] mercredi des cendres",
"easter-47":"[le] mardi gras",
"easter-7":"[le] dimanche des rameaux|[les] rameaux",
"easter+39":"[l']ascension|[le] jeudi de l'ascension",
"easter+49":"[la] pentecôte",
"easter+50":"[le] lundi de pentecôte",
"4-1":"[le] poisson d'avril",
"5-1":"[la] fête du travail",
"5-8":"[la] fête de la victoire|[le] jour de la victoire",
"5--1-sunday":"[la] fête des mères",
"6-3-sunday":"[la] fête des pères",
"6-21":"[la] fête de la musique",
"6-24":"[la] saint jean[ baptiste]",
"7-1":"[la] fête du canada",
"7-14":"[la] fête nationale|[la] prise de la bastille",
"8-1":"[la] fête nationale suisse",
"8-15":"[l']assomption",
"10-31":"halloween",
"11-1":"[la] toussaint|[le] jour de la toussaint|[le] jour des morts",
"11-11":"[l']armistice",
"12-6":"[la] saint nicolas",
"12-24":"[la] veille de noël|[le] réveillon de noël|[le] réveillon",
"12-25":"[le] [jour de] noël",
"12-31":"[la] saint sylvestre|[le] réveillon|[le] réveillon du (nouvel an|jour de l'an)|[la] veille du (nouvel an|jour de l'an)"}},

"rules":
{"the":"[le |la |les |l']",

"of":"[de |d'|du |des |de la |de l'|de le ]",
"degree":"(degré|degrés|deg|deg.|°|º)",
"about":"(environ|à peu près|à peine|presque|moins de|plus de|encore)",
"has":"(ai|as|a|avons|avez|ont|avais|avait|aurai|aura)[ seulement| déjà| presque| environ| à peine| bientôt| plus de]",
"every":"(chaque |tous les |toutes les )",


"in_month":"[en |au mois de |au mois d'|mois de |mois d'|le mois de |le mois d'|courant ]",
"in_the":"(dans (le |la |l')|au cours de (la |l')|au cours du |dans le courant de (la |l')|dans le courant du )",


"morning":"(matin|matinée)",
"afternoon":"(après midi|aprèm)",
"evening":"(soir|soirée)",
"daytime":"journée",
"within":"[le |la |l'|dans la |dans le |dans l'|d'|de |du |de la |de l'|de le ]",
"early_in":"([dans ][le |en |au ]début <within>|[dans le ][très |plus ]tôt <within>)",
"mid_in":"[en |au ]milieu <within>",
"late_in":"([dans ][en |à la |la |le |vers la ]fin <within>|[dans ][le ]tard <within>)",
"during":"(le |la |dans la |dans le |dans l'|en |au |l'|pendant la |pendant l'|dès le |dès la |de la )",
"meal_at":"((à l'heure|au moment) (du |de )|(pendant|durant) le |au )",


"h":"(h|heure|heures|hr|hrs)",
"min":"(minute|minutes|min|mn)",
"at":"(à|vers|dès|aux alentours de|aux environs de|autour de|sur les|plutôt vers|à environ|il est|c'est)[ environ| à peu près]",


"link":"[à |au |en |de |d'|du |des |de la |de l'|le |la |l'|dans |dans la |dans le |dans l'|pour |vers |pendant |sur |sur le |mais ]",
"in_day":"(du |de |de la |de l'|dans la |dans le |dans l'|ce )",
"of_day":"[du |de |de la |de l'|d'|le |la |l'|dans la |dans le |dans l'|en |au |ce |pendant la ]",


"to":"(à|au|aux|en|jusqu'à|jusqu'au|jusqu'en)",
"until":"(jusqu'à|jusqu'au|jusqu'aux|jusqu'en|jusque)",
"beginning":"(dès|à partir de|à partir du|à compter de|à compter du|à partir d')"},

"patterns":



{"words":
["{spelled:a}|{eighty:a}|{eighty_scaled:a}",
{"in":"{ending_in_eighty:n}","do":"number"}],

"ending_in_eighty":
[{"in":"{spelled:a} {eighty:b}|{spelled:a} {eighty_scaled:b}","do":"ordinal-sum"}],
"eighty":
[{"in":"quatre vingt","n":80,"do":"number"},
{"in":"{hundreds:a} quatre vingt","do":"sum","b":80}],
"eighty_scaled":
[{"in":"{eighty:a} {scale:b}","do":"product"},
{"in":"{eighty_thousands:a} {spelled:b}","do":"sum"}],
"eighty_thousands":
[{"in":"{eighty:a} {scale:b}","do":"product"}],

"number":
[{"in":"un|une","n":1,"whole":true},
{"in":"(moins|négatif) {cardinal:a}|(moins|négatif) {scaled:a}|- {scaled:a}","do":"negative"},

{"in":"(au|du|plus ou) moins {number:a}","do":"same"},
{"in":"{scaled:a}|{with_fraction:a}","do":"same"},
{"in":"[{words:a}] (virgule|point) {decimals:b}","do":"point"},
{"in":"{words:a} {collective:b}|{digits:a} {collective:b}","do":"product"},
{"in":"[une] demi[e] {collective:b}","do":"product","a":0.5}],

"scaled":
[{"in":"{digits:a} {scale:b}|{digits:a}[ ]{scale_letter:b}","do":"product"},
{"in":"{scaled_fraction:a} {scale:b}","do":"product"},
{"in":"{cardinal:a} {scale:b} et {fraction:more}","do":"product"},
{"in":"{cardinal:a} {scale:b} et demi[e]","do":"product","more":0.5}],
"scaled_fraction":
[{"in":"[un|une] demi[e]","do":"number","n":0.5},
{"in":"un quart de","do":"number","n":0.25},
{"in":"trois quarts de","do":"number","n":0.75}],
"with_fraction":
[{"in":"{0..999:a} et {fraction:b}|{digits:a} {fraction:b}","do":"sum"},
{"in":"{0..999:a} et demi[e]","do":"sum","b":0.5}],
"decimals":
[{"in":"{words:a}","do":"digits"},
{"in":"{words:a} {decimals:b}","do":"digits"}],
"fraction":
[{"in":"[un|une] demi[e]|la moitié","n":0.5},
{"in":"un quart","n":0.25},
{"in":"un tiers","do":"quotient","a":1,"b":3},
{"in":"{cardinal:a} tiers","do":"quotient","b":3},
{"in":"{cardinal:a} quart[s]","do":"quotient","b":4},
{"in":"(un|une) {fifth_on:b}|(un|une) {ordinal_scale:b}","do":"quotient","a":1},
{"in":"{2..3:a} {fifth_on:b}|{5..9:a} {fifth_on:b}|{11..16:a} {fifth_on:b}|{cardinal:a} {small_part:b}","do":"quotient"},
{"in":"quatre {part_of_four:b}","do":"quotient","a":4},
{"in":"{cardinal:a} sur {cardinal:b}","do":"proportion"}],

"four_over":
[{"in":"{ordinal_word:b}","do":"proportion","a":4}],
"fifth_on":
[{"in":"{four_over:b}","do":"quotient","a":4}],

"unit_part":
["{fraction:a}",
{"in":"quart","do":"number","n":0.25}],

"ordinal":
["{digits:n}(ème|ième|ère|nde|nd)[s]",
{"in":"{words:a} {ordinal_word:b}","do":"ordinal-sum"},
{"in":"{words:a} {ordinal_scale:b}","do":"ordinal-product"},
"{ordinal_scale:n}"],

"percent":
["{number:n} (pour cent|pourcent[s]|pour cents|pourcentage[s])"],



"temperature":
[{"in":"{degrees:a} (en dessous de|au dessous de|sous) (zéro|0)","do":"negative-measure"},
{"in":"{degrees:a} au dessus de (zéro|0)","do":"same"},
{"in":"(entre|de) {number:from} (et|à) {degrees:to}|(entre|de) {degrees:from} (et|à) {degrees:to}","do":"interval"}],
"degrees":
[{"in":"{number:n} {temperature_unit:unit}","do":"temperature"},
{"in":"{number:n} <degree>","do":"temperature","unit":"generic"}],

"dimension":
["{number:n} (de |d'){unit}",
"{unit_part:n} <of>{unit}",
"{number:n} {unit} et {fraction:more}",
{"in":"(entre|de) {number:from} (et|à) {measure:to}|(entre|de) {measure:from} (et|à) {measure:to}","do":"interval"},
{"in":"{measure:a} [et] {measure:b}","do":"measure-sum"},

{"in":"{meters:a}[ ]{10..99:b}","do":"cents"}],
"measure":
[{"in":"{number:n} {unit}|{number:n} (de |d'){unit}","do":"dimension"}],
"meters":
[{"in":"{number:n} (mètre[s]|m)","do":"dimension","unit":"meter"}],

"currency":
[{"in":"{money:a}","do":"same"},
"{number:n} {cent_unit:unit}",
{"in":"{digits:n} cent[s]","unit":"cent"},
"{number:n} {currency_unit:unit} et {fraction:more}",
{"in":"{money:a} [et ]{5..99:b}|{money:a} [et ]{1..99:b} {cent_unit}|{money:a} [et ]{1..99:b} cent[s]","do":"cents"},
{"in":"(entre|de) {money:from} (et|à) {money:to}|(entre|de) {number:from} (et|à) {money:to}","do":"interval"},
{"in":"(au moins|plus de|au minimum|minimum|à partir de|supérieur[e] à) {money:from}","do":"interval"},
{"in":"(au plus|moins de|au maximum|maximum|jusqu'à|en dessous de|au dessous de|inférieur[e] à) {money:to}","do":"interval"},
{"in":"(plus|moins) de {money:a}","do":"same"}],
"money":
[{"in":"{number:n} {currency_unit:unit}|{number:n} (de |d'){currency_unit:unit}","do":"currency"},
{"in":"{number:n} {currency-code:unit}","do":"currency"},
{"in":"{currency_unit:unit} {number:n}|{currency-code:unit} {number:n}","do":"currency"}],

"age":
["{number:n} {age_unit:unit}",
"{number:n} {age_unit:unit} (d'âge|vieux|vieil|vieille[s])",
"(âgé|agé)[e][s] de {number:n} {age_unit:unit}",
"à l'âge de {number:n} {age_unit:unit}",
"<has> {number:n} {grown_unit:unit}",
{"in":"<has> {number:n} {grown_unit:unit} et demi","more":0.5}],



"duration":
["{few:n} {time_unit:unit}",
"{unit_part:n} <of>{time_unit:unit}",
"{number:n} (de |d'){time_unit:unit}",
{"in":"{number:n} nuit[s]","unit":"day"},
{"in":"(tout|toute) (le |la |l'){period_unit:unit}","n":1},
{"in":"{time_amount:a} et {duration:b}","do":"duration-sum"},
{"in":"{time_amount:a} et demi[e]","do":"duration-and","n":0.5},
{"in":"{time_amount:a} et [un] quart|{time_amount:a} un quart","do":"duration-and","n":0.25},
{"in":"{time_amount:a} [et] trois quarts","do":"duration-and","n":0.75},
{"in":"{time_amount:a} {1..59:n}","do":"duration-and"},
{"in":"(pendant|durant|depuis) {duration:a}","do":"same"}],



"day_number":
["{1..31:n}",
{"in":"premier|1er|1 er","do":"number","n":1},
"{digits1-2:n}(e|ème)"],
"year":
[{"in":"{1000..2999:n}","do":"year"},
"'{digit2:n}"],
"short_year":
["{digit2:n}"],

"past_year":
[{"in":"{32..99:b}","do":"year","a":19}],
"decade_number":
["{10..99:n}[s]|{year:n}",
{"in":"{10..29:a} {10..99:b}","do":"year"}],

"atom":
[{"in":"{calendar_date:a}|{near_day:a}|{period:a}|{counted:a}|{clock_time:a}|{noon:a}|{part_of_day:a}|{middle:a}","do":"same"}],

"calendar_date":
["[le ]{day_number:day} <of>{month}",
"[le ]{day_number:day} <of>{month}[,] [de |de l'année ]{year}",
"[le ]{day_number:day} {month} {short_year:year}|[le ]{day_number:day} {month} {past_year:year}",
"[le ]{day_number:day} <of>{short_month:month}[ {year}]|{short_weekday:weekday} {day_number:day}",
"{month}[.] {day_number:day}|{month}[.] {ordinal:day}|{ordinal:day} <of>{month}",
"{month}[.] {day_number:day}[,] [de ]{year}",
"{month}/{digits1-2:day}|{digits1-2:day}/{month}/{year}|{month} {digits1-2:day}-{year}",
"le {digits1-2:day}(/|-|.){digits1-2:month}[(/|-|.){year}]",
"le {digits1-2:day}(/|-|.){digits1-2:month}(/|-|.){short_year:year}",

"[le ]{digits1-2:day} {digits1-2:month} {year}|[le ]{digits1-2:day} {digits1-2:month} {short_year:year}",
"le {digits1-2:day} {digits1-2:month}|{digit2:day} {digit2:month}",
"le {1..31:day}",
{"in":"le 1er","day":1},
"[le ]{weekday} [le ]{day_number:day}",
"[le ]{weekday}",
"[le ]{holiday}",
{"in":"[ce ]{weekday} {which_after:shift}|{which_before:shift} {weekday}","do":"weekday","nearest":true},
{"in":"{holiday} {which_after:shift}","do":"named-unit"},
"{nth_day:a}",
{"in":"{named_day:of} en {week_ahead:by}","do":"shift","sign":1}],
"nth_day":
[{"in":"<the>{ordinal:n} {weekday}|<the>{last:n} {weekday}","do":"nth"},
{"in":"<the>{ordinal:n} jour|<the>{last:n} jour","do":"nth","unit":"day"}],
"named_day":
["{weekday}"],
"week_ahead":
[{"in":"(huit|8)","do":"duration","n":1,"unit":"week"},
{"in":"(quinze|15)","do":"duration","n":2,"unit":"week"}],

"near_day":
[{"in":"ce jour|dans la journée","do":"relative","unit":"day","offset":0},
{"in":"[le ]lendemain|[le ]jour (suivant|d'après)","do":"relative","unit":"day","offset":1},
{"in":"[la ]veille|[le ]jour (précédent|d'avant)","do":"relative","unit":"day","offset":-1},
{"in":"[le ]surlendemain","do":"relative","unit":"day","offset":2},
{"in":"l'avant veille","do":"relative","unit":"day","offset":-2},
{"in":"tout de suite|immédiatement|à l'instant|en ce moment","do":"relative","unit":"second","offset":0},
{"in":"dès que possible|le plus (tôt|vite) possible|au plus vite","do":"relative","unit":"second","offset":0}],

"period":
["<in_month>{month}",
"<in_month>{month}[,] [de ]{year}|<in_month>{short_month:month} {1900..2100:year}",
"[en ]{month} {past_year:year}",
"{1900..2100:year}[ ](/|-)[ ]{digits1-2:month}|{digits1-2:month}[ ](/|-)[ ]{1900..2100:year}",
"(en|l'an|[de ]l'année|année) {year}",
{"in":"[les |des ]années {decade_number:n}","do":"decade"},
{"in":"[le |au ]{ordinal:n} siècle|[le |au ]{roman:n} siècle","do":"century"},
"[le |au ]{ordinal:quarter} trimestre|t{digit1:quarter}|[le |au ]{ordinal:half-year} semestre",
"[la ]semaine [numéro |n°]{1..53:week}",
"(l'|en |cet |d'|au ){season}|<the>{clear_season:season}",
"(l'|en |d'|au |){season} <of>{year}",
{"in":"[<the>]{season} {which_after:shift}|{which_before:shift} {season}","do":"named-unit"},
{"in":"<in_month>{month} {which_after:shift}|{which_before:shift} {month}","do":"named-unit"},
{"in":"<the>(week end|weekend)[s]","weekend":1},
{"in":"<the>{period_unit:unit} {which_after:shift}|{which_before:shift} {period_unit:unit}","do":"relative"},
{"in":"ce {period_unit:unit} ci|cette {period_unit:unit} ci|<in_the>{period_unit:unit}","do":"relative","offset":0},
{"in":"{edge:edge} <of>{period_unit:unit}","offset":0},

{"in":"(au|en) début <of>{period_unit:unit}","edge":"start","offset":1},
"{edge:edge}",
"{nth_period:a}",
{"in":"[la ]semaine (du |de |d'|de la ){moment:a}|[la ]semaine du {day_point:a}","do":"week-of"},
{"in":"[le |du ]reste <of>{period_unit:unit}","do":"rest"},
{"in":"(depuis le|dès le) début <of>{period_unit:unit}","do":"to-date"}],
"nth_period":
[{"in":"<the>{ordinal:n} {period_unit:unit}|<the>{last:n} {period_unit:unit}","do":"nth"},
{"in":"<the>{ordinal:n} quinzaine","do":"nth","unit":"fortnight"}],

"nth_units":
[{"in":"<the>{number:count} {first_or_last:n} {repeated_unit:unit}|<the>{first_or_last:n} {number:count} {repeated_unit:unit}","do":"nth"}],

"whole_period":
[{"in":"(du |de la |de l'){period_unit:unit}","do":"relative","offset":0}],

"counted":
[{"in":"<the>{number:n} {many_before:sign} {time_unit:unit}|<the>{few:n} {many_before:sign} {time_unit:unit}","do":"count"},
{"in":"<the>{many_before:sign} {number:n} {time_unit:unit}|<the>{number:n} {time_unit:unit} {many_after:sign}","do":"count"},
{"in":"dans <the>{number:n} {many_before:sign} {time_unit:unit}|au cours des {number:n} {many_before:sign} {time_unit:unit}","do":"count"},
{"in":"<the>{many_before:sign} {clock_unit:unit}|<the>{clock_unit:unit} {many_after:sign}","do":"count","n":1}],



"minute_number":
["{10..59:n}",
"zéro {1..9:n}",
"{digit2:n}"],

"bare_hour":
[{"in":"{0..24:hour}","do":"clock","weak":true}],
"spoken_hour":
[{"in":"{digits1-2:hour}|{4..24:hour}","do":"clock","weak":true},
{"in":"{4..24:hour} {minute_number:minute}","do":"clock","weak":true}],

"hour_clock":
[{"in":"{0..24:hour}[ ](h|hr)","do":"clock"},
{"in":"{0..12:hour} heure[s]|{24..24:hour} heures","do":"clock","unsure":true},
{"in":"{13..23:hour} heures","do":"clock"}],
"clock_time":
["{hour_clock:a}",
{"in":"{0..24:hour}[ ]<h>[ ]{minute_number:minute}","do":"clock"},
{"in":"{0..24:hour} <h> [et ]{1..59:minute} <min>","do":"clock","unsure":true},
{"in":"{0..24:hour} <h> [et ]{0..59:minute} <min> [et ]{0..59:second} (seconde[s]|sec)","do":"clock","unsure":true},
{"in":"{1..12:hour} [<h>] {half}|{1..24:hour} {10..59:minute} {half}|{digits1-2:hour}[ ]h[ ]{digit2:minute}[ ]{half}","do":"clock"},

{"in":"{1..24:hour} {spoken_quarter:minute}","do":"clock"},
"{hour_shift:a}",
{"in":"{100..2359:a}[ ]{half:b}","do":"hhmm"},
{"in":"(il est|c'est|à|vers|pour) {bare_shift:a}","do":"clear","exact":true},
{"in":"{bare_hour:a}[,] <in_day>{bare_part:b}|{bare_shift:a}[,] <of_day>{bare_part:b}","do":"join"},
{"in":"{bare_minutes:a}[,] <of_day>{bare_part:b}","do":"join"}],
"bare_minutes":
[{"in":"{1..24:hour} {minute_number:minute}","do":"clock","weak":true}],
"spoken_quarter":
[{"in":"quinze","do":"number","n":15},
{"in":"trente","do":"number","n":30},
{"in":"quarante cinq","do":"number","n":45}],
"noon":
["{noon_itself:a}",
{"in":"{noon_itself:a} et quart","do":"clock-shift","n":15,"sign":1},
{"in":"{noon_itself:a} et demi[e]","do":"clock-shift","n":30,"sign":1},
{"in":"{noon_itself:a} moins [le ]quart","do":"clock-shift","n":15,"sign":-1},
{"in":"{noon_itself:a} moins {1..59:n}","do":"clock-shift","sign":-1},
{"in":"{noon_itself:a} {1..59:n}","do":"clock-shift","sign":1}],
"noon_itself":
[{"in":"midi[ pile]","do":"time","time":"12:00"},
{"in":"minuit[ pile]","do":"time","time":"00:00"}],

"middle":
[{"in":"<mid_in><morning>","do":"time","time":"10:00"},
{"in":"<mid_in>(journée|jour)","do":"time","time":"12:00"},
{"in":"<mid_in><afternoon>","do":"time","time":"15:00"},
{"in":"<mid_in><afternoon>","do":"time","time":"14:00"}],
"hour_shift":
[{"in":"{hour_clock:a} et [un ]quart","do":"clock-shift","n":15,"sign":1},
{"in":"{hour_clock:a} et demi[e]","do":"clock-shift","n":30,"sign":1},
{"in":"{hour_clock:a} [et ]trois quarts","do":"clock-shift","n":45,"sign":1},
{"in":"{hour_clock:a} moins [le |un ]quart","do":"clock-shift","n":15,"sign":-1},
{"in":"{hour_clock:a} moins {1..59:n}[ <min>]","do":"clock-shift","sign":-1},
{"in":"{hour_clock:a} (passé|passée|passées) de {1..59:n}[ <min>]","do":"clock-shift","sign":1}],
"bare_shift":
[{"in":"{bare_hour:a} et [un ]quart","do":"clock-shift","n":15,"sign":1},
{"in":"{bare_hour:a} et demi[e]","do":"clock-shift","n":30,"sign":1},
{"in":"{bare_hour:a} et trois quarts","do":"clock-shift","n":45,"sign":1},
{"in":"{bare_hour:a} moins [le |un ]quart","do":"clock-shift","n":15,"sign":-1},
{"in":"{bare_hour:a} moins {1..59:n}","do":"clock-shift","sign":-1}],

"bare_part":
["{day_part:part}|{night:part}"],
"part_of_day":
["{day_stretch:part}|<during>{day_part:part}|<during>{night:part}",
{"in":"cette nuit","unit":"day","offset":0,"part":"20:00-23:59:59 20:00-30:00 20:00-24:00"},
{"in":"(ce |cet |cette |ce l'|cette de la |plus tard dans la |plus tard dans l'){day_part:part}","unit":"day","offset":0},
{"in":"[la ]nuit (dernière|passée)","unit":"day","offset":-1,"part":"20:00-30:00 22:00-30:00 20:00-23:59:59"},
{"in":"[la ](prochaine nuit|nuit prochaine)","unit":"day","offset":1,"part":"20:00-23:59:59 20:00-30:00"}],



"moment":
[{"in":"<at> {clock_time:a}|<at> {noon:a}","do":"clear"},

{"in":"(à|vers|autour de|aux alentours de) {spoken_hour:a}","do":"clear","exact":true},
{"in":"{day_with_part:a}","do":"same"},
{"in":"{atom:a}[,] <link>{moment:b}|{day_with_part:a}[,] <link>{moment:b}|{bare_part:a} <link>{moment:b}","do":"join"},
{"in":"<at> {clock_time:a}[,] <link>{moment:b}","do":"join"},
{"in":"(à|vers) {spoken_hour:a}[,] <link>{moment:b}","do":"join","exact":true},
{"in":"{atom:a}[,] à {bare_hour:b}|{day_with_part:a}[,] à {bare_hour:b}|{bare_hour:a}[,] {part_of_day:b}","do":"join"},
{"in":"{nth_units:a} <link>{moment:b}|{nth_units:a} {whole_period:b}","do":"join"},
{"in":"{atom:a} [de |en ]{recent_year:b}|{nth_day:a} {whole_period:b}|{nth_period:a} {whole_period:b}","do":"join"},
{"in":"{this:a} {noon_itself:b}","do":"join"},
{"in":"{day_edge:a} {day_with_part:b}","do":"join"},
{"in":"{short_day:a} [à ]{clock_time:b}|{short_day:a} {calendar_date:b}|{short_day:a} {bare_part:b}","do":"join"}],
"short_day":
["{short_weekday:weekday}"],

"day_edge":
[{"in":"[très |plus ]tôt","edge":"early"},
{"in":"[très |plus ]tard","edge":"late"}],

"this":
[{"in":"ce","do":"relative","unit":"day","offset":0}],
"recent_year":
["{1900..2100:year}"],
"day_with_part":
[{"in":"{atom:a}[,] <of_day>{bare_part:b}","do":"join"}],

"shifted":
[{"in":"(dans|d'ici) [<about> ]{duration:by}|{duration:by} (plus tard|après|à partir de maintenant)","sign":1},
{"in":"(il y a|y a|voilà) [<about> ]{duration:by}|{duration:by} (plus tôt|avant|auparavant)","sign":-1},
{"in":"{duration:by} (après|à partir de|à partir du) {moment:of}","sign":1},
{"in":"{duration:by} avant {moment:of}","sign":-1},
{"in":"{named_day:of} dans {duration:by}","sign":1},
{"in":"dans {ticks:by}","sign":1},
{"in":"[le ]{next_day:by} (de |du |de la |d'|des ){date:of}","sign":1},
{"in":"[la ]{day_before:by} (de |du |de la |d'|des ){date:of}","sign":-1}],
"next_day":
[{"in":"lendemain","do":"duration","n":1,"unit":"day"}],
"day_before":
[{"in":"veille","do":"duration","n":1,"unit":"day"}],
"ticks":
[{"in":"{digits:n}'","do":"duration","unit":"minute"},
{"in":"{digits:n}(\"|'')","do":"duration","unit":"second"}],



"named_point":
["{clock_time:a}|{calendar_date:a}|{period:a}|{counted:a}",
{"in":"{clock_time:a}[,] <link>{calendar_date:b}|{calendar_date:a}[,] <link>{clock_time:b}","do":"join"}],
"near_point":
[{"in":"demain","do":"relative","unit":"day","offset":1},
{"in":"aujourd'hui","do":"relative","unit":"day","offset":0}],
"day_point":
["[le |{weekday:weekday} ]{day_number:day}"],

"days":
[{"in":"[du |de |entre |depuis |le |entre le |depuis le ]{day_point:from}[ ](-|au|et|et le|<until>)[ ]{day_point:to}","do":"between"}],
"hours":
[{"in":"[de |entre ]{bare_hour:from}[ ](-|à|au|et|<until>)[ ]{bare_hour:to}","do":"between"}],

"day_hours":
[{"in":"(de|entre) {bare_hour:from} (à|et|<until>) {bare_hour:to}|{bare_hour:from} à {time:to}","do":"between"}],

"span":
["(de|du|d'|des|depuis|entre|à partir de|à partir du) {when:from} (<to>|et) {when:to}",
"{when:from} (au|jusqu'à|jusqu'au|jusqu'en) {when:to}",
"{time:from} (à|au|et) {time:to}",

"{clock_time:from} {clock_time:to}",

"[du |de |entre |entre le |depuis |le ]{day_point:from}[ ](-|au|et|et le|<until>)[ ]{date:to}",
"(du {day_point:from} au|entre le {day_point:from} et le) {day_point:to}",
"(de|entre|depuis) {bare_hour:from} (à|et|<until>) {time:to}|{bare_hour:from}[ ](-|au)[ ]{time:to}",
"[de |entre ]{time:from} (à|et|<until>) {bare_hour:to}",
"(de|entre) {year_alone:from} (à|et) {year_alone:to}",
{"in":"depuis {when:a}|depuis {year_alone:a}","do":"since","direction":"past"},
{"in":"<beginning> {when:a}|à partir du {day_point:a}|<beginning> {year_alone:a}","do":"since"},
{"in":"(après|plus tard que|passé) {named_point:a}|après {year_alone:a}","do":"after"},
{"in":"(<until>|d'ici|d'ici à|d'ici au) {when:a}|jusqu'au {day_point:a}|<until> {year_alone:a}","do":"until"},
{"in":"(avant|plus tôt que|au plus tard) {named_point:a}|avant {noon:a}|(avant|au plus tard) {near_point:a}","do":"before"},
{"in":"avant {year_alone:a}","do":"before"},
{"in":"(dans les|d'ici|sous|en moins de|dans un délai de|dans l'espace de) {duration:by}","do":"within"},
{"in":"{when:from} (pendant|durant|pour) {duration:by}|<beginning> {when:from} (pendant|durant|pour) {duration:by}","do":"lasting"}],
"year_alone":
["{year}"],

"range":
[{"in":"{span:a}[,] <link>{moment:b}|{days:a} <link>{moment:b}|{hours:a} <link>{moment:b}","do":"span-join"},
{"in":"{moment:b}[,] [mais ]{span:a}|{moment:b} [mais ]{days:a}|{moment:b}[,] {day_hours:a}|{day_hours:a} {moment:b}","do":"span-join"}],



"recurrence":
["<every>{repeated_unit:unit}|<every>{number:every} {repeated_unit:unit}|<every>{weekday}",
"(une|1) fois par {repeated_unit:unit}",
"(un|une) {repeated_unit:unit} sur {2..12:every}",
{"in":"(un|une) {weekday} sur deux","every":2},
{"in":"<every>{day_part:part}|<every>{night:part}|<every>{day_part:part} {moment:at}","unit":"day"},
{"in":"quotidien[ne]|quotidiennement","unit":"day"},
{"in":"hebdomadaire[ment]","unit":"week"},
{"in":"mensuel[le]|mensuellement","unit":"month"},
{"in":"annuel[le]|annuellement","unit":"year"},
"<every>{repeated_unit:unit} {moment:at}|<every>{weekday} {moment:at}|<every>{weekday} {bare_part:at}",
"(tous les jours|chaque jour|chaque semaine|toutes les semaines)[,] (du|de) {weekday_range:weekday}[ {moment:at}]",
{"in":"[du |de ]{weekday_range:weekday}[ {moment:at}]|{moment:at} (du|de) {weekday_range:weekday}","unsure":true}],

"weekday_range":
[{"in":"{weekday:a} (au|à|jusqu'au|-) {weekday:b}","do":"weekday-range"}],



"none":
["(a|as|ai|ont|avons|avez|avait|avais|avaient|avoir|aura|ayant|eu|aurait) [bien |déjà |toujours |jamais |pas ]été",
"un peu|l'un|l'une|les uns|les unes|pas un|pas une|un autre|une autre|un même|une même|il était une fois|une fois pour toutes",
"un jour ou l'autre|un de ces jours|de temps en temps|à la fois|en même temps|tout à l'heure|à tout à l'heure",
"bonne nuit|bon après midi|bonne soirée|bonne journée",
"quart[s] de finale|un quart de finale|huitième[s] de finale|demi finale[s]|quoi de neuf|tout neuf|comme neuf|à neuf|c'est neuf",
"(attends|attendez|patiente|patientez) une [petite] (seconde|minute)",
"pour cent",

"{digit2:a}[ |.|-]{digit2:b}[ |.|-]{digit2:c}[ |.|-]{digit2:d}[ |.|-]{digit2:e}",
"(est|sont|êtes|soit|soient|étaient) d'accord|d'accord avec",
"un par un|une par une|deux à deux|à nous deux|tous les deux|toutes les deux|en deux mots|de deux choses l'une"],



"boolean":
[{"in":"oui|ouais|ouaip|mais si|si si|ok|okay|d'accord|bien sûr|bien entendu|avec plaisir|affirmatif","value":true},
{"in":"non|nan|pas du tout|absolument pas|certainement pas|surtout pas|pas d'accord|bien sûr que non","value":false},
{"in":"hors de question|pas question|jamais de la vie|négatif","value":false},

{"in":"tout à fait|absolument|certainement|volontiers|évidemment|exactement|exact|effectivement|carrément|parfait","value":true,"whole":true},
{"in":"c'est ça|c'est bon|vas y|allez y|pourquoi pas|ça marche|ça me va|entendu|je veux bien|si|yes|bah oui","value":true,"whole":true},
{"in":"pas maintenant|pas vraiment|pas encore|jamais|aucun|aucune|no|bah non|je ne crois pas|ça ne va pas","value":false,"whole":true}]}}
"""##
}
