// How a chart that has been filled is read.

extension Chart {
    /// What a run has filled, to be read only; good until the next run.
    struct View: BitwiseCopyable {
        private let live: LiveStates.View
        let derivations: Derivations.View
        /// States of items before this position have been forgotten.
        let firstKnownPosition: Int

        @inline(__always)
        fileprivate init(_ chart: borrowing Chart) {
            live = chart.live.view
            derivations = chart.derivations.view
            firstKnownPosition = chart.firstKnownPosition
        }

        /// The states that are alive at a position.
        @inline(__always)
        func items(at position: Int) -> LiveStates.Items { live.items(at: position) }

        /// How a state was reached.
        @inline(__always)
        subscript(node: Derivations.Node.Index) -> Derivations.Node { derivations[node] }
    }

    var view: View {
        @inline(__always) get { View(self) }
    }
}
