/// The words of a language by which a remark beside a request is told from the request: "my hands are full, call Sarah".
///
/// A language without them has no remarks: such an utterance is read in part, or not at all.
package struct RemarkWords: Sendable {
    /// Words and phrases with which a remark begins: "it's", "I".
    package var openers: [String] = []
    /// Words with which one begins only if one of `verbs` follows, because others may report: "my uncle shouted".
    package var subjects: [String] = []
    /// Those of them with which a remark begins or goes on that no sign sets off: "I'm".
    package var states: [String] = []
    /// Words and phrases that ask for something, so that what they begin is no remark: "I want".
    package var wishes: [String] = []
    /// Words and phrases before a reason: "because".
    package var reasons: [String] = []
    /// Finite verbs that are no commands: "is", "hurts".
    package var verbs = ""
    /// Words of saying and wanting: what is behind them is somebody else's. In scripts without blanks: parts of a text.
    package var speech = ""
    /// Words behind which a sentence goes on: "to", "always". No remark ends in one of them unless a sign follows.
    package var unfinished = ""
    /// Words with which a request begins that no sign sets off from a remark: "turn", "can". Empty: any word.
    package var commands = ""
    /// Words before a remark that say nothing: "ugh".
    package var interjections = ""
    /// Words by which a request is taken back, objected to, or made to depend on something: "kidding", "provided". In scripts
    /// without blanks: parts of a text.
    package var takingBack = ""
    /// In scripts without blanks: the ends of remarks.
    package var endings: [String] = []
    /// Words that join a request to a remark without a sign: "so". In scripts without blanks: the endings that need none:
    /// "から".
    package var joints: [String] = []
    /// Words with which a speaker turns from a story to what is wanted: "but", "right".
    package var turns: [String] = []
    /// Words that agree, or only welcome or weigh what was heard: "great", "ok".
    package var praises: [String] = []
    /// Words by which a request may turn out needless: "already", "herself".
    package var settled: [String] = []
    /// Names for somebody near to the user: "honey", "mum".
    package var calls: [String] = []
    /// Verbs of what a user may do instead of what is to be agreed to: "walk" in "okay, I'll walk".
    package var acts = ""
    /// Words before an infinitive, with which a text may go on: "I'll cook | and call Dad".
    package var modals = ""
    /// Verbs of loud speech, behind which an answer is somebody else's: "screaming".
    package var cries = ""
    /// Words before a reason to do something at once: "before".
    package var urging: [String] = []
    /// Words that only consider what follows: "should I".
    package var doubts: [String] = []
    /// Words of conditions contrary to fact: "if I had".
    package var unreal: [String] = []
    /// In scripts without blanks: the ends of requests behind which no sentence goes on: "ください".
    package var requestEndings: [String] = []

    package init() {}

    package var isEmpty: Bool { count == 0 }

    /// The number of words and phrases.
    var count: Int {
        let texts = [verbs, speech, unfinished, commands, interjections, takingBack, acts, modals, cries]
        let phrases = [
            openers, subjects, states, wishes, reasons, endings, joints, turns, praises, settled, calls, urging, doubts,
            unreal, requestEndings,
        ]
        return phrases.reduce(0) { $0 + $1.count } + texts.reduce(0) { $0 + $1.split(separator: " ").count }
    }
}
