/// A problem of a term or of a set of terms.
package enum VocabularyProblem: Sendable, Hashable {
    // Problems that cause an omission
    case blank(Part)
    /// Sizes in bytes of UTF-16.
    case tooLong(Part, bytes: Int, limit: Int)
    case tooMany(Part, limit: Int)
    /// The set is full; `leftOut` counts the omitted terms.
    case fullSet(leftOut: Int, SetLimit)
    case duplicateIdentifier(String)
    /// The normalized text is empty.
    case unspeakable(Part, String)
    /// The grammar has no such list or parameter.
    case unknownName(String, suggestion: String?)
    /// The list is a range of numbers, which has no names.
    case namesForNumbers(String)
    /// The value of a list has more forms than a term may have.
    case tooManyWays(String, limit: Int)

    // Problems without an omission
    /// The words also match another term, which takes precedence.
    case samePhrase(String, as: String)

    /// An example of an intent or a term that matches another intent or term, or nothing.
    case exampleNotUnderstood(String, as: String, found: String?)

    // Files
    case missingColumn(String)
    case unknownColumn(String, suggestion: String?)
    case unevenRow(found: Int, expected: Int)
    case unclosedQuote
    case textBesideQuotes
    case unknownTier(String)
    /// The row adds a synonym to a term, and its cell in this column differs from the term's first row.
    case ignoredCell(String)

    /// The affected part of a term.
    package enum Part: String, Sendable, Hashable {
        case identifier, phrase, synonym, pronunciation, example
    }

    /// The exceeded limit of a set.
    package enum SetLimit: Sendable, Hashable {
        case terms(Int)
        /// The total size of the texts of all terms, in UTF-8.
        case bytes(Int)
    }
}

extension VocabularyProblem: DiagnosticProblem {
    package var code: String {
        switch self {
        case .blank: "blank-name"
        case .tooLong: "name-too-long"
        case .tooMany, .fullSet, .tooManyWays: "too-many-names"
        case .duplicateIdentifier: "duplicate-identifier"
        case .unspeakable: "unspeakable-name"
        case .unknownName: "unknown-vocabulary"
        case .namesForNumbers: "names-for-numbers"
        case .samePhrase: "same-phrase"
        case .exampleNotUnderstood: "example-not-understood"
        case .missingColumn: "missing-column"
        case .unknownColumn: "unknown-column"
        case .unevenRow: "uneven-row"
        case .unclosedQuote: "unclosed-quote"
        case .textBesideQuotes: "text-beside-quotes"
        case .unknownTier: "unknown-tier"
        case .ignoredCell: "ignored-cell"
        }
    }

    /// Whether the problem causes an omission from the vocabulary.
    package var leavesOut: Bool {
        switch self {
        case .samePhrase, .exampleNotUnderstood: false
        case .blank, .tooLong, .tooMany, .fullSet, .duplicateIdentifier, .unspeakable, .unknownName, .namesForNumbers,
            .tooManyWays, .missingColumn, .unknownColumn, .unevenRow, .unclosedQuote, .textBesideQuotes, .unknownTier,
            .ignoredCell:
            true
        }
    }

    package var message: String {
        switch self {
        case .blank(.identifier): "the identifier is blank, so the term is left out; write one, or omit it"
        case .blank(.phrase): "the phrase is blank, so the term is left out; write one"
        case .blank(let part): "the \(part.rawValue) is blank, so it is left out; remove it"
        case .tooLong(let part, let bytes, let limit):
            "the \(part.rawValue) has \(bytes) bytes in UTF-16, more than \(limit), so \(part.whatIsLost); shorten it"
        case .tooMany(let part, let limit): "a term may have \(limit) \(part.rawValue)s; the rest is left out"
        case .tooManyWays(let value, let limit):
            "the value '\(value)' has more than \(limit) forms, so it is left out; split it into several values"
        case .fullSet(let leftOut, let limit):
            "\(limit.text), so this one\(leftOut > 1 ? " and the \(leftOut - 1) behind it are" : " is") left out; "
                + "remove others"
        case .duplicateIdentifier(let identifier):
            "the set has a term '\(identifier)' already, so this one is left out; make it a synonym, or rename it"
        case .unspeakable(let part, let text):
            "'\(text)' has no speakable characters, so the \(part.rawValue) never matches; add a pronunciation or a "
                + "synonym"
        case .unknownName(let name, let suggestion):
            "no template has a slot for '\(name)', so these terms never match; use the name of a list, or "
                + "'Intent.slot'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
        case .namesForNumbers(let name):
            "the slots of '\(name)' are filled with numbers, so these terms never match; use another list"
        case .samePhrase(let words, let identifier):
            "'\(words)' also stands for the term '\(identifier)', which comes first; rename one of them"
        case .exampleNotUnderstood(let sentence, let wanted, let found):
            "'\(sentence)' is an example of '\(wanted)', and "
                + "\(found.map { "understood as '\($0)'" } ?? "not understood"); change it, or add a template"
        case .missingColumn(let name): "the first row must name the column '\(name)'"
        case .unknownColumn(let name, let suggestion):
            "unknown column '\(name)'; it is ignored" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
        case .unevenRow(let found, let expected):
            "the row has \(found) \(found == 1 ? "field" : "fields"), the first row names \(expected); put texts "
                + "with commas in quotes"
        case .unclosedQuote: "the quote that begins here is never closed; close it, and write '\"\"' for a quote in it"
        case .textBesideQuotes:
            "text stands beside a quoted field; put all of the field in quotes, and write '\"\"' for a quote in it"
        case .unknownTier(let tier): "'\(tier)' is not a tier; write 'app' or 'user'"
        case .ignoredCell(let column):
            "the row adds a synonym to the term of the row before it, so its \(column) is ignored; write it in the "
                + "term's first row"
        }
    }
}

extension VocabularyProblem.Part {
    /// The consequence of omitting the part.
    fileprivate var whatIsLost: String {
        switch self {
        case .identifier, .phrase: "the term is left out"
        case .synonym, .pronunciation, .example: "it is left out"
        }
    }
}

extension VocabularyProblem.SetLimit {
    fileprivate var text: String {
        switch self {
        case .terms(let count): "a set may have \(count) terms"
        case .bytes(let count): "the texts of a set may come to \(count) bytes"
        }
    }
}
