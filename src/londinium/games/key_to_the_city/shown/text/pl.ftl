### Key to the City – London

title = Key to the City – London
tagline = Zdobywaj na licytacji słynne miejsca Londynu, łącz je rurami i tunelami i wiedz, kiedy wypuścić swoją barkę.

## Pieces

tile = { $tile ->
    [buckingham-palace] Buckingham Palace
    [greenwich] Greenwich
    [palace-of-westminster] Palace of Westminster
    [royal-hospital-chelsea] Royal Hospital, Chelsea
    [somerset-house] Somerset House
    [tower-of-london] Tower of London
    [bank-of-england] Bank of England
    [barbican] Barbican
    [battersea-power-station] Battersea Power Station
    [covent-garden] Covent Garden
    [paddington-station] Paddington Station
    [senate-house] Senate House
    [british-library] British Library
    [bt-tower] BT Tower
    [charing-cross] Charing Cross
    [harrods] Harrods
    [lloyds-building] Lloyd’s Building
    [southwark-cathedral] Southwark Cathedral
    [canary-wharf] Canary Wharf
    [gherkin] Gherkin
    [marble-arch] Marble Arch
    [monument] Monument
    [royal-opera-house] Royal Opera House
    [tower-bridge] Tower Bridge
    [globe-theatre] Globe Theatre
    [kings-cross-station] King’s Cross Station
    [mi6-building] MI6 Building
    [royal-academy] Royal Academy
    [westminster-abbey] Westminster Abbey
    [westminster-cathedral] Westminster Cathedral
    [waterloo-station] Waterloo Station
    [guildhall] Guildhall
    [london-eye] London Eye
    [st-pancras-station] St. Pancras Station
    [royal-albert-hall] Royal Albert Hall
    [st-pauls-cathedral] St. Paul’s Cathedral
    [the-shard] The Shard
    [hyde-park-and-kensington-gardens] Hyde Park and Kensington Gardens
    [piccadilly-circus] Piccadilly Circus
    [trafalgar-square] Trafalgar Square
    [british-museum] British Museum
    [lords-cricket-ground] Lord’s Cricket Ground
    [oval-cricket-ground] Oval Cricket Ground
    [zsl-london-zoo] ZSL London Zoo
    [madame-tussauds] Madame Tussauds
    [national-gallery] National Gallery
    [tate-britain] Tate Britain
    [tate-modern] Tate Modern
    [victoria-and-albert-museum] Victoria and Albert Museum
    [natural-history-museum] Natural History Museum
    [royal-festival-hall] Royal Festival Hall
    [science-museum] Science Museum
    [hungerford-bridge] Hungerford Bridge
    [millennium-bridge] Millennium Bridge
    [london-bridge] London Bridge
    [the-o2] The O2
   *[thames-barrier] Thames Barrier
}
colour = { $colour ->
    [blue] niebieski
    [red] czerwony
   *[yellow] żółty
}
colours-few = { $colour ->
    [blue] niebieskie
    [red] czerwone
   *[yellow] żółte
}
colours-many = { $colour ->
    [blue] niebieskich
    [red] czerwonych
   *[yellow] żółtych
}
connector = { $connector ->
    [blue] niebieski wodociąg
    [brown] brązowy kanał ściekowy
    [grey] szary kabel elektryczny
    [yellow] żółty gazociąg
    [black] czarny kabel telefoniczny
   *[red] czerwony tunel
}
skill = { $skill ->
    [architect] cyrkiel architekta
    [builder] cegłę budowniczego
   *[financier] monetę finansisty
}
skill-of = { $skill ->
    [architect] cyrkla architekta
    [builder] cegły budowniczego
   *[financier] monety finansisty
}
good = { $good ->
    [blue] niebieskiego łącznika
    [brown] brązowego łącznika
    [grey] szarego łącznika
    [yellow] żółtego łącznika
    [black] czarnego łącznika
    [red] czerwonego łącznika
    [any-connector] łącznika dowolnego koloru
    [different-connector] łącznika koloru, którego jeszcze nie ma
    [architect] umiejętności architekta
    [builder] umiejętności budowniczego
    [financier] umiejętności finansisty
   *[any-skill] dowolnej umiejętności
}
keyples = { $count ->
    [one] { $count } keypla
    [few] { $count } keyple
   *[many] { $count } keypli
}
coloured = { $count ->
    [one] { $count } { $colour ->
        [blue] niebieskiego
        [red] czerwonego
       *[yellow] żółtego
    } keypla
    [few] { $count } { colours-few } keyple
   *[many] { $count } { colours-many } keypli
}
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
side = { $side ->
    [0] górny
    [1] prawy górny
    [2] prawy dolny
    [3] dolny
    [4] lewy dolny
   *[5] lewy górny
}

## Moves

move-bid = Licytuj: { tile }
move-use = Użyj: { tile }
move-upgrade = Ulepsz: { tile }
move-lay = Dołóż: { tile }
move-join = Przenieś przegrywającą ofertę z kafla { tile }
move-side = { side } bok twojego kafla { $lot }
move-keyples = { $count ->
    [0] Nic zza zasłonki
   *[other] Zza zasłonki: { keyples }
}
move-colour = Kolor keypli: { colour }
move-pay = Oddaj { skill }
move-take = Weź { skill }
move-connector = Weź łącznik: { connector }
move-turn = { $sixths ->
    [0] Połóż bez obracania
    [one] Obróć w prawo o { $sixths } szóstą
    [few] Obróć w prawo o { $sixths } szóste
   *[many] Obróć w prawo o { $sixths } szóstych
}
move-sail = Odpłyń na miejsce { $berth }
move-pass = Pasuj
move-enough = Nie bierz więcej łączników
move-discard = Odrzuć łącznik
move-decline = Zostaw łącznik w zasobach: { connector }
move-set-aside = Zrezygnuj z kafli, które nigdzie nie pasują

## What is asked

prompt-acting = licytuj, użyj kafla, ulepsz kafel, pasuj albo odpłyń.
prompt-colour = wybierz kolor keypli: wszystkie w jednej akcji mają ten sam.
prompt-counting = wybierz, ile keypli postawić.
prompt-connecting = połóż albo odrzuć łącznik ({ connector }) przed swoją następną kolejką.
prompt-paying = wybierz umiejętność, którą oddajesz, bo wymaga jej kafel.
prompt-taking = wybierz umiejętność, którą bierzesz z tego, co wytwarza kafel.
prompt-picking = wybierz łącznik z tego, co wytwarza kafel, albo nie bierz więcej.
prompt-berthing = wszyscy spasowali; wybierz miejsce.
prompt-laying = dołóż zdobyte kafle; gdy zrobią to wszyscy, gra toczy się dalej.
prompt-spot = wybierz bok dzielnicy, do którego dołożysz { tile }.
prompt-turn = wybierz, jak obrócić { tile }; bez obracania rzeka wypływa przez boki: { $sides }.

## What happened

event-era-began = Zaczyna się epoka { $era }.
event-offered = { $level ->
    [0] Na licytację trafia { tile }.
   *[other] Na licytację trafia, już po ulepszeniu, { tile }.
}
event-drew = { $who } dobiera z worka { keyples }.
    .you = Dobierasz z worka { keyples }.
event-found = { $who } dobiera keyple: niebieskie { $blue }, czerwone { $red }, żółte { $yellow }.
    .you = Dobierasz keyple: niebieskie { $blue }, czerwone { $red }, żółte { $yellow }.
event-found-hidden = { $who } chowa dobrane keyple za zasłonką.
event-moved-bid = { $who } zabiera z kafla { tile } przegrywającą ofertę: { coloured }.
    .you = Zabierasz z kafla { tile } przegrywającą ofertę: { coloured }.
event-bid = { $who } daje za { tile }: { coloured }.
    .you = Dajesz za { tile }: { coloured }.
event-used = { $who } używa kafla { tile }, stawiając { coloured }.
    .you = Używasz kafla { tile }, stawiając { coloured }.
event-upgraded = { $who } ulepsza kafel { tile }, stawiając { coloured }.
    .you = Ulepszasz kafel { tile }, stawiając { coloured }.
event-paid = { $who } oddaje { skill }.
    .you = Oddajesz { skill }.
event-took-skill = { $who } bierze { skill }.
    .you = Bierzesz { skill }.
event-skill-lacked = { $who } nie dostaje { skill-of }: zabrakło.
    .you = Nie dostajesz { skill-of }: zabrakło.
event-got-connectors = { $who } otrzymuje łączniki: { connector } × { $count }.
    .you = Otrzymujesz łączniki: { connector } × { $count }.
event-connectors-lacked = Zabrakło łączników: { connector } × { $count } przepada.
event-connected = { $who } kładzie łącznik ({ connector }) na bok ({ side }) kafla { tile }.
    .you = Kładziesz łącznik ({ connector }) na bok ({ side }) kafla { tile }.
event-discarded = { $who } odrzuca łącznik ({ connector }).
    .you = Odrzucasz łącznik ({ connector }).
event-declined = { $who } zostawia w zasobach łączniki: { connector } × { $count }.
    .you = Zostawiasz w zasobach łączniki: { connector } × { $count }.
event-took-no-more = { $who } nie bierze więcej łączników.
    .you = Nie bierzesz więcej łączników.
event-passed = { $who } pasuje.
    .you = Pasujesz.
event-sailed = { $who } odpływa na miejsce { $berth } ({ $number }) kafla { tile }.
    .you = Odpływasz na miejsce { $berth } ({ $number }) kafla { tile }.
event-bid-returned = { $who } odbiera z kafla { tile } przegraną ofertę: { coloured }.
    .you = Odbierasz z kafla { tile } przegraną ofertę: { coloured }.
event-tile-won = { $who } zdobywa { tile } za { keyples }.
    .you = Zdobywasz { tile } za { keyples }.
event-unsold = Nikt nie chciał kafla { tile }; wypada z gry.
event-river-won = { $who } zdobywa z rzeki { tile }.
    .you = Zdobywasz z rzeki { tile }.
event-river-lost = { tile } nie przypada nikomu.
event-gathered = { $who } zbiera z kafla { tile }: { coloured }.
    .you = Zbierasz z kafla { tile }: { coloured }.
event-laid = { $who } dokłada { tile }.
    .you = Dokładasz { tile }.
event-set-aside = { $who } nie ma miejsca na { tile }; kafel wypada z gry.
    .you = Nie masz miejsca na { tile }; kafel wypada z gry.
event-won = { $who } wygrywa, mając { points }!
    .you = Wygrywasz, mając { points }!
event-ended = Ostatnia barka minęła Thames Barrier.

## Why not

refusal-pay-first = Najpierw wybierz umiejętność, którą oddajesz.
refusal-take-first = Najpierw wybierz umiejętność, którą bierzesz; wytworzoną trzeba wziąć.
refusal-pick-first = Najpierw wybierz łączniki albo powiedz, że więcej nie bierzesz.
refusal-berth-taken = To miejsce jest zajęte; wybierz wolne.
refusal-must-sail = Wszyscy spasowali, więc teraz odpływasz: wybierz miejsce.
refusal-river-meets-land = Tak obrócona rzeka stykałaby się z lądem albo kafel wyglądałby tak samo jak przy innym obrocie.
refusal-turn-first = Najpierw wybierz, jak obrócić kafel.
refusal-no-room = { tile } nie może tam leżeć: pole jest zajęte, styka się najpierw z innym twoim kaflem albo rzeka stykałaby się z lądem.
refusal-place-first = Najpierw wybierz, gdzie ma leżeć { tile }.
refusal-fits-nowhere = { tile } nigdzie jeszcze nie pasuje; najpierw dołóż inny kafel.
refusal-lay-first = Najpierw dołóż zdobyte kafle.
refusal-lay-later = Kafle dokłada się po zakończeniu epoki.
refusal-connect-first = Najpierw połóż albo odrzuć swoje łączniki.
refusal-taken-already = Łączniki są już wzięte; połóż je albo odrzuć.
refusal-decline-later = Łączniki zostawia się przy użyciu kafla, który je wytwarza, przed postawieniem keypli.
refusal-not-made = { tile } nie wytwarza łącznika, który można by teraz zostawić: { connector }.
refusal-all-taken = Ta gra zaczęła się według wcześniejszych zasad: wszystkie łączniki się bierze, a potem można je odrzucić.
refusal-no-such-tile = Liczba kafli w twojej dzielnicy to { $size }; nie ma kafla { $lot }.
refusal-side-taken = Na tym boku kafla { tile } leży już łącznik; mieści się tylko jeden.
refusal-shared-side = Ten bok jest wspólny z kaflem { tile }, który leżał tam wcześniej: to { side } bok twojego kafla { $lot }.
refusal-nothing-to-place = Nie masz łączników do położenia.
refusal-no-skill-now = Umiejętności oddaje się i bierze tylko wtedy, gdy każe kafel.
refusal-act-first = Najpierw wybierz akcję: licytuj, użyj, ulepsz, pasuj albo odpłyń.
refusal-not-at-auction = { tile } nie jest na licytacji.
refusal-bid-too-low = { $colour ->
    [none] Licytacja kafla { tile } wymaga jeszcze co najmniej { $least } keypli jednego koloru; masz ich za mało.
   *[other] Licytacja kafla { tile } wymaga jeszcze co najmniej { $least } { colours-many } keypli; masz ich za mało.
}
refusal-makes-nothing = { tile } niczego nie wytwarza.
refusal-not-in-play = { tile } nie jest ani na licytacji, ani w żadnej dzielnicy.
refusal-no-skill = { tile } wymaga umiejętności, a nie masz żadnej.
refusal-too-few-keyples = { $colour ->
    [none] { tile } wymaga co najmniej { $least } keypli jednego koloru; masz ich za mało.
   *[other] { tile } wymaga co najmniej { $least } { colours-many } keypli; masz ich za mało.
}
refusal-not-yours = { tile } nie leży w twojej dzielnicy; ulepszać można tylko własne kafle.
refusal-fully-upgraded = { tile } nie da się już ulepszyć.
refusal-cost-missing = { $count ->
    [one] Do ulepszenia kafla { tile } brakuje { good }.
   *[other] Do ulepszenia kafla { tile } brakuje jeszcze { $count } rzeczy, między innymi { good }.
}
refusal-colour-too-few = Masz za mało { colours-many } keypli na { tile }.
refusal-colour-first = Najpierw wybierz kolor keypli na { tile }.
refusal-group-stays = Twoja oferta na kaflu { tile } liczy się tam, gdzie stoi.
refusal-no-such-group = Na kaflu { tile } nie masz przegrywającej oferty z { colours-many } keypli, którą można by przenieść.
refusal-not-so-many = Liczba { colours-many } keypli za twoją zasłonką: { $count }.
refusal-not-enough = To za mało na { tile }.
refusal-count-first = Najpierw wybierz keyple na { tile }.

## Options

option-jennifer = Wariant Jennifer: keyple wracające z przegranych ofert i z dzielnicy leżą jawnie przed zasłonką.
option-counts = Czy wszyscy widzą, ile keypli i umiejętności jest za każdą zasłonką (public), czy nie (hidden).
option-millennium = Co liczy Millennium Bridge: tylko kafle rzeki czy także budynki z odcinkiem rzeki (river-buildings).
option-reuse = Czy jeden keypel lub jedna umiejętność może punktować na kilku kaflach; jeśli nie, najlepszy podział znajdzie się sam.
option-first_seat = Kto zaczyna pierwszą epokę: miejsce liczone od 0 albo random (losowo).

## Sources of points

source-home = Dom
source-production = Kafle wytwarzające
source-networks = Sieci
source-connectors = Łączniki na kaflach
source-landmarks = Budowle główne
source-keyples = Keyple
source-skills = Umiejętności
source-museums = Muzea i sale
source-river = Kafle rzeki
source-barge = Barka

## Figures of many games

figure-keyples-spent = Keyple wydane na zdobyte kafle, na miejsce
figure-unsold = Kafle, których nikt nie chciał
figure-points-home = Punkty: dom
figure-points-production = Punkty: kafle wytwarzające
figure-points-networks = Punkty: sieci
figure-points-connectors = Punkty: łączniki na kaflach
figure-points-landmarks = Punkty: budowle główne
figure-points-keyples = Punkty: keyple
figure-points-skills = Punkty: umiejętności
figure-points-museums = Punkty: muzea i sale
figure-points-river = Punkty: kafle rzeki
figure-points-barge = Punkty: barka
figure-worth = Wartość dla właściciela: { NAME($piece, of: "tile") }

## The picture

picture-era = { $era ->
    [5] Gra skończona
   *[other] Epoka { $era } z 4
}
picture-chosen = Wybrano już:
picture-auction = Na licytacji
picture-routemasters = Kafle Routemaster i to, co każdy dałby ci teraz
picture-river = Barki płyną do { tile }
picture-thames = Thames Barrier
picture-keyples = keyple
picture-skills = umiejętności
picture-open = przed zasłonką
picture-to-place = do położenia
picture-to-lay = do dołożenia
picture-total = razem
picture-key = Łączniki: b niebieski, n brązowy, g szary, y żółty, k czarny, r czerwony, w dowolny, d różne; umiejętności: A architekt, B budowniczy, F finansista, S dowolna. ⌁ sieć, · na kaflu, ≠ różne, ~ rzeka, + ulepszony, ✪ budowla główna, ↑ koszt ulepszenia, › za umiejętność, ! ostatnie użycie, ♟ keyple, ⬡6 kafle z sześcioma łącznikami.

## The rules as implemented

rule-aim-title = Cel
rule-aim = Zbuduj dzielnicę Londynu wartą najwięcej punktów po czterech epokach.
rule-setup-title = Przygotowanie
rule-setup = Każdy ma dom, barkę i dziesięć keypli wylosowanych z worka, w którym jest 40 niebieskich, 40 czerwonych i 40 żółtych. Od początku leży odkrytych dwa razy tyle kafli Routemaster, ilu jest graczy; trafiają na licytację w ostatniej epoce. W epokach 1 i 2 licytuje się sześć kafli epoki oraz 4, 5 lub 6 budynków (dla 2, 3 lub więcej graczy), w epoce 3 tylko tyle budynków, już ulepszonych.
rule-turn-title = Czyja kolej
rule-turn = Epokę zaczyna barka stojąca najdalej na prawo, potem gra toczy się zgodnie z ruchem wskazówek zegara. W swojej turze licytuj, użyj kafla, ulepsz kafel, pasuj albo odpłyń. Najpierw trzeba położyć lub odrzucić posiadane łączniki. To, co zaczynasz wybierać, jest tylko twoją sprawą, dopóki nie wybierzesz liczby keypli.
rule-keyples-title = Keyple
rule-keyples = Wszystkie keyple jednej akcji mają jeden kolor, ten sam co wszystkie keyple stojące już w tej epoce przy tym kaflu, w ofertach i na nim. Pochodzą zza zasłonki, z twoich przegrywających ofert albo stąd i stąd; przegrywającą ofertę przenosi się tylko w całości. Oferta wygrywająca i keyple na kaflu zostają.
rule-bidding-title = Licytacja
rule-bidding = Twoja oferta musi być wyższa od każdej innej; własną możesz podnieść, nawet jeśli prowadzi.
rule-using-title = Użycie kafla
rule-using = Użyj dowolnego kafla, który coś wytwarza: w swojej dzielnicy, w cudzej albo na licytacji. Każde kolejne postawienie keypli na kaflu w danej epoce, do użycia czy ulepszenia, musi być większe od poprzedniego. Dom i Waterloo Station wymagają najpierw dowolnej umiejętności. Kafla wolno użyć także wtedy, gdy nie można wziąć tego, co wytwarza.
rule-connectors-title = Łączniki
rule-connectors = Jest ich po 24 w każdym z sześciu kolorów. Kładzie się je na bokach kafli we własnej dzielnicy, po jednym na bok; bok wspólny dwóch kafli liczy się dla obu, boki zewnętrzne są dozwolone, a potem nic się nie przesuwa. Używając kafla, nie musisz brać wszystkiego: przed postawieniem keypli możesz zostawiać łączniki jeden po drugim i te zostają w zasobach dla wszystkich. Wzięte połóż lub odrzuć przed swoją następną turą; inni nie muszą czekać. Odrzucone wracają do zasobów, ale kolor, którego ostatni łącznik zabrano, jest wyczerpany do końca gry.
rule-skills-title = Umiejętności
rule-skills = Jest ich po 24 w każdym z trzech rodzajów. Wytworzoną umiejętność trzeba wziąć. Czego brakuje, to przepada. Wydane umiejętności wracają do zasobów.
rule-upgrading-title = Ulepszanie
rule-upgrading = Ulepszać można tylko kafle własnej dzielnicy: dom, kafle epok 1 i 2, budynki, a budowle główne dwa razy. Wymagane łączniki muszą leżeć na bokach kafla i tam zostają; umiejętności się wydaje. Postawione keyple niczego nie wytwarzają.
rule-passing-title = Pasowanie
rule-passing = Kto pasuje, może jeszcze zagrać później. Jeśli wszyscy, którzy nie odpłynęli, spasują jeden po drugim, bez żadnej akcji i bez odpłynięcia pomiędzy, odpływają w kolejności pasowania.
rule-sailing-title = Odpłynięcie
rule-sailing = Twoja barka zajmuje wolne miejsce przy następnym kaflu rzeki i w tej epoce już nie grasz; twoje oferty zostają i można je przebić. Miejsce mówi, ile keypli dobierasz (przy Thames Barrier: ile dostajesz punktów), barka stojąca najdalej na prawo zaczyna następną epokę, a jedno z miejsc zdobywa kafel rzeki z kończącej się epoki.
rule-era-end-title = Koniec epoki
rule-era-end = Przegrane oferty wracają do właścicieli. Od barki stojącej najdalej na prawo, zgodnie z ruchem wskazówek zegara, zwycięzcy biorą kafle, a ich oferty idą do worka; kafel bez ofert wypada z gry, a keyple na nim idą do worka. Kafel rzeki przypada wyznaczonemu miejscu albo nikomu. Wszyscy dobierają keyple według miejsc, w tej samej kolejności; pusty worek nic nie daje. Każdy zbiera keyple z kafli swojej dzielnicy i z kafli właśnie zdobytych, bez względu na to, kto je postawił. Potem dokłada się kafle. Po epoce 4 nikt nie dobiera.
rule-laying-title = Dokładanie kafli
rule-laying = Wszyscy dokładają kafle jednocześnie, jawnie, każdy w dowolnej kolejności. Kafel styka się z co najmniej jednym kaflem dzielnicy i można go obrócić; gdzie na stykającym się boku czeka łącznik, tam kafle są połączone. Bok z rzeką może stykać się tylko z bokiem z rzeką. Kafle, które nigdzie nie pasują, wypadają z gry.
rule-scoring-title = Punktacja
rule-scoring = Budynek sieciowy daje 1 punkt (ulepszony 2) za każdy inny kafel połączony z nim jego kolorem, wprost lub łańcuchem. Budynek liczący daje 1 (2) za każdy łącznik swojego koloru na swoich bokach; Guildhall za każdy inny kolor. Budowle główne są warte 3, 6 lub 12. Hungerford Bridge daje 2 za każdy niebieski łącznik na nim, London Bridge 2 za każdy łącznik, Millennium Bridge 2 za każdy kafel rzeki połączony z nim na niebiesko poprzez kafle rzeki, The O2 daje 6. Domy i kafle wytwarzające mają własne punkty.
rule-routemasters-title = Kafle Routemaster
rule-routemasters = Lord’s, Oval i Zoo dają 2 za każdego czerwonego, żółtego lub niebieskiego keypla, którego masz na koniec, Madame Tussauds 2 za każdy komplet trzech kolorów; National Gallery, Tate Britain i Tate Modern 2 za każdego architekta, finansistę lub budowniczego, V&A 6 za każdy komplet czterech umiejętności, w którym są wszystkie trzy rodzaje. British Museum daje 2 za każdy kafel Routemaster w dzielnicy, Natural History Museum 3 za każdą budowlę główną ulepszoną dwa razy, Royal Festival Hall 3 za każdy łącznik koloru, którego masz najmniej, Science Museum 2 za każdy kafel z sześcioma łącznikami. Keypel lub umiejętność może punktować na kilku kaflach.
rule-end-title = Koniec
rule-end = Po czwartej epoce wygrywa ten, kto ma najwięcej punktów. Przy remisie wygrywa ten, czyja barka stoi dalej na prawo przy Thames Barrier.
rule-options-title = Opcje
rule-options = W wariancie Jennifer wracające keyple leżą jawnie przed zasłonkami. Liczby za zasłonkami można ukryć. Millennium Bridge może liczyć budynki z odcinkiem rzeki. Keyple i umiejętności można ograniczyć do jednego kafla; wtedy rozdziela się je najlepiej, jak można.

## Co można odczytać ze stołu

gauge-points = punkty
gauge-keyples = keyple
gauge-blue = niebieskie keyple
gauge-red = czerwone keyple
gauge-yellow = żółte keyple
gauge-skills = umiejętności
gauge-architects = architekci
gauge-builders = budowniczowie
gauge-financiers = finansiści
gauge-tiles = kafle
gauge-connectors = łączniki do położenia
gauge-passes = pasy do odpłynięcia wszystkich
gauge-to-place = do położenia
gauge-bid = twoja oferta
gauge-next = keyple, które musi postawić następny
gauge-lacking = czego brakuje do ulepszenia

## Co liczy rada

counted-points = { $good ->
    [yes] więcej punktów
   *[no] mniej punktów
}
counted-keyples = { $good ->
    [yes] więcej keypli do działania
   *[no] mniej keypli do działania
}
counted-tiles = { $good ->
    [yes] lepsze kafle w zasięgu
   *[no] gorsze kafle w zasięgu
}
counted-upgrades = { $good ->
    [yes] lepsze widoki na ulepszenia
   *[no] gorsze widoki na ulepszenia
}
counted-connectors = { $good ->
    [yes] przydatniejsze łączniki
   *[no] mniej przydatne łączniki
}
counted-berths = { $good ->
    [yes] lepsze miejsce przy nabrzeżu
   *[no] gorsze miejsce przy nabrzeżu
}
