import Parlance

extension ParameterValue {
    /// Something that has a name.
    init(identifier: String, name: String) {
        self.init(Term(identifier: identifier, phrase: TermPhrase(name)))
    }
}
