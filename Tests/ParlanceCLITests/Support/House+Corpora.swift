/// Corpora for the grammar.
extension House {
    /// A corpus whose tests all pass.
    static let passingCorpus = """
        language: en
        tests:
          - sentences: ["turn on lamp", "switch on the lamp"]
            intent: {name: TurnOn, slots: {name: lamp, power: true}}
          - sentences: ["turn on"]
            match: none

        """

    /// The output of `parlance test` for that corpus.
    static let passingSummary = """
        en            3 passed
          TurnOn      2 passed
          (no match)  1 passed
        3 passed, 0 failed

        """

    /// A corpus whose only sentence has another name.
    static let failingCorpus = """
        language: en
        tests:
          # Lamps
          - sentences: ["turn on the lamp"]  # all of them
            intent: {name: TurnOn, slots: {name: light, power: true}}

        """
}
