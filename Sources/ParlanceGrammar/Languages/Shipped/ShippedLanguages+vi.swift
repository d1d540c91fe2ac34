// Written by 'parlance generate languages' from vi.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `vi` = LanguageProfile(tag: ##"vi"##) {
        profile in
        profile.negations = ##"""
        không đừng chẳng chưa
        """##
        profile.fillers = ##"""
        ờ ừm à ừ thì
        """##
        profile.fillerPhrases = [
            ##"kiểu như"##,
            ##"ý là"##,
        ]
        profile.articles = ##"""
        cái
        """##
        profile.replies = ReplyGrammar(tag: ##"vi"##, line: 9, text: ##"""
        {"answers":
        {"yes":[
        "vâng","dạ","dạ vâng","vâng ạ","có","có chứ","ừ","ừm","ờ","phải","phải rồi","đúng",
        "đúng rồi","đúng vậy","đúng thế","chính xác","chuẩn","chuẩn rồi","được","được rồi","được chứ",
        "được thôi","ok","okay","ô kê","oke","đồng ý","tất nhiên","tất nhiên rồi","dĩ nhiên",
        "chắc chắn","chắc chắn rồi","đương nhiên","nhất trí","tốt","tốt lắm","hay đấy","tuyệt",
        "tuyệt vời","tôi đồng ý","muốn","tôi muốn","gửi đi","gửi","làm đi","cứ làm đi","tiến hành",
        "tiếp tục","tiếp tục đi","xác nhận","tôi xác nhận","cứ thế đi","cứ vậy đi","đi nào","triển thôi",
        "sao lại không","tại sao không","tôi nghĩ vậy","tôi nghĩ có","chắc vậy","chắc là có","có lẽ vậy"],

        "no":[
        "không","không không","không ạ","không phải","không đúng","không được","không cần",
        "không cần đâu","không cảm ơn","không đâu","thôi không","đừng","đừng làm","đừng gửi",
        "đừng làm vậy","không muốn","tôi không muốn","không bao giờ","không đời nào","tuyệt đối không",
        "chắc chắn không","dĩ nhiên không","tất nhiên không","chưa","chưa đâu","bây giờ thì không",
        "bây giờ không","không phải bây giờ","hôm nay không","để khi khác","để sau","sai","sai rồi",
        "nhầm rồi","không phải cái đó","không phải thế","không phải vậy","tôi không nghĩ vậy",
        "tôi nghĩ không","chắc là không","tốt hơn là không","hoàn toàn không","không hề","còn lâu"],

        "cancel":[
        "hủy","huỷ","hủy đi","hủy bỏ","huỷ bỏ","hủy nó đi","hủy tất cả","bỏ đi","bỏ qua","bỏ qua đi",
        "quên đi","quên nó đi","thôi","thôi bỏ đi","thôi khỏi","khỏi","dừng","dừng lại","dừng lại đi",
        "ngừng","ngưng","đủ rồi","tôi đổi ý","tôi đổi ý rồi","đổi ý rồi","không sao","không có gì",
        "không quan trọng","kệ đi","kệ nó"],

        "wait":[
        "chờ","chờ đã","chờ chút","chờ một chút","chờ tí","chờ một lát","chờ một phút","chờ tôi","đợi",
        "đợi đã","đợi chút","đợi một chút","đợi tí","đợi một lát","đợi một phút","khoan","khoan đã",
        "từ từ","một phút","một chút","một giây","để tôi nghĩ","để tôi suy nghĩ","để tôi xem","để xem",
        "tôi không chắc","không chắc","cho tôi một phút","cho tôi chút thời gian","xin chờ","xin đợi",
        "một lát"],

        "repeat":[
        "gì","gì cơ","cái gì","sao","sao cơ","hả","hử","gì vậy","xin lỗi","nhắc lại","nhắc lại đi",
        "nhắc lại câu hỏi","lặp lại","lặp lại đi","nói lại","nói lại đi","nói lại lần nữa","xin nhắc lại",
        "xin lặp lại","lần nữa","một lần nữa","lại lần nữa","bạn có thể nhắc lại không",
        "bạn có thể lặp lại không","bạn nhắc lại được không","bạn nói gì","bạn nói gì vậy","bạn vừa nói gì",
        "tôi không nghe rõ","tôi không nghe thấy","không nghe rõ","tôi không hiểu","không hiểu",
        "câu hỏi là gì"],

        "help":[
        "trợ giúp","giúp","giúp tôi","giúp tôi với","giúp với","giúp đỡ","cứu","tôi cần giúp",
        "tôi cần giúp đỡ","tôi cần trợ giúp","tôi có thể nói gì","tôi nói gì được","nói gì được",
        "tôi nên nói gì","tôi phải nói gì","tôi có thể làm gì","tôi nên làm gì","tôi có thể chọn gì",
        "có những lựa chọn nào","có lựa chọn nào","có những gì","lựa chọn là gì","các lựa chọn là gì",
        "có gì","tôi không biết","không biết","nó hoạt động thế nào","cái này dùng thế nào",
        "trả lời thế nào"],

        "back":[
        "quay lại","quay lại đi","trở lại","trở về","lùi lại","lùi","quay về","về trước","câu trước",
        "câu hỏi trước","trước đó","quay lại câu trước","lùi một bước","hoàn tác"],

        "restart":[
        "bắt đầu lại","bắt đầu lại đi","bắt đầu lại từ đầu","làm lại","làm lại từ đầu","làm lại từ đầu đi",
        "lại từ đầu","từ đầu","khởi động lại","bắt đầu từ đầu","hãy bắt đầu lại"],

        "any":[
        "bất kỳ","bất kì","cái nào cũng được","ai cũng được","người nào cũng được","gì cũng được",
        "thế nào cũng được","sao cũng được","nào cũng được","tùy","tùy bạn","tuỳ","tuỳ bạn","bạn chọn",
        "bạn chọn đi","bạn quyết định","bạn quyết định đi","chọn giúp tôi","chọn đại","chọn đại đi",
        "không quan trọng cái nào","tôi không quan tâm","bất cứ cái nào","bất cứ ai","một cái bất kỳ",
        "làm tôi ngạc nhiên đi"],

        "other":["cái kia","người kia","cái khác","người khác","cái còn lại","người còn lại"],
        "positions":[
        "cái đầu tiên","người đầu tiên","đầu tiên","thứ nhất","cái thứ nhất","cái thứ hai",
        "người thứ hai","thứ hai","cái thứ ba","người thứ ba","thứ ba","cái thứ tư","người thứ tư",
        "thứ tư","cái thứ năm","người thứ năm","thứ năm"],

        "last":["cái cuối","cái cuối cùng","người cuối cùng","cuối cùng"],
        "number":["số","lựa chọn"],
        "polite":["làm ơn","cảm ơn","xin","ạ","nhé","nha","cám ơn","đi"],
        "lead":["à","ờ","ừm","ồ","thế","vậy","nhưng","thì","ơ","thực ra","xin lỗi","này"]}}
        """##)
    }
}
