/// An error that prevents a conversation.
enum ChatError: Error, Equatable, CustomStringConvertible {
    case circumstanceWithoutApp(String)

    var description: String {
        switch self {
        case .circumstanceWithoutApp(let name):
            "'\(name)' is a circumstance, which requires a sample app; name one with --app"
        }
    }
}
