### Słowa planszy Key to the City – London.

board-good = { $good ->
    [blue] niebieski łącznik
    [brown] brązowy łącznik
    [grey] szary łącznik
    [yellow] żółty łącznik
    [black] czarny łącznik
    [red] czerwony łącznik
    [any-connector] łącznik dowolnego koloru
    [different-connector] łącznik innego koloru
    [architect] architekt
    [builder] budowniczy
    [financier] finansista
   *[any-skill] dowolna umiejętność
}
board-hue = { $colour ->
    [blue] niebieskie
    [red] czerwone
   *[yellow] żółte
}
board-keyples-of = { $colour ->
    [blue] Keyple niebieskie: { $count }
    [red] Keyple czerwone: { $count }
    [yellow] Keyple żółte: { $count }
   *[none] Keyple jednego koloru: { $count }
}

## Kafle

board-scores = { $kind ->
    [network] Daje { $rate } za każdy inny kafel połączony z nim kolorem: { board-of }.
    [count] Daje { $rate } za każdy { board-of-one } na swoich bokach.
    [variety] Daje { $rate } za każdy inny kolor na swoich bokach.
    [per-routemaster] Daje { $rate } za każdy twój kafel Routemaster.
    [per-keyple] Daje { $rate } za każdego { $of ->
        [blue] niebieskiego
        [red] czerwonego
       *[yellow] żółtego
    } keypla, którego masz na koniec.
    [keyple-sets] Daje { $rate } za każdy komplet trzech kolorów keypli.
    [per-skill] Daje { $rate } za każdego { $of ->
        [architect] architekta
        [builder] budowniczego
       *[financier] finansistę
    } na koniec.
    [skill-sets] Daje { $rate } za każde cztery umiejętności, w których są wszystkie trzy rodzaje.
    [per-landmark] Daje { $rate } za każdą budowlę główną ulepszoną dwa razy.
    [connector-sets] Daje { $rate } za każdy łącznik koloru, którego masz najmniej.
    [full-tiles] Daje { $rate } za każdy kafel z sześcioma łącznikami.
   *[river-network] Daje { $rate } za każdy kafel rzeki połączony z nim na niebiesko.
}
board-of = { $of ->
    [blue] niebieski
    [brown] brązowy
    [grey] szary
    [yellow] żółty
    [black] czarny
   *[red] czerwony
}
board-of-one = { $of ->
    [blue] niebieski łącznik
    [brown] brązowy łącznik
    [grey] szary łącznik
    [yellow] żółty łącznik
    [black] czarny łącznik
    [red] czerwony łącznik
   *[any] łącznik
}
board-worth = Wart { points }.
board-now = Teraz { points }.
board-makes = Daje: { $goods }.
board-makes-for-skill = Za dowolną umiejętność daje: { $goods }.
board-upgrade-asks = Ulepszenie wymaga: { $goods }{ $points ->
    [0] { $rate ->
        [0] .
       *[other] ; potem po { $rate } za każdy.
    }
   *[other] ; potem wart { $points }.
}
board-has-river = Płynie przez niego rzeka.
board-lot = { tile }, { $who }.
board-connectors = Łączniki: { $list }.
board-stand = { board-keyples-of } na kaflu.
board-bids = Oferty{ $colour ->
    [blue] { " " }(niebieskie)
    [red] { " " }(czerwone)
    [yellow] { " " }(żółte)
   *[none] { "" }
}: { $bids }.
board-no-bids = Nie ma jeszcze ofert.

## Co daje wybór

board-bid-leads = { $colour ->
    [none] prowadzisz od { $least }
    [blue] prowadzisz od { $least } niebieskich
    [red] prowadzisz od { $least } czerwonych
   *[yellow] prowadzisz od { $least } żółtych
}
board-bid-more = masz tam { $own }, do prowadzenia brakuje: { $least } ({ $colour ->
    [blue] niebieskie
    [red] czerwone
   *[yellow] żółte
})
board-would-bring = teraz dla ciebie: { points }
board-least = co najmniej { $least } { $colour ->
    [none] { $least ->
        [one] keypel
        [few] keyple
       *[many] keypli
    }
    [blue] { $least ->
        [one] niebieski
        [few] niebieskie
       *[many] niebieskich
    }
    [red] { $least ->
        [one] czerwony
        [few] czerwone
       *[many] czerwonych
    }
   *[yellow] { $least ->
        [one] żółty
        [few] żółte
       *[many] żółtych
    }
}
board-keyples-go = keyple dostaje { $who }
board-keyples-go-there = keyple dostaje właściciel
board-behind = za zasłonką: { $count }
board-adds = { $count ->
    [one] dokłada { $count } keypla
    [few] dokłada { $count } keyple
   *[many] dokłada { $count } keypli
}
board-count-bid = twoja oferta: { $total } · zostaje { $left }
board-count-use = następnym razem trzeba { $next } · zostaje { $left }
board-touches = dotyka: { $tiles }
board-joined = połączony: { $goods }
board-joins = łączy { tile } i { $other }
board-outer = { tile }, bok zewnętrzny
board-helps-it = { $count ->
    [0] ma wtedy wszystko
    [one] brakuje wtedy { $count } rzeczy
   *[other] brakuje wtedy { $count } rzeczy
}
board-helps = { $count ->
    [0] { tile } ma wtedy wszystko
    [one] { tile }: brakuje wtedy { $count } rzeczy
   *[other] { tile }: brakuje wtedy { $count } rzeczy
}
board-gain = { $points ->
    [one] +{ $points } punkt
    [few] +{ $points } punkty
   *[many] +{ $points } punktów
}
board-draw = { $count ->
    [one] dobierasz { $count } keypla
    [few] dobierasz { $count } keyple
   *[many] dobierasz { $count } keypli
}
board-enough = Dość
board-pass = { $left ->
    [0] wszyscy spasowali: odpływasz
    [one] jeśli spasuje jeszcze { $left } osoba, wszyscy odpływają
    [few] jeśli spasują jeszcze { $left } osoby, wszyscy odpływają
   *[many] jeśli spasuje jeszcze { $left } osób, wszyscy odpływają
}
board-have = masz { $count }
board-left = zostało { $count }
board-against = { side } bok: { tile }

## Tamiza

board-thames = Tamiza
board-berth = { $number ->
    [one] Miejsce { $berth }: { $number } keypel z worka.
    [few] Miejsce { $berth }: { $number } keyple z worka.
   *[many] Miejsce { $berth }: { $number } keypli z worka.
}
board-berth-points = { $number ->
    [one] Miejsce { $berth }: { $number } punkt.
    [few] Miejsce { $berth }: { $number } punkty.
   *[many] Miejsce { $berth }: { $number } punktów.
}
board-berth-prize = Zdobywa { tile }.
board-berth-first = Najdalej na prawo: zaczyna następną epokę.
board-berth-tie = Najdalej na prawo: wygrywa remis.
board-begins-short = zaczyna
board-tie-short = remis
board-berth-taken = Stoi tu { $who }.
board-berth-free = Wolne.
board-barge-waits = { $who } jeszcze nie odpływa.

## Części stołu

board-boroughs = Dzielnice
board-routemasters = Kafle Routemaster i to, co każdy dałby ci teraz
board-routemaster = Routemaster
board-worth-now = Warte teraz: { $list }.
board-screen = Za twoją zasłonką
board-keyples = { board-keyples-of } za twoją zasłonką.
board-skills = Umiejętności
board-skill-count = { $skill ->
    [architect] Architekci
    [builder] Budowniczowie
   *[financier] Finansiści
}: masz { $count }, w zasobach { $left }.
board-supply = Zasoby
board-connector-count = { $connector ->
    [blue] Niebieskie wodociągi
    [brown] Brązowe kanały ściekowe
    [grey] Szare kable elektryczne
    [yellow] Żółte gazociągi
    [black] Czarne kable telefoniczne
   *[red] Czerwone tunele
}: w zasobach { $count }.
board-bag = { $count ->
    [one] { $count } keypel w worku
    [few] { $count } keyple w worku
   *[many] { $count } keypli w worku
}
board-to-take = Co bierzesz: naciśnij, by zostawić
board-taking = { connector }: do wzięcia { $count }.
board-to-place = Do położenia
board-to-lay = Kafle do dołożenia
board-tiles = kafle
board-scores-title = Punkty do tej pory
board-source = Źródło
board-hidden = zależy od tego, co jest za zasłonką
board-lacks = Brakuje: { $goods }.
board-ready = wszystko jest
board-describe = { $who }: punkty { $points }, keyple { $keyples }, umiejętności { $skills }.

## Stół, jego części i pierwsza partia

board-area = { $area ->
    [river] Tamiza
    [buses] Routemastery
    [auction] Licytacja
    [borough] Twoja dzielnica
    [others] Inni
   *[screen] Twoja zasłonka
}
board-tab = { $tab ->
    [auction] Oferty
    [borough] Moje
   *[others] Inni
}
board-farther = Pokaż całość
board-nearer = Pokaż z bliska dzielnicę: { $who }
board-upgrades = Twoje ulepszenia
board-upgrade-brings = { $points ->
    [one] Ulepszenie da { $points } punkt.
    [few] Ulepszenie da { $points } punkty.
   *[many] Ulepszenie da { $points } punktów.
}
board-has-all = Jest do tego wszystko.
board-last-era = Poprzednia epoka
board-era-came-to = Co przyniosła epoka { $era }
board-no-era = Żadna epoka jeszcze się nie skończyła.
board-won-nothing = żaden kafel
board-came-home = wróciło keypli: { $home }, dobrano z worka: { $drawn }
board-unsold = Nikt nie chciał: { $list }.
board-first-aim = Zdobywaj kafle na czterech licytacjach, łącz je łącznikami i ulepszaj. Po czterech epokach wygrywa najwięcej punktów.
board-first-acting = Zrób jedną rzecz: zalicytuj kafel keyplami, użyj kafla, by dostać łączniki lub umiejętności, ulepsz swój kafel albo odpłyń i zakończ tę epokę.
board-first-colour = Wszystkie keyple jednej akcji mają jeden kolor i każdy po tobie musi tam użyć tego koloru.
board-first-counting = Połóż więcej keypli, niż tam leży. Przegrane oferty wracają do ciebie.
board-first-connecting = Połóż łącznik na boku jednego ze swoich kafli. Zielona liczba mówi, co od razu daje.
board-first-taking = Wybierz umiejętność: wymagają ich ulepszenia.
board-first-paying = Kafel wymaga umiejętności: wybierz, którą oddajesz.
board-first-picking = Wybierz łączniki, które daje ci kafel.
board-first-berthing = Wybierz miejsce: daje keyple na następną epokę; niektóre zdobywają most.
board-first-laying = Dołóż zdobyte kafle do swoich. Kafle, które się stykają, można łączyć łącznikami.

## When a table is made

board-option-jennifer = Wariant Jennifer
board-option-jennifer-help = Keyple wracające z przegranych ofert i z dzielnicy leżą jawnie przed zasłonką.
board-option-counts = Za zasłonkami
board-option-counts-public = wszyscy widzą, ile
board-option-counts-hidden = nikt nie widzi, ile
board-option-counts-help = Czy wszyscy widzą, ile keypli i umiejętności inni mają za zasłonkami.
board-option-millennium = Millennium Bridge liczy
board-option-millennium-tiles = kafle rzeki
board-option-millennium-river-buildings = także budynki nad rzeką
board-option-millennium-help = Czy budynki z odcinkiem rzeki też liczą się dla Millennium Bridge.
board-option-reuse = Punktują wielokrotnie
board-option-reuse-help = { option-reuse }

## Przykłady obok zasad

board-example-outbid = Byron licytuje Barbican dwoma czerwonymi keyplami. Ada też musi dać czerwone, i więcej niż dwa: prowadzi z trzema. Dwa Byrona zostają tam, aż przeniesie je gdzie indziej albo ją przebije.
board-example-use = W tej epoce na Covent Garden stoi już jeden niebieski keyple. Kto użyje go następny, stawia więcej w tym samym kolorze: dwa. Teraz stoją tam trzy, a następna osoba stawia co najmniej trzy.
board-example-connect = Łącznik leży na jednym boku. Niebieski leży między dwoma kaflami i je łączy; czerwony czeka na zewnętrznym boku na kafel położony później.
board-example-upgrade = Harrods wymaga czerwonego łącznika na jednym z boków i architekta. Łącznik zostaje, architekt jest wydany, a keyple stawia się w większej liczbie niż poprzednio.
board-example-sail = Barka Byrona zajmuje miejsce najbardziej z lewej, które zdobywa kafel rzeki tej epoki. Barka Ady zajmuje najbardziej z prawej i zaczyna następną epokę. Liczba mówi, ile keypli każde dobiera.
