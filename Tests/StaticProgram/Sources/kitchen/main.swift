import Parlance

let english = try Parser(grammarAt: "english.json")
let german = try Parser(grammarAt: "german.json")
let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 50
let kitchens = (0..<count).flatMap { number in
    let cup = ListValue(input: Template(literal: "cup \(number)"), output: .integer(number))
    return [english, german].map { $0.with(lists: ["cup": .values([cup])]) }
}
let readings = try kitchens.map { try $0.parse("tea into cup 7").best }
print(kitchens.count, readings.compactMap(\.self).map { "\($0.intent) \($0["drink"]!.value) \($0["cup"]!.value)" })
