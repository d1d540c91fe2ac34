/// The words of a language that refer to an earlier request.
package struct FollowUpWords: Sendable {
    /// Pronouns of persons: "her".
    package var persons: [String] = []
    /// Pronouns of things, and of what an earlier request was for: "it".
    package var things: [String] = []
    /// Words before what changes in an earlier request: "the same", "what about".
    package var before: [String] = []
    /// Words behind what changes in an earlier request: "too".
    package var after: [String] = []
    /// Utterances that repeat the last request: "do it again".
    package var again: [String] = []
    /// Utterances that ask for another one like the last: "start another one just like it".
    package var another: [String] = []
    /// Words behind a length of time that is counted from a time that was said before: "later", "earlier".
    package var later: [String] = []
    /// Words before a value that is to take the place of one that was said, besides those that take something back: "make it".
    package var correcting: [String] = []
    /// The words that end the name of what an earlier request was for: "one" in "the Monday one".
    package var ones: [String] = []
    /// Words that tell that only one of several things is wanted: "only".
    package var only: [String] = []
    /// A person that every grammar knows, in the place of a pronoun if nobody was named: "my friend".
    package var anybody = ""

    package init() {}

    /// The number of words and phrases.
    var count: Int { (persons + things + before + after + again + another + later + correcting + ones + only).count }
}
