import ParlanceGrammar
import ParlanceMatching

/// The requests of readings, with what was heard beside them and what they refer to.
extension Pipeline {
    func request(of reading: Reading, _ corrections: [Correction] = []) -> IntentRequest {
        if let request = reading.request(ofShortcutIn: shortcuts, corrections) { return request }
        var request = reading.newRequest(catalog[reading.intent], language: language, corrections: corrections)
        dropPronouns(fromTextsOf: &request)
        return request
    }

    /// The request of a reading, with what was heard beside it.
    func request(of reading: Reading, _ heard: HeardReply) -> IntentRequest {
        var request = request(of: reading, heard.corrections)
        request.modifiers = heard.modifiers
        for (name, values) in heard.details { request.set(values, of: name) }
        return heard.details.isEmpty ? request : request.separatingUnits(catalog[request.intent])
    }

    /// The request with its texts as they are said to the person whom they are for. If the words speak of all there are, and
    /// the declaration says so, the user is asked first.
    func directly(_ request: IntentRequest, _ heard: HeardReply) -> IntentRequest {
        var request = DirectSpeech(parser.profile).texts(of: request, catalog[request.intent], in: heard.said)
        let declaration = catalog[request.intent]
        if declaration?.confirmation == .all, speaksOfAll(heard.said) || request.isForAll(declaration) {
            request.isTentative = true
        }
        return request
    }

    /// Whether an utterance has a word for all there are of something. Where words have no blanks, it is a part of the text.
    private func speaksOfAll(_ utterance: String) -> Bool {
        let profile = parser.profile
        let hasBlanks = profile.remarks.endings.isEmpty
        return hasBlanks
            ? !WordSequence(utterance).places(of: profile.wholes).isEmpty
            : profile.wholes.contains(where: utterance.contains)
    }

    /// Leaves out texts that only refer to something, "tell Ben the same": the user is asked what is meant.
    private func dropPronouns(fromTextsOf request: inout IntentRequest) {
        guard let declaration = catalog[request.intent], declaration.confirmation == .always else { return }
        for parameter in declaration.parameters where parameter.type == .text && parameter.isRequired {
            let isPronoun = request.values(of: parameter.name).contains { $0.value.string.map(refers) ?? false }
            if isPronoun { request.set([], of: parameter.name) }
        }
    }

    /// The further persons who get the text of the request that is to be confirmed: "and tell Mia the same".
    func persons(for reading: Reading, besides open: PendingIntent?) -> Reply? {
        guard let open, open.question?.confirmsIntent == true, reading.intent == open.request.intent,
            let declaration = catalog[reading.intent], sameText(in: reading, declaration) != nil
        else { return nil }
        let request = reading.newRequest(declaration, language: language)
        let persons = request.names.filter { declaration[$0]?.recall == .person && declaration[$0]?.isArray == true }
        return persons.count == 1 ? .additions([persons[0]: request.values(of: persons[0])]) : nil
    }

    /// The request with the text of the last one of its kind, if it only refers to one: "tell Mia the same".
    func takingText(_ request: IntentRequest, _ reading: Reading, in dialog: Dialog) -> IntentRequest {
        taking(request, reading, from: remembered(in: dialog).first?.request)
    }

    private func taking(_ request: IntentRequest, _ reading: Reading, from last: IntentRequest?) -> IntentRequest {
        guard let declaration = catalog[request.intent], let text = sameText(in: reading, declaration),
            let last, last.intent == request.intent
        else { return request }
        var request = request
        request.set(last.values(of: text), of: text)
        return request
    }

    /// The parameter of a text that only refers to another one; nil if there is none.
    private func sameText(in reading: Reading, _ declaration: IntentDeclaration) -> String? {
        guard declaration.confirmation == .always else { return nil }
        return reading.slots.first { slot in
            declaration[slot.name]?.type == .text && declaration[slot.name]?.isRequired == true
                && slot.spoken.map { refers(String($0.text)) } == true
        }?.name
    }

    /// Whether words only refer to something: "the same". A sentence behind them gives a reason: "the same, we are all late".
    private func refers(_ words: String) -> Bool {
        let said = words.clauses.first.map { String($0.trimming { $0.isWhitespace || $0.isPunctuation }) } ?? words
        let followUps = parser.profile.followUps
        return WordSequence(said).isOne(of: followUps.things + followUps.before + followUps.after)
    }

    /// The requests of a reply.
    ///
    /// - Parameter open: The intent that the reply ends before, and whose text it may refer to: "yes, and tell Mia the same".
    func requests(of reply: Reply, behind open: PendingIntent? = nil) -> [IntentRequest] {
        switch reply {
        case .request(let reading): [taking(request(of: reading), reading, from: open?.request)]
        case .requests(let readings): requests(of: readings, behind: open)
        case .followUp(let request): [request]
        default: []
        }
    }

    /// The requests of readings. The text of one may be that of one before it: "text Mia I'm late and text Dad the same".
    func requests(of readings: [ModifiedReading], behind open: PendingIntent? = nil) -> [IntentRequest] {
        readings.reduce(into: []) { requests, heard in
            let request = request(of: heard)
            let before = requests.last { $0.intent == request.intent } ?? open?.request
            requests.append(taking(request, heard.reading, from: before))
        }
    }

    private func request(of heard: ModifiedReading) -> IntentRequest {
        var request = request(of: heard.reading)
        for (name, values) in heard.details { request.set(values, of: name) }
        if let intent = heard.continuedIntent { request = request.moved(to: intent, catalog) ?? request }
        request.modifiers = heard.modifiers
        request.corrections += [heard.doubt].compactMap { $0 }
        return request
    }

    /// The earlier requests that an utterance may refer to, the last one first.
    func remembered(in dialog: Dialog) -> [RememberedRequest] {
        dialog.remembered(at: options.now(), for: options.limits.memory)
    }

    /// - Parameter open: An intent whose persons a pronoun may stand for before those of earlier requests.
    func resolvingPronouns(
        of request: IntentRequest,
        in dialog: Dialog,
        open: PendingIntent? = nil
    ) -> IntentRequest? {
        request.resolvingPronouns(
            catalog[request.intent],
            remembered: (open.map { [$0.remembered] } ?? []) + remembered(in: dialog),
            catalog,
            parser.profile.followUps
        )
    }
}

extension IntentRequest {
    /// Whether the grammar has concluded a yes, "clear the list", for which there are no words of its own.
    fileprivate func isForAll(_ declaration: IntentDeclaration?) -> Bool {
        names.contains { name in
            declaration?[name]?.type == .boolean
                && values(of: name).contains { $0.value == .bool(true) && $0.spoken == nil }
        }
    }
}
