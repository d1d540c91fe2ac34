// Read access to a filled chart.

extension Chart {
    /// The result of a run; valid until the next run.
    struct View: BitwiseCopyable {
        private let live: LiveStates.View
        let derivations: Derivations.View
        /// Items before this position hold states that have been dropped.
        let firstKnownPosition: Int

        @inline(__always)
        fileprivate init(_ chart: borrowing Chart) {
            live = chart.live.view
            derivations = chart.derivations.view
            firstKnownPosition = chart.firstKnownPosition
        }

        /// The live states at a position.
        @inline(__always)
        func items(at position: Int) -> LiveStates.Items { live.items(at: position) }

        /// The derivation of a state.
        @inline(__always)
        subscript(node: Derivations.Node.Index) -> Derivations.Node { derivations[node] }
    }

    var view: View {
        @inline(__always) get { View(self) }
    }
}
