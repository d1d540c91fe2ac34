internal import CFuzzer

/// A part of Parlance that has to cope with any bytes, and what must hold for each of them.
///
/// A type that conforms and is marked `@main` is a whole program, with libFuzzer's command line.
public protocol FuzzTarget {
    /// Traps, by `require`, if something does not hold.
    static func check(_ bytes: [UInt8])
}

extension FuzzTarget {
    /// Hands control to libFuzzer, which calls `check` until its time is up.
    public static func main() {
        Running.check = check
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        _ = LLVMFuzzerRunDriver(&count, &arguments) { start, count in
            Running.check(Array(UnsafeBufferPointer(start: start, count: count)))
            return 0
        }
    }
}

private enum Running {
    /// The check of the program that runs: a function in C can't bring it along. Safe, because it is set once, before
    /// libFuzzer starts, which then calls from the same thread.
    nonisolated(unsafe) static var check: ([UInt8]) -> Void = { _ in }
}

/// Stops the program, which libFuzzer takes for a finding, unless `condition` holds.
public func require(_ condition: Bool, _ law: @autoclosure () -> String) {
    guard condition else { fatalError("this does not hold: \(law())") }
}
