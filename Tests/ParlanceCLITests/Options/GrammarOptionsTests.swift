import Foundation
import ParlanceTestSupport
import Testing

@Suite("Grammars on the command line")
struct GrammarOptionsTests {
    @Test(
        "Errors are reported with their place, with exit code 2",
        arguments: [
            (
                "intents: {A: {data: [{sentences: [\"turn (on\"]}]}}",
                """
                g.yaml:2:41: error[unclosed-group]: '(' is never closed; add ')'
                 2 | intents: {A: {data: [{sentences: ["turn (on"]}]}}
                   |                                         ^

                """
            ),
            (
                "intents: {A: {data: [{sentences: [\"on] <lihgt>\", \"<light> {name}\"]}]}}\nexpansion_rules: {light: x}",
                """
                g.yaml:2:38: error[unexpected-closer]: ']' closes nothing; remove it, or write '\\]'
                 2 | intents: {A: {data: [{sentences: ["on] <lihgt>", "<light> {name}"]}]}}
                   |                                      ^
                g.yaml:2:59: error[missing-list]: no list is called 'name'; add it to 'lists', or give it at run time
                 2 | intents: {A: {data: [{sentences: ["on] <lihgt>", "<light> {name}"]}]}}
                   |                                                           ^~~~~~

                """
            ),
            (
                "intents: {A: {data: [{sentences: [\"<lihgt> on\"]}]}}\nexpansion_rules: {light: x}",
                """
                g.yaml:2:36: error[missing-rule]: no rule is called 'lihgt'; did you mean 'light'?
                 2 | intents: {A: {data: [{sentences: ["<lihgt> on"]}]}}
                   |                                    ^~~~~~~

                """
            ),
            (
                "intents: {A: {data: [{sentences: [\"<a>\"]}]}}\nexpansion_rules: {a: <b>, b: \"x <a>\"}",
                """
                g.yaml:3:33: error[recursive-rule]: a rule may not contain itself: <a> → <b> → <a>; remove one of these references
                 3 | expansion_rules: {a: <b>, b: "x <a>"}
                   |                                 ^~~

                """
            ),
            (
                "intents: {A: {data: [{sentences: [\"{9..1:n}\"]}]}}",
                """
                g.yaml:2:36: error[empty-range]: the range ends before it begins; put the smaller number first
                 2 | intents: {A: {data: [{sentences: ["{9..1:n}"]}]}}
                   |                                    ^~~~~~~~

                """
            ),
            (
                "intents: {A: {data: [{sentences: [\"{n}\"]}]}}\nlists: {n: {range: {from: 9, to: 1}}}",
                """
                g.yaml:3:27: error[empty-range]: the range ends before it begins; put the smaller number first
                 3 | lists: {n: {range: {from: 9, to: 1}}}
                   |                           ^

                """
            ),
            (
                "intents: {A: [",
                """
                g.yaml:3:1: error[syntax]: a value is missing here; write one, or close what is open before

                """
            ),
        ]
    )
    func reportsBrokenGrammar(text: String, error: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("language: en\n\(text)\n", to: "g.yaml")
        var command = Command("parse", "-g", "g.yaml", "turn on")
        command.folder = folder.path
        #expect(try command.run() == Command.Outcome(output: "", error: error, code: 2))
        command.arguments = ["parse", "--jsonl", "--grammar", "g.yaml"]
        let batch = try command.run()
        #expect(batch.output == "")
        #expect(batch.code == 2)
    }

    @Test(
        "Unreadable files are reported",
        arguments: [
            ("none.yaml", "none.yaml:1:1: error[no-such-file]: there is no file or folder 'none.yaml'\n"),
            (
                "empty.yaml",
                "empty.yaml:1:1: error[empty-file]: the file is empty; write a grammar in it, or remove it\n"
            ),
            (
                "latin.yaml",
                """
                latin.yaml:1:14: error[not-utf-8]: the file is not UTF-8: byte 14 is not part of a character; save it as UTF-8
                 1 | language: caf�
                   |              ^

                """
            ),
            (
                "texts",
                "texts:1:1: error[folder-without-grammars]: the folder 'texts' holds no grammar; a grammar is a .yaml, .yml or .json file with "
                    + "'intents', 'lists' or 'expansion_rules'\n"
            ),
        ]
    )
    func reportsUnreadableFile(path: String, error: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "empty.yaml")
        try folder.write(Data("language: caf".utf8) + [0xE9, 0x0A], to: "latin.yaml")
        try folder.write("language: en", to: "texts/a.txt")
        var command = Command("parse", "-g", path, "turn on")
        command.folder = folder.path
        #expect(try command.run() == Command.Outcome(output: "", error: error, code: 2))
    }

    @Test("All given grammars are merged")
    func mergesGrammars() throws {
        let house = try House()
        try house.folder.write("language: en\nintents: {B: {data: [{sentences: [bye]}]}}", to: "more/b.yml")
        let outcome = try house.command("parse", "-g", "house.yaml", "--grammar", "more", input: "bye\nlights on").run()
        #expect(outcome.output == "B\n  bye\n  bye  more/b.yml:2:35\nno match: lights on\n")
    }

    @Test("The language picks the files")
    func picksLanguage() throws {
        let folder = try TemporaryFolder()
        try folder.write("language: en\nintents: {A: {data: [{sentences: [hello]}]}}", to: "en.yaml")
        try folder.write("language: de\nintents: {A: {data: [{sentences: [hallo]}]}}", to: "de.yaml")
        var command = Command("parse", "-g", ".", "-l", "de-AT", "hallo")
        command.folder = folder.path
        #expect(try command.run().code == 0)
        command.arguments = ["parse", "-g", ".", "hallo"]
        let both = try command.run()
        #expect(both.error == "error[several-languages]: there are grammars for de, en; choose one with --language\n")
        #expect(both.code == 2)
    }
}
