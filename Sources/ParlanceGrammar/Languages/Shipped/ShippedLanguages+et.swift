// Written by 'parlance generate languages' from et.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `et` = LanguageProfile(tag: ##"et"##) {
        profile in
        profile.wordJoining = .compounds
        profile.negations = ##"""
        ei ära mitte ilma
        """##
        profile.fillers = ##"""
        ee õõ hmm noh nagu nojah
        """##
        profile.fillerPhrases = [
            ##"tead küll"##,
        ]
        profile.replies = ReplyGrammar(tag: ##"et"##, line: 9, text: ##"""
        {"answers":
        {"yes":[
        "jah","jaa","jaah","jep","jepp","ja","ok","okei","hea","hästi","olgu","olgu peale","sobib",
        "kõlbab","hea küll","väga hea","väga hästi","suurepärane","super","tore","muidugi","kindlasti",
        "loomulikult","mõistagi","muidugi jah","aga muidugi","kahtlemata","absoluutselt","õige","õigus",
        "täpselt","just","just nii","see on õige","nii on","täpselt nii","tee seda","tee ära","tee nii",
        "tee","lase käia","jätka","saada","saada ära","kinnita","kinnitan","edasi","anna minna",
        "jah palun","palun","nõus","olen nõus","miks mitte","pole probleemi","meeleldi","hea meelega",
        "ma arvan küll","arvan küll","vist küll","tehtud","no jah","lähme"],

        "no":[
        "ei","eip","ei ei","ei aitäh","tänan ei","ei tänan","ära tee","ära tee seda","ära","ära saada",
        "ära saada seda","ärge tehke","parem mitte","pigem mitte","parem ei","pigem ei","parem ära tee",
        "mitte praegu","praegu mitte","veel mitte","mitte veel","täna mitte","praegu ei","mitte täna",
        "ma ei arva","ei arva","ma arvan et ei","vist mitte","ma ei usu","ei usu","vale","see on vale",
        "see pole õige","pole õige","see ei ole õige","mitte see","ei ole õige","viga","mitte kunagi",
        "mitte mingil juhul","üldse mitte","kindlasti mitte","muidugi mitte","sugugi mitte","ei iialgi",
        "mingil juhul mitte","ei taha","ma ei taha","ei soovi","pole vaja","ei ole vaja","ma ei soovi"],

        "cancel":[
        "tühista","tühista see","tühista kõik","katkesta","loobu","loobun","tühistada","unusta",
        "unusta see","unusta ära","jäta","jäta see","jäta järele","jäta sinnapaika","las jääda",
        "las olla","pole tähtis","mis seal ikka","jäta ära","stopp","stop","seis","lõpeta","peata",
        "mõtlesin ümber","ma mõtlesin ümber","ei midagi","pole midagi"],

        "wait":[
        "oota","oodake","oota natuke","oota hetk","oota korraks","üks hetk","hetk","hetke","üks sekund",
        "sekund","üks moment","moment","oota üks hetk","kohe","üks minut","oot","oot oot",
        "(las ma|lase mul) (mõtlen|mõelda|vaatan)","ma (pole|ei ole) kindel"],

        "repeat":[
        "mis","mida","kuidas","vabandust","mis sa ütlesid","mida sa ütlesid","kuidas palun","misasja",
        "ah","mis asja","korda","korda palun","korda küsimust","ütle uuesti","ütle veel kord",
        "ütle veelkord","kas sa saaksid korrata","palun korda","korda seda","uuesti","veel kord",
        "veelkord","veel üks kord","palun uuesti","ma ei kuulnud","ei kuulnud","ma ei saanud aru",
        "ei saanud aru","mis oli küsimus"],

        "help":[
        "abi","appi","aita","aita mind","vajan abi","mul on abi vaja",
        "mida [ma] (saan|võin|pean|võiksin) [ma] (öelda|ütlema|teha|vastata|valida|tegema)","mis on valikud",
        "millised on valikud","mis valikud on","millised valikud mul on","ma ei tea","ei tea",
        "ma ei saa aru","kuidas see töötab"],

        "back":[
        "tagasi","mine tagasi","samm tagasi","üks samm tagasi","võta tagasi","eelmine","eelmine küsimus",
        "pöördu tagasi","lähme tagasi"],

        "restart":[
        "(alusta|alustame|alustan) (uuesti|otsast|otsast peale|algusest|algusest peale|uuesti algusest)",
        "otsast peale","algusest","algusest peale","uuesti algusest","otsast"],

        "any":[
        "ükskõik","ükskõik milline","ükskõik mis","ükskõik kes","vahet pole","vahet ei ole","pole vahet",
        "mul ükskõik","mul on ükskõik","mul on kõik üks","suvaline","suvaliselt","vali sina","vali ise",
        "sina vali","mis iganes","pole tähtis milline"],

        "other":["(see|too) teine","teine","muu","mõni teine"],
        "positions":[
        "esimene","esimest","esimese","teise","teist","teine","kolmas","kolmanda","kolmandat","neljas",
        "neljanda","neljandat","viies","viienda","viiendat"],

        "last":["viimane","viimase","viimast"],
        "polite":["palun","aitäh","tänan"],
        "lead":["oh","noh","no","aga","siis","vabandust","tegelikult","ah","nojah","ee","hea"]}}
        """##)
    }
}
