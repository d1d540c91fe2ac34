import ParlanceGrammar

extension Parser {
    /// The apps that utterances can name: those given at run time, else those of the grammar.
    public var apps: AppCatalog { givenApps ?? compiled.parts.apps }

    /// Returns a parser for the same grammar and vocabulary with these apps and no others; they fill the list `app`.
    ///
    /// - Complexity: Linear in the number of apps; the rest is not compiled again.
    public func with(apps: AppCatalog) -> Parser {
        adding(lists: [AppCatalog.listName: apps.slotList(for: language)], apps: apps)
    }

    /// The list of the apps given at run time; empty without such apps.
    var listOfApps: [String: SlotList] {
        givenApps.map { [AppCatalog.listName: $0.slotList(for: language)] } ?? [:]
    }
}
