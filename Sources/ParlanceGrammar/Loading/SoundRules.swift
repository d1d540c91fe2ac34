/// Finds the rules that can be put in where templates mention them.
///
/// The loader reports all others as errors. This is for rules that come from where nobody can be told: it leaves out
/// those that contain themselves, nest too deeply or grow too large, and those that mention such a one.
package struct SoundRules {
    private enum State { case open, sound, unsound }

    private let all: [String: Rule]
    private var meter: TemplateMeter
    private var states: [String: State] = [:]

    /// The rules of `all` that can be put in.
    package static func rules(of all: [String: Rule]) -> [String: Rule] {
        var search = SoundRules(all)
        return all.filter { search.isSound($0.key, depth: 0) }
    }

    private init(_ all: [String: Rule]) {
        self.all = all
        meter = TemplateMeter(rules: all)
    }

    private mutating func isSound(_ name: String, depth: Int) -> Bool {
        if let state = states[name] { return state == .sound }
        guard let rule = all[name] else { return true }
        guard depth < TemplateParser.depthLimit else { return false }
        states[name] = .open
        var isSound = true
        for case .rule(let next) in rule.template.expression.references where isSound {
            isSound = self.isSound(next.name, depth: depth + 1)
        }
        if isSound { isSound = meter.size(of: rule.template).problem == nil }
        states[name] = isSound ? .sound : .unsound
        return isSound
    }
}
