/// A conversation that can't be held.
enum ChatError: Error, Equatable, CustomStringConvertible {
    case circumstanceWithoutApp(String)

    var description: String {
        switch self {
        case .circumstanceWithoutApp(let name):
            "'\(name)' is a circumstance, and these are for sample apps; say which with --app"
        }
    }
}
