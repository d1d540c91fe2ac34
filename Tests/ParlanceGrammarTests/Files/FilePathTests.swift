import ParlanceGrammar
import Testing

@Suite("Paths")
struct FilePathTests {
    @Test(
        arguments: [
            ("a/b.YAML", "a", "b.YAML", "yaml"), ("b.tar.gz", "", "b.tar.gz", "gz"), ("/b", "/", "b", ""),
            ("a/.hidden", "a", ".hidden", ""), ("a.b/c", "a.b", "c", ""), ("", "", "", ""), ("/a/b/", "/a/b", "", ""),
        ]
    )
    func `a path has a folder, a name and a kind`(path: String, folder: String, name: String, kind: String) {
        #expect(FilePath(path).folder == folder)
        #expect(FilePath(path).name == name)
        #expect(FilePath(path).kind == kind)
    }
}
