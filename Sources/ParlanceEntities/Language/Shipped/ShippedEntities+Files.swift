// Written by 'parlance generate entities'. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedEntities {
    static let files: [String: [File]] = [
        "de": [File(name: "de.entities.yaml") { text_de }],
        "en": [File(name: "en-amounts.entities.yaml") { text_en_amounts }, File(name: "en.entities.yaml") { text_en }],
        "es": [File(name: "es.entities.yaml") { text_es }],
        "fr": [File(name: "fr.entities.yaml") { text_fr }],
        "it": [File(name: "it.entities.yaml") { text_it }],
        "ja": [File(name: "ja.entities.yaml") { text_ja }],
        "nl": [File(name: "nl.entities.yaml") { text_nl }],
        "und": [File(name: "und.entities.yaml") { text_und }],
        "zh": [File(name: "zh.entities.yaml") { text_zh }],
    ]
}
