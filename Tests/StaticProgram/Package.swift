// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "kitchen",
    dependencies: [.package(url: "https://example.org/parlance.git", from: "1.0.0", traits: [])],
    targets: [.executableTarget(name: "kitchen", dependencies: [.product(name: "Parlance", package: "parlance")])]
)
