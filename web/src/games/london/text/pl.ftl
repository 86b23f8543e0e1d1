board-money = pieniądze
board-loans = pożyczki
board-poverty = ubóstwo
board-prestige = prestiż
board-cards = karty na ręce
board-standing = wynik, gdyby to był koniec
board-score = wynik
board-counted-track = zdobyty prestiż
board-counted-cards = karty miasta, także zakryte i odwrócone
board-counted-money = £{ $money }, po spłacie pożyczek: po £3
board-counted-loans = { $loans ->
    [0] bez pożyczek
    [one] jedna pożyczka: 7, jeśli nie da się jej spłacić
    [few] { $loans } pożyczki: 7 za każdą niespłaconą
   *[other] { $loans } pożyczek: 7 za każdą niespłaconą
}
board-counted-poverty = ubóstwo { $poverty } razem z kartami na ręce; najmniejsze przy stole to { $least }
board-hand-groups = Na ręce, według rewersów: { $list }.
board-no-hand = Brak kart na ręce.
board-run-cards = Wszystkie odkryte karty i dzielnica, jak wydrukowano: { $brought }.
board-end-near = { $cards ->
    [0] Talia jest pusta
    [one] Jeszcze jedna karta: koniec blisko
    [few] Jeszcze { $cards } karty: koniec blisko
   *[other] Jeszcze { $cards } kart: koniec blisko
}
board-end-last = Ostatnia tura!
board-stacks = stosy
board-borough = dzielnica
board-colour = { $colour ->
    [brown] brązowa
    [blue] niebieska
    [pink] różowa
   *[grey] szara
}
board-side = { $side ->
    [north] na północ od rzeki
   *[south] na południe od rzeki
}
board-money-more = £{ $money }
board-money-less = −£{ $money }
board-prestige-more = prestiż { $prestige }
board-poverty-more = ubóstwo +{ $poverty }
board-poverty-less = ubóstwo −{ $poverty }
board-pay-money = zapłać £{ $money }
board-pay-card = odrzuć: { short-card }
board-effect-give-poverty = oddaj innemu graczowi ubóstwo: { $amount }
board-effect-send-poverty = inny gracz dostaje z zasobów ubóstwo: { $amount }
board-effect-spare-hand = ręka nie daje ubóstwa w tym uruchomieniu
board-ability-spare-hand = Karty ręki bez ubóstwa przy uruchomieniu: { $amount }
board-paupers = Nigdy nie zagrywana i bez koloru: płaci za aktywacje albo odchodzi, gdy bierze ją karta lub dzielnica
board-paupers-short = nigdy nie zagrywana
board-action = Zagrywana bez odrzucania: { $what }; potem odpada z gry
board-action-short = akcja
board-cost = Zagranie kosztuje £{ $cost }
board-ongoing = Póki jest widoczna: { $what }
board-activate = Po aktywacji: { $what }
board-activate-paid = Aby aktywować, { $price }; daje: { $what }
board-flips = odwracana po użyciu
board-stays = po użyciu zostaje odkryta
board-worth = prestiż na koniec: { $prestige }
board-place = { $side ->
    [north] Na północ od rzeki{ $river ->
        [yes] , na jej brzegu
       *[no] {""}
    }.
   *[south] Na południe od rzeki{ $river ->
        [yes] , na jej brzegu
       *[no] {""}
    }.
}
board-price = Kosztuje £{ $cost } i od razu daje: { $what }.
board-every-run = Przy każdym uruchomieniu: { $what }.
board-run-short = uruchomienie
board-down = odwrócona
board-used = użyta
board-fresh = nowa
board-city = Miasto gracza { $who }
board-no-city = Nic jeszcze nie zbudowano.
board-stack = Stos { $stack }: { card }{ $down ->
    [yes] , odwrócona
   *[no] {""}
}{ $used ->
    [yes] , użyta w tej turze
   *[no] {""}
}{ $fresh ->
    [yes] , położona w tej turze
   *[no] {""}
}{ $till ->
    [0] {""}
   *[other] , leży na niej £{ $till }
}{ $under ->
    [0] {""}
    [one] , pod spodem { $under } karta
    [few] , pod spodem { $under } karty
   *[many] , pod spodem { $under } kart
}.
board-under = { $count ->
    [one] Pod spodem { $count } karta
    [few] Pod spodem { $count } karty
   *[many] Pod spodem { $count } kart
}
board-from-top = Od góry do dołu:
board-top = Wierzchnia dzielnica: { borough }.
board-covered = Zakryte, nadal własne: { $list }
board-choose = Wybierz: { $who }
board-tag-play = zagraj
board-tag-discard = odrzuć
board-tag-school = Szkoła, £{ $price }
board-tag-take-upper = weź
board-tag-take-lower = weź
board-tag-keep = zatrzymaj
board-tag-draw = dobierz
board-tag-look = obejrzyj
board-tag-draw-three = dobierz trzy
board-tag-buy = kup
board-tag-activate = aktywuj
board-tag-cover = zakryj
board-tag-flip = odwróć
board-tag-use = użyj
board-tag-swap = wymień
board-tag-run = uruchom miasto
board-tag-done = zakończ
board-tag-enough = dość
board-run-now = Uruchomienie teraz
board-penalty = Ubóstwo ponad najniższe i prestiż, który kosztuje: { $list }; każde następne: −{ $beyond } ({ board-source }).
board-run-brings = ubóstwo +{ $more }, razem { $poverty }; prestiż −{ $after }, gdyby tak się skończyło
board-left = zostaje £{ $money }
board-costs = £{ $cost }, zostaje £{ $money }
board-costs-between = od £{ $cheap } do £{ $dear }, zostaje od £{ $least } do £{ $most }
board-free = bez pieniędzy
board-to-display = trafia na planszę
board-covers = zakrywa: { card }; na koniec nadal się liczy
board-one-more-stack = przy każdym uruchomieniu ubóstwo +1
board-has-poverty = miejsce { $seat }, ubóstwo { $poverty }
board-loan-brings = £{ $brings }, razem £{ $money }; spłata £15, +1 ubóstwa na uruchomienie
board-deck-left = { $cards ->
    [one] została { $cards } karta, grupa { $group }
    [few] zostały { $cards } karty, grupa { $group }
   *[many] zostało { $cards } kart, grupa { $group }
}
board-deck-words = { $cards ->
    [0] Talia jest pusta.
    [one] W talii została { $cards } karta.
    [few] W talii zostały { $cards } karty.
   *[many] W talii zostało { $cards } kart.
}
board-map = Plan Londynu; dzielnice, które jeszcze trafią na sprzedaż: { $left }
board-land-left = Dzielnice, które jeszcze przyjdą: { $left }
board-owned = Właściciel: { $who }; zakryta.
board-owned-top = Właściciel: { $who }; wierzchnia.
board-on-sale = Na sprzedaż.
board-not-yet = Jeszcze nie na sprzedaż.
board-held = { $phase ->
    [paying] czeka na kartę, którą za nią odrzucisz.
    [placing] czeka na miejsce w mieście.
   *[other] ma być wymieniona.
}
board-tab = { $tab ->
    [display] Karty
    [city] Miasto
   *[town] Londyn
}
board-mine = Ty
board-new-stack = Nowy stos
board-signs = Znaki
board-sign-more = robi więcej: obejrzyj z bliska
board-part = { $part ->
    [hand] Ręka
    [display] Plansza
    [city] Miasto
    [map] Plan
    [offers] Na sprzedaż
   *[others] Inni
}
board-look-help = Wskaż kartę albo dojdź do niej strzałkami, by zobaczyć ją w powiększeniu. Klawisz i, długie dotknięcie albo kliknięcie tego, czego nie można wybrać, pokazuje, skąd pochodzi każda wartość.
board-legend = Co znaczą znaki
board-sign = { $sign ->
    [eye] znane karty
    [brown] brązowa karta
    [blue] niebieska karta
    [pink] różowa karta
    [grey] Biedota, bez koloru
    [money] pieniądze
    [prestige] prestiż
    [poverty] ubóstwo
    [loan] pożyczka
    [card] karta z ręki
    [stack] stos miasta
    [flip] odwracana po użyciu
    [ongoing] działa, póki jest widoczna
    [score] prestiż na koniec; wynik
    [borough] dzielnica
    [riverside] nad rzeką
    [north] na północ od rzeki
   *[south] na południe od rzeki
}
board-to-come = Co jeszcze przyjdzie
board-group = Grupa { $group }
board-group-where = w talii { $deck }, na innych rękach { $hands }; niewidziane:
board-gone = Poza grą
board-sources = Skąd pochodzi każda wartość
board-source = { $source ->
    [own] z własnych danych tego stołu
   *[other] { data-source }
}
board-key = { $key ->
    [colour] kolor
    [cost] cena
    [pay_money] pieniądze za aktywację
    [pay_card] karta za aktywację
    [money] pieniądze
    [prestige] prestiż
    [poverty] ubóstwo
    [per] za każdą
    [per_money] pieniądze za każdą
    [per_prestige] prestiż za każdą
    [effect] efekt
    [amount] ile
    [each_money] pieniądze za kartę
    [each_prestige] prestiż za kartę
    [each_poverty] ubóstwo za kartę
    [ongoing] póki jest widoczna
    [ongoing_amount] ile
    [flips] odwracana po użyciu
    [end_prestige] prestiż na koniec
    [side] strona
    [riverside] nad rzeką
    [cards] karty
    [run_money] pieniądze przy uruchomieniu
    [run_prestige] prestiż przy uruchomieniu
    [run_poverty] ubóstwo przy uruchomieniu
    [ability] zdolność
    [ability_amount] ile
   *[copies] egzemplarze według grup
}

## For somebody new

board-first-aim = Miej najwięcej prestiżu, gdy skończy się talia. Ubóstwo kosztuje prestiż: im więcej masz go ponad gracza, który ma najmniej, tym więcej tracisz.
board-first-starting = Każda tura zaczyna się od karty: dobierz ją z talii albo weź jedną z planszy.
board-first-looked = Widzisz wierzch talii: zatrzymaj jedną z tych kart.
board-first-choosing = Jedna akcja na turę: zagraj karty z ręki, kup dzielnicę, uruchom miasto albo dobierz trzy karty.
board-first-developing = Zagraj tyle kart, ile chcesz. Każda wymaga odrzucenia innej karty w jej kolorze.
board-first-paying = Za kartę płaci się inną kartą tego samego koloru. Odrzucona karta leży na planszy i każdy może ją wziąć.
board-first-placing = Każdy stos przynosi ubóstwo przy każdym uruchomieniu. Przykrycie karty oszczędza stos; przykryta nie działa, ale liczy się na końcu.
board-first-drawing = Weź karty, które ci przysługują: z talii albo z planszy.
board-first-running = Aktywuj karty, każdą raz, w dowolnej kolejności. Na koniec przychodzi ubóstwo za każdy stos, pożyczkę i kartę w ręce.
board-first-paying-card = Ta karta żąda karty z ręki, zanim zadziała.
board-first-shedding = Odrzucone tu karty dają to, co mówi karta, i nie przynoszą już ubóstwa.
board-first-targeting = Wybierz, kto dostanie ubóstwo.
board-first-trimming = Tura kończy się z najwyżej dziewięcioma kartami. Odrzucone leżą na planszy.

## When a table is made

board-option-edition = Ostatni remis
board-option-edition-fr = zasady francuskie: wszystkie karty
board-option-edition-pl = zasady polskie: najlepsza karta
board-option-edition-help = Która instrukcja rozstrzyga ostatni remis: suma kart miasta czy jego najlepsza karta.
board-option-boroughs = Dzielnice
board-option-boroughs-abilities = ze zdolnościami
board-option-boroughs-plain = bez zdolności
board-option-boroughs-help = Czy dzielnice mają swoje odtworzone zdolności, czy tylko to, co drukuje instrukcja.
board-option-deck = Talia
board-option-deck-second = drugie wydanie, 101 kart
board-option-deck-first = pierwsze wydanie, 110 kart
board-option-deck-help = Którymi kartami się gra; karty drugiego wydania są częściowo odtworzone.

## Przykłady obok zasad

board-example-develop = Chcesz budować z tych czterech kart. Dwie niebieskie płacą za siebie nawzajem: tu za 2 £ zagrano Szpital, a Ogrody Vauxhall trafiają na planszę. Brązowe też tak mogą; albo Hugenotów zagrywa się jako akcję i dobiera dwie karty.
board-example-land = Przy 5 £ Hammersmith jest bez pożyczki za drogi. Lewisham kosztuje 3 £ i zabiera pięć ubóstwa; przykrywa Hackney, które nadal jest twoje.
board-example-run = Doki biorą kartę z ręki, dają 7 £ i zostają odwrócone. Rezydencje miejskie dają 2 prestiżu za dwie widoczne niebieskie karty, a zamiast nich odwrócony zostaje Szpital. Łodzie parowe dają 4 £ za dwie dzielnice nad rzeką. Southwark & Bermondsey dodaje jedno ubóstwo.
board-example-poverty = Potem przychodzi ubóstwo: cztery stosy, jedna pożyczka i dwie karty to 7 więcej. Z 4, które były, daje to 11.
