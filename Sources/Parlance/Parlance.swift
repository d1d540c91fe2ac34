// The façade: `import Parlance` imports grammars, the parser and its readings, and the pipeline.
@_exported import ParlanceGrammar
@_exported import ParlanceMatching
@_exported import ParlancePipeline
@_exported import ParlanceText
@_exported import ParlanceVocabulary
