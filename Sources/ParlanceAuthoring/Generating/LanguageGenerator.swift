import ParlanceGrammar

/// Writes the Swift source of Parlance's own languages, so that they are part of the binary and need no files.
public struct LanguageGenerator: Sendable {
    /// The beginning of every generated file.
    public static let mark = "// Written by 'parlance generate languages'"
    private static let width = 110

    /// Creates a generator, which has no options.
    public init() {}

    /// The sources by file name: one for each language, and one that lists them.
    public func sources(of loaded: LanguageLoader.Loaded) -> [String: String] {
        let files = loaded.files.sorted { $0.profile.tag < $1.profile.tag }
        var sources = ["ShippedLanguages.swift": index(of: files.map(\.profile.tag))]
        for file in files { sources["ShippedLanguages+\(file.profile.tag).swift"] = source(of: file) }
        return sources
    }

    private func index(of tags: [String]) -> String {
        var writer = Self.writer("the files beside")
        writer.comment("The languages that come with Parlance.")
        writer.block("enum ShippedLanguages") { writer in
            writer.comment("In order.")
            writer.write("static let tags: [String] = [")
            for tag in tags { writer.write("    \(Self.literal(tag)),") }
            writer.write("]")
            writer.write("")
            writer.comment("The profile of a language; nil if none comes with Parlance.")
            writer.write("///")
            writer.comment("- Parameter tag: a `LanguageTag.text`.")
            writer.block("static func profile(_ tag: String) -> LanguageProfile?") { writer in
                writer.write("switch tag {")
                for tag in tags { writer.write("case \(Self.literal(tag)): \(Self.name(tag))") }
                writer.write("default: nil")
                writer.write("}")
            }
        }
        return writer.text
    }

    private func source(of file: LanguageFile) -> String {
        let profile = file.profile
        var writer = Self.writer("\(profile.tag).yaml")
        writer.block("extension ShippedLanguages") { writer in
            writer.block("static let \(Self.name(profile.tag)) = LanguageProfile(tag: \(Self.literal(profile.tag)))") {
                $0.write("profile in")
                writeWords(profile, to: &$0)
                writeSounds(profile.sounds, to: &$0)
                if let replies = file.replies { write(replies, of: profile.tag, to: &$0) }
            }
        }
        return writer.text
    }

    private func writeWords(_ profile: LanguageProfile, to writer: inout SourceWriter) {
        if profile.wordJoining != .never { writer.write("profile.wordJoining = .\(profile.wordJoining.rawValue)") }
        let numbers = profile.numbers
        write("numbers.ones", numbers.ones, to: &writer)
        write("numbers.signs", numbers.signs, to: &writer)
        write("numbers.halves", numbers.halves, to: &writer)
        write("negations", profile.negations, to: &writer)
        write("questionWords", profile.questionWords, to: &writer)
        write("undoing", profile.undoing, to: &writer)
        write("reports", profile.reports, to: &writer)
        write("reminders", profile.reminders, to: &writer)
        write("fillers", profile.fillers, to: &writer)
        write("fillerPhrases", profile.fillerPhrases, to: &writer)
        write("selfCorrections", profile.selfCorrections, to: &writer)
        write("joiners", profile.joiners, to: &writer)
        write("conditions", profile.conditions, to: &writer)
        write("lasting", profile.lasting, to: &writer)
        write("mornings", profile.mornings, to: &writer)
        write("evenings", profile.evenings, to: &writer)
        write("contrasts", profile.contrasts, to: &writer)
        write("wholes", profile.wholes, to: &writer)
        write(profile.followUps, to: &writer)
        write(profile.reported, to: &writer)
        write(profile.remarks, to: &writer)
        write("articles", profile.articles, to: &writer)
        write("functionWords", profile.functionWords, to: &writer)
        if profile.hasLooseBlanks { writer.write("profile.hasLooseBlanks = true") }
        write("letterVariants", profile.letterVariants, to: &writer)
        write("lettersAlike", profile.lettersAlike, to: &writer)
        write("numberHomophones", profile.numberHomophones, to: &writer)
        write("commonWords", profile.commonWords, to: &writer)
        write("names", profile.names, to: &writer)
        if let inflection = profile.inflection { write(inflection, to: &writer) }
        if !profile.nameForms.isEmpty { write(profile.nameForms, to: &writer) }
        write("nameScripts", profile.nameScripts, to: &writer)
        write("spellings", profile.spellings, to: &writer)
        write("opposites", profile.opposites, to: &writer)
        write("negatingPrefixes", profile.negatingPrefixes, to: &writer)
        write("opposedPrefixes", profile.opposedPrefixes, to: &writer)
        write("pastEndings", profile.pastEndings, to: &writer)
    }

    private func write(_ words: FollowUpWords, to writer: inout SourceWriter) {
        write("followUps.persons", words.persons, to: &writer)
        write("followUps.things", words.things, to: &writer)
        write("followUps.before", words.before, to: &writer)
        write("followUps.after", words.after, to: &writer)
        write("followUps.again", words.again, to: &writer)
        write("followUps.another", words.another, to: &writer)
        write("followUps.later", words.later, to: &writer)
        write("followUps.correcting", words.correcting, to: &writer)
        write("followUps.ones", words.ones, to: &writer)
        write("followUps.only", words.only, to: &writer)
        if !words.anybody.isEmpty { writer.write("profile.followUps.anybody = \(Self.literal(words.anybody))") }
    }

    private func write(_ words: ReportedWords, to writer: inout SourceWriter) {
        write("reported.asking", words.asking, to: &writer)
        write("reported.questions", words.questions, to: &writer)
        write("reported.statements", words.statements, to: &writer)
        write("reported.subjects", words.subjects, to: &writer)
        write("reported.others", words.others, to: &writer)
        write("reported.verbs", words.verbs, to: &writer)
        write("reported.auxiliaries", words.auxiliaries, to: &writer)
        write("reported.perfect", words.perfect, to: &writer)
        write("reported.participles", words.participles, to: &writer)
        write("reported.doubtful", words.doubtful, to: &writer)
        write("reported.adverbs", words.adverbs, to: &writer)
        write("reported.contractions", words.contractions, to: &writer)
        write("reported.endings", words.endings, to: &writer)
        write("reported.support", words.support, to: &writer)
        if words.isVerbLast { writer.write("profile.reported.isVerbLast = true") }
        write("reported.finite", words.finite, to: &writer)
        write("reported.clauses", words.clauses, to: &writer)
        write("reported.joining", words.joining, to: &writer)
        write("reported.particles", words.particles, to: &writer)
        write("reported.unsure", words.unsure, to: &writer)
        write("reported.inseparable", words.inseparable, to: &writer)
    }

    private func write(_ words: RemarkWords, to writer: inout SourceWriter) {
        write("remarks.openers", words.openers, to: &writer)
        write("remarks.subjects", words.subjects, to: &writer)
        write("remarks.states", words.states, to: &writer)
        write("remarks.wishes", words.wishes, to: &writer)
        write("remarks.reasons", words.reasons, to: &writer)
        write("remarks.verbs", words.verbs, to: &writer)
        write("remarks.speech", words.speech, to: &writer)
        write("remarks.unfinished", words.unfinished, to: &writer)
        write("remarks.commands", words.commands, to: &writer)
        write("remarks.interjections", words.interjections, to: &writer)
        write("remarks.takingBack", words.takingBack, to: &writer)
        write("remarks.endings", words.endings, to: &writer)
        write("remarks.joints", words.joints, to: &writer)
        write("remarks.turns", words.turns, to: &writer)
        write("remarks.praises", words.praises, to: &writer)
        write("remarks.settled", words.settled, to: &writer)
        write("remarks.calls", words.calls, to: &writer)
        write("remarks.acts", words.acts, to: &writer)
        write("remarks.modals", words.modals, to: &writer)
        write("remarks.cries", words.cries, to: &writer)
        write("remarks.urging", words.urging, to: &writer)
        write("remarks.doubts", words.doubts, to: &writer)
        write("remarks.unreal", words.unreal, to: &writer)
        write("remarks.requestEndings", words.requestEndings, to: &writer)
    }

    private func write(_ inflection: InflectionTable, to writer: inout SourceWriter) {
        writer.write("profile.inflection = InflectionTable(")
        writer.write("    endings: \(Self.literal(inflection.endings)),")
        writer.write("    endingsForY: \(Self.literal(inflection.endingsForY)),")
        writer.write("    verbEndings: \(Self.literal(inflection.verbEndings))")
        writer.write(")")
    }

    private func write(_ forms: [NameForm], to writer: inout SourceWriter) {
        writer.write("profile.nameForms = [")
        for form in forms { writer.write("    NameForm(\(Self.literal(form.ending)), \(Self.literal(form.forms))),") }
        writer.write("]")
    }

    private func writeSounds(_ sounds: LanguageProfile.Sounds?, to writer: inout SourceWriter) {
        switch sounds {
        case .sameAs(let other): writer.write("profile.sounds = .sameAs(\(Self.literal(other)))")
        case .table(let table):
            writer.write("var sounds = SoundTable(rules: [")
            for rule in table.rules { write(rule, to: &writer) }
            writer.write("])")
            if !table.words.isEmpty {
                writer.write("sounds.words = [")
                for word in table.words { write(word, to: &writer) }
                writer.write("]")
            }
            if !table.accents.isEmpty { writer.write("sounds.accents = \(Self.literal(table.accents))") }
            if table.lengthensVowels { writer.write("sounds.lengthensVowels = true") }
            writer.write("profile.sounds = .table(sounds)")
        case nil: break
        }
    }

    private func write(_ entry: SoundTable.Entry, to writer: inout SourceWriter) {
        writer.write("    SoundTable.Entry(\(Self.literal(entry.written)), \(Self.literal(entry.sound))),")
    }

    private func write(
        _ replies: (line: Int, text: String),
        of tag: String,
        to writer: inout SourceWriter
    ) {
        writer.write("profile.replies = ReplyGrammar(tag: \(Self.literal(tag)), line: \(replies.line), text: ##\"\"\"")
        for line in replies.text.split(separator: "\n", omittingEmptySubsequences: false) { writer.write(String(line)) }
        writer.write("\"\"\"##)")
    }
}

// MARK: - Literals

extension LanguageGenerator {
    private static func writer(_ origin: String) -> SourceWriter {
        var writer = SourceWriter()
        writer.write("\(mark) from \(origin). Do not edit: changes are lost when it is generated again.")
        writer.write("// swift-format-ignore-file")
        writer.write("")
        return writer
    }

    /// A tag as a Swift name: hyphens become underscores, and backticks allow keywords.
    private static func name(_ tag: String) -> String { "`\(tag.map { $0 == "-" ? "_" : String($0) }.joined())`" }

    private static func literal(_ text: String) -> String { "##\"\(text)\"##" }

    private func write(_ name: String, _ texts: [String], to writer: inout SourceWriter) {
        if texts.isEmpty { return }
        writer.write("profile.\(name) = [")
        for text in texts { writer.write("    \(Self.literal(text)),") }
        writer.write("]")
    }

    private func write(_ name: String, _ words: String, to writer: inout SourceWriter) {
        if words.isEmpty { return }
        writer.write("profile.\(name) = ##\"\"\"")
        for line in lines(words.split(separator: " "), continued: " \\##") { writer.write(line) }
        writer.write("\"\"\"##")
    }

    private func write(_ name: String, _ words: SortedWords, to writer: inout SourceWriter) {
        if words.isEmpty { return }
        writer.write("profile.\(name) = SortedWords(sorted: ##\"\"\"")
        for line in lines(words.words.map { $0[...] }, continued: "") { writer.write(line) }
        writer.write("\"\"\"##)")
    }

    /// Distributes words over lines.
    ///
    /// - Parameter continued: The end of all lines but the last.
    private func lines(_ words: [Substring], continued: String) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in words {
            if !line.isEmpty, line.utf8.count + word.utf8.count >= Self.width {
                lines.append(line + continued)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return lines + [line]
    }
}
