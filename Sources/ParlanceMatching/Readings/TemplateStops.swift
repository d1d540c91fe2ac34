/// The places where templates stopped, the furthest first.
struct TemplateStops {
    private(set) var stops: [TemplateStop] = []
    /// For each template, the number of its first stop; -1 if there is none.
    private var firstStops: [Int32]

    init(templateCount: Int) {
        firstStops = Array(repeating: -1, count: templateCount)
    }

    var last: TemplateStop? { stops.last }

    /// Adds a stop that is no further than the last one.
    mutating func append(_ stop: TemplateStop, _ nfa: NFA) {
        for template in stop.templates(nfa) where firstStops[template] < 0 { firstStops[template] = Int32(stops.count) }
        stops.append(stop)
    }

    /// The furthest stop of a template.
    func first(of template: Int) -> TemplateStop? {
        firstStops[template] < 0 ? nil : stops[Int(firstStops[template])]
    }

    /// The stops that are as far as one of them.
    func asFar(as stop: TemplateStop) -> [TemplateStop] { stops.filter { $0.isAsFar(as: stop) } }
}
