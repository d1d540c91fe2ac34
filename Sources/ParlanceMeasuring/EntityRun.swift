import ParlanceEntities
import ParlanceGrammar

/// The built-in slot types at work on texts: all entities of each, as `parlance entities` finds them.
///
/// It serves one caller at a time and is therefore not Sendable.
public final class EntityRun {
    private let finder: EntityFinder
    private let kinds = Set(Entity.Kind.allCases)
    private let context: TimeContext?
    private let texts: [String]

    /// - Parameters:
    ///   - texts: The texts to search.
    ///   - language: A BCP 47 tag.
    ///   - now: The time that relative times refer to.
    public init(_ texts: [String], language: String, now: ReferenceTime) {
        finder = EntityFinder(EntityLanguages.shipped.language(language))
        context = TimeContext(reference: now)
        self.texts = texts
    }

    /// The indices of the texts.
    public var indices: Range<Int> { texts.indices }

    /// Finds all entities of a text, with all their values. Returns their number.
    @inline(never)
    @discardableResult
    public func find(_ number: Int) -> Int { finder.entities(in: texts[number], kinds: kinds, context: context).count }
}
