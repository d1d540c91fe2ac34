import ParlanceGrammar

extension Parser {
    /// The apps that utterances may name: those given at run time, else those that came with the grammar.
    public var apps: AppCatalog { givenApps ?? compiled.parts.apps }

    /// A parser for the same grammar and vocabulary that knows these apps and no others: they fill the list `app`.
    ///
    /// - Complexity: in proportion to the apps; nothing else is compiled again.
    public func with(apps: AppCatalog) -> Parser {
        adding(lists: [AppCatalog.listName: apps.slotList(for: language)], apps: apps)
    }

    /// The list that apps given at run time fill.
    var listOfApps: [String: SlotList] {
        givenApps.map { [AppCatalog.listName: $0.slotList(for: language)] } ?? [:]
    }
}
