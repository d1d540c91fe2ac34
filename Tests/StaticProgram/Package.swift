// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "kitchen",
    dependencies: [.package(url: "https://example.org/parlance.git", from: "1.0.0", traits: [])],
    targets: ["kitchen", "waker"].map {
        .executableTarget(name: $0, dependencies: [.product(name: "Parlance", package: "parlance")])
    }
)
