internal import CFuzzer

/// A part of Parlance that must handle any bytes, and the properties that must hold for each input.
///
/// A type that conforms and is marked `@main` is a complete program, with libFuzzer's command line.
public protocol FuzzTarget {
    /// Traps, by `require`, if a property does not hold.
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
    /// The check of the running program, which a C function cannot capture. Safe, because it is set once, before
    /// libFuzzer starts, which then calls from the same thread.
    nonisolated(unsafe) static var check: ([UInt8]) -> Void = { _ in }
}

/// Stops the program, which libFuzzer reports as a finding, unless `condition` holds.
public func require(_ condition: Bool, _ law: @autoclosure () -> String) {
    guard condition else { fatalError("this does not hold: \(law())") }
}
