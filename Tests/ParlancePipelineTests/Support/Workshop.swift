import ParlanceGrammar
import ParlanceMatching

/// A grammar of a print shop and its declarations: intents with parameters of all types.
enum Workshop {
    static let grammar = """
        language: en
        intents:
          PrintFlyers:
            data:
              - sentences:
                  - "print [{count}] [{paper}] flyers [on {stock}] [for {customer}] [{sheet_width:width} wide] [by {deadline}]"
                  - "print {ratio} of the flyers"
              - sentences: ["print [{count}] glossy flyers"]
                slots: {glossy: true}
          Deliver:
            data:
              - sentences: ["deliver to {customer} [and [to] {customer}] [and [to] {customer}]"]
        lists:
          count: {range: {from: 1, to: 500}}
          ratio:
            values: [{in: half, out: 0.5}, {in: all, out: 1}]
          paper:
            values: [{in: "(A4|letter size)", out: a4}, {in: A5, out: a5}, {in: poster size, out: poster}]
          stock:
            values: [{in: recycled paper, out: recycled}]
          sheet_width:
            values: [{in: ten centimeters, out: {number: 10, unit: centimeter}}, {in: two pounds, out: {number: 2, unit: pound}}]
          deadline:
            values:
              - {in: monday, out: {date: "2026-11-23"}}
              - {in: noon, out: {time: "12:00"}}
              - {in: new year, out: {dateTime: "2027-01-01T00:00:00+01:00"}}
              - {in: doomsday, out: never}
          customer:
            values: [Hill Bakery, {in: "the (flower|plant) shop", out: 17}]
        vocabulary:
          customer:
            - {identifier: c1, phrase: Miller & Sons, synonyms: [the Millers]}
        """

    static func parser() throws -> Parser {
        Parser(try GrammarLoader().load([SourceText(name: "workshop.yaml", text: grammar)]).grammar)
    }

    static func reading(of utterance: String) throws -> Reading {
        guard let best = try parser().parse(utterance).best else { throw NoReading(utterance: utterance) }
        return best
    }

    struct NoReading: Error { let utterance: String }
}
