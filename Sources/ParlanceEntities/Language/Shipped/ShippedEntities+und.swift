// Written by 'parlance generate entities'. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedEntities {
    static let text_und = ##"""


{"language":"und",

"patterns":
{"number":
[{"in":"{cardinal:a}|{fraction:a}","do":"same"},
{"in":"{cardinal:a}[ ]^[ ]{signed:b}","do":"power"},
{"in":"(-|−)[ ]{cardinal:a}|(-|−)[ ]{fraction:a}","do":"negative"}],
"signed":
[{"in":"{cardinal:a}","do":"same"},
{"in":"-{cardinal:a}","do":"negative"}],
"fraction":
[{"in":"{ratio:a}","do":"same"}],
"percent":
["{number:n} (%|٪|﹪)",
"(%|٪) {digits:n}"],
"temperature":
[{"in":"{number:n} °","unit":"generic"},
{"in":"{number:n} (°|º) c|{number:n} ℃","unit":"celsius"},
{"in":"{number:n} (°|º) f|{number:n} ℉","unit":"fahrenheit"},
{"in":"{number:n} k","unit":"kelvin"},
"{number:n} {temperature_unit:unit}",
"{temperature_unit_before:unit} {number:n}"],


"time_amount":
[{"in":"{number:n} {time_unit:unit}|{time_unit_before:unit} {number:n}","do":"duration"}],
"duration":
[{"in":"{time_amount:a}","do":"same"},
{"in":"{time_amount:a}[,] {duration:b}","do":"duration-sum"}],
"dimension":
["{number:n} {unit}",
"{unit_before:unit} {number:n}"],

"written":
[{"in":"{digits:a}","do":"same"},
{"in":"{digits:a} {scale:b}","do":"product"}],
"currency":
["{number:n} {currency_unit:unit}",
"{currency_unit:unit} {written:n}",
"{number:n} {currency-code:unit}",
"{currency-code:unit} {written:n}"],


"year":
[{"in":"{digit4:n}","do":"year"}],

"atom":

["{weekday}",
"{month}",
"{digits1-2:day}[.] {month}",
"{month} {digits1-2:day}",
"{digits1-2:day}[.] {month}[,] {digit4:year}",
"{month} {digits1-2:day}[,] {digit4:year}",
"{month}[,] {digit4:year}",
"{quarter_name:quarter}|{quarter_name:quarter} {digit4:year}|{digit4:year} {quarter_name:quarter}",

"{digit4:year}(-|/|.){digits1-2:month}(-|/|.){digits1-2:day}",
"{digit4:year}-{digits1-2:month}",
"{digits1-2:month}(-|/){digit4:year}",
{"in":"{digits1-2:hour}:{digit2:minute}[:{digit2:second}]","do":"clock"},
{"in":"{digits1-2:hour}:{digit2:minute}[:{digit2:second}][ ]{half}","do":"clock"},
{"in":"{digits1-2:hour}[ ]{half}","do":"clock"}],

"moment":
[{"in":"{atom:a}","do":"join"},
{"in":"{iso_date:a}t{iso_time:b}","do":"join"},
{"in":"{atom:a}[,] {moment:b}","do":"join"}],
"iso_date":
[{"in":"{digit4:year}-{digit2:month}-{digit2:day}","do":"fields"}],
"iso_time":
[{"in":"{digit2:hour}:{digit2:minute}[:{digit2:second}][z]","do":"clock","hours24":true}],
"when":
[{"in":"{moment:a}|{shifted:a}","do":"same"},
{"in":"{shifted:a}[,] {moment:b}","do":"join"},
{"in":"{moment:a}[,] {shifted:b}","do":"join"}],
"range":
[{"in":"{span:a}","do":"same"},
{"in":"{span:a}[,] {moment:b}","do":"span-join"},
{"in":"{when:b}[,] {span:a}","do":"span-join"}],
"span":
["{when:from}[ ](-|~|〜)[ ]{when:to}"]}}
"""##
}
