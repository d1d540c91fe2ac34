// Written by 'parlance generate languages' from id.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `id` = LanguageProfile(tag: ##"id"##) {
        profile in
        profile.negations = ##"""
        tidak jangan bukan tanpa tak
        """##
        profile.fillers = ##"""
        eh anu hmm em ehm gitu
        """##
        profile.fillerPhrases = [
            ##"apa namanya"##,
            ##"kamu tahu"##,
        ]
        profile.replies = ReplyGrammar(tag: ##"id"##, line: 8, text: ##"""
        {"answers":
        {"yes":[
        "ya","ya ya","iya","iya dong","ya dong","yap","yep","yoi","yup","he eh","heeh","yo","iyo",
        "yes","iya iya","iye","ok","oke","okay","okey","okelah","baik","baiklah","bagus","setuju",
        "siap","sip","mantap","boleh","boleh saja","boleh juga","bisa","tidak masalah","tidak apa-apa",
        "gak masalah","nggak masalah","cocok","sempurna","oke deh","ya sudah","ya udah","yaudah",
        "ya baik","ya boleh","boleh dong","tentu","tentu saja","pasti","sudah pasti","jelas",
        "jelas dong","dengan senang hati","tentunya","pastinya","yakin","saya yakin","sudah tentu",
        "tentu dong","benar","betul","itu benar","tepat","betul sekali","benar sekali","tepat sekali",
        "itu betul","bener","ya benar","ya betul","memang","memang begitu","itu dia","pas","lakukan",
        "lakukan saja","lakukan itu","silakan","silahkan","lanjut","lanjutkan","teruskan","kirim",
        "kirim saja","kirimkan","konfirmasi","ayo","ayo lakukan","jalankan","jalan","kerjakan",
        "ya lakukan","ya silakan","gas","lanjut aja","kirim aja","lanjut saja","ayo saja","ya tolong",
        "ya terima kasih","tolong","ya mohon","kenapa tidak","kenapa enggak","mengapa tidak",
        "saya rasa ya","kayaknya iya","sepertinya ya","saya kira begitu","kurasa begitu"],

        "no":[
        "tidak","tidak tidak","enggak","nggak","gak","ga","ndak","tak","bukan","bukan itu","kagak",
        "nggak usah","tidak usah","gak usah","engga","tidak ah","nggak ah","ga usah","enggak usah","no",
        "tidak terima kasih","enggak makasih","nggak makasih","tidak makasih","gak makasih","jangan",
        "jangan lakukan","jangan lakukan itu","jangan kirim","jangan dikirim","jangan dulu","jangan dong",
        "jangan deh","jangan ya","(sebaiknya|lebih baik|mending|mendingan) (tidak|jangan|enggak|nggak|gak)",
        "tidak sekarang","jangan sekarang","belum","nanti saja","nanti aja","bukan sekarang",
        "belum sekarang","hari ini tidak","nanti dulu","lain kali","lain kali saja","saya rasa tidak",
        "saya kira tidak","kurasa tidak","kayaknya tidak","kayaknya enggak","sepertinya tidak",
        "saya pikir tidak","kayaknya nggak","kayaknya gak","aku rasa tidak","saya tidak yakin tidak",
        "salah","itu salah","tidak benar","itu tidak benar","keliru","tidak betul","bukan begitu",
        "itu bukan","bukan yang itu","tidak tepat","itu keliru","gak bener","tidak pernah",
        "sama sekali tidak","tentu tidak","tentu saja tidak","jelas tidak","pasti tidak","mana mungkin",
        "ogah","tidak mungkin","tidak akan","tidak sama sekali","jangan pernah","saya tidak mau",
        "tidak mau","gak mau","nggak mau","enggak mau","tidak perlu","gak perlu","nggak perlu",
        "tak perlu","tidak ingin","ga mau","ga perlu","tidak jadi dilakukan"],

        "cancel":[
        "batal","batalkan","batalkan saja","batalin","batalkan semua","batalkan itu","dibatalkan",
        "tidak jadi","gak jadi","nggak jadi","ga jadi","enggak jadi","cancel","urungkan","batal aja",
        "batal saja","lupakan","lupakan saja","lupakan itu","sudahlah","sudah lah","udahlah","biarkan",
        "biarkan saja","biarin","tidak penting","abaikan","tidak apa-apa lupakan","lupain","lupain aja",
        "biarin aja","berhenti","stop","hentikan","setop","cukup","udahan","selesai",
        "saya berubah pikiran","aku berubah pikiran","tidak ada","bukan apa-apa"],

        "wait":[
        "tunggu","tunggu sebentar","tunggu dulu","sebentar","sebentar ya","sebentar dulu","bentar",
        "bentar dulu","bentar ya","tunggu bentar","sabar","sebentar lagi","tunggu ya","nanti dulu ya",
        "satu menit","sedetik","satu detik","tahan","tahan dulu","mohon tunggu","harap tunggu",
        "tunggu sejenak","sejenak","sabar dulu","tunggu sedetik",
        "(biar|biarkan) (saya|aku) (pikir|berpikir|pikirkan|lihat) [dulu]",
        "(saya|aku) (belum yakin|tidak yakin|pikir dulu|pikir-pikir dulu)"],

        "repeat":[
        "apa","apa tadi","apa katamu","apa kata kamu","maaf","maaf apa","gimana","bagaimana","hah",
        "kamu bilang apa","anda bilang apa","apa itu tadi","apa yang kamu katakan","bilang apa","apa sih",
        "tadi apa","tadi bilang apa","gimana tadi","ulangi","ulang","ulangi lagi","tolong ulangi",
        "katakan lagi","bilang lagi","coba ulangi","bisa diulang","bisa diulangi","bisa ulangi",
        "ulangi pertanyaannya","ulangi pertanyaan","sebutkan lagi","bisa tolong ulangi","tolong diulang",
        "tolong ulang","lagi","sekali lagi","sekali lagi dong",
        "(saya|aku) (tidak dengar|tidak mendengar|nggak dengar|gak dengar|tidak paham|tidak mengerti|kurang dengar)",
        "tidak dengar","nggak dengar","gak dengar","gak kedengaran","nggak kedengaran","tidak kedengaran",
        "kurang jelas","apa pertanyaannya"],

        "help":[
        "bantuan","bantu","bantu saya","tolong bantu","tolong saya","tolong bantu saya",
        "saya butuh bantuan","butuh bantuan","minta tolong","minta bantuan","bantu aku","help",
        "apa [saja] yang (bisa|boleh|dapat|harus) (saya|aku) (katakan|ucapkan|lakukan|jawab|pilih|bilang)",
        "(saya|aku) (bisa|harus|boleh) (bilang|ngomong|jawab|berkata|pilih|mengatakan) apa [saja]",
        "apa pilihannya","apa saja pilihannya","pilihannya apa","pilihannya apa saja","ada pilihan apa",
        "apa pilihan saya","apa opsinya","opsinya apa saja","apa saja opsinya","ada apa saja",
        "apa saja pilihan saya","pilihan apa saja",
        "(saya|aku) (tidak tahu|nggak tahu|gak tahu|ga tau|tak tahu|bingung)","tidak tahu","gak tahu",
        "nggak tahu","entahlah","gak tau","nggak tau","ga tau",
        "bagaimana (cara kerjanya|ini bekerja|caranya|cara pakainya)"],

        "back":[
        "kembali","mundur","balik","kembali ke sebelumnya","ke belakang","mundur satu langkah",
        "kembali dulu","balik lagi","sebelumnya","pertanyaan sebelumnya","batalkan yang tadi",
        "kembali ke belakang","kembali satu langkah","balik dulu","kembali ke pertanyaan sebelumnya"],

        "restart":[
        "(mulai|ulang|ulangi|mari mulai|kita mulai|kita ulang|ayo mulai) (dari awal|lagi dari awal|ulang|lagi|dari nol|dari awal lagi|dari pertama|kembali|baru)",
        "dari awal","dari awal lagi","dari nol","dari nol lagi","reset","dari pertama"],

        "any":[
        "yang mana saja","yang mana aja","mana saja","mana aja","terserah","terserah kamu",
        "terserah anda","terserah deh","apa saja","apa aja","siapa saja","siapa aja","bebas",
        "bebas saja","sama saja","sama aja","pilihkan","pilihkan saja","kamu yang pilih","kamu pilih",
        "kamu saja yang pilih","anda yang pilih","pilih saja","pilih salah satu","salah satu",
        "yang mana pun","apapun","tidak masalah yang mana","tidak masalah","saya tidak peduli",
        "nggak masalah yang mana","ikut kamu","pilih aja","pilihin aja","kamu yang tentukan",
        "kamu yang putuskan","gak masalah yang mana"],

        "other":["[yang] (lain|lainnya|satunya|satu lagi|sebelah)","yang satunya lagi"],
        "positions":[
        "[yang] (pertama|kesatu|ke satu)","[yang] (kedua|ke dua)","[yang] (ketiga|ke tiga)",
        "[yang] (keempat|ke empat)","[yang] (kelima|ke lima)"],

        "last":["[yang] (terakhir|paling akhir)"],
        "number":["nomor","nomer","pilihan"],
        "polite":["tolong","terima kasih","makasih","mohon","ya","dong","deh"],
        "lead":[
        "oh","eh","ah","nah","tapi","kalau begitu","maaf","wah","hmm","anu","kalo gitu","lalu",
        "sebenarnya","aduh","duh","ya"],

        "after_value":["saja","aja","deh","dong","ya"],
        "link":["ke","di","dari","pada","untuk","dengan","sampai","jam","pukul"]}}
        """##)
    }
}
