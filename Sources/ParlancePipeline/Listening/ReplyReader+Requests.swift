import ParlanceMatching

/// Requests of utterances that also say when, for how long, or under which condition.
extension ReplyReader {
    /// The request of an utterance that also says when, for how long, or under which condition. The rest must match word
    /// for word.
    ///
    /// - Parameter whole: The result for the utterance as it is. It precedes, unless a wildcard of it has taken the
    ///   modifier: "play jazz when I get home", "tell Mia at six that dinner is ready".
    func modifiedRequest(_ utterance: String, insteadOf whole: ParseResult, _ isWorking: Bool) -> HeardReply? {
        let taken = whole.match == .exact ? whole.best.map(\.freeTexts) : nil
        if let taken, taken.isEmpty || whole.readings.contains(where: \.isReply) { return nil }
        for division in divisions(of: utterance) {
            let rest = parse(division.rest, nil, of: nil, isWorking: isWorking, edits: 0)
            guard case .exact(let reading, _)? = rest?.outcome, !reading.isReply,
                !division.modifiers.contains(where: hasRequest)
            else { continue }
            if let taken {
                guard endsText(division, of: reading, taken) || opensText(division, of: reading, taken) else {
                    continue
                }
            }
            return heard(reading, with: division.modifiers)
        }
        return nil
    }

    /// The open request as it is said anew with a time, a duration or a condition, in words that would be a name otherwise: "start a run
    /// at half past six" while the workout is asked for.
    func modifiedRequestAnew(in utterance: String, of intent: String, isWorking: Bool) -> HeardReply? {
        guard let literal = parse(utterance, nil, of: nil, isWorking: isWorking, edits: 0),
            let anew = modifiedRequest(utterance, insteadOf: literal, isWorking),
            case .request(let reading) = anew.reply, reading.intent == intent, let values = values(of: reading)
        else { return nil }
        var heard = HeardReply(.values(values.merging(anew.details) { $1 }))
        heard.modifiers = anew.modifiers
        return heard
    }

    /// Several requests with their modifiers, or the one that two of them say together.
    func heard(_ readings: [ModifiedReading], in utterance: String) -> HeardReply {
        guard var one = merged(readings.map(\.reading), isOne: isApposition(utterance)),
            case .request(let reading) = one.reply
        else { return HeardReply(.requests(readings)) }
        let modifiers = readings.flatMap(\.modifiers).reduce(into: [RequestModifier]()) { found, modifier in
            if !found.contains(modifier) { found.append(modifier) }
        }
        let whole = heard(reading, with: modifiers)
        one.details.merge(whole.details) { first, _ in first }
        one.modifiers = whole.modifiers
        return one
    }

    /// A request with its modifiers. A time that is a value of it does not delay it: "tomorrow in Bern, what's the weather".
    private func heard(_ reading: Reading, with modifiers: [RequestModifier]) -> HeardReply {
        var heard = HeardReply(.request(reading))
        for modifier in modifiers {
            if let (name, values) = value(of: modifier, for: reading), heard.details[name] == nil {
                heard.details[name] = values
            } else {
                heard.modifiers.append(modifier)
            }
        }
        return heard
    }

    /// The parameter that takes the time of a modifier, with its value; nil if the request has one, or takes none.
    private func value(of modifier: RequestModifier, for reading: Reading) -> (String, [ParameterValue])? {
        guard modifier.kind == .time, hasFixedValue(modifier.spoken, of: reading.intent, besidesTexts: true) else {
            return nil
        }
        return exactValues(in: modifier.spoken, for: reading.intent).firstResult { answer in
            guard case .values(let values) = answer, values.count == 1, let (name, said) = values.first,
                reading[name] == nil, catalog[reading.intent]?[name]?.type != .text, said.allSatisfy(\.isOnCalendar)
            else { return nil }
            return (name, said)
        }
    }

    /// Whether the modifiers are the last words of a text that a wildcard has taken, and the request itself needs none.
    private func endsText(_ division: ModifierReader.Division, of reading: Reading, _ taken: [String]) -> Bool {
        let isTaken = taken.contains { text in
            division.modifiers.contains { text != $0.spoken && text.hasSuffix($0.spoken) }
        }
        return isTaken && reading.freeTexts.isEmpty
    }

    /// Whether a modifier is the first words of a text that a wildcard has taken, and the grammar's own words stand between
    /// it and the text that is left: "tell Mia at six that dinner is ready".
    private func opensText(_ division: ModifierReader.Division, of reading: Reading, _ taken: [String]) -> Bool {
        guard division.modifiers.count == 1, let spoken = division.modifiers.first?.spoken else { return false }
        return taken.contains { text in
            text.hasPrefix(spoken)
                && reading.freeTexts.contains { rest in
                    text.hasSuffix(rest) && text.count > spoken.count + rest.count
                        && text.dropFirst(spoken.count).dropLast(rest.count).contains(where: \.isLetter)
                }
        }
    }

    /// Whether a condition contains another request: "when I get home, close the blinds" behind "pause the music".
    private func hasRequest(_ modifier: RequestModifier) -> Bool {
        modifier.kind == .condition
            && parser.textsBehindJoiners(of: modifier.spoken).contains { exactRequest(in: String($0)) != nil }
    }

    /// Several requests, some of which have modifiers; nil if the utterance has none, or no modifiers.
    func modifiedRequests(_ utterance: String, _ isWorking: Bool) -> [ModifiedReading]? {
        let divisions = divisions(of: utterance)
        guard !divisions.isEmpty else { return nil }
        let (parser, options) = setting(nil, of: nil, isWorking, edits: 0, isDictation: false)
        return divisions.firstResult { sharedModifiers(of: $0, utterance, parser, options) }
            ?? ownModifiers(of: utterance, parser, options)
    }

    /// Readings of several requests. If the utterance begins with a modifier that is part of the first request, the others
    /// have it as their modifier: "every morning at seven start the vacuum and unlock the car".
    func sharingOpening(of utterance: String, _ readings: [Reading], _ isWorking: Bool) -> [ModifiedReading] {
        let (parser, options) = setting(nil, of: nil, isWorking, edits: 0, isDictation: false)
        let opening = divisions(of: utterance).first { division in
            let rest = division.rest[...].trimming(while: \.isWhitespace)
            guard utterance.hasSuffix(rest), let found = try? parser.parseRequests(division.rest, options: options)
            else { return false }
            return found.splitReadings?.map(\.intent) == readings.map(\.intent)
        }
        return readings.enumerated().map { ModifiedReading($1, $0 == 0 ? [] : opening?.modifiers ?? []) }
    }

    /// The requests of a division whose modifiers are for all of them: "when I get home, start the vacuum and close the
    /// blinds".
    ///
    /// - Returns: Nil if the modifiers are between requests that do not share their words, or behind one that says when
    ///   itself.
    private func sharedModifiers(
        of division: ModifierReader.Division,
        _ utterance: String,
        _ parser: Parser,
        _ options: ParseOptions
    ) -> [ModifiedReading]? {
        guard !division.modifiers.contains(where: hasRequest),
            let found = try? parser.parseRequests(division.rest, options: options),
            let readings = found.splitReadings
        else { return nil }
        let isAtEdge = utterance.contains(division.rest[...].trimming(while: \.isWhitespace))
        let sharesWords = division.modifiers.count == 1 && found.requests.contains(where: \.isCompleted)
        guard isAtEdge || sharesWords else { return nil }
        let isLast = !utterance.hasSuffix(division.rest[...].trimming(while: \.isWhitespace))
        if isLast, found.requests.contains(where: { hasTime($0.text) }) { return nil }
        return readings.map { ModifiedReading($0, division.modifiers) }
    }

    /// Whether a request says when it is to be carried out.
    private func hasTime(_ request: String) -> Bool {
        divisions(of: request).contains { $0.modifiers.contains { $0.kind == .time } }
    }

    /// The requests of an utterance, each with its own modifiers: "start a run in ten minutes and text Anna that I'm out".
    private func ownModifiers(
        of utterance: String,
        _ parser: Parser,
        _ options: ParseOptions
    ) -> [ModifiedReading]? {
        var modifiers: [String: [RequestModifier]] = [:]
        let requests = parser.splitRequests(utterance) { words in
            guard let whole = try? parser.parse(words, options: options) else { return nil }
            if whole.match == .exact { return whole }
            return divisions(of: words).firstResult { division in
                guard !division.modifiers.contains(where: hasRequest),
                    let rest = try? parser.parse(division.rest, options: options), rest.match == .exact
                else { return nil }
                modifiers[words] = division.modifiers
                return rest
            }
        }
        let readings = requests?.compactMap { request in
            request.result.best.map { ModifiedReading($0, modifiers[request.text] ?? []) }
        }
        return readings?.contains { $0.reading.isReply } == false ? readings : nil
    }

    /// The request of a text, which may have one joining word among its first words: German "ruf dann Papa an".
    func requestWithoutJoiner(_ text: Substring) -> Reading? {
        ([String(text)] + textsWithoutJoiner(text)).firstResult(exactRequest)
    }

    /// A text without one of the joining words among its first words: "ruf dann Papa an".
    func textsWithoutJoiner(_ text: Substring) -> [String] {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        return words.indices.prefix(3).filter { profile.joiners.contains(words[$0].lowercased()) }.map { index in
            (words[..<index] + words[(index + 1)...]).joined(separator: " ")
        }
    }

    /// Whether a joining word says by itself that something comes next: other joining words end with it, as "and then" does.
    func isSequence(_ word: String) -> Bool { profile.joiners.contains { $0.hasSuffix(" " + word) } }

    /// Several requests before or behind clauses that say nothing about them: "send Mia 10 and ask Oleg for 100, he owes
    /// me".
    func requestsBesideRemarks(_ utterance: String, _ whole: ParseResult) -> [ModifiedReading]? {
        guard readsPartially, whole.match != .exact else { return nil }
        let clauses = utterance.clauses
        let (parser, options) = setting(nil, of: nil, false, edits: 0, isDictation: false)
        return clauses.indices.dropFirst().reversed().firstResult { count in
            let text = String(utterance[..<clauses[count - 1].endIndex])
            guard let readings = try? parser.parseRequests(text, options: options).splitReadings,
                clauses[count...].allSatisfy({ clause in
                    readings.allSatisfy { isRemark(String(clause), on: $0.intent) }
                })
            else { return nil }
            return readings.map { ModifiedReading($0) }
        }
    }

    /// One request of two of the same intent that say different things of it, or one of which says nothing, and which the
    /// user confirms: "I need something bigger, we are six and want to go to the museum". Others are one if a comma alone is
    /// between them: "I want to run, five kilometers".
    ///
    /// - Parameter isOne: Whether the second one only goes on with the first.
    func merged(_ readings: [Reading], isOne: Bool) -> HeardReply? {
        guard readings.count == 2, let first = readings.first, let last = readings.last, first.intent == last.intent,
            let declaration = catalog[last.intent]
        else { return nil }
        let details = first.newRequest(declaration, language: language)
        let names = Set(last.newRequest(declaration, language: language).names)
        // "I can't go on, stop" says one thing twice.
        let isOne = isOne || names.isEmpty && details.names.isEmpty
        guard names.isDisjoint(with: details.names), declaration.confirmation == .always || isOne else { return nil }
        var heard = HeardReply(.request(last))
        heard.details = Dictionary(uniqueKeysWithValues: details.names.map { ($0, details.values(of: $0)) })
        return heard
    }

    /// Whether an utterance has two clauses, and no word joins them: "I want to run, five kilometers".
    func isApposition(_ utterance: String) -> Bool {
        let joining = profile.joiners.filter { $0.contains(where: \.isLetter) }
        return utterance.clauses.count == 2 && WordSequence(utterance).places(of: joining).isEmpty
    }

    func divisions(of text: String) -> [ModifierReader.Division] {
        ModifierReader(text, profile, language: language, now: now).divisions.filter { division in
            !division.modifiers.contains { isOtherSentence($0, in: text) }
        }
    }

    /// Whether a condition is a sentence of its own, so that nothing behind it depends on it: "if I don't do it now, I forget. So
    /// send Mia ten".
    private func isOtherSentence(_ modifier: RequestModifier, in text: String) -> Bool {
        guard modifier.kind == .condition, let place = text.firstRange(of: modifier.spoken) else { return false }
        let isLast = text[place.upperBound...].allSatisfy { !$0.isLetter }
        let endsSentence = modifier.spoken.last.map { ".!?".contains($0) } == true
        return !isLast && (endsSentence || modifier.spoken.sentences.count > 1)
    }
}

extension RequestsResult {
    /// The readings of several requests; nil if there is only one, or if one is an answer.
    var splitReadings: [Reading]? {
        let readings = requests.compactMap(\.result.best)
        return isSplit && !readings.contains(where: \.isReply) ? readings : nil
    }
}

extension Reading {
    /// The texts that wildcards matched.
    fileprivate var freeTexts: [String] { slots.filter { $0.kind == .wildcard }.compactMap { $0.spoken?.text } }
}

extension Sequence {
    /// The first result that is not nil.
    func firstResult<Result>(_ transform: (Element) -> Result?) -> Result? {
        for element in self {
            if let result = transform(element) { return result }
        }
        return nil
    }
}
