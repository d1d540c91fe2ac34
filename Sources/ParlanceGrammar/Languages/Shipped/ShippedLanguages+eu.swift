// Written by 'parlance generate languages' from eu.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `eu` = LanguageProfile(tag: ##"eu"##) {
        profile in
        profile.negations = ##"""
        ez gabe inoiz
        """##
        profile.fillers = ##"""
        ee eh ba hara beno badakizu
        """##
        profile.replies = ReplyGrammar(tag: ##"eu"##, line: 7, text: ##"""
        {"answers":
        {"yes":[
        "bai [bai]","ados","ondo","oso ondo","ederki","primeran","ongi","konforme","bikain","ok",
        "okei","vale","noski","jakina","dudarik gabe","zalantzarik gabe","ziur","seguru","bai horixe",
        "bai noski","bai jakina","horixe","hori da","zuzena da","zuzen","zuzena","egia","horixe bera",
        "hala da","zehazki","justu","egin","egizu","egin ezazu","aurrera","jarraitu","bidali",
        "berretsi","goazen","segi","segi aurrera","emaiozu","egin hori","bai mesedez","mesedez bai",
        "bai eskerrik asko","zergatik ez","arazorik ez","baietz","baietz uste dut","nahi dut","gustura",
        "benga","tira"],

        "no":[
        "ez [ez]","ez eskerrik asko","eskerrik asko ez","ez mila esker","ez egin","ez ezazu egin",
        "ez egin hori","ez bidali","ez ezazu bidali","hobe ez","hobeto ez","nahiago ez","ez hobe",
        "hobe da ez","orain ez","oraindik ez","gaur ez","ez orain","momentuz ez","ez dut uste",
        "ez dut uste hala","ezetz uste dut","ezetz","gaizki","gaizki dago","oker","okerra",
        "ez da zuzena","ez da hori","hori ez","hori gaizki dago","ez da egia","inoiz ez","sekula ez",
        "inola ere ez","ezta pentsatu ere","bat ere ez","inondik inora","ezta hurrik eman ere",
        "ez dut nahi","ez nahi","ez da beharrezkoa","ez dago beharrik","ez behar"],

        "cancel":[
        "utzi","utzi bertan behera","bertan behera utzi","ezeztatu","ezeztatu dena","kantzelatu",
        "utzi bakean","utzi hori","utzi ezazu","ahaztu","ahaztu hori","ahaztu ezazu","ez dio axola",
        "berdin da utzi","ez du axola","gelditu","geldi","stop","amaitu","nahikoa","iritziz aldatu dut",
        "ezer ez","ezer"],

        "wait":[
        "itxaron","itxaron pixka bat","itxaron apur bat","itxaron momentu bat","itxoin","itxoin pixka bat",
        "momentu bat","segundo bat","minutu bat","une bat","unetxo bat","apur bat itxaron",
        "itxaron une bat","egon","egon pixka bat","itxaron segundo bat",
        "(utzi|utzidazu) (pentsatzen|ikusten)","ez nago ziur"],

        "repeat":[
        "zer","nola","barkatu","zer esan duzu","zer diozu","zer dio","ze","errepikatu","errepika ezazu",
        "errepikatu mesedez","errepikatu galdera","esan berriro","esan beste behin","errepika dezakezu",
        "berriro esan","esan ezazu berriro","berriro","beste behin","ostera","ez dut entzun",
        "ez dut ulertu","ez dizut ulertu","ez dizut entzun","zein zen galdera"],

        "help":[
        "laguntza","lagundu","lagundu mesedez","lagundu iezadazu","laguntza behar dut","lagunduko didazu",
        "zer (esan|egin|erantzun|aukeratu) (dezaket|behar dut|nezake|daiteke)","zein dira aukerak",
        "zer aukera daude","zer aukera ditut","zein aukera daude","ez dakit","ez dut ulertzen",
        "nola funtzionatzen du [honek]"],

        "back":[
        "atzera","itzuli","itzuli atzera","joan atzera","pauso bat atzera","desegin","aurrekoa",
        "aurreko galdera","egin atzera"],

        "restart":[
        "hasi berriro","hasi hasieratik","berriro hasi","hasieratik","hasieratik hasi","hutsetik hasi",
        "has gaitezen berriro","zerotik","hasi zerotik","berriz hasi","hasi berriz"],

        "any":[
        "edozein","berdin zait","berdin da","berdin dio","bost axola","aukeratu zuk","zuk aukeratu",
        "nahi duzuna","ez zait axola","edonor","edozer","zuk erabaki","axola ez","berdin zait zein"],

        "other":["bestea","beste bat","bestera"],
        "positions":[
        "lehena","lehenengoa","lehenengo","lehen","bigarrena","bigarren","hirugarrena","hirugarren",
        "laugarrena","laugarren","bosgarrena","bosgarren"],

        "last":["azkena","azkenekoa","azken"],
        "polite":["mesedez","eskerrik asko","mila esker"],
        "lead":["o","ba","baina","beno","tira","barkatu","a","bueno","orduan"]}}
        """##)
    }
}
