// Written by 'parlance generate languages' from tr.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `tr` = LanguageProfile(tag: ##"tr"##) {
        profile in
        profile.negations = ##"""
        değil yok hayır asla
        """##
        profile.fillers = ##"""
        ıı ee şey eee ııı hani yani işte
        """##
        profile.fillerPhrases = [
            ##"nasıl desem"##,
            ##"ne bileyim"##,
        ]
        profile.articles = ##"""
        bir
        """##
        profile.replies = ReplyGrammar(tag: ##"tr"##, line: 9, text: ##"""
        {"answers":
        {"yes":[
        "evet [evet]","tamam","tamamdır","tamam olur","peki","peki tamam","pekala","olur","tabii",
        "tabii ki","tabi","tabi ki","elbette","aynen [öyle]","doğru","doğrudur","kesinlikle","ok",
        "okey","gönder","yolla","yap","devam et","hadi","haydi","onayla","onaylıyorum","başla",
        "yapabilirsin","gönderebilirsin","neden olmasın","niye olmasın","iyi","güzel","harika","süper",
        "(sanırım|galiba) evet","öyle","he","hı hı","uygun","uygundur","anlaştık","mutlaka","isterim",
        "istiyorum","sorun değil yap","bence de"],

        "no":[
        "hayır [hayır]","yok","yoo","hayır teşekkürler","teşekkürler hayır","olmaz","asla",
        "hiçbir zaman","kesinlikle hayır","tabii ki hayır","katiyen","şimdi değil","henüz değil",
        "bugün değil","daha değil","istemiyorum","istemem","gerek yok","lüzumu yok",
        "(yapma|gönderme|yollama) [bunu|onu]","yanlış","doğru değil","bu değil","o değil","öyle değil",
        "değil","sanmıyorum","zannetmiyorum","(sanırım|galiba) hayır","hiç de değil","en iyisi yapma",
        "başka zaman","yapmasan iyi olur"],

        "cancel":[
        "(iptal|iptal et|iptal edin|iptal olsun|vazgeç|vazgeçtim|vazgeçiyorum) [hepsini|bunu|onu]",
        "(hepsini|bunu|onu) iptal et","boş ver","boşver","unut","unut gitsin","bunu unut","neyse",
        "neyse boş ver","dur","durdur","kes","yeter","bırak","fikrimi değiştirdim","önemli değil",
        "kalsın","gerek kalmadı"],

        "wait":[
        "(bekle|bekleyin|dur bekle|dur bir dakika|dur bi dakika) [biraz|bir dakika|bir saniye|bir an|lütfen]",
        "(bir|bi) (dakika|saniye|an|dakka|saniye bekle|dakika bekle) [bekle|dur]","biraz bekle","düşüneyim",
        "bir düşüneyim","bakayım","bir bakayım","dur düşüneyim","düşünmem lazım","emin değilim"],

        "repeat":[
        "ne","efendim","nasıl","pardon","ne dedin","ne dediniz","ne diyorsun","anlamadım","duymadım",
        "duyamadım","tekrar","tekrarla","tekrarlar mısın","tekrar eder misin","tekrar et",
        "bir daha söyle","tekrar söyle","yeniden söyle","tekrar söyler misin","bir daha söyler misin",
        "soruyu tekrarla","soruyu tekrar et","bir daha","tekrarlayın","soru neydi"],

        "help":[
        "yardım","yardım et","bana yardım et","yardıma ihtiyacım var","imdat","yardımcı ol",
        "yardım lazım",
        "ne (diyebilirim|söyleyebilirim|yapabilirim|demeliyim|söylemeliyim|diyeyim|demem lazım|seçebilirim|söylemem lazım)",
        "(seçenekler|seçeneklerim|hangi seçenekler) [neler|ne|var|nelerdir]","neler var","ne var",
        "bilmiyorum","[bu] nasıl çalışıyor"],

        "back":[
        "geri","geri dön","geriye dön","geri git","geri al","bir adım geri","önceki","önceki soru",
        "önceki soruya dön","geriye git"],

        "restart":[
        "(baştan|yeniden|en baştan|sıfırdan) [başla|başlayalım|alalım|başlayın]","(tekrar|bir daha) başla",
        "baştan al"],

        "any":[
        "(hangisi|kim|ne) olursa [olsun]","fark etmez","farketmez","(bana|benim için) fark etmez",
        "(sen|siz) (seç|seçin|karar ver|bilirsin)","herhangi (biri|bir tanesi)","(birini|bir tanesini) seç",
        "önemli değil hangisi","istediğini seç","şaşırt beni","umurumda değil"],

        "other":["diğeri","öteki","öbürü","başkası","diğerini","ötekini","öbürünü"],
        "positions":[
        "birinci","ilk","birincisi","ilki","birincisini","ilkini","ikinci","ikincisi","ikincisini",
        "üçüncü","üçüncüsü","üçüncüsünü","dördüncü","dördüncüsü","dördüncüsünü","beşinci","beşincisi",
        "beşincisini"],

        "last":["son","sonuncu","sonuncusu","sonuncusunu"],
        "number":["numara","seçenek"],
        "polite":["lütfen","teşekkürler","teşekkür ederim","sağ ol","zahmet olmazsa"],
        "lead":["ee","şey","ya","yani","ah","of","hmm","o zaman","ama","aslında","aa","ha","pardon"]}}
        """##)
    }
}
