// Written by 'parlance generate languages' from es.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `es` = LanguageProfile(tag: ##"es"##) {
        profile in
        profile.numbers.halves = [
            ##"y medio"##,
            ##"y media"##,
        ]
        profile.negations = ##"""
        no nunca ni sin jamás ningún ninguna ninguno excepto salvo tampoco nada
        """##
        profile.questionWords = ##"""
        cómo qué cuándo cuando dónde quién quiénes cuál cuáles cuánto cuánta si
        """##
        profile.undoing = ##"""
        borra borrar bórrame elimina eliminar quita quitar quítame cancela cancelar cancélame anula anular detén \##
        detener desactiva desactivar descarta descartar deshaz deshacer
        """##
        profile.reports = [
            ##"dijo"##,
            ##"dice"##,
            ##"dicen"##,
            ##"dijeron"##,
            ##"contó"##,
            ##"tenía"##,
            ##"había"##,
            ##"hice"##,
            ##"hizo"##,
            ##"fui"##,
            ##"fue"##,
            ##"ha dicho"##,
            ##"me ha dicho"##,
            ##"según"##,
            ##"ojalá"##,
            ##"dicen que"##,
        ]
        profile.reminders = [
            ##"recuérdame"##,
            ##"recuerdame"##,
            ##"recuérdanos"##,
            ##"recuérdeme"##,
        ]
        profile.fillers = ##"""
        eh em ehm este mmm pues bueno osea
        """##
        profile.fillerPhrases = [
            ##"o sea"##,
            ##"es decir"##,
            ##"a ver"##,
            ##"ya sabes"##,
            ##"quiero decir"##,
        ]
        profile.selfCorrections = [
            ##"no"##,
            ##"no no"##,
            ##"no espera"##,
            ##"espera"##,
            ##"espera no"##,
            ##"perdón"##,
            ##"no perdón"##,
            ##"perdona"##,
            ##"digo"##,
            ##"quiero decir"##,
            ##"quería decir"##,
            ##"mejor"##,
            ##"mejor dicho"##,
            ##"no mejor"##,
            ##"bueno no"##,
            ##"o sea"##,
            ##"miento"##,
            ##"me equivoqué"##,
            ##"corrijo"##,
        ]
        profile.joiners = [
            ##","##,
            ##";"##,
            ##"."##,
            ##"!"##,
            ##"?"##,
            ##"y"##,
            ##"luego"##,
            ##"y luego"##,
            ##"después"##,
            ##"y después"##,
        ]
        profile.conditions = [
            ##"cuando"##,
            ##"en cuanto"##,
            ##"si"##,
            ##"después de"##,
            ##"antes de"##,
            ##"una vez que"##,
            ##"tan pronto como"##,
        ]
        profile.lasting = [
            ##"durante"##,
            ##"por"##,
        ]
        profile.mornings = [
            ##"desayuno"##,
            ##"desayunar"##,
            ##"amanecer"##,
        ]
        profile.evenings = [
            ##"cena"##,
            ##"cenar"##,
            ##"fiesta"##,
            ##"cine"##,
            ##"película"##,
            ##"concierto"##,
            ##"teatro"##,
            ##"ópera"##,
            ##"atardecer"##,
            ##"copas"##,
        ]
        profile.wholes = [
            ##"todo"##,
            ##"todos"##,
            ##"toda"##,
            ##"todas"##,
            ##"cada"##,
        ]
        profile.followUps.things = [
            ##"eso"##,
            ##"esto"##,
        ]
        profile.followUps.before = [
            ##"y"##,
            ##"ahora"##,
            ##"también"##,
            ##"lo mismo"##,
            ##"y lo mismo"##,
            ##"haz lo mismo"##,
            ##"envía lo mismo"##,
            ##"y qué tal"##,
            ##"qué tal"##,
            ##"mejor"##,
        ]
        profile.followUps.after = [
            ##"también"##,
            ##"igualmente"##,
        ]
        profile.followUps.again = [
            ##"otra vez"##,
            ##"de nuevo"##,
            ##"una vez más"##,
            ##"hazlo otra vez"##,
            ##"hazlo de nuevo"##,
            ##"inténtalo otra vez"##,
            ##"inténtalo de nuevo"##,
        ]
        profile.remarks.openers = [
            ##"que me"##,
            ##"que ya"##,
            ##"que estoy"##,
            ##"que no"##,
            ##"que se"##,
            ##"que tengo"##,
            ##"que hace"##,
            ##"que hay"##,
            ##"que voy"##,
            ##"que si no"##,
            ##"que luego"##,
            ##"entro"##,
            ##"salgo"##,
            ##"trabajo"##,
            ##"llego"##,
            ##"vuelvo"##,
            ##"empiezo"##,
            ##"puse"##,
            ##"perdí"##,
            ##"olvidé"##,
            ##"cambié"##,
            ##"quedé"##,
            ##"tuve"##,
            ##"fui"##,
            ##"mañana"##,
            ##"hoy"##,
            ##"me duele"##,
            ##"duele"##,
            ##"huele"##,
            ##"suena"##,
            ##"llueve"##,
            ##"falta"##,
            ##"faltan"##,
            ##"acaba"##,
            ##"acaban"##,
            ##"compré"##,
            ##"quedan"##,
            ##"estoy"##,
            ##"estamos"##,
            ##"está"##,
            ##"están"##,
            ##"tengo"##,
            ##"tenemos"##,
            ##"tiene"##,
            ##"tienen"##,
            ##"llevo"##,
            ##"llevamos"##,
            ##"voy"##,
            ##"vamos"##,
            ##"soy"##,
            ##"somos"##,
            ##"es"##,
            ##"es que"##,
            ##"son"##,
            ##"era"##,
            ##"he"##,
            ##"hemos"##,
            ##"ha"##,
            ##"han"##,
            ##"había"##,
            ##"hay"##,
            ##"hace"##,
            ##"me"##,
            ##"nos"##,
            ##"se"##,
            ##"se me"##,
            ##"ya"##,
            ##"ya estoy"##,
            ##"ya he"##,
            ##"no puedo"##,
            ##"no tengo"##,
            ##"no me"##,
            ##"no he"##,
            ##"no hay"##,
            ##"no llego"##,
            ##"no quiero"##,
            ##"no veo"##,
            ##"no encuentro"##,
            ##"no paro"##,
            ##"no sé"##,
            ##"creo"##,
            ##"odio"##,
            ##"necesito"##,
            ##"quiero"##,
            ##"yo"##,
            ##"aquí"##,
            ##"lo digo"##,
            ##"oye que"##,
            ##"mira que"##,
            ##"acabo de"##,
            ##"acabamos de"##,
            ##"salí"##,
            ##"llegué"##,
            ##"ando"##,
            ##"sigo"##,
            ##"anoche"##,
        ]
        profile.remarks.subjects = [
            ##"tu"##,
            ##"su"##,
            ##"sus"##,
            ##"esa"##,
            ##"ese"##,
            ##"estos"##,
            ##"estas"##,
            ##"un"##,
            ##"una"##,
            ##"papá"##,
            ##"mamá"##,
            ##"mañana"##,
            ##"hoy"##,
            ##"mi"##,
            ##"mis"##,
            ##"nuestro"##,
            ##"nuestra"##,
            ##"el"##,
            ##"la"##,
            ##"los"##,
            ##"las"##,
            ##"este"##,
            ##"esta"##,
            ##"esto"##,
            ##"todo"##,
            ##"todos"##,
            ##"nadie"##,
            ##"alguien"##,
        ]
        profile.remarks.states = [
            ##"entro"##,
            ##"salgo"##,
            ##"trabajo"##,
            ##"llego"##,
            ##"vuelvo"##,
            ##"empiezo"##,
            ##"estoy"##,
            ##"perdí"##,
            ##"olvidé"##,
            ##"cambié"##,
            ##"mañana"##,
            ##"ando"##,
            ##"sigo"##,
            ##"ha llegado"##,
            ##"estamos"##,
            ##"está"##,
            ##"tengo"##,
            ##"tenemos"##,
            ##"llevo"##,
            ##"llevamos"##,
            ##"voy"##,
            ##"vamos"##,
            ##"soy"##,
            ##"es que"##,
            ##"hay"##,
            ##"hace"##,
            ##"ha"##,
            ##"he"##,
            ##"me"##,
            ##"se me"##,
            ##"se ha"##,
            ##"ya estoy"##,
            ##"ya he"##,
            ##"no puedo"##,
            ##"no llego"##,
            ##"aquí"##,
            ##"oye que"##,
            ##"mira que"##,
        ]
        profile.remarks.wishes = [
            ##"quiero"##,
            ##"quisiera"##,
            ##"me gustaría"##,
            ##"necesito"##,
            ##"busco"##,
            ##"estoy buscando"##,
            ##"queremos"##,
            ##"necesitamos"##,
            ##"buscamos"##,
            ##"hay que"##,
            ##"me encantaría"##,
        ]
        profile.remarks.reasons = [
            ##"porque"##,
            ##"ya que"##,
            ##"puesto que"##,
            ##"dado que"##,
            ##"como estoy"##,
            ##"como tengo"##,
            ##"como llevo"##,
            ##"como no"##,
            ##"como voy"##,
            ##"como hay"##,
            ##"como ya"##,
            ##"para que"##,
            ##"así"##,
            ##"si no"##,
            ##"no vaya a ser"##,
            ##"a ver si"##,
            ##"con lo que"##,
            ##"con la que"##,
            ##"con tanto"##,
            ##"con tanta"##,
            ##"con este"##,
            ##"con esta"##,
            ##"desde que"##,
            ##"ahora que"##,
            ##"total"##,
            ##"resulta que"##,
            ##"menos mal"##,
            ##"por lo visto"##,
            ##"pues"##,
        ]
        profile.remarks.verbs = ##"""
        agobia ahoga alegra ama amo anda aprieta arde arranca asusta atasca aturde ayuda baila bebe bebo bosteza \##
        brilla calienta cansa cena cenamos cierran coge come como comemos conozco congelo conviene corre corro cruje \##
        cuesta cuelga da dan dais doy deslumbra desespera despierta entra entran escuece esperan espera espero estalla \##
        explota falla fallan funciona gana gotea gotean grita hiela hierve huelen importa invitan juega juegan jura \##
        juro late lloro llueven madrugo mata matan miente mola moja moquea muerde necesitan nieva noto odia pega pesa \##
        pica pican pierden pincha pita preocupa prometo quema recuerdo respira revienta ronca rompe ronda sangra seca \##
        secan sobra suben sudo suda sufre tarda tardan tiembla tiemblo tira toca tose trabajan tranquiliza truena \##
        viven vive vivo vuela zumba echó hizo puso metió rompí entro salgo sale trabajo trabaja vuelvo vuelve \##
        empiezo empiezan puse tuve fui cambié cambió compré suena ladra llora molesta rompió estropeó cocino \##
        cocinando acuesto duermo leo estudio conduzco escucho oigo oye soy eres es somos son era eran fue fueron estoy \##
        está estás estamos están estaba estaban he has ha hemos han había hay hubo tengo tienes tiene tenemos \##
        tienen tenía voy va vas vamos van iba puedo puede podemos pueden podía quiero quiere debo debe llevo lleva \##
        llevamos hace hacía sé sabe digo dice veo ve llego llega llegan llegué salí salió quedó quedé encuentro \##
        encuentra huele huelo parece duele duelen acabo acaba acabamos siento siente gusta gustan odio necesito muero \##
        derrito aburro canso pone ponen pierdo pierde intento fío falta faltan queda quedan viene vienen pasa paso \##
        perdí olvidé olvida dormí duerme durmiendo llueve cae cayendo echado dejaron
        """##
        profile.remarks.speech = ##"""
        murmura murmuró susurra susurró susurraba soñé soñó cita citó canta cantaba cartel nota título propone \##
        propuso recomendó dice dijo decía dicho diciendo pide pidió pedido pregunta preguntó preguntaba quiere \##
        quería querían manda mandó grita gritó escribe escribió sugirió suplica cuenta contó repite insiste \##
        cree piensa
        """##
        profile.remarks.unfinished = ##"""
        a de y e o u pero no nunca siempre jamás yo tú él ella nosotros ellos que quien quién si cómo cuándo \##
        dónde qué el la los las un una unos unas mi mis tu tus su sus al del con sin en por para es son está están \##
        soy estoy he ha han va voy van puede puedo quiere quiero debe debo me te se nos lo le solo sólo
        """##
        profile.remarks.commands = ##"""
        lleva llévame tráeme pon ponme ponle apaga apágame enciende prende abre cierra sube baja quita para pausa \##
        detén sigue continúa llama llámame manda mándale envía envíale escribe escríbele dile avisa avísale \##
        recuérdame recuerda despiértame reserva resérvame pide pídeme cancela borra elimina añade agrega apunta \##
        anota crea programa cambia mueve paga transfiere enseña muéstrame muestra lee léeme busca búscame \##
        encuentra dame haz empieza inicia termina acaba reanuda puedes podrías qué cuál cuándo cuánto dónde \##
        cómo quién salta pasa silencia activa desactiva regula atenúa retrasa adelanta pregunta
        """##
        profile.remarks.interjections = ##"""
        ay uf uff oh ah bueno vale pues oye mira venga anda hala ea dios jo jolín joder perdona perdón eh hey total \##
        hombre mujer chaval tío tía
        """##
        profile.remarks.takingBack = ##"""
        condición supongamos suponiendo coña cachondeo ensayo ensayando retiro excepto broma bromeaba deja déjalo \##
        olvídalo olvida yo mismo prueba ejemplo error arrepiento niego prohíbe prohibido contra tontería
        """##
        profile.remarks.joints = [
            ##"así que"##,
            ##"conque"##,
            ##"de modo que"##,
            ##"por eso"##,
            ##"entonces"##,
        ]
        profile.remarks.turns = [
            ##"sí"##,
            ##"pero"##,
            ##"y"##,
            ##"bueno"##,
            ##"vale"##,
            ##"venga"##,
            ##"ahora"##,
            ##"y ahora"##,
            ##"pues"##,
            ##"pues nada"##,
            ##"en fin"##,
            ##"por favor"##,
            ##"ya"##,
        ]
        profile.remarks.praises = [
            ##"ah"##,
            ##"oh"##,
            ##"vale"##,
            ##"bien"##,
            ##"genial"##,
            ##"perfecto"##,
            ##"estupendo"##,
            ##"bueno"##,
            ##"guay"##,
            ##"muy"##,
            ##"qué"##,
            ##"claro"##,
            ##"ya"##,
        ]
        profile.remarks.settled = [
            ##"ya pagó"##,
            ##"ya me pagó"##,
            ##"ya ha pagado"##,
            ##"devolvió"##,
            ##"devuelto"##,
            ##"ella misma"##,
            ##"él mismo"##,
            ##"ellos mismos"##,
            ##"nos lleva"##,
            ##"me lleva"##,
            ##"nos recoge"##,
            ##"me recoge"##,
            ##"arreglado"##,
            ##"en efectivo"##,
        ]
        profile.articles = ##"""
        el la los las un una mi
        """##
        profile.functionWords = ##"""
        el la los las lo un una unos unas al del de a en y o u e que yo tú él ella nosotros ellos me te se le les mi \##
        mis tu tus su sus este esta esto estos estas ese esa es son está están era ser estar he ha has hay puedo \##
        puedes puede quiero quieres quisiera por con como favor gracias
        """##
        profile.numberHomophones = ##"""
        un una
        """##
        profile.commonWords = SortedWords(sorted: ##"""
        abraza abre abrir acaba acepta acerca actúa agua ahora alto ama amiga amigo anda apunta aquí arena arma arte
        ata avisa ayer ayuda año baila baja bajo banco barba barco barra barre base basta bata baña bebe beber besa
        bien blanco boca bola bolsa bota brazo busca buscar cae caja calla calle calma cama cambia camina campo canta
        cara carga carne carta casa casi caso causa caza cena cerca cielo cita clase cobra coche cocina coge cola
        coloca come comer como compra comprar conoce conta contar contra copa copia corre correr corta cosa cose costa
        crea crece cree cuando cuarto cuenta cuerpo cuida culpa cumple cura da dale debe deja dejar desde dice dime
        dinero dios doble dolor dos duerme dura día echa edad elige empuja encima enseña entra entre envía escribe
        escucha espera estudia está evita fecha fiesta fila fin firma flor foco forma foto freno fruta fuego fuente
        fuera fuma gana gasta gato gente gira goza gracia gran grita guarda guerra gusta habla hablar hace hacer haz
        hijo hoja hombre hora hoy huele huevo huye ida iglesia ir jamás jefe juega juego jugar junta labio lado lana
        largo lava lavar leche lee leer lejos ley libra libre libro limpia lista llama llamar llave llega lleva llora
        llueve loco luego lugar luna luz línea madre mala malo mamá manda mano mapa mar marca marcha masa mata medio
        mejor mesa meta mete mide mientras mira mirar misa mismo modo monta mostrar muerte mueve mujer mundo muro nace
        nada nadie nariz niño noche nombre nota nueva nuevo nunca ojo ola olvida onda orden oro oye oído oír padre
        paga pagar pala pan papel papá par para pared pasa paseo paso pata patio paz pecho pega peine pelea pelo pena
        pide pie piel piensa pierna pieza pinta piso plan plata plato playa plaza pobre poco poder pon pone poner
        prende presta primero pronto prueba pueblo puente puerta puerto punto queda quema quita rama rato raya razón
        recibe red regala reina repite responde resta rey reza risa robo roca roja rojo ropa rosa rueda ruido ríe
        río sabe saber saca sal sala sale salta salud salva sangre santo seco seguir según semana ser señal señor
        sierra siete sigue silla sol sola solo sombra son sopa suave sube suelo suena sueña sueño suma tapa tarde
        tarea taza techo tela tema ten tener tierra tira toca toda todo toma tomar torre trabaja trae traer trata tren
        tres tropa usa usar vaca vale valle vamos vaso ve vela ven vende vender venir venta ver verano verdad verde
        vez viaja viaje vida vidrio vieja viejo viene viento vista vive vivir voz vuela vuelta vuelve árbol
        """##)
        profile.nameForms = [
            NameForm(##""##, ##"es"##),
            NameForm(##"a"##, ##"as"##),
            NameForm(##"e"##, ##"es"##),
            NameForm(##"i"##, ##"is"##),
            NameForm(##"o"##, ##"os"##),
            NameForm(##"u"##, ##"us"##),
            NameForm(##"z"##, ##"ces"##),
            NameForm(##"s"##, ##""##),
        ]
        profile.opposites = [
            ##"enciende apaga"##,
            ##"encender apagar"##,
            ##"prende apaga"##,
            ##"abre cierra"##,
            ##"abrir cerrar"##,
            ##"abierto cerrado"##,
            ##"sube baja"##,
            ##"subir bajar"##,
            ##"aumenta disminuye"##,
            ##"aumentar disminuir"##,
            ##"aumenta reduce"##,
            ##"izquierda derecha"##,
            ##"caliente frío"##,
            ##"arriba abajo"##,
            ##"dentro fuera"##,
            ##"activa desactiva"##,
            ##"activar desactivar"##,
            ##"activado desactivado"##,
            ##"bloquea desbloquea"##,
            ##"bloquear desbloquear"##,
            ##"conecta desconecta"##,
            ##"conectar desconectar"##,
            ##"instala desinstala"##,
            ##"instalar desinstalar"##,
            ##"carga descarga"##,
            ##"cargar descargar"##,
            ##"congela descongela"##,
            ##"inicia detén"##,
            ##"empieza para"##,
            ##"añade quita"##,
            ##"añadir quitar"##,
            ##"compra vende"##,
            ##"comprar vender"##,
            ##"incluye excluye"##,
            ##"silencia desilencia"##,
            ##"importa exporta"##,
            ##"más menos"##,
            ##"antes después"##,
            ##"alto bajo"##,
            ##"encendido apagado"##,
            ##"encendida apagada"##,
            ##"arma desarma"##,
            ##"monta desmonta"##,
        ]
        profile.negatingPrefixes = ##"""
        des in im de dis anti
        """##
        profile.opposedPrefixes = [
            ##"in ex"##,
            ##"im ex"##,
        ]
        var sounds = SoundTable(rules: [
            SoundTable.Entry(##"ch"##, ##"C"##),
            SoundTable.Entry(##"h"##, ##""##),
            SoundTable.Entry(##"v"##, ##"b"##),
            SoundTable.Entry(##"c(ei)"##, ##"s"##),
            SoundTable.Entry(##"z"##, ##"s"##),
            SoundTable.Entry(##"qu"##, ##"k"##),
            SoundTable.Entry(##"c"##, ##"k"##),
            SoundTable.Entry(##"ll"##, ##"y"##),
            SoundTable.Entry(##"y$"##, ##"i"##),
            SoundTable.Entry(##"g(ei)"##, ##"j"##),
            SoundTable.Entry(##"gu(ei)"##, ##"g"##),
            SoundTable.Entry(##"x"##, ##"ks"##),
            SoundTable.Entry(##"w"##, ##"gu"##),
        ])
        sounds.accents = ##"ñ"##
        profile.sounds = .table(sounds)
        profile.replies = ReplyGrammar(tag: ##"es"##, line: 165, text: ##"""
        {"answers":
        {"yes":[
        "sí","si","claro [que sí]","vale [vale]","ok","okay","oka","de acuerdo","por supuesto","bueno",
        "perfecto","exacto","correcto","eso es","así es","es correcto","está bien","adelante","dale",
        "venga","hazlo","hágalo","seguro","desde luego","sip","ajá","genial","(cómo|como) no",
        "por qué no","mándalo","envíalo","confírmalo","confirmo","confirmar","confirmado","sí señor",
        "sin duda","me parece bien","ya lo creo","(muy|está) bien","órale","dale nomás","obvio",
        "(creo|supongo) que sí"],

        "no":[
        "no [no]","nop","que no","para nada","ni hablar","nunca","jamás","de ninguna manera",
        "en absoluto","negativo","mejor no","prefiero que no","prefiero no","todavía no","aún no",
        "ahora no","no lo hagas","no lo haga","no lo envíes","no lo mandes","no hace falta","no es eso",
        "no es correcto","está mal","eso está mal","eso no","incorrecto","falso","equivocado","no creo",
        "creo que no","no lo creo","no (quiero|me apetece|gracias)","en otro momento","qué va","nel",
        "tampoco","hoy no"],

        "cancel":[
        "cancela [eso|todo|lo]","cancelar","cancélalo","olvídalo","olvídate [de eso]","déjalo [estar|así]",
        "para","detente","basta","stop","alto","da igual déjalo","anula [eso|todo]","anúlalo",
        "he cambiado de opinión","cambié de opinión","mejor déjalo","nada [nada] (déjalo|olvídalo)","ya no"],

        "wait":[
        "espera [un (momento|segundo|poco|minuto)|un momentito|tantito]","un momento","un segundo",
        "un momentito","un segundito","momento","aguarda","dame un (segundo|momento|minuto)",
        "(déjame|deja que lo) (pensar|piense|ver|mirar)","no estoy segur(o|a)"],

        "repeat":[
        "qué","cómo","perdón","perdona","disculpa","(cómo|qué) (dices|has dicho|dijiste|dijo)",
        "repite [lo|eso|por favor|la pregunta]","repítelo","repítemelo","otra vez",
        "(puedes|podrías) (repetir|repetirlo|repetir eso)","dilo otra vez","no (te|lo) he (oído|entendido)",
        "no (te|lo) (entendí|escuché)","(cuál|qué) era la pregunta","mande"],

        "help":[
        "ayuda","ayúdame","necesito ayuda","qué (puedo|debo|se puede) (decir|hacer|responder|elegir)",
        "(qué|cuáles) opciones [hay|tengo]","cuáles son (las|mis) opciones","qué hay",
        "(no (sé|entiendo)|no lo sé)","cómo funciona [esto]"],

        "back":[
        "atrás","(vuelve|volver|regresa|ve|ir) [un paso] [hacia|para] atrás","vuelve","regresa",
        "(deshaz|deshacer) [eso|lo]","deshazlo","la pregunta anterior"],

        "restart":[
        "(empieza|empezar|empecemos|comienza|vuelve a empezar|volver a empezar|comencemos) [de nuevo|otra vez|desde (el principio|cero)]",
        "de nuevo desde el principio","desde el principio","desde cero","reinicia","reiniciar"],

        "any":[
        "cualquiera","cualquier","[me] da igual","me da lo mismo","[me] es igual",
        "(no me importa|no importa) [cuál]","(el|la|lo) que (sea|quieras|tú quieras|prefieras)",
        "(elige|escoge|decide) tú","sorpréndeme","una cualquiera","uno cualquiera"],

        "other":["(el|la|lo) otr(o|a)","otr(o|a)"],
        "positions":["(el|la|lo) primer(o|a)","segund(o|a)","tercer(o|a)","cuart(o|a)","quint(o|a)"],
        "last":["últim(o|a)"],
        "number":["número","el número","la opción","opción"],
        "polite":["por favor","gracias","porfa","por fa"],
        "lead":[
        "ah","oh","eh","pues","bueno","mejor","entonces","mira","a ver","perdón","perdona","espera",
        "pero","solo","quizás","en realidad","oye","ay","hombre","uy","uf"],

        "set":[
        "que sea[n]","(pon|ponlo|ponle|cámbialo|cambia|cámbiala) [a|en|para]","quiero","quería","quisiera",
        "prefiero","digo","quise decir","me refiero a","dije","necesito","elijo","tomo","dame","es",
        "digamos","(el|la) de"],

        "after_value":[
        "entonces","mejor","en su lugar","en vez de eso","quiero decir","digo","está bien","me vale"],

        "link":["a","al","de","del","en","para","por","con","hasta","desde","sobre","hacia","como"],
        "determiner":["el","la","los","las","un","una","mi","mis"],
        "and":["y","y también"],
        "add":["añade","agrega","y","y también","también","además","incluye","y además"],
        "too":["también","además"],
        "remove":["sin","quita","menos","excepto","salvo","pero no","elimina"],
        "not":["no","en vez de","en lugar de"],
        "change":["cambia","cambie","pon","corrige","modifica"],
        "to":["a","por","en","con"],
        "another":["(otr(o|a)|cambia|corrige|modifica|equivocad(o|a))"],
        "without":["sin","ningún","ninguna","quita","borra","olvida"],
        "dictate":["escribe","pon","di","que diga","dile","el mensaje es"]},
        "messages":
        {"value":["¿{parameter}?","¿Qué ha de ser?"],
        "unsupported":
        ["{value} no puede ser. ¿Qué en su lugar ({parameter})?",
        "{value} no puede ser. ¿Qué en su lugar?",
        "Eso no puede ser. ¿Qué en su lugar?"],
        "choose":"¿Cuál: {candidates}?",
        "confirm":"¿{value}?",
        "confirm_intent":"¿Lo hago?",
        "response":"Hecho.",
        "response.unspecified":"Hecho.",
        "response.ready":"Listo.",
        "response.inProgress":"Está en camino.",
        "response.failure":"Lo siento, no ha funcionado.",
        "response.failureRequiringAppLaunch":"Para eso hay que abrir la aplicación.",
        "response.continueInApp":"Sigue en la aplicación.",
        "response.handleInApp":"Lo hace la aplicación.",
        "response.userConfirmationRequired":"Primero hay que confirmarlo.",
        "cancelled":"De acuerdo, lo dejo.",
        "gave_up":"Lo siento, sigo sin entenderlo. Lo dejamos.",
        "ambiguous":"Eso puede significar varias cosas. Dilo de otra manera.",
        "locked":"Primero hay que desbloquear el dispositivo.",
        "not_understood":"Lo siento, no lo entiendo.",
        "not_understood.again":"Sigo sin entenderlo.",
        "not_understood.before":["No he entendido “{value}”, así que no cambia nada.","No he entendido lo anterior."],
        "not_understood.left_out":["Dejo fuera «{value}», porque no lo entiendo.","Dejo fuera lo que no he entendido."],
        "not_understood.unknown":["No conozco «{value}».","Lo siento, eso no lo conozco."],
        "help":"Basta una respuesta, o «déjalo».",
        "help.value":"Bastan pocas palabras; también «atrás» o «déjalo».",
        "help.text":"Dilo tal como ha de escribirse, o «déjalo».",
        "help.choose":"Di uno de los nombres, «el primero», «cualquiera» o «déjalo».",
        "help.confirm":"«Sí», «no», o lo que quieres decir.",
        "help.confirm_intent":"«Sí», «no», o lo que hay que cambiar.",
        "not_understood.idle":"No he preguntado nada.",
        "not_undone":"Eso ya no se puede deshacer.",
        "unscheduled":"De acuerdo, no lo haré.",
        "thanked":"De nada.",
        "greeted":"Hola. ¿Qué puedo hacer?",
        "help.idle":"Di con tus palabras lo que quieres que se haga.",
        "waiting":"Sin prisa.",
        "not_supported":"Lo siento, aquí nada puede hacerlo.",
        "in_progress":"Tarda un momento.",
        "scheduled":"Lo haré más tarde: «{when}».",
        "scheduled.asked":"Para más tarde: «{when}».",
        "not_scheduled":"Solo puedo hacerlo ahora mismo. Pídemelo de nuevo cuando sea la hora.",
        "unsupported_app":["{app} no puede hacerlo, pero {others} sí.","{app} no puede hacerlo.","Esa aplicación no puede hacerlo."],
        "other_app":["Lo siento, desde aquí no se llega a {app}.","Lo siento, desde aquí no se llega a esa aplicación."],
        "corrected":["He entendido «{understood}».","He tenido que adivinar algunas palabras."]}}
        """##)
    }
}
