import Parlance

extension RefusedWord {
    /// The word, the correction and the reason, on one line.
    var message: String {
        let (said, meant) = (MarkedText.clean(said), MarkedText.clean(meant))
        return "“\(said)” is not corrected to “\(meant)”: \(reason.message)"
    }
}

extension RefusedWord.Reason {
    fileprivate var message: String {
        switch self {
        case .disabled: "corrections are disabled"
        case .protected: "negations, numbers and very long words are never corrected"
        case .known: "it is a word of the grammar, too"
        case .opposite: "they are opposites"
        case .tooShort(letters: 1): "it is too short"
        case .tooShort(let letters): "it is too short to differ in \(letters) letters"
        case .ambiguous(let other): "“\(MarkedText.clean(other))” is as near"
        case .common: "it is a word or a name of the language"
        case .unsupported: "too little of the utterance supports it"
        case .tooMany(let limit): "the utterance needs more than \(limit) corrections"
        case .insufficient: "the utterance does not match with it either"
        }
    }
}
