import ParlanceGrammar
import ParlanceMatching

/// The samples of a slot type.
struct TypeTexts: FillingTexts {
    private let samples: [SlotSample]

    init(_ list: TypedList, language: String) {
        samples = list.type.samples(for: language)
    }

    var count: Int { samples.count }
    var kind: Slot.Kind { .typed }

    func text(at index: Int) -> String { samples[index].words }

    func value(at index: Int) -> Value? { samples[index].value }
}
