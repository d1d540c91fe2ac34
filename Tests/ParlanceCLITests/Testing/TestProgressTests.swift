import Testing

@testable import ParlanceCLI

@Suite("Progress of tests")
struct TestProgressTests {
    @Test("The bar shows the progress", arguments: [(0, 0), (1, 0), (50, 15), (99, 29), (100, 30), (200, 30)])
    func fills(done: Int, cells: Int) {
        let bar = TestProgress.bar(done, of: 100)
        #expect(bar.count == 32)
        #expect(bar.count { $0 == "#" } == cells)
    }
}
