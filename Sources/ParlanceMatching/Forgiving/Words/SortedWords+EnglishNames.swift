// From SCOWL (Spell Checker Oriented Word Lists), version 2020.12.07:
// proper names of sizes 10 to 50, of at most 8 letters, with some given names more.
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
        aachen aaliyah aaron abbas abbasid abbott abby abdul abe abel abelard abelson aberdeen abidjan abigail abilene
        abner abraham abram abrams absalom abuja acadia acapulco accra acevedo achaean achebe achernar acheson
        achilles acosta acrux actaeon acton acts acuff ada adam adams adan adana adar addams adderley addie addison
        adela adelaide adele adeline aden adenauer adhara adidas adkins adler adolf adolfo adolph adonis adonises
        adrian adriana adriatic adrienne advents advil aegean aelfric aeneas aeneid aeolus aeroflot aesop afghan
        afghani afghans africa african africans afro afros agassi agassiz agatha aggie aglaia agnes agnew agni agra
        agricola agrippa aguilar aguirre agustin ahab ahmad ahmed ahriman aida aiken aileen aimee ainu airedale aires
        aisha ajax akbar akihito akita akiva akkad akron al alabama alabaman aladdin alamo alan alana alar alaric
        alaska alaskan alaskans alba albania albanian albany albee alberio albert alberta alberto albion albireo
        alcatraz alcestis alcindor alcmena alcoa alcott alcuin alcyone aldan alden aldo aldrin alec aleichem alembert
        aleppo aleut aleutian alex alexei alexis alfonso alfonzo alford alfred alfreda alfredo algenib alger algeria
        algerian algieba algiers algol alhambra alhena ali alice alicia aline alioth alisa alisha alison alissa
        alistair alkaid allah allan allegra allen allende allie allison allstate allyson alma almach almaty almohad
        alnilam alnitak alonzo alpert alphard alphecca alphonse alphonso alpine alpo alps alsace alsatian alsop alston
        altaba altai altaic altair altamira althea altman altoids alton altoona aludra alva alvarado alvarez alvaro
        alvin alyce alyson alyssa amadeus amado amalia amanda amarillo amaru amati amazon amazons amelia america
        american americas amerind amerinds ames ameslan amgen amharic amherst amie amiga amish amman amoco amos amparo
        amritsar amtrak amundsen amur amway amy ana anabel anacin anacreon anaheim analects ananias anasazi anatole
        anatolia andaman andean andersen anderson andes andorra andre andrea andrei andres andretti andrew andrews
        andropov andy angara angela angeles angelia angelica angelico angelina angeline angelita angelo angelou
        angevin angie angkor angleton anglia anglican anglo angola angolan angolans angora angoras anguilla angus
        anibal anita ankara ann anna annabel annam anne annette annie anniston annmarie anouilh anselm anselmo anshan
        antaeus antares anthony antietam antifa antigone antigua antilles antioch antipas antoine anton antone antonia
        antonio antonius antony antwan antwerp anubis anzac apache apaches apia apollo apollos appleton apr april
        aprils apuleius aquarius aquila aquinas aquino ara arab arabia arabian arabians arabic arabs araby araceli
        arafat araguaya aral aramaic aramco arapaho ararat arawak arawakan arbitron arcadia arcadian archean archie
        arctic arcturus arden arduino arecibo arequipa ares argo argonaut argonne argos argus ariadne arianism ariel
        aries arieses ariosto arius arizona arizonan arjuna arkansan arkansas arlene arline armagnac armand armando
        armani armenia armenian arminius armonk arneb arnhem arno arnold arnulfo aron arron artemis arthur artie
        arturo aruba aryan aryans asama ascella asgard ashanti ashcroft ashe ashikaga ashlee ashley asia asiago asian
        asians asiatic asiatics asimov asmara asoka aspell asperger asquith assad assam assamese assisi assyria
        assyrian astaire astana astarte aston astor astoria asturias aswan atacama atalanta atari athena athenian
        athens atkins atkinson atlanta atlantes atlantic atlantis atlases atman atreus atria atropos ats attica attila
        attlee attucks atwood aubrey auckland auden audi audion audra audrey audubon aug augean augsburg augusta
        augustan augusts augustus aurelia aurelio aurelius auriga aurora aussie aussies austen austin austins austria
        austrian ava avalon aventine avernus averroes avery avesta avicenna avignon avila avior avis avogadro avon
        avondale axum ayala ayers aymara ayrshire ayurveda ayyubid azana azania azazel azores azov aztec aztecan
        aztecs aztlan baal baath baathist babbage babbitt babel babels babylon babylons bacall bacardi bacchus bach
        backus bactria baden badlands baedeker baez baffin baggies baghdad baguio bahama bahamas bahamian bahia
        bahrain baidu baikal bailey baird bakelite baker baku bakunin balaton balboa balder baldwin balearic balfour
        bali balinese balkan balkans balkhash ballard baltic balzac bamako bambi banach bancroft bandung bangkok
        bangor bangui banjul banks banneker banting bantu bantus baotou baptist baptiste baptists barabbas barack
        barbados barbara barbary barber barbie barbour barbra barbuda barclay bardeen barents barker barkley barlow
        barnabas barnaby barnard barnaul barnes barnett barney barnum baroda barr barrera barrett barrie barron barry
        bart barth bartlett barton baruch basel basho basie basque basques basra bastille bataan bates batista batman
        batu baudouin bauer bauhaus baum bavaria bavarian baxter bayer bayes bayesian bayeux baylor bayonne bayreuth
        baywatch bea beadle beasley beatles beatrice beatrix beatriz beau beaufort beaumont beauvoir bechtel beck
        becker becket beckett beckley becky bede bedouin bedouins beebe beecher beerbohm beeton behan behring beijing
        beirut bekesy bela belarus belau belem belfast belgian belgians belgium belgrade belinda belize bella bellamy
        belleek bellini belmont belmopan beloit beltane belushi ben benchley bender bendix benedict benelux benet
        benetton bengal bengali benghazi benin benita benito benjamin bennett bennie benny benson bentham bentley
        benton benz beowulf berber berbers berenice beretta berg bergen berger bergerac bergman bergson beria bering
        berkeley berle berlin berliner berlins berlioz berlitz bermuda bermudas bern bernanke bernard bernardo bernays
        bernbach bernice bernie bernini berra bert berta bertha bertie bertram bertrand berwick beryl bess bessel
        bessemer bessie beth bethany bethe bethesda bethune betsy bette bettie betty bettye beulah beverley beverly
        beyer bhopal bhutan bhutto bianca bibles bic biddle biden bierce bigfoot biggles bigquery biko bilbao bilbo
        billie billings billy bimini biogen bioko birdseye biro biscay biscayne bishkek bismarck bismark bisquick
        bissau bizet bjerknes bjork blaine blair blake blanca blanche blantyre blatz blenheim blevins bligh bloch
        blondel blondie bloomer blu blucher blythe boas bobbi bobbie bobbitt bobby boeing boeotia boeotian boer boers
        boethius bogart bohemia bohemian bohr boise boleyn bolivar bolivia bolivian bolshoi bolton bombay boniface
        bonita bonn bonner bonnie bono booker boole boolean boone bordeaux borden bordon boreas borg borges borgia
        borglum boris bork borlaug borneo borodin boru bosch bose bosnia bosporus boston bostons boswell botox
        botswana boulez bourbaki bovary bowditch bowell bowen bowers bowery bowie bowman boyd boyer boyle brad
        bradbury braddock bradford bradley bradly bradshaw brady bragg brahe brahma brahman brahmans brahmas brahms
        braille brailles brampton brandeis branden brandi brandie brando brandon brandt brant braque brasilia brattain
        brazil brazos brecht bremen brenda brendan brennan brenner brent brenton brest bret breton brett brewer
        brewster brexit brezhnev brian briana brianna brice bridger bridges bridget bridgett bridgman brie briggs
        brigham brighton brigid brigitte brillo brinkley brisbane bristol brit britain british britney briton britons
        brits britt brittany britten brittney brno broadway brock brokaw bronson bronte bronx brooke brooklyn brooks
        browne brownian brownies browning brubeck bruce bruckner brummel brunei bruno brussels brut brutus bryan
        bryant bryce brynner bryon btu buber buchanan buchwald buckley buckner budapest buddha buddhas buddhism
        buddhist buffy buford bugatti bugzilla buick bukhara bukharin bulawayo bulfinch bulganin bulgar bulgari
        bulgaria bullock bultmann bumppo bunche bunin bunker bunsen bunyan burbank burberry burch burgess burgoyne
        burgundy burke burks burl burma burmese burnett burns burnside burris bursa burt burton burundi busch bushido
        bushnell byblos byers byrd byron byronic cabernet cabot cabral cabrera cabrini cadillac cadiz caedmon caesar
        caesars cagney cahokia caiaphas cain cains cairo caitlin cajun cajuns calais calcutta calder calderon caldwell
        caleb calexico calgary calhoun cali caliban caligula callahan callao callas callie calliope callisto caloocan
        calvary calvert calvin camacho cambodia cambrian camelot cameron cameroon camilla camille camoens campbell
        campinas campos camry camus canaan canada canadian canaries canberra cancers cancun candace candice candide
        cannes canopus canton cantor cantrell cantu canute capek capella capet capetian capetown caph capitol capitols
        capone capote capra capri capuchin capulet cara caracas carboloy cardenas cardiff cardin cardozo carey carib
        carina carissa carl carla carlene carlin carlo carlos carlsbad carlson carlton carly carlyle carmela carmella
        carmelo carmen carmine carnap carnegie carney carnot carole carolina caroline carolyn carr carranza carrie
        carrillo carroll carson carter carthage cartier caruso carver cary casals casandra casanova cascades casey
        casio caspar casper caspian cassatt cassie cassius castillo castor castries castro catalan catalina catawba
        cathay cather cathleen cathryn cathy catiline cato catskill catt catullus caucasus cauchy cavour caxton
        cayenne cayman cayuga cebu cebuano cecelia cecil cecile cecilia cecily cedric celeste celgene celia celina
        cellini celsius celt celtic celtics celts cenozoic cepheid cepheus cerberus cerenkov ceres cerf cesar cesarean
        cessna cetus ceylon cezanne chablis chad chadwick chagall chaitin chaldean chambers chan chandler chandon
        chandra chanel chaney chang changsha chaplin chapman charbray charlene charles charley charlie charmin charon
        chartism chartres chasity chaucer chauncey chavez che chechen chechnya cheddar cheerios cheetos cheever
        chekhov chelsea chen cheney chengdu chennai cheops cheri cherie cherokee cheryl cheshire chester cheviot
        chevron chevy cheyenne chianti chiantis chiba chibcha chicago chicana chicano chiclets chico chile chilean
        chileans chimera chimu chinese chinook chinooks chippewa chiquita chirico chisholm chisinau chivas chloe
        choctaw chomsky chopin chopra chou chretien chris christ christa christi christie christs chrysler chrystal
        chukchi chumash chung chuvash cicero cid cimabue cindy cinerama cipro circe cisco citibank citroen clair
        claire clairol clancy clapton clara clare clarence clarice clarissa clark clarke claude claudia claudine
        claudio claudius claus clausius clayton clem clemens clement clements clemons clemson cleo cliburn clifford
        clifton cline clint clinton clio clive clojure clorets clorox clotho clouseau clovis clyde cobain cobb cochin
        cochise cochran cockney cocteau cody coffey cohan cohen cokes colbert colby cole coleen coleman colette colfax
        colgate colin colleen collier collin collins cologne colombia colombo colorado coltrane columbia columbus
        comanche combs commons como comoros compaq compton comte conakry conan concetta concorde concords congo
        congreve conley conner connery connie connolly connors conrad conrail conroe consuelo conway cooke cooley
        coolidge cooper coors copeland copland copley coppola coptic cora cordelia cordoba corey corfu corina corine
        corinne corinth coriolis corleone cormack cornelia cornell corning cornish cornwall coronado corot corrine
        corsica corsican cortes corteses cortland corvette corvus cory cosby cosmosdb cossack costco costello costner
        cote cotonou cotopaxi cotswold coulomb coulter couperin courbet courtney cousteau coventry cowley cowper
        cozumel crabbe craig cranach cranmer crater crawford cray crayola crecy cree creole creoles creon cressida
        cretan crete crichton crick crimea crimean criollo crisco cristina croat croatia croatian croats croce
        crockett croesus cromwell cronin cronkite cronus crookes crosby crowley crusoe cruz csonka cthulhu cuba cuban
        cubans cullen cummings cunard cupid curacao curie curitiba currier curtis custer cuvier cuzco cybele cyclades
        cyclops cygnus cynthia cyprian cypriot cypriots cyprus cyrano cyril cyrillic cyrus czech czechia czechs czerny
        dachau dacron dacrons dada dadaism daedalus daguerre dagwood dahomey daimler dakar dakota dakotan dakotas
        dalai dale daley dali dalian dallas dalton damascus damian damien damion damocles damon dan dana danbury dane
        danelaw danes danial daniel danielle daniels danish dannie danny danone dante danton danube danubian danville
        daphne darby darcy daren darfur darin dario darius darla darlene darnell darrel darrell darren darrin darrow
        darryl darth dartmoor darvon darwin daryl daumier davao dave david davids davidson davies davis davy dawes
        dawson dayton deadhead deana deandre deann deanna deanne deb debbie debby debian debora deborah debra debs
        debussy dec decatur decca deccan december decker dedekind dee deena deere defoe degas deidre deimos deirdre
        dejesus dekalb delacruz delaney delano delaware delbert deleon delgado delhi delia delibes delilah delius dell
        della delmar delmarva delmer delores deloris delphi delphic deltona demavend demerol demeter deming dempsey
        dena deneb denebola deng denis denise denmark dennis denny denton denver deon depp derby derek derick derrida
        desiree desmond detroit devi devin devon devonian dewar dewayne dewey dewitt dexter dhaka diana diane diann
        dianna dianne diaspora dicaprio dick dickens dickson diderot dido diego diem dietrich dijkstra dijon dilbert
        dillard dillon dimaggio dina dinah dino diogenes dion dionne dionysus dior dipper dirac dirk dis disney
        disraeli diwali dix dixie dixon django djibouti dmitri dniester dobbin doberman dobro doctorow dodgson dodoma
        dodson doha dolby dollie dolores domesday domingo dominic dominica dominick domitian dona donahue donald
        donetsk donn donna donne donnell donner donnie donny donovan dooley doppler dora dorcas doreen dorian doric
        doris doritos dorothea dorothy dorset dorsey dorthy dortmund dothan dotson douala douay doug douglas douglass
        douro dover dow downs doyle draco dracula drake drambuie drano dreiser dresden dreyfus dristan dropbox drupal
        dryden dschubba duane dubai dubcek dubhe dublin dubuque duchamp dudley duffy duisburg dulles duluth dumas
        dumbo dunant dunbar duncan dunedin dunkirk dunlap dunn dunne dupont duracell duran durant durante durban durex
        durham durhams durkheim duroc durocher duse dushanbe dustin dutch dutchman dutchmen duvalier dvina dwayne
        dwight dyer dylan dynamodb dyson eakins earhart earle earlene earline earp easter easters eastman easts
        eastwood eaton ebay eben ebert ebola ebonics ebro eco ecuador ed edam edams edda eddie eden edens edgar
        edgardo edison edith edmond edmonton edmund edna edsel eduardo edward edwardo edwards edwin edwina eeyore
        effie efrain efren eggo egypt egyptian ehrlich eichmann eiffel eileen einstein eire eisner elaine elam elanor
        elba elbe elbert elbrus eldon eleanor eleazar electra elena elgar eli elias elijah elinor eliot elisa elise
        eliseo elisha eliza elkhart ella ellen ellie elliot elliott ellis ellison elma elmer elmira elmo elnath elnora
        elohim eloise eloy elroy elsa elsie elsinore eltanin elton elul elva elvia elvin elvira elvis elway elwood
        elyria elysian elysium elysiums emacs emanuel emerson emery emil emile emilia emilio emily eminem emma
        emmanuel emmett emmy emory emusic encarta endymion engels england english enid enif eniwetok enkidu enoch enos
        enrico enrique enron eocene epcot ephesian ephesus ephraim epicurus epiphany epsom epson epstein equuleus
        erasmus erato erebus erector erewhon erhard eric erica erich erick ericka erickson eridanus erie erik erika
        erin eris eritrea erlang erma erna ernest ernesto ernie ernst eros eroses errol erse ervin erwin esau escher
        eskimo eskimos espinoza essen essene essex essie esteban estela estella estelle ester estes esther estonia
        estonian estrada ethan ethel ethelred ethernet ethiopia etna eton etruria etruscan etta euclid eugene eugenia
        eugenie eugenio eula euler eunice eurasia eurasian europa europe european eurydice eustis euterpe eva evan
        evans evelyn evenki everest everett everette evert evian evita ewing excedrin exocet exxon eyck eyre eysenck
        ezekiel ezra fabian facebook faeroe fafnir fagin fahd fairhope faisal fajardo falasha falkland falstaff
        falwell fannie fanny faraday fargo farley farmer farragut farrell farrow farsi fatah fates fathers fatima
        fatimid faulkner faust faustian faustino faustus fawkes fay faye feb february federico fedex feds felecia
        felice felicia felicity felipe felix fellini fenian ferber fergus ferguson fermat fermi fernando ferrari
        ferraro ferrell ferris feynman fiat fichte fidel fido fielding fields figaro figueroa fiji fijian fijians
        filipino fillmore filofax finland finley finn finnegan finnish finns fiona firebase firefox fischer fisher
        fisk fitch fitzroy fizeau flanagan flanders flatt flaubert fleming flemish fletcher flo florence flores
        florida floridan florine flory flossie floyd flynn foch fokker foley folgers folsom fonda foosball forbes
        forester formica formicas formosa formosan forrest forster fosse fotomat foucault fourier fowler fran france
        frances francine francis franck franco francois frankel frankie franklin franks franny franz fraser frazier
        fred freda freddie freddy frederic fredric fredrick freeman freetown freida fremont frenches freon fresnel
        fresno freud freudian frey freya friday fridays frieda friedan friedman frigga frisbee frisco frisian frito
        fritz fromm fronde frye fuchs fuentes fugger fuji fujitsu fujiwara fukuoka fukuyama fulani fuller fulton
        funafuti fundy fushun fuzhou gabon gaborone gabriel gabriela gacrux gadsden gaea gael gaelic gagarin gage gaia
        gail gaiman gaines galahad galahads galatea galatia galen galibi galilean galilee galileo gallegos gallic
        gallo galloway gallup galois galvani gamay gambia gamow gandhi gandhian ganesha ganges gangtok gantry ganymede
        garbo garcia gardner gareth garfield garner garrett garrick garry garth garvey gary garza gascony gasser
        gastonia gates gatling gatorade gatsby gatun gauguin gaul gauls gauss gaussian gautama gautier gavin gawain
        gayle gaza gdansk geffen gehenna gehrig geiger gelbvieh geller gemini geminis gena genaro genet geneva genghis
        genoa genoas gentoo geo geoffrey george georges georgia georgian georgina gerald gerard gerardo gerber gere
        geritol german germanic germans germany geronimo gerry gershwin gertrude gestapo gestapos getty ghana ghanaian
        ghats ghent giannini giauque gibbon gibbs gibson gide gideon gielgud gienah gil gila gilbert gilberto gilda
        gilead giles gillette gilliam gillian gilligan gilmore gilroy gina gingrich ginny gino ginsberg ginsburg ginsu
        giotto giovanni giselle gish github giuliani giuseppe giza gladys glaser glasgow glaxo gleason glenda glendale
        glenn glenna gloria glover gnostic goa gobi goddard godiva godot godthaab godunov godzilla goebbels goering
        goethals goethe goff gog gogol goiania golan golconda golda goldberg goldie golding goldman goldwyn golgi
        golgotha goliath gomez gomorrah gompers gomulka gonzales gonzalez gonzalo goodall goodman goodrich goodwin
        goodyear google gordian gordimer gordon goren gorey gorgas gorky gospels goth gotham gothic gothics goths
        gouda goudas gould gounod goya grable gracchus gracie graciela grady graffias grafton graham grahame grail
        grammy granada graves grecian greece greek greeks greeley greene greer greg gregg gregorio gregory grenada
        grendel grenoble gresham greta gretchen gretel gretzky grieg griffin griffith grimes grimm grinch gris gromyko
        gropius grosz grotius grover grumman grundy grus gruyeres guam guarani guayama gucci guelph guernsey guerra
        guerrero guevara guiana guinean guineans guinness guiyang guizot gujarat gujarati gulfport gullah gulliver
        gumbel gunther guofeng gupta gurkha gus gustav gustavo gustavus guthrie guyana guyanese guzman gwalior gwen
        gwyn gypsies gypsy haas habakkuk haber hadar hades hadoop hadrian hafiz hagar haggai hague hahn haifa haiphong
        haiti haitian haitians hakka hakluyt hal haldane haley halifax halley hallie hals halsey haman hamburg
        hamburgs hamhung hamilcar hamill hamilton hamitic hamlin hammett hammond hampton hamsun han hancock handel
        haney hanford hangul hangzhou hank hanna hannah hannibal hanoi hanover hans hansel hansen hanson hanukkah
        hapsburg harare harbin hardin harding harlan harlem harley harlow harmon harold harper harrell harriet
        harriett harris harrison harrods harte hartford hartline hartman harvard harvey hasbro hasidim hastings
        hatfield hathaway hatteras hattie hausa havana havanas havarti havel havoline hawaii hawaiian hawking hawkins
        hayden haydn hayes haynes hays haywood hayworth hazleton hazlitt hbase hearst heather hebe hebert hebraic
        hebrew hebrews hebrides hecate hector hecuba heep hefner hegel hegelian hegira heidi heifetz heimlich heine
        heineken heinlein heinrich heinz heisman helen helena helene helga helicon helios hellenic heller hellman
        helsinki hemet hench hendrix henley hennessy henri henry hensley henson hepburn hera herbart herbert hercules
        herder hereford herero herman hermes herminia hermite herod heroku herrera herrick herring herschel hersey
        hershel hershey hertz herzl heshvan hesiod hesperia hesperus hess hesse hessian hester heston hettie hewitt
        hewlett heywood hezekiah hialeah hiawatha hibernia hickman hickok hicks higgins highness hilario hilary
        hilbert hilda hilfiger hillary hillel hilton himalaya himmler hinayana hindi hindu hinduism hindus hines
        hinton hiram hirobumi hirohito hispanic hiss hitachi hitler hitlers hittite hmong hobart hobbes hobbs hockney
        hodge hodges hodgkin hoff hoffa hoffman hogan hogarth hogwarts hohhot hohokam hokkaido hokusai holbein holcomb
        holden holder holland hollands holley hollie hollis holloway holman holmes holocene holst holstein holt homer
        homeric honda honduran honduras honecker hong honiara honolulu honshu hooke hooker hooper hoosier hooters
        hoover hoovers hopewell hopi hopkins hopper horace horacio horatio hormel hormuz horne horowitz horthy horton
        horus hosea hotpoint houdini houma housman houston howard howe howell howells hoyle hrothgar huang hubbard
        hubble huber hubert huck hudson huerta huey huffman huggins hugh hughes hugo huguenot hui humberto humboldt
        hume hummer humphrey humvee hun hungary huns hunspell hunter huntley hurd hurley huron hurst hus hussein
        husserl hussite huston hutton hutu huxley huygens hyades hyde hydra hymen hyperion hyundai iaccoca iago ian
        iapetus ibadan iberia iberian ibiza iblis ibo ibsen icahn icarus iceland ida idaho idahoan idahoans idahoes
        idahos ieyasu ignacio ignatius igor iguassu ike ikhnaton ila ilene iliad illinois ilyushin imelda imhotep
        imodium imogene imus ina inca incas inchon india indian indiana indianan indians indies indio indira indore
        indra indus indy ines inez inge ingram ingres ingrid inonu intel intelsat interpol inuit inuits invar ionesco
        ionian ionic ionics ios iowa iowan iowans iowas ipad iphone ipod iqaluit iqbal iquitos ira iran iranian
        iranians iraq iraqi iraqis ireland irene irish irisher irishman irishmen irkutsk irma iroquois irtish irvin
        irving irwin isaac isabel isabela isabella isabelle isaiah iscariot isfahan ishim ishmael ishtar isiah isidro
        isis islam islamic islamism islamist islams ismael ismail isolde ispell israel israeli israelis israels issac
        issachar istanbul isuzu itaipu italian italians italy itasca ithaca ithacan ito itunes iva ivan ivanhoe ives
        iyar izaak izanagi izanami izhevsk izmir izod izvestia jackie jacklyn jackson jacky jaclyn jacob jacobean
        jacobi jacobin jacobite jacobs jacobson jacquard jacques jacuzzi jagger jahangir jaime jain jainism jaipur
        jakarta jake jamaal jamaica jamaican jamal jamar jame jamel james jami jamie jan jana janacek jane janell
        janelle janet janette janice janie janine janis janna jannie jansen january janus japan japanese japura jared
        jarred jarrett jarrod jarvis jasmine jason jasper jataka java javanese javas javier jaxartes jayapura jaycee
        jaycees jayne jayson jean jeanette jeanie jeanine jeanne jeannie jeannine jed jedi jeep jeeves jeff jefferey
        jeffery jeffrey jeffry jehovah jekyll jen jenifer jenkins jenna jenner jennie jennifer jennings jenny jensen
        jephthah jerald jeremiah jeremy jeri jericho jermaine jeroboam jerold jerome jerri jerrod jerrold jerry
        jerseys jess jesse jessica jessie jesuit jesuits jesus jetway jew jewell jewish jewry jews jezebel jezebels
        jidda jilin jill jillian jim jimenez jimmie jimmy jinan jinnah jinny jivaro joan joann joanna joanne joaquin
        jobs jocasta jocelyn jock jodi jodie jody joe joel joey johann johanna johannes john johnie johnnie johnny
        johns johnson johnston jolene jolson jon jonah jonahs jonas jonathan jonathon jones joni jonson joplin jordan
        jorge jose josef josefa josefina joseph josephs josephus josh joshua josiah josie josue joule jove jovian
        joyce joycean joyner juan juana juanita juarez jubal judaeo judah judaic judaism judaisms judas judases judd
        jude judea judith judson judy jules julia julian juliana julianne julie julies juliet juliette julio julius
        julliard july june juneau junes jung jungfrau jungian juniors juno jupiter jurassic jurua justin justine
        jutland juvenal kaaba kabul kafka kahlua kahului kaifeng kailua kaiser kaitlin kalahari kalb kalevala kali
        kalmyk kama kampala kandahar kane kaneohe kankakee kannada kano kanpur kansan kansans kansas kant kantian
        kaposi kara karachi kareem karen karenina kari karin karina karl karla karloff karo karol karroo karyn kasai
        kasey kashmir kasparov kate katelyn katheryn kathie kathleen kathrine kathryn kathy katie katina katmai
        katowice katrina katy kauai kaufman kaunas kaunda kawabata kawasaki kay kaye kayla kazakh kazan keaton keats
        keck keenan keewatin keillor keisha keith keller kelley kelli kellie kellogg kelly kelsey kelvin kemerovo kemp
        kempis kendall kendra kendrick kenmore kennan kennedy kenneth kennith kenny kenosha kent kenton kentucky kenya
        kenyan kenyans kenyatta kenyon keogh keokuk kepler kerensky keri kermit kern kerouac kerr kerri kerry keven
        kevin kevlar kewpie keynes khalid khan kharkov khartoum khayyam khazar khmer khoikhoi khoisan khomeini khorana
        khufu khulna khyber kickapoo kidd kiel kieth kiev kigali kikuyu kilauea killeen kilroy kim kimberly kingston
        kinney kinsey kinshasa kiowa kip kipling kirby kirchner kirghiz kiribati kirk kirkland kirov kirsten kishinev
        kislev kiwanis klan klansman klaus klee kleenex klein klimt kline klingon klondike kmart knapp knesset knievel
        knopf knossos knowles knox knudsen knuth kobe koch kochab kodak kodaly kodiak koestler kohinoor kohl koizumi
        kojak kokomo kolyma kong kongo konrad koontz koppel korea korean koreans kornberg kory kossuth kosygin kotlin
        koufax kowloon kraft krakatoa krakow kramer krebs kremlin kresge kringle kris krishna krista kristen kristi
        kristie kristin kristina kristine kristy kroc kroger kruger krupp krystal kublai kubrick kuhn kulthumm kunming
        kurd kurdish kurosawa kurt kurtis kusch kutuzov kuwait kuwaiti kuwaitis kuznets kuznetsk kwakiutl kwan kwangju
        kwanzaa kwanzaas kyle kyoto kyushu laban labrador lacey lachesis ladoga ladonna lafitte lagos lagrange lahore
        laius lajos lakeisha lakeland lakewood lakisha lakota lakshmi lamar lamarck lamaze lambert lamont lana lanai
        lancelot landon landry landsat lang langland langley langmuir lanka lanny lansing lanzhou lao laocoon laos
        laotian laotians laplace lapland lapp lapps lara laramie lardner laredo larousse larry lars larsen larson las
        lascaux lassa lassen lassie latasha lateran latin latina latiner latino latinos latins latinx latisha latonya
        latoya latrobe latvia latvian latvians lauder laue laura laurasia lauren laurence laurent lauri laurie laval
        lavern laverne lavonne lawanda lawrence lawson lawton layamon layla layton lazaro lazarus lea leah leakey
        leander leann leanna leanne lear learjet leary lebanese lebanon lebesgue leblanc leda leeds leesburg leeward
        legendre leger leghorn lego legree lehman leibniz leiden leif leigh leila leipzig lela leland lelia lemaitre
        lemuel lemuria len lena lenard lenin leninism leninist lennon lenny leno lenoir lenora lenore lenten lents leo
        leola leon leona leonard leonardo leonel leonid leonidas leonor leopold leopoldo leos lepidus lepke lepus
        lerner leroy les lesa lesley leslie lesotho lesseps lessie lester lestrade leta letha lethe leticia letitia
        levant levesque levi levine levitt lew lewinsky lewis lewiston lexus lhasa lhotse liam libby liberace liberia
        liberian libra libras librium libya libyan libyans lidia liege lila lilia lilian liliana lilith lille lillian
        lillie lilliput lilly lilongwe lima limbaugh limoges limousin limpopo lin lina lincoln lincolns lind linda
        lindsay lindsey lindy linnaeus linotype linton linus linux linwood lionel lippi lippmann lipscomb lipton lisa
        lisbon lister liston liszt litton livia livonia livy liz liza lizzie lizzy lloyd loafer locke lockean lockheed
        lockwood lodi lodz loewe loewi loews logan loire lois loki lola lolita lollard lombard lombardi lombardy lome
        lompoc lon london londoner longmont longview lonnie lopez lora lorain loraine lords lorelei loren lorena
        lorene lorentz lorenz lorenzo loretta lori lorie lorna lorraine lorre lorrie los lothario lott lottie lou
        louella louie louis louisa louise lourdes louvre lovelace lowe lowell lowery loyang loyd loyola luanda luann
        lubbock lucas luce lucia lucian luciano lucien lucifer lucile lucille lucinda lucio lucite lucius lucknow
        lucretia lucy luddite ludhiana ludwig luella luger lugosi luigi luis luisa luke lula lully lulu luna lupe
        lupus luria lusaka luther lutheran luvs luz luzon lvov lycra lycurgus lydia lyell lyle lyly lyman lyme lynda
        lyndon lynette lynn lynne lynnette lyon lyons lyra lysenko lysol lyx maalox mabel mable macao macaulay macbeth
        macbride macedon mach macias mack mackinac mackinaw macleish macon macumba macy maddox madeira madeiras
        madeline madelyn madera madge madison madonna madonnas madras madrid madurai mae mafia mafias mafioso magellan
        maggie maghreb magi maginot magog magoo magritte magyar magyars mahavira mahayana mahdi mahfouz mahican
        mahicans mahler mai maigret mailer maillol maiman maine maisie maitreya majorca majuro makarios malabar malabo
        malacca malachi malagasy malamud malaprop malawi malay malayan malays malaysia malcolm maldive maldives mali
        malian malians malibu malinda mallory malone malory malraux malta maltese malthus mameluke mamet mamie mamore
        managua manama manasseh manchu mancini mandalay mandarin mandela mandingo mandrell mandy manet manfred mani
        manila manilas manitoba mankato manley mann mannheim manning manson manteca mantegna manuel manuela manx mao
        maoism maoisms maoist maoists maori maoris maputo mara marat maratha marathi marc marceau marcel marcella
        marcelo marches marci marcia marciano marcie marco marconi marcos marcus marcy marduk margaret marge margery
        margie margo margret mari mariadb marian mariana marianas marianne mariano maribel maricela marie marietta
        marilyn marin marines mario marion maris marisa marisol marissa maritain maritza marius marjorie marjory
        markab markham markov marks marla marlboro marlene marley marlin marlon marlowe marmara marne maronite marple
        marquez marquis marquita marriott mars marsala marsha marshall marta martel martha martian martians martina
        martinez marty marva marvell marvin marx marxism marxisms marxist marxists mary maryann maryanne maryland
        marylou masada masai masaryk mascagni maserati maseru mashhad masonic masonite masons mass massenet massey
        mather mathew mathews mathias mathis matilda matisse matlab mattel matthew matthews matthias mattie maud maude
        maugham maui mauldin maura maureen mauriac maurice mauricio maurine mauro maurois mauryan mauser mavis max
        maxine maxwell maya mayan mayans mayas mayer mayfair maynard mayo mayra mays maytag mazama mazarin mazatlan
        mazda mazola mazzini mbabane mbini mcadam mcallen mcbride mccain mccall mccarthy mccarty mcclain mcclure mccoy
        mccray mcdaniel mcdonald mcdowell mcenroe mcfadden mcgee mcgovern mcgowan mcguffey mcguire mchenry mcintosh
        mcintyre mckay mckee mckenzie mckinley mckinney mcknight mclean mcleod mcluhan mcmahon mcmillan mcnamara
        mcneil mcqueen mcveigh mead meade meadows meagan meany mecca meccas medan medea medellin medford medicaid
        medicare medici medina medusa meg megan meghan meier meighen meiji meir mejia mekong mel melanie melba
        melchior melendez melinda melisa melissa mellon melton melva melville melvin memling memphis menander mencius
        mencken mendel mendez mendoza menelaus menelik menes menifee menkar menkent mennen menotti mensa menuhin
        menzies merak mercado mercator merced mercedes mercer mercia merck meredith merino merle merlin merlot merriam
        merrick merrill merritt merton mervin mesa mesabi mesmer mesozoic messiaen messiah messiahs meuse mexicali
        mexican mexicans mexico meyer meyers mfume mhz mia miami miamis micah micawber michael micheal michel michele
        michelin michelle michelob michigan mick mickey mickie micky micmac midas midland midwest mig miguel mikhail
        mikoyan milagros milan mildred miles milford milken millard millay miller millet millie millikan mills milne
        milo milton miltonic miltown mimi mimosa minamoto mindanao mindoro mindy minerva ming mingus minnelli minnie
        minoan minoans minolta minos minot minotaur minsk minsky mintaka minuit miocene mir mira mirabeau mirach
        miranda mirfak miriam miro mirzam miskito missoula missouri missy mister mitch mitchel mitchell mitford mithra
        mitty mitzi mixtec mizar mobil mobutu modesto moe moet mohacs mohamed mohammad mohawk mohawks moho moira
        moises moiseyev mojave moldavia moldova moliere molina moll mollie molly molnar moloch molokai molotov
        moluccas mombasa mona monaco mondale monday mondays mondrian monera monessen monet mongodb mongol mongolia
        mongols monica monique monmouth monroe monrovia mons monsanto montague montana montanan montcalm monte
        monterey montoya montreal monty moog mooney moore moorish moors morales moran moravia moravian mordred moreno
        morgan moriarty morin morison morita morley mormon mormons moro moroccan morocco moroni morpheus morphy morris
        morrison morrow morse mort mortimer morton moscow moseley moselle moses mosley mosul motorola motown motrin
        mott mountie mounties mouthe mouton mowgli mozart mozilla muawiya mubarak mueller muenster mugabe muhammad
        muir mujib mulder mullen muller mulligan mullikan mullins mulroney multan mumbai mumford muncie munich munoz
        munro muppet murasaki murat murdoch muriel murillo murine murmansk murphy murray murrieta murrow muscat
        muscovy musial muskegon muskogee muslim muslims muzak myanmar mycenae myers mylar mylars myles myra myrdal
        myrna myron myrtle mysore myspace mysql myst nabisco nabokov nader nadia nadine nagasaki nagoya nagpur nagy
        nahuatl nahum naipaul nair nairobi naismith nam namath namibia namibian nampa nan nanak nanchang nancy nanette
        nanjing nannie nanook nansen nantes naomi napa naphtali napier naples napoleon napster narmada narnia nash
        nashua nassau nasser nat natalia natalie natasha natchez nate nathan nathans nauru nautilus navajo navajoes
        navajos navarre navarro nazarene nazareth nazca nazi nazis nazism nazisms ndjamena neal nebraska ned negev
        negro negroes negroid negroids negros nehemiah nehru neil nelda nell nellie nelly nelsen nelson nembutal
        nemesis neo neogene nepal nepalese nepali neptune nereid nerf nero neruda nescafe nestor netflix netscape
        nettie neva nevada nevadan nevadans nevis nevsky newark newburgh newman newport newsweek nexis ngaliema nguyen
        niagara niamey nibelung nicaea niccolo nicene nichiren nicholas nichole nichols nicklaus nickolas nicobar
        nicola nicolas nicole nicosia niebuhr nielsen nieves nigel niger nigeria nigerian nijinsky nike nikita nikkei
        nikki nikolai nikon nile nimitz nimrod nina nineveh nintendo niobe nippon nirvana nisan nisei nissan nita
        nivea nixon nkrumah noah nobel nobelist nodoz noe noel noelle noels noemi nokia nola nolan nome nona nootka
        nora norbert norberto nordic nordics noreen norfolk noriega norma norman normand normandy normans norplant
        norris norse norseman norsemen northrop northrup norths norton norway norwich noumea novartis november
        novgorod novocain noxzema noyce noyes nubia nubian nunavut nunez nunki nureyev nyasa nyerere nyquil oahu
        oakland oakley oates oaxaca obadiah obama oberlin oberon ocala ocaml occam occident oceania oceanus ochoa oct
        octavia octavio october octobers odell oder odessa odets odin odis odom odysseus odyssey oedipal oedipus
        oersted ofelia ogden ogilvy ohio ohioan ohioans oise ojibwa ojibwas okhotsk okinawa oklahoma ola olaf olajuwon
        olav oldfield olduvai olen olenek olga olin oliver olivetti olivia olivier ollie olmec olmsted olsen olson
        olympia olympiad olympian olympias olympic olympics olympus omaha omahas oman omar omayyad omdurman omsk
        onassis oneal onega onegin oneida ono onondaga onsager ontario oort opel ophelia oprah ora oran orbison oregon
        orem oreo orestes orin orinoco orion oriya orizaba orkney orlando orleans orlon orlons orly orpheus orphic orr
        ortega ortiz orval orville orwell osage osaka osbert osborn osborne oscar oscars osceola osgood oshawa oshkosh
        osiris oslo osman ostwald osvaldo oswald othello otis ottawa ottawas otto ottoman ouija ovid owen owens oxford
        oxfords oxnard oxonian oxus ozark ozarks ozzie paar pablo pablum pabst pacheco pacino packard padilla paganini
        paglia pahlavi paige paine pakistan palermo paley palikir palladio palmdale palmer palmyra palomar pam pamela
        pamirs pampers panama panamas pandora pangaea pantheon panza paraguay pareto paris parisian parker parkman
        parks parmesan parnell parr parrish parsifal parsons parthia pasadena pascal pasco pasquale passions passover
        pasteur patel paterson patna patrica patrice patricia patrick patsy patti patton paul paula paulette pauli
        pauline pauling pavlov pavlova pawnee payne paypal peabody peale pearlie pearson peary pechora pecos pedro
        pegasus peggy pei peiping peking pekings pele pelee pembroke pena penelope penn penney pennzoil pentax pentium
        peoria pepin pepsi pepys pequot percival percy perelman perez pericles perkins perl perm permian pernod peron
        perot perrier perry perseid perseus pershing persia persian persians perth peru peruvian peshawar petaluma
        pete peter petersen peterson petra petrarch peugeot pfizer phaedra phaethon pharaoh pharaohs pharisee phekda
        phelps phidias phil philby philip philippe philips phillip phillipa phillips philly phipps phobos phoebe
        phrygia phyllis piaf piaget pianola picasso pickett pickford pickwick pict piedmont pierre pierrot pilate
        pilates pinatubo pincus pindar pinochet pinter pippin piraeus pisa pisces pissaro pitcairn pitt pittman pitts
        pius pizarro planck plataea plath plato platonic platte plautus playboy playtex pleiades pliny pliocene
        plutarch pluto plymouth pocono poconos podunk poe pogo poiret poirot poisson poitier poland polanski polaris
        polaroid poles polk pollard pollock pollux polly poltava pomona pompeii pompey ponce pontiac pooh poole poona
        popeye popper poppins popsicle porfirio porrima porsche porter portia portland portugal poseidon potemkin
        potomac potsdam potter potts poussin powell powerpc powers powhatan poznan prada prado prague praia prakrit
        pratt pravda prensa prentice prescott presley preston pretoria priam pribilof principe prius procter procyon
        proteus proudhon proust provence proverbs provo prozac pruitt prussia prussian prut pryor psalms psalter
        psalters ptah ptolemy puccini puckett puebla puerto puget pugh pulaski pulitzer pullman pullmans punic punjab
        punjabi purana purcell purdue purim purims purina puritan purus pusan pusey pushkin pushtu putin putnam puzo
        pygmies pygmy pyle pym pynchon pyotr pyrenees pyrex pyrexes pyrrhic pythias pytorch qaddafi qantas qatar
        qingdao qiqihar qom quaalude quaker quakers qualcomm quaoar quayle quebec quechua queens quentin quezon quincy
        quinn quinton quirinal quisling quito quixote qumran quonset quran rabat rabelais rabin rachael rachel
        rachelle racine radcliff rae rafael raffles raleigh ralph rama ramada ramadan ramadans ramayana rambo ramirez
        ramiro ramon ramona ramos ramsay ramses ramsey rand randal randall randell randi randolph randy rangoon rankin
        rankine raoul raphael rapunzel raquel rasputin rasta rastaban ratliff raul rayban rayburn rayleigh raymond
        raymundo reading reagan realtor reasoner reba rebekah recife redding redford redgrave redis redmond redshift
        reebok reese reeves refugio reggie regina reginae reginald regor regulus reich reid reilly reinaldo reinhold
        remarque remus rena renault rene renee reno renoir reuben reuters reuther reva reverend revlon rex reyes reyna
        reynaldo reynolds rhea rhee rheingau rhenish rhiannon rhine rhoda rhode rhodes rhodesia rhonda rhone ricardo
        richard richards richie richmond richter rick rickey rickie rickover ricky rico riel riemann riesling riga
        rigel riggs riley rilke rimbaud ringling ringo rio rios ripley rita ritalin ritz rivas rivera rivers riviera
        rivieras riyadh rizal roanoke robbie robbin robbins robby roberson robert roberta roberto roberts robeson
        robinson robles robson robt robyn rocco rocha roche rochelle rockford rockies rockne rockwell roderick rodger
        rodgers rodin rodney rodolfo rodrick rodrigo roeg roentgen rogelio roger rogers roget rojas roku rolaids
        roland rolando rolex rolland rollins rolodex rolvaag romania romanian romanies romano romanov romans romansh
        romany rome romeo romero romes rommel romney romulus ron ronald ronda ronnie ronny ronstadt rooney rory rosa
        rosales rosalie rosalind rosalyn rosanna rosanne rosario roscoe roseann roseau rosella rosendo rosetta rosie
        roslyn ross rossetti rossini rostand rostov roswell rotarian roth rothko rouault rourke rousseau rove rover
        rowe rowena rowland rowling roxanne roxie roxy roy royce rozelle rubaiyat ruben rubens rubicon rubik rubin
        ruchbah rudolf rudolph rudy rudyard rufus ruhr ruiz rukeyser rumsfeld runyon rupert rushdie rushmore ruskin
        russel russell russia russian russians russo rustbelt rutan rutgers ruth ruthie rutledge rwanda rwandan
        rwandans rwandas ryan rydberg ryder ryukyu saab saar saarinen saatchi sabbath sabbaths sabik sabin sabina
        sabine sabrina sacco sachs sadat saddam sadducee sade sadie sadr safavid safeway sagan saginaw sahara sahel
        saigon saiph sakai sakha sakhalin sakharov saks sal saladin salado salamis salas salazar salem salerno salinas
        salinger salish salk sallie sallust salome salton salvador salween salyut sam samantha samar samara sammie
        sammy samoa samoan samoset samoyed sampson samson samsung samuel san sana sanchez sancho sandburg sanders
        sandoval sandra sanford sanger sanka sankara sanskrit santa santana santeria santiago santos sappho sapporo
        sara saracen saracens sarah sarajevo saran sarasota saratov sarawak sardinia sargasso sargent sargon sarnoff
        saroyan sarto sartre sasha sassoon satan satanism satanist saturday saturn saudi saudis saul saunders saundra
        saussure savannah savoy savoyard sawyer saxon saxons saxony sayers scala scheat schedar schick schiller
        schlitz schmidt schnabel schubert schultz schulz schumann schuyler schwartz schwinn scipio scopes scorpio
        scorpios scorpius scorsese scot scotches scotia scotland scots scotsman scotsmen scott scottie scottish
        scranton scriabin scribner scrooge scruggs scud sculley scylla scythia scythian seaborg seagram sean sears
        seattle sebring seconal seder seders sedna seebeck seeger sega segovia segre segundo seiko seine seinfeld
        sejong selassie selena seleucid seleucus selim seljuk selkirk selma selznick semarang seminole semite semites
        semitic semitics semtex senates sendai seneca senecas senegal senghor sennett seoul sephardi sepoy sequoya
        serb serbia serbian serbians serbs serena sergei sergio serpens serra serrano seth seton seurat seuss severn
        severus seville seward sextans sexton seyfert seymour shaffer shaka shana shane shanghai shankara shanna
        shannon shantung shapiro shari sharif sharlene sharon sharpe sharron shasta shaula shaun shauna shavian
        shavuot shaw shawn shawna shawnee shea sheba shebeli sheena sheila shelby sheldon shelia shelley shelly
        shelton shenyang sheol shepard sheppard sheratan sheraton sheree sheri sheridan sherlock sherman sherpa sherri
        sherrie sherwood sheryl shetland shevat shields shikoku shillong shiloh shinto shintos shiraz shirley shiva
        shockley shoshone shrek shriner shula shylock siam siamese sibelius siberia siberian sibyl sicilian sicily sid
        sidney siemens sigmund sigurd sihanouk sikh sikhism sikhs sikkim sikorsky silas silurian silva silvia simenon
        simmons simon simone simpson simpsons sims sinai sinatra sinclair sindbad sindhi singer singh sinkiang sioux
        sirius sistine sisyphus siva sivan skinner skippy skopje skye skylab skype slashdot slater slav slavic
        slavonic slavs slidell slinky sloan sloane slocum slovak slovakia slovaks slovenia slurpee smetana smirnoff
        smithson smokey smolensk smollett smuts snapple snead snell snickers snider snoopy snowbelt snyder soave
        socastee socorro socrates socratic soddy sodom sofia soho solis solomon solon somali somalia somalian somalis
        somme somoza sondheim sondra songhai songhua sonia sonja sonny sontag sony sonya sophia sophie sopwith
        sorbonne sosa soto sousa southey souths soviet soweto soyinka soyuz spaatz spackle spahn spain spam spaniard
        spanish sparks sparta spartan spartans spears speer spence spencer spengler spenser sperry spica spillane
        spinoza spinx spiro spitz spock spokane sprite sputnik sqlite squanto squibb srinagar stacey staci stacie
        stacy stael stafford stalin stallone stamford stan standish stanford stanley stanton staples starkey starr
        staten staubach staunton steele stefan stefanie stein steinem steiner steinway stella stendhal stengel stephan
        stephen stephens sterne sterno stetson steuben steve steven stevens stevie stewart stilton stimson stine
        stirling stockton stoic stoicism stokes stolypin stoppard stowe strabo strauss stu stuart stuarts stygian
        styron styx suarez subaru sucre sucrets sudan sudanese sudoku sudra suez suffolk sufi sufism suharto sui
        sukarno sukkot sulawesi suleiman sulla sullivan sumatra sumeria sumerian summer sumner sumter sunbeam sunbelt
        sundas sunday sundays sunkist sunni superman surabaya surat suriname surya susan susana susanna susanne susie
        sussex sutton suva suwanee suzanne suzette suzhou suzuki suzy svalbard sven svengali swahili swahilis swanee
        swansea swanson swazi swede sweden swedes swedish sweeney swiss swissair swisses sybil sydney sykes sylvia
        sylvie synge syracuse syria syriac syrian syrians szilard tabasco tabatha tabitha tabriz tacitus tacoma tad
        tadzhik taegu taejon taft tagalog tagore tagus tahiti tahitian tahoe taichung taine taipei taiping taiwan
        taiyuan talbot taliban taliesin talley tallinn talmud talmudic talmuds tamara tameka tamera tami tamika tamil
        tammany tammi tammie tammuz tammy tampa tampax tamra tamworth tancred taney tangiers tangshan tania tanisha
        tanner tantalus tanya tanzania tao taoism taoisms taoist taoists tara tarawa tarazed tarbell tarim tartary
        tartuffe tarzan tasha tashkent tasman tasmania tass tatar tatars tate tatum taurus tauruses tavares tawney
        taylor tbilisi teasdale tecumseh ted teddy teflon teflons tehran telemann teller telugu temecula tempe templar
        tennyson terence teresa teri terkel terr terra terran terrance terrell terrence terri terrie terry tertiary
        tesla tess tessa tessie tet tethys tetons teutonic tevet texaco texan texans texas thad thaddeus thai thailand
        thais thales thalia thames thanh thant thar tharp thatcher thea thebes theiler thelma theo theodora theodore
        theresa therese thermos theron theseus thespian thespis thessaly thieu thimbu thomas thomism thompson thomson
        thor thoreau thornton thorpe thoth thrace thracian thule thurber thurman thurmond thursday thutmose tia
        tianjin tiber tiberius tibet tibetan tibetans tiffany tigris tijuana tillich tillman tilsit tim timbuktu timex
        timmy timon timor timothy timur timurid tina tiresias tisha tishri titan titania titanic titian titicaca tito
        titus tlaloc tlingit tobago toby tod todd togo tojo tokay tokugawa tokyo toledo toledos tolkien tolstoy toltec
        tolyatti tom tomas tombaugh tomlin tommie tommy tompkins tomsk tonga tongan tongans toni tonia tonto tony
        tonya topeka topsy torah torahs tories toronto torrance torrens torres tortola tortuga torvalds tory tosca
        toshiba toto toulouse townes townsend toynbee toyoda toyota tracey traci tracie tracy trajan tran trappist
        travis travolta trekkie trent trenton trevino trevor trey triassic tricia trident trieste trimurti trina
        trinidad tripoli trippe trisha tristan triton troilus trojan trojans trollope trotsky troy troyes truckee
        trudeau trudy truffaut trujillo truman trumbull tswana tuamotu tuareg tubman tucker tucson tucuman tudor
        tuesday tuesdays tulane tull tulsa tulsidas tums tungus tunguska tunis tunisia tunisian tunney tupi turgenev
        turin turing turk turkish turks turlock turner turpin tuscan tuscany tuscon tuskegee tussaud tut tutsi tutu
        tuvalu twain tweed twila twinkies tycho tylenol tyler tyndale tyndall tyree tyrone tyson ubangi ubuntu ucayali
        uccello udall ufa uganda ugandan ugandans uighur ukraine ulster ulysses umbriel ungava unicode unilever unions
        uniroyal unitas updike upjohn upton ural urals urania uranus urdu urey uriah uriel uris urquhart ursa ursula
        ursuline uruguay urumqi usenet ustinov utah ute utica utopia utopian utopians utopias utrecht utrillo uzbek
        uzi vader vaduz val valarie valdez valdosta valencia valenti valentin valeria valerian valerie valhalla valium
        valiums valkyrie vallejo valletta valois vance vandyke vanessa vang vanuatu vanzetti varanasi varese vargas
        vaseline vasquez vassar vatican vauban vaughan vaughn vazquez veblen veda vedanta vedas vega vegas vegemite
        vela velcro velcros velez velma velveeta venetian venice venn ventolin venus venuses venusian vera veracruz
        verde verdi verdun verizon verlaine vermeer vermont vern verna verne vernon verona veronese veronica vesalius
        vespucci vesta vesuvius viacom viagra vic vicente vichy vicki vickie vicky victoria victrola vidal vienna
        viennese vietcong vietminh vietnam viking vikings vila villas villon vilma vilnius vilyui vince vincent
        vineland vinson virgie virgil virginia virgo virgos visalia visayans vishnu visigoth vistula vitim vito vitus
        vivaldi vivian vivienne vlad vladimir vlaminck vlasic voip volcker volga volstead volta voltaire volvo vonda
        vonnegut voronezh vorster voyager vuitton vulcan vulgate vulgates wabash waco wagner wahhabi waikiki waite
        waksman wald waldemar walden waldheim waldo waldorf wales walesa walgreen walker walkman wallace waller wallis
        walloon walls walmart walpole walsh walt walter walters walton wanda wang wankel ware warhol waring warner
        warsaw warwick wasatch waterloo waters watkins watson watteau watts watusi waugh wausau wayne weaver webb
        weber webern webster websters weddell wedgwood weeks wei weill weinberg weirton weiss weizmann weldon welland
        weller welles wells welsh welshman welshmen wendell wendi wendy wesak wesley wesleyan wessex wesson westerns
        weston wests weyden wezen wharton wheaties wheeler wheeling whig whigs whipple whistler whitaker whiteley
        whites whitley whitman whitney whittier wicca wichita wiemar wiesel wiggins wigner wii wilbert wilbur wilburn
        wilcox wilda wilde wilder wiles wiley wilford wilfred wilfredo wilhelm wilkes wilkins willa willard william
        williams willie willis willy wilma wilmer wilson wilton wimsey winchell windex windhoek windows windsor
        windsors windward winesap winfred winfrey winifred winkle winnie winnipeg winston winters winthrop witt
        wobegon wolfe wolff wolfgang wolsey wong woodard woodhull woodrow woods woodward woolf woolite wooster wooten
        worms wotan wovoka wozniak wozzeck wrangell wrigley wroclaw wuhan wyatt wycliffe wyeth wylie wynn wyoming
        xamarin xanadu xavier xemacs xenakis xenia xenophon xerox xeroxes xerxes xhosa xiaoping ximenes xingu xiongnu
        xmas xmases xuzhou yacc yahoo yahtzee yahweh yakima yakut yakutsk yale yalow yalta yalu yamagata yamaha yang
        yangon yangtze yankee yankees yanks yaobang yaounde yaqui yataro yates yauco yeager yeats yeltsin yemen yemeni
        yemenis yenisei yerevan yerkes yesenia yiddish ymir yoda yoko yokohama yolanda yong yonkers york yorkie
        yorktown yoruba yosemite youtube ypres yuan yucatan yugoslav yukon yule yules yuletide yuma yunnan yuri yves
        yvette yvonne zachary zachery zack zagreb zaire zairian zambezi zambia zambian zambians zamboni zamenhof
        zamora zane zanuck zanzibar zapata zapotec zappa zara zealand zebedee zedekiah zedong zeke zelig zelma zen
        zenger zeno zens zephyrus zeus zhivago zhukov zibo ziegfeld ziegler ziggy zimbabwe zion zionism zionisms
        zionist zionists zions ziploc zoe zola zoloft zomba zorn zorro zosma zukor zulu zulus zuni zwingli zworykin
        zyrtec zyuganov
        """
    )
}
