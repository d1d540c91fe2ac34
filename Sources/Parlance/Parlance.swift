// What people import: `import Parlance` brings grammars, the parser and its readings.
@_exported import ParlanceGrammar
@_exported import ParlanceMatching
@_exported import ParlanceText
