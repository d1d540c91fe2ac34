// From SCOWL (Spell Checker Oriented Word Lists), version 2020.12.07:
// proper names of sizes 10 to 50, of at most 10 letters, with some given names more.
// `SCOWL-Copyright.txt` has the notices of its sources.
//
// Copyright 2000-2011 by Kevin Atkinson
//
// Permission to use, copy, modify, distribute and sell these word lists, the associated scripts, the output created from the
// scripts, and its documentation for any purpose is hereby granted without fee, provided that the above copyright notice
// appears in all copies and that both that copyright notice and this permission notice appear in supporting documentation.
// Kevin Atkinson makes no representations about the suitability of this array for any purpose. It is provided "as is" without
// express or implied warranty.

extension SortedWords {
    /// Proper names that are said in English.
    static let englishNames = SortedWords(
        """
        aachen aaliyah aaron abbas abbasid abbott abby abdul abe abel abelard abelson aberdeen abernathy abidjan
        abigail abilene abner abraham abram abrams absalom abuja abyssinia abyssinian acadia acapulco accenture accra
        acevedo achaean achebe achernar acheson achilles aconcagua acosta acropolis acrux actaeon acton acts acuff ada
        adam adams adan adana adar addams adderley addie addison adela adelaide adele adeline aden adenauer adhara
        adidas adirondack adkins adler adolf adolfo adolph adonis adonises adrian adriana adriatic adrienne adventist
        advents advil aegean aelfric aeneas aeneid aeolus aeroflot aeschylus aesop afghan afghani afghans africa
        african africans afrikaans afrikaner afrikaners afro afros agamemnon agassi agassiz agatha aggie aglaia agnes
        agnew agni agra agricola agrippa agrippina aguadilla aguilar aguinaldo aguirre agustin ahab ahmad ahmadabad
        ahmed ahriman aida aiken aileen aimee ainu airedale airedales aires aisha ajax akbar akhmatova akihito akita
        akiva akkad akron al alabama alabaman alabamans alabamian alabamians aladdin alamo alamogordo alan alana alar
        alaric alaska alaskan alaskans alba albania albanian albanians albany albee alberio albert alberta alberto
        albion albireo alcatraz alcestis alcibiades alcindor alcmena alcoa alcott alcuin alcyone aldan aldebaran alden
        alderamin aldo aldrin alec aleichem alejandra alejandro alembert aleppo aleut aleutian alex alexander
        alexandra alexandria alexei alexis alfonso alfonzo alford alfred alfreda alfredo algenib alger algeria
        algerian algerians algieba algiers algol algonquian algonquin alhambra alhena ali alice alicia alighieri aline
        alioth alisa alisha alison alissa alistair alkaid allah allahabad allan allegheny allegra allen allende
        allentown allie allison allstate allyson alma almach almaty almohad almoravid alnilam alnitak alonzo alpert
        alphard alphecca alpheratz alphonse alphonso alpine alpo alps alsace alsatian alsop alston altaba altai altaic
        altair altamira althea altiplano altman altoids alton altoona aludra alva alvarado alvarez alvaro alvin alyce
        alyson alyssa alzheimer amadeus amado amalia amanda amarillo amaru amaterasu amati amazon amazons amelia
        amenhotep amerasian america american americana americans americas amerind amerindian amerinds ames ameslan
        amgen amharic amherst amie amiga amish amman amoco amos amparo amritsar amsterdam amtrak amundsen amur amway
        amy ana anabaptist anabel anacin anacreon anaheim analects ananias anasazi anastasia anatole anatolia
        anatolian anaxagoras andalusia andalusian andaman andean andersen anderson andes andorra andre andrea andrei
        andres andretti andrew andrews andromache andromeda andropov andy angara angela angeles angelia angelica
        angelico angelina angeline angelique angelita angelo angelou angevin angie angkor angleton anglia anglican
        anglicans anglicize anglo anglophile angola angolan angolans angora angoras anguilla angus aniakchak anibal
        anita ankara ann anna annabel annabelle annam annapolis annapurna anne annette annie anniston annmarie anouilh
        anselm anselmo anshan antaeus antarctic antarctica antares anthony antichrist antietam antifa antigone antigua
        antilles antioch antipas antoine antoinette anton antone antonia antoninus antonio antonius antony antwan
        antwerp anubis anzac apache apaches apennines aphrodite apia apocrypha apollo apollonian apollos appalachia
        appaloosa appleseed appleton appomattox apr april aprils apuleius aquafresh aquarius aquariuses aquila aquinas
        aquino aquitaine ara arab arabia arabian arabians arabic arabs araby araceli arafat araguaya aral aramaic
        aramco arapaho ararat araucanian arawak arawakan arbitron arcadia arcadian archean archibald archie archimedes
        arctic arcturus arden arduino arecibo arequipa ares argentina argentine argo argonaut argonne argos argus
        ariadne arianism ariel aries arieses ariosto aristides aristotle arius arizona arizonan arizonans arizonian
        arizonians arjuna arkansan arkansas arkwright arlene arline arlington armageddon armagnac armand armando
        armani armenia armenian armenians arminius armonk armstrong arneb arnhem arno arnold arnulfo aron arrhenius
        arron artaxerxes artemis arthur arthurian artie arturo aruba aryan aryans asama ascella asgard ashanti
        ashcroft ashe asheville ashikaga ashkenazim ashkhabad ashlee ashley ashmolean asia asiago asian asians asiatic
        asiatics asimov asmara asoka aspell asperger aspidiske asquith assad assam assamese assisi assyria assyrian
        assyrians astaire astana astarte aston astor astoria astrakhan astroturf asturias aswan atacama atahualpa
        atalanta atari atascadero athabasca athena athenian athenians athens atkins atkinson atlanta atlantes atlantic
        atlantis atlases atman atreus atria atropos ats attica attila attlee attucks atwood aubrey auckland auden audi
        audion audra audrey audubon aug augean augsburg augusta augustan augustine augusts augustus aurangzeb aurelia
        aurelio aurelius aureomycin auriga aurora auschwitz aussie aussies austen austerlitz austin austins australia
        australian australoid austria austrian austrians ava avalon aventine avernus averroes avery avesta avicenna
        avignon avila avior avis avogadro avon avondale axum ayala ayers aymara ayrshire ayurveda ayyubid azana azania
        azazel azerbaijan azores azov aztec aztecan aztecs aztlan baal baath baathist babbage babbitt babel babels
        babylon babylonian babylons bacall bacardi bacchus bach backus bactria baden badlands baedeker baez baffin
        baggies baghdad baguio bahama bahamas bahamian bahamians bahia bahrain baidu baikal bailey baird bakelite
        baker baku bakunin balanchine balaton balboa balder baldwin balearic balfour bali balinese balkan balkans
        balkhash ballard balthazar baltic baltimore balzac bamako bambi banach bancroft bandung bangalore bangkok
        bangladesh bangor bangui banjul banks banneker bannister banting bantu bantus baotou baptist baptiste baptists
        barabbas barack barbadian barbadians barbados barbara barbarella barbarossa barbary barber barbie barbour
        barbra barbuda barcelona barclay bardeen barents barker barkley barlow barnabas barnaby barnard barnaul barnes
        barnett barney barnum baroda barr barrera barrett barrie barron barry barrymore bart barth bartholdi bartlett
        barton baruch basel basho basie basque basques basra basseterre bastille bataan bates bathsheba batista batman
        batu baudelaire baudouin bauer bauhaus baum bavaria bavarian baxter bayer bayes bayesian bayeux baylor bayonne
        bayreuth baywatch bea beadle beardmore beardsley bearnaise beasley beatles beatrice beatrix beatriz beau
        beaufort beaujolais beaumont beauregard beauvoir bechtel beck becker becket beckett beckley becky becquerel
        bede bedouin bedouins beebe beecher beefaroni beelzebub beerbohm beethoven beeton behan behring beijing beirut
        bekesy bela belarus belau belem belfast belgian belgians belgium belgrade belinda belize bella bellamy
        bellatrix belleek bellingham bellini belmont belmopan beloit belshazzar beltane belushi ben benacerraf
        benchley bender bendix benedict benelux benet benetton bengal bengali benghazi benin benita benito benjamin
        bennett bennie benny benson bentham bentley benton benz benzedrine beowulf berber berbers berenice beretta
        berg bergen berger bergerac bergman bergson beria bering berkeley berkshire berkshires berle berlin berliner
        berlins berlioz berlitz bermuda bermudas bern bernadette bernadine bernanke bernard bernardo bernays bernbach
        bernhardt bernice bernie bernini bernoulli bernstein berra bert berta bertha bertie bertillon bertram bertrand
        berwick beryl berzelius bess bessel bessemer bessie betelgeuse beth bethany bethe bethesda bethlehem bethune
        betsy bette bettie betty bettye beulah beverley beverly beyer bhopal bhutan bhutto bialystok bianca bibles bic
        biddle biden bierce bigfoot biggles bigquery biko bilbao bilbo billie billings billy bimini binghamton biogen
        bioko birdseye birmingham biro biscay biscayne bishkek bismarck bismark bisquick bissau bittorrent bizet
        bjerknes bjork blackbeard blackburn blackfoot blacksburg blackshirt blackstone blackwell blaine blair blake
        blanca blanchard blanche blantyre blatz blavatsky blenheim blevins bligh bloch blondel blondie bloomer
        bloomfield bloomsburg bloomsbury blu blucher bluebeard bluetooth blythe boas bobbi bobbie bobbitt bobby
        boccaccio boeing boeotia boeotian boer boers boethius bogart bohemia bohemian bohemians bohr boise bojangles
        boleyn bolivar bolivia bolivian bolivians bollywood bolshevik bolsheviks bolshevism bolshevist bolshoi bolton
        boltzmann bombay bonaparte bonhoeffer boniface bonita bonn bonner bonneville bonnie bono booker boole boolean
        boone bordeaux borden bordon boreas borg borges borgia borglum boris bork borlaug borneo borobudur borodin
        boru bosch bose bosnia bosporus boston bostonian bostons boswell botox botswana botticelli boulez bourbaki
        bovary bowditch bowell bowen bowers bowery bowie bowman boyd boyer boyle brad bradbury braddock bradenton
        bradford bradley bradly bradshaw bradstreet brady bragg brahe brahma brahman brahmanism brahmans brahmas
        brahms braille brailles brampton brandeis branden brandi brandie brando brandon brandt brant braque brasilia
        bratislava brattain brazil brazilian brazilians brazos breakspear brecht bremen bremerton brenda brendan
        brennan brenner brent brenton brest bret breton brett brewer brewster brexit brezhnev brian briana brianna
        brice bridalveil bridgeport bridger bridges bridget bridgetown bridgett bridgette bridgman brie brigadoon
        briggs brigham brighton brigid brigitte brillo brinkley brisbane bristol brit britain britannia britannic
        britannica british britisher britney briton britons brits britt brittany britten brittney brno broadway
        broadways brock brokaw bronson bronte bronx brooke brooklyn brooks browne brownian brownies browning
        brownshirt brubeck bruce bruckner brummel brunei brunhilde bruno brunswick brussels brut brutus bryan bryant
        bryce brynner bryon brzezinski btu buber buchanan bucharest buchenwald buchwald buckingham buckley buckner
        budapest buddha buddhas buddhism buddhisms buddhist buddhists budweiser buffy buford bugatti bugzilla buick
        bujumbura bukhara bukharin bulawayo bulfinch bulganin bulgar bulgari bulgaria bulgarian bulgarians bullock
        bullwinkle bultmann bumppo bunche bundesbank bundestag bunin bunker bunsen bunyan burbank burberry burch
        burgess burgoyne burgundian burgundies burgundy burke burks burl burlington burma burmese burnett burns
        burnside burris burroughs bursa burt burton burundi busch bushido bushnell buxtehude byblos byers byrd byron
        byronic byzantine byzantines byzantium cabernet cabot cabral cabrera cabrini cadillac cadiz caedmon caerphilly
        caesar caesars cagney cahokia caiaphas cain cains cairo caitlin cajun cajuns calais calcutta calder calderon
        caldwell caleb caledonia calexico calgary calhoun cali caliban california caligula callaghan callahan callao
        callas callie calliope callisto caloocan calvary calvert calvin calvinism calvinisms calvinist calvinists
        camacho camarillo cambodia cambodian cambodians cambrian cambridge camelot camembert camemberts cameron
        cameroon cameroons camilla camille camoens campanella campbell campinas campos camry camus canaan canada
        canadian canadians canaletto canaries canaveral canberra cancers cancun candace candice candide cannes canopus
        canterbury canton cantonese cantor cantrell cantu canute capablanca capek capella capet capetian capetown caph
        capistrano capitol capitoline capitols capone capote capra capri capricorn capricorns capuchin capulet cara
        caracalla caracas caravaggio carboloy carbondale cardenas cardiff cardin cardozo carey carib caribbean
        caribbeans carina carissa carl carla carlene carlin carlo carlos carlsbad carlson carlton carly carlyle
        carmela carmella carmelo carmen carmichael carmine carnap carnegie carney carnot carole carolina caroline
        carolinian carolyn carpathian carr carranza carrie carrillo carroll carson carter cartesian carthage cartier
        cartwright caruso carver cary casablanca casals casandra casanova casanovas cascades casey casio caspar casper
        caspian cassandra cassatt cassie cassiopeia cassius castaneda castillo castor castries castro catalan catalina
        catalonia catawba cathay cather catherine cathleen catholics cathryn cathy catiline cato catskill catskills
        catt catullus caucasian caucasians caucasoid caucasus cauchy cavendish cavour caxton cayenne cayman cayuga
        ceausescu cebu cebuano cecelia cecil cecile cecilia cecily cedric celeste celgene celia celina cellini celsius
        celt celtic celtics celts cenozoic centaurus centigrade cepheid cepheus cerberus cerenkov ceres cerf cervantes
        cesar cesarean cessna cetus ceylon cezanne chablis chad chadwick chagall chaitanya chaitin chaldean challenger
        chambers champaign champlain chan chandigarh chandler chandon chandra chanel chaney chang changchun changsha
        chantilly chaplin chapman charbray chardonnay charlene charles charleston charley charlie charlotte charmaine
        charmin charolais charon chartism chartres charybdis chasity chatterley chatterton chaucer chauncey chautauqua
        chavez chayefsky che chechen chechnya cheddar cheerios cheetos cheever chekhov chelsea chen cheney chengdu
        chennai cheops cheri cherie chernenko chernobyl cherokee cherokees cheryl chesapeake cheshire chester
        chesterton chevalier cheviot chevrolet chevron chevy cheyenne cheyennes chianti chiantis chiba chibcha chicago
        chicagoan chicana chicano chickasaw chiclets chico chihuahua chihuahuas chile chilean chileans chimborazo
        chimera chimu chinatown chinese chinook chinooks chipewyan chippewa chiquita chirico chisholm chisinau
        chittagong chivas chloe choctaw chomsky chongqing chopin chopra chou chretien chris christ christa christi
        christian christians christie christina christine christmas christoper christs chrysler chrysostom chrystal
        chukchi chumash chung churchill chuvash cicero cid cimabue cincinnati cinderella cindy cinerama cipro circe
        cisco citibank citigroup citroen claiborne clair claire clairol clancy clapeyron clapton clara clare clarence
        clarendon clarice clarissa clark clarke claude claudette claudia claudine claudio claudius claus clausewitz
        clausius clayton clearasil clem clemenceau clemens clement clementine clements clemons clemson cleo cleopatra
        cleveland cliburn clifford clifton cline clint clinton clio clive clojure clorets clorox clotho clouseau
        clovis clyde clydesdale cobain cobb cochabamba cochin cochise cochran cockney cocteau cody coffey cohan cohen
        coimbatore cointreau cokes colbert colby cole coleen coleman coleridge colette colfax colgate colin colleen
        collier collin collins cologne colombia colombian colombians colombo colorado colosseum coltrane columbia
        columbine columbus comanche comanches combs comintern commons communions communists como comoros compaq
        compton compuserve comte conakry conan concetta concorde concords condillac condorcet conestoga confucian
        confucians confucius congo congolese congresses congreve conley connemara conner connery connie connolly
        connors conrad conrail conroe constable constance consuelo contreras conway cooke cooley coolidge cooper coors
        copacabana copeland copenhagen copernican copernicus copland copley coppertone coppola coptic cora cordelia
        cordoba corey corfu corina corine corinne corinth corinthian coriolanus coriolis corleone cormack corneille
        cornelia cornelius cornell corning cornish cornwall cornwallis coronado corot correggio corrine corsica
        corsican cortes corteses cortland corvallis corvette corvus cory cosby cosmosdb cossack costco costello
        costner cote cotonou cotopaxi cotswold coulomb coulter couperin courbet courtney cousteau coventries coventry
        covington cowley cowper cozumel crabbe craig cranach cranmer crater crawford cray crayola crecy cree creighton
        creole creoles creon cressida cretaceous cretan crete crichton crick crimea crimean criollo crisco cristina
        croat croatia croatian croatians croats croce crockett croesus cromwell cronin cronkite cronus crookes crosby
        crowley cruikshank crusoe cruz cryptozoic csonka ctesiphon cthulhu cuba cuban cubans cuchulain cuisinart
        culbertson cullen cumberland cummings cunard cunningham cupid curacao curie curitiba currier curtis custer
        cuvier cuzco cybele cyclades cyclops cygnus cymbeline cynthia cyprian cypriot cypriots cyprus cyrano cyril
        cyrillic cyrus czech czechia czechs czerny dachau dacron dacrons dada dadaism daedalus daguerre dagwood
        dahomey daimler dakar dakota dakotan dakotas dalai dale daley dali dalian dallas dalmatian dalmatians dalton
        damascus damian damien damion damocles damon dan dana danbury dane danelaw danes danial daniel danielle
        daniels danish dannie danny danone dante danton danube danubian danville daphne darby darcy daren darfur darin
        dario darius darjeeling darla darlene darnell darrel darrell darren darrin darrow darryl darth dartmoor
        dartmouth darvon darwin darwinian darwinism daryl daugherty daumier davao dave davenport david davids davidson
        davies davis davy dawes dawson dayton deadhead deana deandre deann deanna deanne deb debbie debby debian
        debora deborah debouillet debra debs debussy dec decalogue decatur decca deccan december decembers decker
        dedekind dee deena deere defoe degas degeneres deidre deimos deirdre dejesus dekalb delacroix delacruz delaney
        delano delaware delawarean delawares delbert deleon delgado delhi delia delibes delilah delius dell della
        delmar delmarva delmer delmonico delores deloris delphi delphic delphinus deltona demavend demerol demeter
        demetrius deming democrats democritus dempsey dena deneb denebola deng denis denise denmark dennis denny
        denton denver deon depp derby derek derick derrida descartes desdemona desiree desmond detroit devanagari devi
        devin devon devonian dewar dewayne dewey dewitt dexedrine dexter dhaka dhaulagiri diaghilev diana diane diann
        dianna dianne diaspora dicaprio dick dickens dickerson dickinson dickson dictaphone diderot dido didrikson
        diego diem dietrich dijkstra dijon dilbert dillard dillinger dillon dimaggio dina dinah dino diocletian
        diogenes dion dionne dionysian dionysus dior dipper dirac dirichlet dirk dis disney disneyland disraeli diwali
        dix dixie dixiecrat dixieland dixielands dixon django djibouti dmitri dniester dobbin doberman dobro doctorow
        dodgson dodoma dodson doha dolby dollie dolores domesday domingo dominguez dominic dominica dominican
        dominicans dominick dominique domitian dona donahue donald donaldson donatello donetsk donizetti donn donna
        donne donnell donner donnie donny donovan dooley doolittle doonesbury doppler dora dorcas doreen dorian doric
        doris doritos dorothea dorothy dorset dorsey dorthy dortmund dostoevsky dothan dotson douala douay doubleday
        doug douglas douglass douro dover dow downs doyle draco dracula drake dramamine drambuie drano dravidian
        dreiser dresden dreyfus dristan dropbox drupal dryden dschubba duane dubai dubcek dubhe dublin dubrovnik
        dubuque duchamp dudley duffy duisburg dulles duluth dumas dumbledore dumbo dunant dunbar duncan dunedin
        dunkirk dunlap dunn dunne dupont duracell duran durant durante durban durex durham durhams durkheim duroc
        durocher duse dushanbe dustbuster dustin dutch dutchman dutchmen duvalier dvina dwayne dwight dyer dylan
        dynamodb dyson dzungaria eakins earhart earle earlene earline earnestine earnhardt earp easter easterner
        easters eastman easts eastwood eaton ebay eben ebeneezer ebert ebola ebonics ebro ecmascript eco ecuador
        ecuadoran ecuadorans ecuadorian ed edam edams edda eddie eddington eden edens edgar edgardo edinburgh edison
        edith edmond edmonton edmund edna edsel eduardo edward edwardian edwardo edwards edwin edwina eeyore effie
        efrain efren eggo egypt egyptian egyptians egyptology ehrenberg ehrlich eichmann eiffel eileen einstein
        einsteins eire eisenhower eisenstein eisner elaine elam elanor elba elbe elbert elbrus eldersburg eldon
        eleanor eleazar electra elena elgar eli elias elijah elinor eliot elisa elisabeth elise eliseo elisha eliza
        elizabeth elkhart ella ellen ellesmere ellie ellington elliot elliott ellis ellison elma elmer elmira elmo
        elnath elnora elohim eloise eloy elroy elsa elsie elsinore eltanin elton elul elva elvia elvin elvira elvis
        elway elwood elyria elysian elysium elysiums emacs emanuel emerson emery emil emile emilia emilio emily eminem
        emma emmanuel emmett emmy emory emusic encarta endymion engels england english englisher englishes englishman
        englishmen enid enif eniwetok enkidu enoch enos enrico enrique enron eocene epcot ephesian ephesus ephraim
        epictetus epicurean epicurus epimethius epiphanies epiphany episcopal epsom epson epstein equuleus erasmus
        erato erebus erector erewhon erhard eric erica erich erick ericka erickson eridanus erie erik erika erin eris
        eritrea erlang erlenmeyer erma erna ernest ernestine ernesto ernie ernst eros eroses errol erse ervin erwin
        esau escher eskimo eskimos esmeralda esperanto esperanza espinoza essen essene essequibo essex essie esteban
        estela estella estelle ester estes esther estonia estonian estonians estrada ethan ethel ethelred ethernet
        ethiopia ethiopian ethiopians etna eton etruria etruscan etta eucharist eucharists euclid eugene eugenia
        eugenie eugenio eula euler eumenides eunice euphrates eurasia eurasian eurasians euripides eurodollar europa
        europe european europeans eurydice eustachian eustis euterpe eva evan evangelina evangeline evans evansville
        evelyn evenki everest everett everette everglades everready evert evian evita ewing excalibur excedrin
        excellency exercycle exocet exxon eyck eyre eysenck ezekiel ezra fabian facebook faeroe fafnir fagin fahd
        fahrenheit fairbanks fairfield fairhope faisal faisalabad fajardo falasha falkland falklands fallopian
        falstaff falwell fannie fanny faraday fargo farley farmer farmington farragut farrakhan farrell farrow farsi
        fassbinder fatah fates fathers fatima fatimid faulkner fauntleroy faust faustian faustino faustus fawkes fay
        faye feb februaries february federico fedex feds felecia felice felicia felicity felipe felix fellini fenian
        ferber ferdinand fergus ferguson fermat fermi fernandez fernando ferrari ferraro ferrell ferris feynman fiat
        fiberglas fibonacci fichte fidel fido fielding fields figaro figueroa fiji fijian fijians filipino filipinos
        fillmore filofax finland finley finn finnegan finnish finns fiona firebase firefox firestone fischer fisher
        fisk fitch fitchburg fitzgerald fitzroy fizeau flagstaff flanagan flanders flatt flaubert fleischer fleming
        flemish fletcher flo florence florentine flores florida floridan florine florsheim flory flossie floyd flynn
        foch fokker foley folgers folsom fomalhaut fonda foosball forbes forester formica formicas formosa formosan
        forrest forster fortaleza fosse fotomat foucault fourier fourneyron fowler fragonard fran france frances
        francesca francine francis francisca franciscan francisco franck franco francois francoise franglais frankel
        frankfort frankfurt frankie franklin franks franny franz fraser frazier fred freda freddie freddy frederic
        frederick fredric fredrick freeman freemason freemasons freetown freida fremont frenches frenchman frenchmen
        freon fresnel fresno freud freudian frey freya friday fridays frieda friedan friedman friedmann frigga
        frigidaire frisbee frisco frisian frito fritz frobisher froissart fromm fronde frontenac frostbelt frye fuchs
        fuentes fugger fuji fujitsu fujiwara fukuoka fukuyama fulani fulbright fuller fulton funafuti fundy fushun
        fuzhou fuzzbuster gabon gaborone gabriel gabriela gabrielle gacrux gadsden gaea gael gaelic gagarin gage gaia
        gail gaiman gaines galahad galahads galapagos galatea galatia galatians galbraith galen galibi galilean
        galilee galileo gallagher gallegos gallic gallo galloway gallup galois galsworthy galvani galveston gamay
        gambia gamow gandhi gandhian ganesha ganges gangtok gantry ganymede garbo garcia gardner gareth garfield
        garfunkel gargantua garibaldi garner garrett garrick garry garth garvey gary garza gascony gasser gastonia
        gates gatling gatorade gatsby gatun gauguin gaul gauls gauss gaussian gautama gautier gavin gawain gayle gaza
        gaziantep gdansk geffen gehenna gehrig geiger gelbvieh geller gemini geminis gena genaro genet geneva
        genevieve genghis genoa genoas gentoo geo geoffrey george georges georgetown georgette georgia georgian
        georgians georgina gerald geraldine gerard gerardo gerber gere geritol german germanic germans germany
        geronimo gerry gershwin gertrude gestapo gestapos gethsemane getty gettysburg ghana ghanaian ghats ghazvanid
        ghent ghibelline giacometti giannini giauque gibbon gibbs gibraltar gibraltars gibson gide gideon gielgud
        gienah gil gila gilbert gilberto gilchrist gilda gilead giles gilgamesh gillespie gillette gilliam gillian
        gilligan gilmore gilroy gina gingrich ginny gino ginsberg ginsburg ginsu giorgione giotto giovanni giraudoux
        giselle gish github giuliani giuseppe giza gladstone gladstones gladys glaser glasgow glaswegian glaxo gleason
        glenda glendale glenlivet glenn glenna gloria gloucester glover gnostic gnosticism goa gobi goddard godiva
        godot godthaab godunov godzilla goebbels goering goethals goethe goff gog gogol goiania golan golconda golda
        goldberg goldie goldilocks golding goldman goldsboro goldwater goldwyn golgi golgotha goliath gomez gomorrah
        gompers gomulka gonzales gonzalez gonzalo goodall goodman goodrich goodwin goodyear google goolagong gorbachev
        gordian gordimer gordon goren gorey gorgas gorgonzola gorky gospels goth gotham gothic gothics goths gouda
        goudas gould gounod goya grable gracchus graceland gracie graciela grady graffias grafton graham grahame grail
        grammy grampians granada graves grayslake grecian greece greek greeks greeley greene greenland greenpeace
        greensboro greenspan greenville greenwich greer greg gregg gregorian gregorio gregory grenada grenadines
        grendel grenoble gresham greta gretchen gretel gretzky grieg griffin griffith grimes grimm grinch gris gromyko
        gropius grosz grotius grover grumman grundy grus gruyeres guadalupe guadeloupe guallatiri guam guangzhou
        guantanamo guarani guarnieri guatemala guatemalan guayama guayaquil gucci guelph guernsey guernseys guerra
        guerrero guevara guggenheim guiana guillermo guinean guineans guinevere guinness guiyang guizot gujarat
        gujarati gujranwala gulfport gullah gulliver gumbel gunther guofeng gupta gurkha gus gustav gustavo gustavus
        gutenberg guthrie gutierrez guyana guyanese guzman gwalior gwen gwendoline gwendolyn gwyn gypsies gypsy haas
        habakkuk haber hadar hades hadoop hadrian hafiz hagar hagerstown haggai hague hahn haifa haiphong haiti
        haitian haitians hakka hakluyt hal haldane haleakala haley halifax halley hallie halloween halloweens
        hallstatt hals halsey haman hamburg hamburgs hamhung hamilcar hamill hamilton hamitic hamlin hammett hammond
        hammurabi hampshire hampton hamsun han hancock handel haney hanford hangul hangzhou hank hanna hannah hannibal
        hanoi hanover hanoverian hans hansel hansen hanson hanukkah hanukkahs hapsburg harare harbin hardin harding
        hargreaves harlan harlem harlequin harley harlingen harlow harmon harold harper harrell harriet harriett
        harrington harris harrisburg harrison harrods harte hartford hartline hartman harvard harvey hasbro hasidim
        hastings hatfield hathaway hatsheput hatteras hattie hauptmann hausa hausdorff havana havanas havarti havel
        havoline hawaii hawaiian hawaiians hawking hawkins hawthorne hayden haydn hayes haynes hays haywood hayworth
        hazleton hazlitt hbase hearst heather heaviside hebe hebert hebraic hebrew hebrews hebrides hecate hector
        hecuba heep hefner hegel hegelian hegira heidegger heidelberg heidi heifetz heimlich heine heineken heinlein
        heinrich heinz heisenberg heisman helen helena helene helga helicon heliopolis helios hellenic hellenism
        hellenisms hellenize heller hellespont hellman helmholtz helsinki helvetius hemet hemingway hench henderson
        hendricks hendrix henley hennessy henri henrietta henry hensley henson hepburn hephaestus hera heraclitus
        herbart herbert hercules herder hereford herero heriberto herman hermes herminia hermitage hermite hermosillo
        hernandez herod herodotus heroku herrera herrick herring herschel hersey hershel hershey hertz herzl heshvan
        hesiod hesperia hesperus hess hesse hessian hester heston hettie hewitt hewlett heyerdahl heywood hezbollah
        hezekiah hialeah hiawatha hibernia hickman hickok hicks hieronymus higgins highlander highness hightstown
        hilario hilary hilbert hilda hildebrand hilfiger hillary hillel hilton himalaya himalayas himmler hinayana
        hindemith hindenburg hindi hindu hinduism hinduisms hindus hindustan hindustani hines hinesville hinton
        hipparchus hiram hirobumi hirohito hiroshima hispanic hispanics hispaniola hiss hitachi hitchcock hitler
        hitlers hittite hmong hobart hobbes hobbs hockney hodge hodges hodgkin hoff hoffa hoffman hofstadter hogan
        hogarth hogwarts hohenlohe hohhot hohokam hokkaido hokusai holbein holcomb holden holder holland hollands
        hollerith holley hollie hollis holloway hollywood holman holmes holocene holst holstein holsteins holt homer
        homeric honda honduran hondurans honduras honecker honeywell hong honiara honolulu honshu hooke hooker hooper
        hoosier hooters hoover hoovers hopewell hopi hopkins hopper horace horacio horatio hormel hormuz hornblower
        horne horowitz horthy horton horus hosea hotpoint hottentot houdini houma housman houston houyhnhnm hovhaness
        howard howe howell howells hoyle hrothgar huang hubbard hubble huber hubert huck hudson huerta huey huffman
        huggins hugh hughes hugo huguenot huguenots hui humberto humboldt hume hummer humphrey humvee hun hungarian
        hungarians hungary huns hunspell hunter huntington huntley huntsville hurd hurley huron hurst hus hussein
        husserl hussite huston hutchinson hutton hutu huxley huygens hyades hyde hyderabad hydra hymen hyperion
        hyundai iaccoca iago ian iapetus ibadan iberia iberian ibiza iblis ibo ibsen icahn icarus iceland icelander
        icelanders icelandic ida idaho idahoan idahoans idahoes idahos ieyasu ignacio ignatius igor iguassu ijsselmeer
        ike ikhnaton ila ilene iliad illinois illuminati ilyushin imelda imhotep imodium imogene imus ina inca incas
        inchon india indian indiana indianan indianans indians indies indio indira indochina indonesia indonesian
        indore indra indus indy ines inez inge inglewood ingram ingres ingrid inonu instagram instamatic intel
        intelsat interpol inuit inuits inuktitut invar ionesco ionian ionic ionics ios iowa iowan iowans iowas ipad
        iphigenia iphone ipod iqaluit iqbal iquitos ira iran iranian iranians iraq iraqi iraqis ireland irene irish
        irisher irishman irishmen irishwoman irishwomen irkutsk irma iroquoian iroquois irrawaddy irtish irvin irving
        irwin isaac isabel isabela isabella isabelle isaiah iscariot isfahan isherwood ishim ishmael ishtar isiah
        isidro isis islam islamabad islamic islamism islamist islams ismael ismail isolde ispell israel israeli
        israelis israelite israels issac issachar istanbul isuzu itaipu italian italians italy itasca ithaca ithacan
        ito itunes iva ivan ivanhoe ives iyar izaak izanagi izanami izhevsk izmir izod izvestia jackie jacklyn jackson
        jacksonian jacky jaclyn jacob jacobean jacobi jacobin jacobite jacobs jacobson jacquard jacqueline jacquelyn
        jacques jacuzzi jagger jagiellon jahangir jaime jain jainism jaipur jakarta jake jamaal jamaica jamaican
        jamaicans jamal jamar jame jamel james jamestown jami jamie jan jana janacek jane janell janelle janesville
        janet janette janice janie janine janis janissary janjaweed janna jannie jansen jansenist januaries january
        janus japan japanese japaneses japura jared jarlsberg jarred jarrett jarrod jarvis jasmine jason jasper jataka
        java javanese javas javascript javier jaxartes jayapura jaycee jaycees jayne jayson jean jeanette jeanie
        jeanine jeanne jeannette jeannie jeannine jed jedi jeep jeeves jeff jefferey jefferson jeffery jeffrey jeffry
        jehovah jekyll jen jenifer jenkins jenna jenner jennie jennifer jennings jenny jensen jephthah jerald jeremiah
        jeremiahs jeremy jeri jericho jermaine jeroboam jerold jerome jerri jerrod jerrold jerry jerseys jerusalem
        jess jesse jessica jessie jesuit jesuits jesus jetway jew jewell jewish jewishness jewry jews jezebel jezebels
        jidda jilin jill jillian jim jimenez jimmie jimmy jinan jinnah jinny jivaro joan joann joanna joanne joaquin
        jobs jocasta jocelyn jock jodi jodie jody joe joel joey jogjakarta johann johanna johannes john johnathan
        johnathon johnie johnnie johnny johns johnson johnston johnstown jolene jolson jon jonah jonahs jonas jonathan
        jonathon jones jonesboro joni jonson joplin jordan jordanian jordanians jorge jose josef josefa josefina
        joseph josephine josephs josephson josephus josh joshua josiah josie josue joule jove jovian joyce joycean
        joyner juan juana juanita juarez jubal judaeo judah judaic judaism judaisms judas judases judd jude judea
        judith judson judy jules julia julian juliana julianne julie julies juliet juliette julio julius julliard july
        june juneau junes jung jungfrau jungian juniors juno jupiter jurassic jurua justin justine justinian jutland
        juvenal kaaba kabul kafka kafkaesque kagoshima kahlua kahului kaifeng kailua kaiser kaitlin kalahari kalamazoo
        kalb kalevala kalgoorlie kali kalmyk kama kamchatka kamehameha kampala kampuchea kandahar kandinsky kane
        kaneohe kankakee kannada kano kanpur kansan kansans kansas kant kantian kaohsiung kaposi kara karachi
        karaganda karakorum karamazov kareem karen karenina kari karin karina karl karla karloff karo karol karroo
        karyn kasai kasey kashmir kasparov kate katelyn katharine katherine katheryn kathiawar kathie kathleen
        kathrine kathryn kathy katie katina katmai katowice katrina katy kauai kaufman kaunas kaunda kawabata kawasaki
        kay kaye kayla kazakh kazakhstan kazan keaton keats keck keenan keewatin keillor keisha keith keller kelley
        kelli kellie kellogg kelly kelsey kelvin kemerovo kemp kempis kendall kendra kendrick kenmore kennan kennedy
        kenneth kennewick kennith kenny kenosha kent kenton kentuckian kentucky kenya kenyan kenyans kenyatta kenyon
        keogh keokuk kepler kerensky keri kermit kern kerouac kerr kerri kerry kettering keven kevin kevlar kevorkian
        kewpie keynes keynesian khabarovsk khalid khan kharkov khartoum khayyam khazar khmer khoikhoi khoisan khomeini
        khorana khrushchev khufu khulna khwarizmi khyber kickapoo kidd kiel kieth kiev kigali kikuyu kilauea killeen
        kilroy kim kimberley kimberly kingsport kingston kingstown kinney kinsey kinshasa kiowa kip kipling kirby
        kirchhoff kirchner kirghistan kirghiz kiribati kirinyaga kirk kirkland kirov kirsten kisangani kishinev kislev
        kissimmee kissinger kitakyushu kitchener kiwanis klan klansman klaus klee kleenex kleenexes klein klimt kline
        klingon klondike klondikes kmart knapp knesset kngwarreye knievel knopf knossos knowles knox knoxville knudsen
        knuth kobe koch kochab kodachrome kodak kodaly kodiak koestler kohinoor kohl koizumi kojak kokomo kolyma
        kommunizma kong kongo konrad koontz koppel korea korean koreans kornberg kory korzybski kosciusko kossuth
        kosygin kotlin koufax kowloon kraft krakatoa krakow kramer krasnodar krebs kremlin kresge kringle kris krishna
        krista kristen kristi kristie kristin kristina kristine kristopher kristy kroc kroger kronecker kropotkin
        kruger krugerrand krupp krystal kshatriya kublai kubrick kuhn kuibyshev kulthumm kunming kuomintang kurd
        kurdish kurdistan kurosawa kurt kurtis kusch kutuzov kuwait kuwaiti kuwaitis kuznets kuznetsk kwakiutl kwan
        kwangju kwanzaa kwanzaas kyle kyoto kyrgyzstan kyushu laban labrador labradors lacey lachesis ladoga ladonna
        lafayette lafitte lagos lagrange lagrangian lahore laius lajos lakeisha lakeland lakewood lakisha lakota
        lakshmi lamar lamarck lamaze lambert lambrusco lamont lana lanai lancashire lancaster lancelot landon landry
        landsat lang langerhans langland langley langmuir lanka lanny lansing lanzhou lao laocoon laos laotian
        laotians laplace lapland lapp lapps lara laramie lardner laredo larousse larry lars larsen larson las lascaux
        lassa lassen lassie latasha lateran latin latina latiner latino latinos latins latinx latisha latonya latoya
        latrobe latvia latvian latvians lauder laue laundromat laura laurasia lauren laurence laurent lauri laurie
        laval lavern laverne lavoisier lavonne lawanda lawrence lawson lawton layamon layla layton lazaro lazarus lea
        leadbelly leah leakey leander leann leanna leanne lear learjet leary lebanese lebanon lebesgue leblanc leda
        lederberg leeds leesburg leeward legendre leger leghorn lego legree lehman leibniz leicester leiden leif leigh
        leila leipzig lela leland lelia lemaitre lemuel lemuria len lena lenard lenin leningrad leninism leninist
        lennon lenny leno lenoir lenora lenore lenten lents leo leola leominster leon leona leonard leonardo leonel
        leonid leonidas leonor leopold leopoldo leos lepidus lepke lepus lerner leroy les lesa lesley leslie lesotho
        lesseps lessie lester lestrade leta letha lethe leticia letitia letterman levant levesque levi leviathan
        levine leviticus levitt lew lewinsky lewis lewiston lewisville lexington lexus lhasa lhotse liam libby
        liberace liberia liberian liberians libra libras libreville librium libya libyan libyans lidia lieberman liege
        lila lilia lilian liliana lilith lille lillian lillie lilliput lilly lilongwe lima limbaugh limburger limoges
        limousin limpopo lin lina lincoln lincolns lind linda lindbergh lindsay lindsey lindy linnaeus linotype linton
        linus linux linwood lionel lipizzaner lippi lippmann lipscomb lipton lisa lisbon lissajous lister listerine
        liston liszt lithuania lithuanian litton livermore liverpool livia livingston livonia livy liz liza lizzie
        lizzy ljubljana llewellyn lloyd loafer lochinvar locke lockean lockheed lockwood lodi lodz loewe loewi loews
        logan lohengrin loire lois loki lola lolita lollard lombard lombardi lombardy lome lompoc lon london londoner
        longfellow longmont longstreet longview lonnie lopez lora lorain loraine lords lorelei loren lorena lorene
        lorentz lorenz lorenzo loretta lori lorie lorna lorraine lorre lorrie los lothario lott lottie lou louella
        louie louis louisa louise louisiana louisianan louisville lourdes louvre lovecraft lovelace lowe lowell
        lowenbrau lowery loyang loyd loyola luanda luann lubbock lubumbashi lucas luce lucia lucian luciano lucien
        lucifer lucile lucille lucinda lucio lucite lucius lucknow lucretia lucretius lucy luddite ludhiana ludwig
        luella lufthansa luftwaffe luger lugosi luigi luis luisa luke lula lully lulu luna lupe lupercalia lupus luria
        lusaka lusitania luther lutheran lutherans luvs luxembourg luz luzon lvov lycra lycurgus lydia lyell lyle lyly
        lyman lyme lynchburg lynda lyndon lynette lynn lynne lynnette lyon lyons lyra lysenko lysistrata lysol lyx
        maalox mabel mable macao macarthur macaulay macbeth macbride maccabeus macdonald macedon macedonia macedonian
        mach macias macintosh mack mackenzie mackinac mackinaw macleish macmillan macon macumba macy madagascan
        madagascar maddox madeira madeiras madeleine madeline madelyn madera madge madison madonna madonnas madras
        madrid madurai mae mafia mafias mafioso magdalena magdalene magellan magellanic maggie maghreb magi maginot
        magog magoo magritte magsaysay magyar magyars mahavira mahayana mahayanist mahdi mahfouz mahican mahicans
        mahler mai maidenform maigret mailer maillol maiman maimonides maine maisie maitreya majorca majuro makarios
        malabar malabo malacca malachi malagasy malamud malaprop malawi malay malayalam malayan malays malaysia
        malaysian malaysians malcolm maldive maldives maldivian maldivians maldonado mali malian malians malibu
        malinda malinowski mallomars mallory malone malory malplaquet malraux malta maltese malthus malthusian
        mameluke mamet mamie mamore managua manama manasseh manchester manchu manchuria manchurian mancini mandalay
        mandarin mandela mandelbrot mandeville mandingo mandrell mandy manet manfred manhattan manhattans mani
        manichean manila manilas manitoba manitoulin mankato manley mann mannheim manning mansfield manson manteca
        mantegna manuel manuela manx mao maoism maoisms maoist maoists maori maoris maputo mara maracaibo marat
        maratha marathi marc marceau marcel marcelino marcella marcelo marches marci marcia marciano marcie marco
        marconi marcos marcus marcy marduk margaret margarita margarito marge margery margie margo margret margrethe
        marguerite mari mariadb marian mariana marianas marianne mariano maribel maricela marie marietta marilyn marin
        marines mario marion maris marisa marisol marissa maritain maritza marius marjorie marjory markab markham
        markov marks marla marlboro marlene marley marlin marlon marlowe marmara marne maronite marple marquesas
        marquette marquez marquis marquita marrakesh marriott mars marsala marseilles marsha marshall marta martel
        martha martian martians martina martinez martinique marty marva marvell marvin marx marxism marxisms marxist
        marxists mary maryann maryanne maryellen maryland marylander marylou marysville masada masai masaryk mascagni
        masefield maserati maseru mashhad masonic masonite masons mass massasoit massenet massey mastercard mather
        mathew mathews mathewson mathias mathis matilda matisse matlab mattel matterhorn matthew matthews matthias
        mattie maud maude maugham maui mauldin maupassant maura maureen mauriac maurice mauricio maurine mauritania
        mauritius mauro maurois mauryan mauser mavis max maximilian maxine maxwell maya mayan mayans mayas mayer
        mayfair mayflower maynard mayo mayra mays maytag mazama mazarin mazatlan mazda mazola mazzini mbabane mbini
        mcadam mcallen mcbride mccain mccall mccarthy mccartney mccarty mcclain mcclellan mcclure mcconnell mccormick
        mccoy mccray mccullough mcdaniel mcdonald mcdonnell mcdowell mcenroe mcfadden mcfarland mcgee mcgovern mcgowan
        mcguffey mcguire mchenry mcintosh mcintyre mckay mckee mckenzie mckinley mckinney mcknight mclaughlin mclean
        mcleod mcluhan mcmahon mcmillan mcnamara mcnaughton mcneil mcpherson mcqueen mcveigh mead meade meadows meagan
        meany mecca meccas medan medea medellin medford medicaid medicaids medicare medicares medici medina medusa meg
        megan meghan meier meighen meiji meir mejia mekong mel melanesia melanesian melanie melba melbourne melchior
        melendez melinda melisa melisande melissa mellon melpomene melton melva melville melvin memcached memling
        memphis menander mencius mencken mendel mendeleev mendelian mendez mendocino mendoza menelaus menelik menes
        menifee menkalinan menkar menkent mennen mennonite mennonites menominee menotti mensa menuhin menzies merak
        mercado mercator merced mercedes mercer mercia merck mercuries meredith merino merle merlin merlot merriam
        merrick merrill merrimack merritt merton mervin mesa mesabi mesmer mesolithic mesozoic messiaen messiah
        messiahs messianic metallica metamucil methodism methodisms methodist methodists methuselah metternich meuse
        mexicali mexican mexicans mexico meyer meyerbeer meyers mfume mhz mia miami miamis micah micawber michael
        micheal michel michele michelin michelle michelob michelson michigan mick mickey mickie micky micmac
        micronesia microsoft midas middleton middletown midland midwest midwestern mig miguel mikhail mikoyan milagros
        milan mildred miles milford milken millard millay miller millet millicent millie millikan mills milne milo
        milosevic miltiades milton miltonic miltown milwaukee mimi mimosa minamoto mindanao mindoro mindy minerva ming
        mingus minnelli minnesota minnesotan minnie minoan minoans minolta minos minot minotaur minsk minsky mintaka
        minuit miocene mir mira mirabeau mirach miranda mirfak miriam miro mirzam miskito missoula missouri missourian
        missy mistassini mister mitch mitchel mitchell mitford mithra mitsubishi mitterrand mitty mitzi mixtec mizar
        mnemosyne mobil mobutu modesto modigliani moe moet mogadishu mohacs mohamed mohammad mohammedan mohawk mohawks
        moho moira moises moiseyev mojave moldavia moldova moliere molina moll mollie molly molnar moloch molokai
        molotov moluccas mombasa mona monaco mondale monday mondays mondrian monera monessen monet mongodb mongol
        mongolia mongolian mongolians mongoloid mongols monica monique monmouth monroe monrovia mons monsanto montague
        montaigne montana montanan montanans montcalm monte montenegro monterey monterrey montessori monteverdi
        montevideo montezuma montgomery monticello montoya montpelier montrachet montreal montserrat monty moog mooney
        moore moorish moors morales moran moravia moravian mordred moreno morgan morgantown moriarty morin morison
        morita morley mormon mormonism mormonisms mormons moro moroccan moroccans morocco moroni morpheus morphy
        morris morrison morristown morrow morse mort mortimer morton moscow moseley moselle moses mosley mosul
        motorola motown motrin mott mountie mounties mouthe mouton mowgli mozambican mozambique mozart mozilla muawiya
        mubarak mueller muenster mugabe muhammad muhammadan muir mujib mulder mullen muller mulligan mullikan mullins
        mulroney multan mumbai mumford muncie munich munoz munro muppet murasaki murat murchison murdoch muriel
        murillo murine murmansk murphy murray murrieta murrow muscat muscovite muscovy musharraf musial muskegon
        muskogee muslim muslims mussolini mussorgsky mutsuhito muzak myanmar mycenae mycenaean myers mylar mylars
        myles myra myrdal myrna myron myrtle mysore myspace mysql myst nabisco nabokov nader nadia nadine nagasaki
        nagoya nagpur nagy nahuatl nahum naipaul nair nairobi naismith nam namath namibia namibian namibians nampa nan
        nanak nanchang nancy nanette nanjing nannie nanook nansen nantes nantucket naomi napa naphtali napier naples
        napoleon napoleonic napster narcissus narmada narnia nash nashua nashville nassau nasser nat natalia natalie
        natasha natchez nate nathan nathaniel nathans naugahyde nauru nautilus navajo navajoes navajos navarre navarro
        nazarene nazareth nazca nazi nazis nazism nazisms ndjamena neal neapolitan nebraska nebraskan nebraskans ned
        nefertiti negev negro negroes negroid negroids negros nehemiah nehru neil nelda nell nellie nelly nelsen
        nelson nembutal nemesis neo neogene neolithic nepal nepalese nepali neptune nereid nerf nero neruda nescafe
        nesselrode nestor nestorius netflix netscape nettie neva nevada nevadan nevadans nevis nevsky newark newburgh
        newcastle newman newport newsweek newtonian nexis ngaliema nguyen niagara niamey nibelung nicaea nicaragua
        nicaraguan niccolo nicene nichiren nicholas nichole nichols nicholson nicklaus nickolas nicobar nicodemus
        nicola nicolas nicole nicosia niebuhr nielsen nietzsche nieves nigel niger nigeria nigerian nigerians nijinsky
        nike nikita nikkei nikki nikolai nikon nile nimitz nimrod nina nineveh nintendo niobe nippon nirenberg nirvana
        nisan nisei nissan nita nivea nixon nkrumah noah nobel nobelist nobelists nodoz noe noel noelle noels noemi
        nokia nola nolan nome nona nootka nora norbert norberto nordic nordics noreen norfolk noriega norma norman
        normand normandy normans norplant norris norse norseman norsemen northeasts northerner northrop northrup
        norths northwests norton norway norwegian norwegians norwich nosferatu nottingham nouakchott noumea novartis
        november novembers novgorod novocain novocaine noxzema noyce noyes nubia nubian nukualofa nunavut nunez nunki
        nuremberg nureyev nutrasweet nyasa nyerere nyquil oahu oakland oakley oates oaxaca obadiah obama obamacare
        oberlin oberon ocala ocaml occam occident occidental oceania oceanus ochoa oct octavia octavio october
        octobers odell oder odessa odets odin odis odom odysseus odyssey oedipal oedipus oersted ofelia offenbach
        officemax ogbomosho ogden ogilvy oglethorpe ohio ohioan ohioans oise ojibwa ojibwas okeechobee okefenokee
        okhotsk okinawa oklahoma oklahoman ola olaf olajuwon olav oldenburg oldfield oldsmobile olduvai olen olenek
        olga oligocene olin oliver olivetti olivia olivier ollie olmec olmsted olsen olson olympia olympiad olympiads
        olympian olympians olympias olympic olympics olympus omaha omahas oman omar omayyad omdurman omsk onassis
        oneal onega onegin oneida ono onondaga onsager ontario oort opel openoffice ophelia ophiuchus oprah ora oran
        oranjestad orbison ordovician oregon oregonian oregonians orem oreo orestes orientals orin orinoco orion oriya
        orizaba orkney orlando orleans orlon orlons orly orpheus orphic orr ortega ortiz orval orville orwell
        orwellian osage osaka osbert osborn osborne oscar oscars osceola osgood oshawa oshkosh osiris oslo osman
        ostrogoth ostwald osvaldo oswald othello otis ottawa ottawas otto ottoman ouija ovid owen owens owensboro
        oxford oxfords oxnard oxonian oxus oxycontin ozark ozarks ozymandias ozzie paar pablo pablum pabst pacheco
        pacino packard paderewski padilla paganini paglia pahlavi paige paine pakistan pakistani pakistanis palembang
        paleocene paleogene paleozoic palermo palestine palestrina paley palikir palisades palladio palmdale palmer
        palmerston palmolive palmyra palomar pam pamela pamirs pampers panama panamanian panamas panasonic pandora
        pangaea pankhurst panmunjom pantagruel pantaloon pantheon panza paracelsus paraclete paraguay paraguayan
        paramaribo parcheesi pareto paris parisian parisians parker parkinson parkman parks parmesan parmesans
        parnassus parnell parr parrish parsifal parsons parthenon parthia pasadena pascagoula pascal pasco pasquale
        passions passover passovers pasternak pasteur patagonia patagonian patel paterson patna patrica patrice
        patricia patrick patsy patterson patti patton paul paula paulette pauli pauline pauling pavarotti pavlov
        pavlova pavlovian pawnee payne paypal peabody peale pearlie pearson peary pechora peckinpah pecos pedro
        pegasus pegasuses peggy pei peiping peking pekingese pekingeses pekings pele pelee pembroke pena penderecki
        penelope penn penney pennington pennzoil pensacola pentateuch pentax pentecost pentecosts pentium peoria pepin
        pepsi pepys pequot percheron percival percy perelman perez periclean pericles perkins perl perm permalloy
        permian pernod peron perot perrier perry perseid persephone persepolis perseus pershing persia persian
        persians perth peru peruvian peruvians peshawar petaluma pete peter petersen peterson petra petrarch peugeot
        pfizer phaedra phaethon pharaoh pharaohs pharisee pharisees phekda phelps phidias phil philby philip philippe
        philippine philips philistine phillip phillipa phillips philly phipps phobos phoebe phoenicia photostat
        photostats phrygia phyllis piaf piaget pianola picasso piccadilly pickering pickett pickford pickwick pict
        piedmont pierre pierrot pilate pilates pilcomayo pillsbury pinatubo pincus pindar pinkerton pinocchio pinochet
        pinter pippin piraeus pirandello pisa pisces pissaro pitcairn pitt pittman pitts pittsburgh pittsfield pius
        pizarro planck plasticine plataea plath plato platonic platonism platonist platte plautus playboy playtex
        pleiades plexiglas pliny pliocene plutarch pluto plymouth pocahontas pocatello pocono poconos podgorica
        podhoretz podunk poe pogo poiret poirot poisson poitier poland polanski polaris polaroid polaroids poles
        politburo polk pollard pollock pollux polly pollyanna poltava polyhymnia polynesia polynesian polyphemus
        pomerania pomeranian pomona pompadour pompeii pompey ponce pontiac pontianak pooh poole poona popeye popper
        poppins popsicle porfirio porrima porsche porter portia portland portsmouth portugal portuguese poseidon
        postgresql potemkin potomac potsdam potter potts pottstown poussin powell powerpc powerpoint powers powhatan
        poznan prada prado praetorian prague praia prakrit pratchett pratt pravda praxiteles preakness preminger
        premyslid prensa prentice prescott presley preston pretoria priam pribilof priceline priestley princeton
        principe priscilla prius procrustes procter procyon prokofiev promethean prometheus proserpine protagoras
        proteus proudhon proust provencals provence proverbs provo prozac prudential pruitt prussia prussian prut
        pryor psalms psalter psalters ptah ptolemaic ptolemies ptolemy puccini puckett puebla puerto puget pugh
        pulaski pulitzer pullman pullmans punic punjab punjabi purana purcell purdue purim purims purina puritan
        puritanism purus pusan pusey pushkin pushtu putin putnam puzo pygmalion pygmies pygmy pyle pym pynchon
        pyongyang pyotr pyrenees pyrex pyrexes pyrrhic pythagoras pythias pytorch qaddafi qantas qatar qingdao qiqihar
        qom quaalude quaker quakers qualcomm quaoar quasimodo quaternary quayle quebec quechua queens queensland
        quentin quezon quincy quinn quintilian quinton quirinal quisling quito quixote quixotism qumran quonset quran
        rabat rabelais rabin rachael rachel rachelle racine radcliff radcliffe rae rafael raffles raleigh ralph rama
        ramada ramadan ramadans ramanujan ramayana rambo ramirez ramiro ramon ramona ramos ramsay ramses ramsey rand
        randal randall randell randi randolph randy rangoon rankin rankine raoul raphael rapunzel raquel rasalgethi
        rasalhague rasmussen rasputin rasta rastaban ratliff raul rawalpindi rayban rayburn rayleigh raymond raymundo
        reading reagan realtor reasoner reba rebekah recife redding redford redgrave redis redmond redshift reebok
        reese reeves refugio reggie regina reginae reginald regor regulus rehnquist reich reid reilly reinaldo
        reinhardt reinhold remarque rembrandt remington remus rena renault rene renee reno renoir reuben reuters
        reuther reva reverend revlon rex reyes reykjavik reyna reynaldo reynolds rhea rhee rheingau rhenish rhiannon
        rhine rhineland rhoda rhode rhodes rhodesia rhonda rhone ribbentrop ricardo richard richards richardson
        richelieu richie richmond richter richthofen rick rickey rickie rickover ricky rico riel riemann riesling riga
        rigel riggs rigoberto rigoletto riley rilke rimbaud ringling ringo rio rios ripley rita ritalin ritz rivas
        rivera rivers riverside riviera rivieras riyadh rizal roanoke robbie robbin robbins robby roberson robert
        roberta roberto roberts robertson robeson robinson robitussin robles robson robt robyn rocco rocha rochambeau
        roche rochelle rochester rockford rockies rockne rockwell roderick rodger rodgers rodin rodney rodolfo rodrick
        rodrigo rodriguez rodriquez roeg roentgen rogelio roger rogers roget rojas roku rolaids roland rolando rolex
        rolland rollins rolodex rolvaag romanesque romania romanian romanians romanies romano romanov romans romansh
        romany rome romeo romero romes rommel romney romulus ron ronald ronda ronnie ronny ronstadt rooney roosevelt
        roquefort roqueforts rorschach rory rosa rosales rosalie rosalind rosalinda rosalyn rosanna rosanne rosario
        roscoe roseann roseau rosecrans rosella rosemarie rosenberg rosendo rosenzweig rosetta rosie roslyn ross
        rossetti rossini rostand rostov roswell rotarian roth rothko rothschild rotterdam rottweiler rouault rourke
        rousseau rove rover rowe rowena rowland rowling roxanne roxie roxy roy royce rozelle rubaiyat rubbermaid ruben
        rubens rubicon rubik rubin rubinstein ruchbah rudolf rudolph rudy rudyard rufus ruhr ruiz rukeyser rumsfeld
        runnymede runyon rupert rushdie rushmore ruskin russel russell russia russian russians russo rustbelt rutan
        rutgers ruth rutherford ruthie rutledge rwanda rwandan rwandans rwandas ryan rydberg ryder ryukyu saab saar
        saarinen saatchi sabbath sabbaths sabik sabin sabina sabine sabrina sacajawea sacco sachs sacramento sadat
        saddam sadducee sade sadie sadr safavid safeway sagan saginaw sahara sahel saigon saiph sakai sakha sakhalin
        sakharov saks sal saladin salado salamis salas salazar salem salerno salesforce salinas salinger salisbury
        salish salk sallie sallust salome salton salvador salvadoran salvatore salween salyut sam samantha samar
        samara samaritan samaritans samarkand sammie sammy samoa samoan samoset samoyed sampson samson samsonite
        samsung samuel samuelson san sana sanchez sancho sandburg sanders sandinista sandoval sandra sanford
        sanforized sanger sanhedrin sanka sankara sanskrit santa santana santayana santeria santiago santos sappho
        sapporo sara saracen saracens saragossa sarah sarajevo saran sarasota saratov sarawak sardinia sargasso
        sargent sargon sarnoff saroyan sarto sartre sasha saskatoon sasquatch sassanian sassoon satan satanism
        satanist saturday saturdays saturn saturnalia saudi saudis saul saunders saundra saussure savannah savonarola
        savoy savoyard sawyer saxon saxons saxony sayers scala scaramouch scarlatti scheat schedar schelling schick
        schiller schindler schliemann schlitz schmidt schnabel schnauzer schneider schoenberg schrieffer schroeder
        schubert schultz schulz schumann schumpeter schuyler schuylkill schwartz schweitzer schweppes schwinger
        schwinn scipio scopes scorpio scorpios scorpius scorsese scot scotches scotchman scotchmen scotia scotland
        scots scotsman scotsmen scotswoman scotswomen scott scottie scottish scottsdale scranton scriabin scribner
        scriptures scrooge scruggs scud sculley scylla scythia scythian seaborg seagram sean sears seattle sebastian
        sebring seconal seder seders sedna seebeck seeger sega segovia segre segundo seiko seine seinfeld sejong
        selassie selectric selena seleucid seleucus selim seljuk selkirk selma selznick semarang seminole seminoles
        semiramis semite semites semitic semitics semtex senates sendai seneca senecas senegal senegalese senghor
        sennett seoul sephardi sepoy september septembers septuagint sequoya serb serbia serbian serbians serbs serena
        serengeti sergei sergio serpens serra serrano seth seton seurat seuss sevastopol severn severus seville seward
        sextans sexton seychelles seyfert seymour shackleton shaffer shaka shana shane shanghai shankara shanna
        shannon shantung shapiro sharepoint shari sharif sharlene sharon sharpe sharron shasta shaula shaun shauna
        shavian shavuot shaw shawn shawna shawnee shea sheba shebeli sheboygan sheena sheetrock sheffield sheila
        shelby sheldon shelia shelley shelly shelton shenandoah shenyang sheol shepard sheppard sheratan sheraton
        sheree sheri sheridan sherlock sherman sherpa sherri sherrie sherwood sheryl shetland shetlands shevat shields
        shikoku shillong shiloh shinto shintoism shintoisms shintos shiraz shirley shiva shockley shorthorn shoshone
        shrek shreveport shriner shropshire shula shylock shylockian siam siamese sibelius siberia siberian sibyl
        sicilian sicilians sicily sid siddhartha sidney siegfried siemens sierpinski sigismund sigmund sigurd sihanouk
        sikh sikhism sikhs sikkim sikkimese sikorsky silas silurian silva silvia simenon simmental simmons simon
        simone simpson simpsons sims sinai sinatra sinclair sindbad sindhi singapore singer singh singleton sinhalese
        sinkiang sioux sirius sistine sisyphean sisyphus siva sivan sjaelland skinner skippy skopje skye skylab skype
        slackware slashdot slater slav slavic slavonic slavs slidell slinky sloan sloane slocum slovak slovakia
        slovakian slovaks slovenia slovenian slovenians slurpee smetana smirnoff smithson smokey smolensk smollett
        smuts snapple snead snell snickers snider snoopy snowbelt snyder soave socastee socorro socrates socratic
        soddy sodom sofia soho solis solomon solon somali somalia somalian somalians somalis somme somoza sondheim
        sondra songhai songhua sonia sonja sonny sontag sony sonya sophia sophie sophoclean sophocles sopwith sorbonne
        sosa soto sousa southeasts southerner southey souths southwests soviet soweto soyinka soyuz spaatz spackle
        spahn spain spam spaniard spaniards spanish sparks sparta spartacus spartan spartans spears speer spence
        spencer spencerian spengler spenser spenserian sperry spica spielberg spillane spinoza spinx spiro spirograph
        spitz spock spokane springdale sprite sputnik sqlite squanto squibb srinagar srivijaya stacey staci stacie
        stacy stael stafford stalin stalingrad stalinist stallone stamford stan standish stanford stanley stanton
        staples starbucks starkey starr staten staubach staunton steadicam steele stefan stefanie stein steinbeck
        steinem steiner steinmetz steinway stella stendhal stengel stephan stephanie stephen stephens stephenson
        sterne sterno stetson steuben steve steven stevens stevenson stevie stewart stieglitz stilton stimson stine
        stirling stockholm stockton stoic stoicism stokes stolypin stonehenge stoppard stowe strabo strasbourg strauss
        stravinsky streisand strickland strindberg stromboli stu stuart stuarts studebaker stuttgart stuyvesant
        stygian styrofoam styrofoams styron styx suarez subaru sucre sucrets sudan sudanese sudoku sudra suetonius
        suez suffolk sufi sufism suharto sui sukarno sukkot sulawesi suleiman sulla sullivan sumatra sumeria sumerian
        summer sumner sumter sunbeam sunbelt sundanese sundas sunday sundays sunkist sunni sunnyvale superbowl
        superfund superglue superman surabaya surat suriname surya susan susana susanna susanne susie sussex
        sutherland sutton suva suwanee suzanne suzette suzhou suzuki suzy svalbard sven svengali swahili swahilis
        swammerdam swanee swansea swanson swazi swaziland swede sweden swedenborg swedes swedish sweeney swinburne
        swiss swissair swisses sybil sydney sykes sylvester sylvia sylvie synge syracuse syria syriac syrian syrians
        szilard szymborska tabasco tabatha tabitha tabriz tacitus tacoma tad tadzhik taegu taejon taft tagalog tagore
        tagus tahiti tahitian tahitians tahoe taichung taine taipei taiping taiwan taiwanese taiyuan tajikistan
        taklamakan talbot taliban taliesin tallchief talley talleyrand tallinn talmud talmudic talmuds tamara tameka
        tamera tamerlane tami tamika tamil tammany tammi tammie tammuz tammy tampa tampax tamra tamworth tancred taney
        tanganyika tangiers tangshan tania tanisha tanner tantalus tanya tanzania tanzanian tanzanians tao taoism
        taoisms taoist taoists tara tarantino tarawa tarazed tarbell tarim tarkenton tarkington tartary tartuffe
        tarzan tasha tashkent tasman tasmania tasmanian tass tatar tatars tate tatum taurus tauruses tavares tawney
        taylor tbilisi teasdale tecumseh ted teddy teflon teflons tehran telemachus telemann teller telugu temecula
        tempe templar tennessee tennyson tensorflow terence teresa tereshkova teri terkel terr terra terran terrance
        terrell terrence terri terrie terry tertiary tesla tess tessa tessie tet tethys tetons teutonic tevet texaco
        texan texans texarkana texas thackeray thad thaddeus thai thailand thais thales thalia thames thanh thant thar
        tharp thatcher thea thebes theiler thelma theo theocritus theodora theodore theodoric theodosius theosophy
        theravada theresa therese thermos theron theseus thespian thespis thessaly thieu thimbu thomas thomism
        thomistic thompson thomson thor thorazine thoreau thornton thorpe thoth thrace thracian thucydides thule
        thurber thurman thurmond thursday thursdays thutmose tia tianjin tiber tiberius tibet tibetan tibetans
        tienanmen tiffany tigris tijuana tillich tillman tilsit tim timbuktu timex timmy timon timor timothy timur
        timurid tina tinkerbell tinkertoy tinseltown tintoretto tippecanoe tipperary tiresias tisha tishri titan
        titania titanic titian titicaca tito titus titusville tlaloc tlingit tobago toby tocantins tod todd togo tojo
        tokay tokugawa tokyo toledo toledos tolkien tolstoy toltec tolyatti tom tomas tombaugh tomlin tommie tommy
        tompkins tomsk tonga tongan tongans toni tonia tonto tony tonya topeka topsy torah torahs tories toronto
        torquemada torrance torrens torres torricelli tortola tortuga torvalds tory tosca toscanini toshiba toto
        toulouse townes townsend toynbee toyoda toyota tracey traci tracie tracy trafalgar trailways trajan tran
        transvaal trappist travis travolta treasuries treblinka trekkie trent trenton trevelyan trevino trevor trey
        triangulum triassic tricia trident trieste trimurti trina trinidad trinities tripitaka tripoli trippe trisha
        tristan triton trobriand troilus trojan trojans trollope trondheim tropicana trotsky troy troyes truckee
        trudeau trudy truffaut trujillo truman trumbull tsimshian tsitsihar tsongkhapa tswana tuamotu tuareg tubman
        tucker tucson tucuman tudor tuesday tuesdays tulane tull tulsa tulsidas tums tungus tunguska tunis tunisia
        tunisian tunisians tunney tupi tupperware tupungato turgenev turin turing turk turkestan turkish turks turlock
        turner turpin tuscaloosa tuscan tuscany tuscarora tuscon tuskegee tussaud tut tutsi tutu tuvalu twain tweed
        tweedledee tweedledum twila twinkies twizzlers tycho tylenol tyler tyndale tyndall tyree tyrone tyson ubangi
        ubuntu ucayali uccello udall ufa uganda ugandan ugandans uighur ukraine ukrainian ukrainians ulster ultrasuede
        ulyanovsk ulysses umbriel underwood ungava unicode unilever unions uniontown uniroyal unitarian unitarians
        unitas unukalhai upanishads updike upjohn upton ural urals urania uranus urdu urey uriah uriel uris urquhart
        ursa ursula ursuline uruguay uruguayan uruguayans urumqi usenet ustinov utah ute utica utopia utopian utopians
        utopias utrecht utrillo uzbek uzbekistan uzi vacaville vader vaduz val valarie valdez valdosta valencia
        valenti valentin valentino valenzuela valeria valerian valerie valhalla valium valiums valkyrie valkyries
        vallejo valletta valois valparaiso valvoline vance vancouver vanderbilt vandyke vanessa vang vanuatu vanzetti
        varanasi varese vargas vaseline vaselines vasquez vassar vatican vauban vaughan vaughn vazquez veblen veda
        vedanta vedas vega vegas vegemite vela velcro velcros velez velma velveeta venetian venetians venezuela
        venezuelan venice venn ventolin venus venuses venusian vera veracruz verde verdi verdun verizon verlaine
        vermeer vermont vermonter vern verna verne vernon verona veronese veronica versailles vesalius vespasian
        vespucci vesta vesuvius viacom viagra vic vicente vichy vicki vickie vicksburg vicky victoria victorian
        victorians victrola vidal vienna viennese vientiane vietcong vietminh vietnam vietnamese vijayawada viking
        vikings vila villarreal villas villon vilma vilnius vilyui vince vincent vineland vinson virgie virgil
        virginia virginian virginians virgo virgos visalia visayans vishnu visigoth vistula vitim vito vitus vivaldi
        vivian vivienne vlad vladimir vlaminck vlasic voip volcker voldemort volga volgograd volkswagen volstead volta
        voltaire volvo vonda vonnegut voronezh vorster voyager vuitton vulcan vulgate vulgates wabash waco wagner
        wagnerian wahhabi waikiki waite waksman wald waldemar walden waldensian waldheim waldo waldorf wales walesa
        walgreen walgreens walker walkman wallace waller wallis walloon walls walmart walpole walsh walt walter
        walters walton wanamaker wanda wang wankel ware warhol waring warner warsaw warwick wasatch washington
        wassermann waterbury waterford watergate waterloo waterloos waters watertown watkins watson watteau watts
        watusi waugh wausau wayne waynesboro weaver webb weber webern webster websters weddell wedgwood wednesday
        wednesdays weeks wehrmacht wei weill weinberg weirton weiss weizmann weldon welland weller welles wells welsh
        welshman welshmen wenatchee wendell wendi wendy wesak wesley wesleyan wessex wesson westerner westerns weston
        westphalia wests weyden wezen wharton wheaties wheatstone wheeler wheeling whig whigs whipple whistler
        whitaker whitefield whitehall whitehead whitehorse whiteley whites whitfield whitley whitman whitney
        whitsunday whittier wicca wichita wiemar wiesel wiesenthal wiggins wigner wii wikileaks wikipedia wilbert
        wilbur wilburn wilcox wilda wilde wilder wiles wiley wilford wilfred wilfredo wilhelm wilhelmina wilkerson
        wilkes wilkins wilkinson willa willamette willard willemstad william williams williamson willie willis willy
        wilma wilmer wilmington wilson wilsonian wilton wimbledon wimsey winchell winchester windex windhoek windows
        windsor windsors windward winesap winfred winfrey winifred winkle winnebago winnie winnipeg winston winters
        winthrop wisconsin witt wobegon wodehouse wolfe wolff wolfgang wollongong wolsey wonderbra wong woodard
        woodhull woodrow woods woodstock woodward woolf woolite woolongong woolworth wooster wooten worcester
        worcesters wordpress wordsworth worms wotan wovoka wozniak wozzeck wrangell wrigley wroclaw wuhan wurlitzer
        wyatt wycherley wycliffe wyeth wylie wynn wyoming wyomingite xamarin xanadu xanthippe xavier xemacs xenakis
        xenia xenophon xerox xeroxes xerxes xhosa xiaoping ximenes xingu xiongnu xmas xmases xochipilli xuzhou yacc
        yahoo yahtzee yahweh yakima yakut yakutsk yale yalow yalta yalu yamagata yamaha yang yangon yangtze yankee
        yankees yanks yaobang yaounde yaqui yaroslavl yataro yates yauco yeager yeats yeltsin yemen yemeni yemenis
        yenisei yerevan yerkes yesenia yggdrasil yiddish ymir yoda yoko yokohama yolanda yong yonkers york yorkie
        yorkshire yorktown yoruba yosemite yossarian youngstown youtube ypres ypsilanti yuan yucatan yugoslav
        yugoslavia yukon yule yules yuletide yuletides yuma yunnan yuri yves yvette yvonne zachariah zachary zachery
        zack zagreb zaire zairian zambezi zambia zambian zambians zamboni zamenhof zamora zane zanuck zanzibar zapata
        zaporozhye zapotec zappa zara zealand zebedee zechariah zedekiah zedong zeffirelli zeke zelig zelma zen zenger
        zeno zens zephaniah zephyrus zeus zhengzhou zhivago zhukov zibo ziegfeld ziegler ziggy zimbabwe zimbabwean
        zimmerman zinfandel zion zionism zionisms zionist zionists zions ziploc zoe zola zollverein zoloft zomba zorn
        zoroaster zorro zosma zsigmondy zukor zulu zulus zuni zwingli zworykin zyrtec zyuganov
        """
    )
}
