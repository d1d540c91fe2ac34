import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Runs code that may recurse deeply, without a limit of its own, on a thread with a large stack.
///
/// A caller's stack may be as small as half a megabyte. The YAML parser recurses for each level of a document, up to
/// 1,000 levels, at more than two kilobytes each; the depth of a document is known only after parsing. Templates are
/// compiled in the same way, group by group.
package enum DeepStack {
    /// In bytes; only the pages in use take memory.
    private static let size = 16 << 20

    /// Runs `body` on the deep stack and blocks the caller until its result is available.
    package static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
        let result = Box<Result>()
        start(Work { result.value.withLock { $0 = body() } })
        // Without a thread, the caller's stack must do.
        return result.value.withLock { $0 } ?? body()
    }

    /// Performs work on a thread with a large stack, and waits for its end; does nothing if no thread can be created.
    private static func start(_ work: Work) {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, size)
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let context = Unmanaged.passRetained(work)
        let code = pthread_create(&thread, &attributes, { Work.perform($0) }, context.toOpaque())
        guard code == 0 else { return context.release() }
        #if canImport(Darwin)
            if let thread { pthread_join(thread, nil) }
        #else
            pthread_join(thread, nil)
        #endif
    }

    private final class Box<Result: Sendable>: Sendable {
        let value = Mutex<Result?>(nil)
    }

    /// A closure without a type parameter, which the thread takes over.
    private final class Work: Sendable {
        private let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }

        static func perform(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
            if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
            return nil
        }
    }
}
