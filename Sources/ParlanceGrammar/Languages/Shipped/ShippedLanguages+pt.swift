// Written by 'parlance generate languages' from pt.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `pt` = LanguageProfile(tag: ##"pt"##) {
        profile in
        profile.numbers.halves = [
            ##"e meio"##,
            ##"e meia"##,
        ]
        profile.negations = ##"""
        não nunca sem jamais nenhum nenhuma nem exceto nada
        """##
        profile.questionWords = ##"""
        como porque quando onde quem qual quais quanto quanta se
        """##
        profile.undoing = ##"""
        apaga apagar apague exclui excluir exclua cancela cancelar cancele remove remover remova tira tirar anula \##
        anular anule desativa desativar
        """##
        profile.fillers = ##"""
        hum hã éh ehm tipo bem então né ah
        """##
        profile.fillerPhrases = [
            ##"quer dizer"##,
            ##"ou seja"##,
            ##"você sabe"##,
        ]
        profile.joiners = [
            ##","##,
            ##";"##,
            ##"."##,
            ##"!"##,
            ##"?"##,
            ##"e"##,
            ##"depois"##,
            ##"e depois"##,
        ]
        profile.conditions = [
            ##"quando"##,
            ##"assim que"##,
            ##"se"##,
            ##"depois de"##,
            ##"antes de"##,
            ##"logo que"##,
        ]
        profile.lasting = [
            ##"durante"##,
            ##"por"##,
        ]
        profile.articles = ##"""
        o a os as um uma
        """##
        profile.functionWords = ##"""
        o a os as um uma uns umas ao aos à às do da dos das de no na nos nas em por pelo pela pra com e ou que eu tu \##
        ele ela nós você me te se lhe meu minha meus minhas teu tua seu sua este esta esse essa isso isto é são \##
        está estão ser estar tem há posso pode quero queria gostaria favor obrigado obrigada como
        """##
        profile.commonWords = SortedWords(sorted: ##"""
        abre abrir acaba acha agora ajuda alto ama amigo anda ano aqui arma arte até avisa avô baixo banco barco
        bate beber beija bem boca bola bolsa bom branco braço busca cabeça cada café cai caixa cala calma cama
        caminha campo canta cara carne carro carta casa caso cedo cena chama chamar chave chega cheio chora chuva
        cidade coisa cola coloca come comer começa como compra comprar conta contar copo cor corpo corre correr corta
        costa cozinha cresce cria cuida céu dança dar data deita deixa deixar dente dentro depois desce deus dez dia
        diz dizer doce dois dor dorme dura ensina entra envia escola escolhe escreve escuta espera estuda evita faca
        fala falar faz fazer feira ferro festa fica ficar filho fim flor fogo folha fome fora forma forte força foto
        frente fruta fuma ganha gasta gato gente gira gosta grande grita grupo guarda guerra hoje homem hora ida ilha
        ir irmã irmão jardim joga jogar jogo junta lado lago lança lava lavar leite ler leva levar livre livro logo
        loja longe lua lugar luz lê mala manda mapa mar marca massa mata medo meia melhor mesa mesmo mete mexe mil
        mora morte mostra muda muito mulher mundo muro mãe mão nada nariz nasce navio noite nome nota nove novo
        nunca olha olho onda ontem ordem ouro ouve paga pagar pai palavra papel par para parede parte passa passo pato
        paz pede pega peixe pele pensa perde perna peso pinta piso planta pode porta porto pouco praia prata prato
        preço prova puxa pára pão pé pôr põe quarto quatro queda queima rato rei reza ri rio rir roda rosa rosto
        roupa rua ruim sabe saber saco sai sair sal sala salta salva sangue seco seis semana senta sete sinal sobra
        sol som sonha sono sopa sorte suja tapa tarde tela tempo ter terra teto tia tio tira tirar toca todo toma
        trabalha traz trem troca três usa vaca vai vale vamos velho vem vende vender vento ver verde vez viaja vida
        vinho vir vista vive volta voz água
        """##)
        profile.nameForms = [
            NameForm(##""##, ##"es"##),
            NameForm(##"a"##, ##"as"##),
            NameForm(##"e"##, ##"es"##),
            NameForm(##"i"##, ##"is"##),
            NameForm(##"o"##, ##"os"##),
            NameForm(##"u"##, ##"us"##),
            NameForm(##"m"##, ##"ns"##),
            NameForm(##"ão"##, ##"ões"##),
            NameForm(##"al"##, ##"ais"##),
            NameForm(##"el"##, ##"eis"##),
            NameForm(##"s"##, ##""##),
        ]
        profile.opposites = [
            ##"liga desliga"##,
            ##"ligar desligar"##,
            ##"ligado desligado"##,
            ##"ligada desligada"##,
            ##"acende apaga"##,
            ##"acender apagar"##,
            ##"abre fecha"##,
            ##"abrir fechar"##,
            ##"aberto fechado"##,
            ##"sobe desce"##,
            ##"subir descer"##,
            ##"aumenta diminui"##,
            ##"aumentar diminuir"##,
            ##"aumenta reduz"##,
            ##"esquerda direita"##,
            ##"quente frio"##,
            ##"cima baixo"##,
            ##"dentro fora"##,
            ##"ativa desativa"##,
            ##"ativar desativar"##,
            ##"ativado desativado"##,
            ##"bloqueia desbloqueia"##,
            ##"bloquear desbloquear"##,
            ##"tranca destranca"##,
            ##"trancar destrancar"##,
            ##"conecta desconecta"##,
            ##"conectar desconectar"##,
            ##"instala desinstala"##,
            ##"instalar desinstalar"##,
            ##"carrega descarrega"##,
            ##"carregar descarregar"##,
            ##"congela descongela"##,
            ##"inicia para"##,
            ##"adiciona remove"##,
            ##"compra vende"##,
            ##"inclui exclui"##,
            ##"importa exporta"##,
            ##"mais menos"##,
            ##"antes depois"##,
            ##"arma desarma"##,
        ]
        profile.negatingPrefixes = ##"""
        des in im de dis
        """##
        profile.opposedPrefixes = [
            ##"in ex"##,
            ##"im ex"##,
        ]
        profile.replies = ReplyGrammar(tag: ##"pt"##, line: 64, text: ##"""
        {"answers":
        {"yes":[
        "sim [sim]","claro [que sim]","ok","okay","tá","tá bom","tá bem","está bem","está bom","certo",
        "com certeza","pode ser","isso [mesmo]","é isso [mesmo]","exato","exatamente","correto",
        "perfeito","beleza","(pode|podes) (mandar|enviar|fazer|confirmar|ir)","manda","envia","faz isso",
        "faça isso","vai","vá em frente","avança","confirma","confirmo","confirmado","de acordo",
        "combinado","fechado","bora","vamos [lá]","por que não","porque não","(acho|creio) que sim",
        "óbvio","lógico","aham","uhum","pois","ótimo","sem dúvida","quero"],

        "no":[
        "não [não]","nem pensar","de jeito nenhum","de maneira nenhuma","nunca","jamais","negativo",
        "melhor não","prefiro que não","ainda não","agora não","hoje não",
        "não (quero|precisa|obrigado|obrigada|faça isso|faças isso|manda|mande|envie)","não é isso","errado",
        "incorreto","está errado","tá errado","(acho|creio) que não","nada disso","claro que não",
        "nem por isso","de forma alguma","que nada"],

        "cancel":[
        "(cancela|cancele|cancelar) [isso|tudo]","(esquece|esqueça|esquecer) [isso|lá]",
        "deixa (pra lá|para lá|estar|isso)","deixe (pra lá|para lá)","para","pare","chega","parar","stop",
        "mudei de ideia","desisto","não importa","anula [isso]"],

        "wait":[
        "(espera|espere|aguarda|aguarde|peraí|espera aí|calma) [um (momento|pouco|segundo|minuto|instante)|um pouquinho]",
        "um momento","um segundo","um instante","um minuto","um momentinho","só um momento",
        "só um segundo","só um minuto","(deixa|deixe|deixa-me|deixe-me) [eu] (pensar|ver)",
        "não tenho certeza","não tenho a certeza"],

        "repeat":[
        "o quê","o que","quê","como","como é","hã","perdão","desculpa","desculpe",
        "(repete|repita|repetir) [isso|a pergunta|por favor]","(pode|podes|poderia) repetir [isso|a pergunta]",
        "outra vez","de novo","mais uma vez","(diz|diga|fala|fale) (de novo|outra vez|isso de novo)",
        "não (ouvi|entendi|percebi|escutei)","o que (você disse|disseste|foi que disse)",
        "qual (era|é|foi) a pergunta"],

        "help":[
        "ajuda","ajuda-me","me ajuda","me ajude","ajude-me","preciso de ajuda","socorro",
        "[o] que [é que] [eu] (posso|devo|podia) (dizer|fazer|responder|falar|escolher)",
        "quais são as (opções|minhas opções)","que opções (há|tem|tenho|existem)","não sei",
        "como (funciona|isso funciona)"],

        "back":[
        "volta","volte","voltar","volta atrás","voltar atrás","volta para trás","para trás","desfaz",
        "desfazer","desfaça","a pergunta anterior","anterior","um passo atrás"],

        "restart":[
        "recomeça","recomece","recomeçar",
        "(começa|comece|começar|vamos começar) [tudo] (de novo|do (início|começo|zero)|outra vez)",
        "do (início|começo|zero)","desde o (início|começo)","reinicia","reiniciar"],

        "any":[
        "qualquer","qualquer um","qualquer uma","tanto faz","(escolhe|escolha|decide|decida) (tu|você)",
        "você (escolhe|decide)","não importa qual","é igual","dá no mesmo",
        "o que (quiser|quiseres|você quiser)","um qualquer","surpreenda-me","me surpreenda","surpreende-me"],

        "other":["(o|a) outr(o|a)","outr(o|a)"],
        "positions":["primeir(o|a)","segund(o|a)","terceir(o|a)","quart(o|a)","quint(o|a)"],
        "last":["últim(o|a)"],
        "number":["número","opção"],
        "polite":["por favor","obrigad(o|a)","se faz favor","faz favor"],
        "lead":[
        "ah","oh","bem","bom","então","olha","é","hum","ai","desculpa","desculpe","mas",
        "na verdade","afinal","pois","ó"]}}
        """##)
    }
}
