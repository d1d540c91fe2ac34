import CParlance
import ParlanceEntities

/// `parlance_finder`: the entities of a language. Each search has a finder of its own, because one serves one caller.
final class FinderHandle: Handle {
    private let language: EntityLanguage

    /// - Parameter tag: A BCP 47 tag. Compiled here instead of in the shared table, so that tags do not accumulate.
    init(_ tag: String) {
        language = EntityLanguages(files: [:]).language(tag)
    }

    func finder() -> EntityFinder { EntityFinder(language) }
}
