import ParlanceGrammar

/// Remarks in scripts that write no blanks: "手が離せないから、母に電話して".
///
/// A remark ends like a sentence; words are not told from one another.
struct UndividedRemarks: Sendable {
    private static let signs = "、。！？!?…,"
    /// Signs behind which a sentence does not go on.
    private static let ends = "。！!…"
    private static let bearingSigns = "「」『』？?\"“”"
    /// The maximum number of characters of an utterance.
    private static let mostCharacters = 80
    private static let leastOfRemark = 4
    private static let leastOfRequest = 3
    /// The number of characters before a request among which a report is about it.
    private static let near = 9

    private let endings: [String]
    private let joints: [String]
    private let requestEndings: [String]
    private let speech: [String]
    private let takingBack: [String]

    init(_ words: RemarkWords) {
        endings = words.endings
        joints = words.joints
        requestEndings = words.requestEndings
        speech = words.speech.split(separator: " ").map(String.init)
        takingBack = words.takingBack.split(separator: " ").map(String.init)
    }

    /// The parts of an utterance that may be a request beside remarks, the longest first.
    func cuts(of utterance: String) -> [RemarkCut] {
        guard utterance.count <= Self.mostCharacters else { return [] }
        let places = Array(utterance.indices.dropFirst())
        let starts = places.filter { isCut(utterance[..<$0]) && isRemark(utterance[..<$0], isBehind: false) }
        let ends = places.filter { place in
            isEnd(utterance[..<place]) && isRemark(utterance[place...], isBehind: true)
        }
        let cuts = ([utterance.startIndex] + starts).flatMap { start in
            ([utterance.endIndex] + ends).compactMap { cut(start, $0, in: utterance) }
        }
        return cuts.map { ($0, utterance[$0.request].count) }.sorted { $0.1 > $1.1 }
            .prefix(RemarkCut.most).map(\.0)
    }

    func hasSeveralClauses(_ text: String) -> Bool {
        text[...].trimming(while: Self.isSign).contains(where: Self.signs.contains)
    }

    private func cut(_ start: String.Index, _ end: String.Index, in utterance: String) -> RemarkCut? {
        guard start < end, start > utterance.startIndex || end < utterance.endIndex else { return nil }
        let request = utterance[start..<end].trimming { $0 != "？" && $0 != "?" && Self.isSign($0) }
        guard request.count >= Self.leastOfRequest else { return nil }
        return RemarkCut(
            request: request.startIndex..<request.endIndex,
            isSetOffBefore: start == utterance.startIndex || endsWithSign(utterance[..<start]),
            isSetOffBehind: end == utterance.endIndex || endsWithSign(utterance[..<end])
        )
    }

    private static func isSign(_ character: Character) -> Bool { signs.contains(character) || character.isWhitespace }

    private func endsWithSign(_ text: Substring) -> Bool { text.last.map(Self.isSign) == true }

    /// Whether a sign, or an ending that needs none, stands before a place.
    private func isCut(_ text: Substring) -> Bool { endsWithSign(text) || joints.contains(where: text.hasSuffix) }

    /// Whether a request may be over before a place: a sentence ends there, or one of the endings that end one.
    private func isEnd(_ text: Substring) -> Bool {
        text.last.map(Self.ends.contains) == true
            || requestEndings.contains(where: text.trimmingEnd(while: Self.isSign).hasSuffix)
    }

    private func isRemark(_ part: Substring, isBehind: Bool) -> Bool {
        let text = part.trimming(while: Self.isSign)
        guard text.count >= Self.leastOfRemark,
            !text.contains(where: { $0.isNumber && $0.isASCII || Self.bearingSigns.contains($0) })
        else { return false }
        if isBehind, takingBack.contains(where: { text.contains($0) }) { return false }
        let reported = isBehind ? text : text.suffix(Self.near)
        return !speech.contains { reported.contains($0) } && endings.contains(where: text.hasSuffix)
    }
}
