import ParlanceMatching

/// An utterance with corrected words.
public struct Correction: Sendable, Hashable, Codable {
    /// The utterance as spoken.
    public var said: String
    /// The utterance with each corrected word replaced.
    public var understood: String
    /// Whether only a part of the utterance was understood. The user then always confirms the intent.
    public var isPartial: Bool
    /// Whether only remarks were left out that say nothing about the request: "start a run, back in a bit". The user is
    /// then not asked to confirm it for this reason.
    public var leavesOutRemarks = false

    /// Creates a correction from the spoken text and its corrected form.
    public init(said: String, understood: String, isPartial: Bool = false) {
        self.said = said
        self.understood = understood
        self.isPartial = isPartial
    }
}

extension Correction {
    /// Whether all words were understood as they were said, so that there is nothing to tell.
    var isSilent: Bool {
        func words(_ text: String) -> [Substring] { text.split { !$0.isLetter && !$0.isNumber } }
        return words(said.lowercased()) == words(understood.lowercased())
    }

    private enum CodingKeys: String, CodingKey {
        case said, understood
        case isPartial = "partial"
        case leavesOutRemarks = "remarks"
    }

    /// Reads a correction; `partial` and `remarks` may be missing.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        said = try container.decode(String.self, forKey: .said)
        understood = try container.decode(String.self, forKey: .understood)
        isPartial = try container.decodeIfPresent(Bool.self, forKey: .isPartial) ?? false
        leavesOutRemarks = try container.decodeIfPresent(Bool.self, forKey: .leavesOutRemarks) ?? false
    }

    /// Writes the correction; `partial` and `remarks` only if they are true.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(said, forKey: .said)
        try container.encode(understood, forKey: .understood)
        if isPartial { try container.encode(true, forKey: .isPartial) }
        if leavesOutRemarks { try container.encode(true, forKey: .leavesOutRemarks) }
    }
}

extension Reading {
    /// The correction of the utterance that this reading needs; nil if it needs none. Skipped words, which only fill
    /// pauses, are no correction.
    ///
    /// - Parameter utterance: The parsed text.
    public func correction(of utterance: String) -> Correction? {
        if !unexplainedWords.isEmpty {
            let understood = understood(of: utterance, without: unexplainedWords.map(\.range))
            return Correction(said: utterance, understood: understood, isPartial: true)
        }
        guard editedWords.contains(where: { $0.kind != .filler }) else { return nil }
        return Correction(said: utterance, understood: corrected(utterance))
    }

    /// A correction that leaves out the words which the reading explains and no parameter takes; nil if there are none.
    func withoutUnheeded(in utterance: String) -> Correction? {
        guard let words = self[ReplyKey.unheeded]?.spoken?.text, let place = utterance.firstRange(of: words) else {
            return nil
        }
        let rest = (utterance[..<place.lowerBound] + utterance[place.upperBound...]).split(
            whereSeparator: \.isWhitespace
        )
        return rest.isEmpty
            ? nil : Correction(said: utterance, understood: rest.joined(separator: " "), isPartial: true)
    }

    /// The corrected utterance without some words, and without the punctuation around them.
    func understood(of utterance: String, without words: [Range<String.Index>]) -> String {
        var kept: [String] = []
        var start = utterance.startIndex
        for word in words.sorted(by: { $0.lowerBound < $1.lowerBound }) where word.lowerBound >= start {
            kept.append(editedWords.corrected(utterance, in: start..<word.lowerBound))
            start = word.upperBound
        }
        kept.append(editedWords.corrected(utterance, in: start..<utterance.endIndex))
        let words = kept.flatMap { $0.split(separator: " ") }.filter { !$0.allSatisfy(\.isPunctuation) }
        return String(words.joined(separator: " ")[...].trimming { ",;:".contains($0) })
    }
}
