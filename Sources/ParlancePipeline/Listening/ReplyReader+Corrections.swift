import ParlanceMatching

// Corrections of what was just done: "no, eight", "make it fifteen, I am hungry", "it was for Ben not for Mia".

extension ReplyReader {
    /// The last request with other values, after what it did is taken back: "no, eight". Many words that are another request
    /// are no correction.
    func correction(_ utterance: String, insteadOf literal: ParseResult) -> Reply? {
        let reader = FollowUpReader(self, remembered: remembered)
        let isOther = literal.match == .exact && literal.best?.intent != reader.corrected?.request.intent
        if isOther, literal.best?.isReply == false, words(of: utterance).count > Self.mostCorrecting { return nil }
        var found = reader.correction(in: utterance) ?? reader.contrast(in: utterance)
        if found == nil, literal.match != .exact {
            found = correctionBesideRemarks(utterance, reader) ?? reader.complement(in: utterance)
        }
        guard let found else { return nil }
        return found.undoing.map { .sequence(.followUp($0), then: .followUp(found.request)) }
            ?? .followUp(found.request)
    }

    /// A correction beside remarks: "make it fifteen, I am hungry". A sentence may have words that are a name elsewhere: "make it
    /// five, I need the sleep".
    private func correctionBesideRemarks(_ utterance: String, _ reader: FollowUpReader) -> FollowUpReader.Revision? {
        (partsBesideOthers(of: utterance) + partBeforeDenial(utterance)).firstResult { part in
            reader.correction(in: part.text).flatMap { found in
                let intent = found.request.intent
                // "Right, that's Ben" agrees.
                let areRemarks = part.others.allSatisfy { other in
                    isRemark(other, on: intent, besidesTexts: startsSentence(other)) && !agrees(other)
                        || denies(other, what: reader.corrected?.request)
                }
                return areRemarks ? found : nil
            }
        }
    }

    /// The words before a negation: "it was for both my parents not for Mia".
    private func partBeforeDenial(_ utterance: String) -> [(text: String, others: [String])] {
        guard let place = WordSequence(utterance).places(of: Array(negations)).last,
            place.lowerBound > utterance.startIndex
        else { return [] }
        return [(String(utterance[..<place.lowerBound]).withoutSigns, [String(utterance[place.lowerBound...])])]
    }

    /// Whether a text only denies a person, or another value that a request has: "not to my sister", "not thirty".
    private func denies(_ text: String, what request: IntentRequest?) -> Bool {
        guard let request, let said = WordSequence(text).dropping(first: Array(negations))?.text else { return false }
        if !persons(namedBy: said, for: request.intent).isEmpty { return true }
        return exactValues(in: said, for: request.intent).contains { reply in
            guard case .values(let values) = reply else { return false }
            return values.allSatisfy { name, denied in
                denied.allSatisfy { value in
                    request.values(of: name).contains { $0.name == value.name || $0.value == value.value }
                }
            }
        }
    }
}
