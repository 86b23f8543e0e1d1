### Londyn

title = Londyn
tagline = Odbuduj miasto po wielkim pożarze: buduj, uruchamiaj, kupuj ziemię i miej mniej ubóstwa niż inni.

## Elementy

card = { $card ->
    [vauxhall-gardens] Ogrody Vauxhall
    [woolwich-arsenal] Arsenał w Woolwich
    [east-india-company] Kompania Wschodnioindyjska
    [st-pauls] Katedra św. Pawła
    [vintners] Winiarze
    [water-works] Wodociągi
    [mercers] Bławatnicy
    [coffee-house] Kawiarnia
    [covent-garden] Covent Garden
    [theatre-royal] Teatr Królewski
    [school-blue-a] Szkoła (niebieska)
    [school-brown-a] Szkoła (brązowa)
    [paupers] Biedota
    [hospital] Szpital
    [great-fire-monument] Pomnik Wielkiego Pożaru
    [haberdashers] Pasmanterzy
    [huguenots] Hugenoci
    [salters] Handlarze solą
    [fishmongers] Handlarze ryb
    [grocers] Kupcy korzenni
    [wren] Wren
    [almshouses] Przytułki
    [oxford-street] Oxford Street
    [workers-houses] Domy robotnicze
    [furniture-makers] Meblarze
    [albert-dock] Albert Dock
    [highgate-cemetery] Cmentarz Highgate
    [kew-gardens] Ogrody Kew
    [royal-victoria-dock] Royal Victoria Dock
    [ship-building] Stocznia
    [nelsons-column] Kolumna Nelsona
    [west-india-docks] Doki Zachodnioindyjskie
    [town-houses] Rezydencje miejskie
    [watch-makers] Zegarmistrzowie
    [police-force] Policja
    [fleet-street] Fleet Street
    [lloyds] Lloyd’s
    [silk-weaving] Tkalnia jedwabiu
    [brewing] Browar
    [regent-street] Regent Street
    [british-museum] Muzeum Brytyjskie
    [buckingham-palace] Pałac Buckingham
    [bridge] Most
    [omnibus] Omnibus
    [stock-exchange] Giełda
    [brixton-prison] Więzienie Brixton
    [steamboats] Łodzie parowe
    [street-lights] Latarnie uliczne
    [leather-industry] Garbarnie
    [shops] Sklepy
    [university-of-london] Uniwersytet Londyński
    [lords] Lord’s
    [fire-brigade] Straż pożarna
    [bank-of-england] Bank Anglii
    [millbank-prison] Więzienie Millbank
    [underground] Metro
    [billingsgate] Targ Billingsgate
    [sewers] Kanalizacja
    [great-exhibition] Wielka Wystawa
    [train-station-s] Dworzec (południowy)
    [train-station-n] Dworzec (północny)
    [public-houses] Puby
    [smithfield] Targ Smithfield
    [thames-embankment] Nabrzeże Tamizy
    [tower-bridge] Tower Bridge
    [albert-hall] Albert Hall
    [whitehall] Whitehall
    [natural-history-museum] Muzeum Historii Naturalnej
    [parliament] Parlament
    [workhouse] Dom pracy
    [school-blue-c] Szkoła (niebieska, ubóstwo)
    [jewish-refugees] Uchodźcy żydowscy
    [grand-hotel] Grand Hotel
   *[other] { $card }
}
borough = { $borough ->
    [city] City
    [westminster] Westminster
    [southwark-bermondsey] Southwark & Bermondsey
    [wandsworth] Wandsworth
    [hammersmith] Hammersmith
    [lewisham] Lewisham
    [fulham-chelsea] Fulham & Chelsea
    [kensington] Kensington
    [hampstead] Hampstead
    [paddington] Paddington
    [st-marylebone] St Marylebone
    [st-pancras] St Pancras
    [islington-stoke-newington] Islington & Stoke Newington
    [hackney] Hackney
    [bethnal-green-stepney-poplar] Bethnal Green, Stepney & Poplar
    [lambeth] Lambeth
    [battersea] Battersea
    [camberwell] Camberwell
    [deptford] Deptford
    [greenwich] Greenwich
   *[other] { $borough }
}
gains = { $money ->
    [0] {""}
   *[other] {" "}£{ $money }
}{ $prestige ->
    [0] {""}
   *[other] { $money ->
        [0] {""}
       *[other] ,
    }{" "}{ $prestige } prestiżu
}{ $poverty ->
    [0] {""}
   *[other] { $money ->
        [0] { $prestige ->
            [0] {""}
           *[other] ,
        }
       *[other] ,
    }{" "}{ $poverty } ubóstwa
}
loans = { $loans ->
    [one] { $loans } pożyczka
    [few] { $loans } pożyczki
   *[other] { $loans } pożyczek
}
drawn-from = { $deck ->
    [0] z planszy
   *[other] z talii albo z planszy
}
nth-place = { $place ->
    [1] pierwszą
    [2] drugą
   *[other] trzecią
}

## O co chodzi teraz

prompt-starting = { $draw_left ->
    [0] nie ma już czego dobierać: dalej.
    [one] dobierz kartę na początek tury, { drawn-from }.
   *[other] dobierz do { $draw_left } kart na początek tury, { drawn-from }.
}
prompt-looked = zatrzymaj jedną z obejrzanych kart.
prompt-choosing = jedna akcja: zagraj karty, kup ziemię, uruchom miasto albo dobierz trzy karty.
prompt-developing = { $free_plays ->
    [0] zagraj następną kartę albo zakończ rozwój.
    [one] Wren: zagraj jeszcze jedną kartę bez odrzucania albo powiedz, że wystarczy.
   *[other] Wren: zagraj do { $free_plays } kart bez odrzucania albo powiedz, że wystarczy.
}
prompt-paying = { NAME($held, of: "card") }: odrzuć kartę tego samego koloru, aby ją zagrać.
prompt-placing = { NAME($held, of: "card") }: zacznij nią nowy stos albo zakryj kartę, której nie położono w tej turze.
prompt-drawing = { $draw_left ->
    [one] dobierz jeszcze jedną kartę, { drawn-from }.
    [few] dobierz { $draw_left } karty, { drawn-from }.
   *[other] dobierz { $draw_left } kart, { drawn-from }.
}
prompt-running = aktywuj karty miasta, każdą raz; ubóstwo przychodzi na koniec uruchomienia.
prompt-paying-card = stos { $active } wymaga karty: odrzuć jedną, aby go aktywować.
prompt-shedding = { $shed_left ->
    [one] stos { $active }: odrzuć za niego jeszcze jedną kartę albo powiedz, że wystarczy.
   *[other] stos { $active }: odrzuć za niego karty, najwyżej { $shed_left }, albo powiedz, że wystarczy.
}
prompt-targeting = stos { $active } zsyła ubóstwo: wybierz, kto je dostanie.
prompt-taking = Kawiarnia: wybierz z planszy kartę, która ją zakryje.
prompt-repeating = Whitehall: wybierz kartę aktywowaną po raz drugi.
prompt-flipping = stos { $active } aktywowano: odwróć go albo zamiast niego Szpital.
prompt-trimming = więcej niż dziewięć kart na koniec tury: odrzuć jedną.
prompt-giving = Giełda: wybierz kartę z ręki, którą oddajesz.
prompt-receiving = Giełda: wybierz z planszy kartę, którą bierzesz (oddajesz: { NAME($held, of: "card") }).

## Ruchy

move-take-upper = Weź z górnego rzędu: { card }
move-take-lower = Weź z dolnego rzędu: { card }
move-keep = { $place ->
    [1] Zatrzymaj pierwszą z nich
    [2] Zatrzymaj drugą z nich
   *[other] Zatrzymaj trzecią z nich
}
move-play = Zagraj: { card }
move-discard = Odrzuć: { card }
move-school = Odrzuć jako inny kolor (Szkoła): { card }
move-cover = Połóż na stosie { $stack }
move-activate = Aktywuj stos { $stack }
move-buy = Kup: { borough }
move-choose = { $player ->
    [1] Wybierz następnego gracza
    [2] Wybierz drugiego gracza po tobie
   *[other] Wybierz trzeciego gracza po tobie
}
move-repay = Spłać pożyczkę za £15
move-loan = Weź pożyczkę
move-draw = Dobierz kartę z talii
move-look = Obejrzyj wierzch talii
move-enough = Wystarczy, dalej
move-run = Uruchom miasto
move-draw-three = Dobierz trzy karty
move-free = Zagraj bez odrzucania (twoja dzielnica)
move-new-stack = Zacznij nowy stos
move-done = Zakończ
move-borough = Rozpatrz efekt dzielnicy
move-flip = Odwróć kartę
move-flip-hospital = Odwróć zamiast niej Szpital
move-swap = Wymień kartę z planszą

## Co się stało

event-turn-began = { $who } zaczyna turę (runda { $round }).
    .you = Zaczynasz turę (runda { $round }).
event-repaid = { $who } spłaca pożyczkę; zostało: { loans }.
    .you = Spłacasz pożyczkę; zostało: { loans }.
event-took-loan = { $who } bierze pożyczkę, dostaje £{ $money } i ma teraz: { loans }.
    .you = Bierzesz pożyczkę, dostajesz £{ $money } i masz teraz: { loans }.
event-drew = { $who } dobiera z talii: { card }.
    .you = Dobierasz z talii: { card }.
event-drew-hidden = { $who } dobiera kartę z talii.
event-took = { $who } bierze z planszy: { card }.
    .you = Bierzesz z planszy: { card }.
event-looked = { $who } ogląda talię: { card }{ $second ->
    [none] {""}
   *[other] {""}, { NAME($second, of: "card") }
}{ $third ->
    [none] {""}
   *[other] {""}, { NAME($third, of: "card") }
}.
    .you = Oglądasz talię: { card }{ $second ->
        [none] {""}
       *[other] {""}, { NAME($second, of: "card") }
    }{ $third ->
        [none] {""}
       *[other] {""}, { NAME($third, of: "card") }
    }.
event-looked-hidden = { $who } ogląda wierzch talii.
event-kept = { $who } zatrzymuje: { card } ({ nth-place }).
    .you = Zatrzymujesz: { card } ({ nth-place }).
event-kept-hidden = { $who } zatrzymuje { nth-place } z tych kart.
event-went-on = { $who } gra dalej bez dobierania.
    .you = Grasz dalej bez dobierania.
event-chose = { $who } { $action ->
    [develop] rozwija miasto
    [run] uruchamia miasto
   *[draw-three] dobiera trzy karty
}.
    .you = { $action ->
        [develop] Rozwijasz miasto
        [run] Uruchamiasz miasto
       *[draw-three] Dobierasz trzy karty
    }.
event-played = { $who } zagrywa: { card }.
    .you = Zagrywasz: { card }.
event-discarded = { $who } odrzuca: { card }.
    .you = Odrzucasz: { card }.
event-schooled = { $who } { $money ->
    [0] korzysta ze Szkoły
   *[other] płaci £{ $money } za Szkołę
}; inny kolor ma teraz: { card }.
    .you = { $money ->
        [0] Korzystasz ze Szkoły
       *[other] Płacisz £{ $money } za Szkołę
    }; inny kolor ma teraz: { card }.
event-built = { $who } kładzie na stosie { $stack }: { card }{ $cost ->
    [0] {""}
   *[other] {""} za £{ $cost }
}.
    .you = Kładziesz na stosie { $stack }: { card }{ $cost ->
        [0] {""}
       *[other] {""} za £{ $cost }
    }.
event-till-filled = { $who } ma teraz £{ $money } na karcie { card } (stos { $stack }).
    .you = Masz teraz £{ $money } na karcie { card } (stos { $stack }).
event-bought = { $who } { $cost ->
    [0] bierze za darmo
   *[other] kupuje za £{ $cost }
}: { borough }.
    .you = { $cost ->
        [0] Bierzesz za darmo
       *[other] Kupujesz za £{ $cost }
    }: { borough }.
event-borough-shown = Na sprzedaż: { borough }.
event-gained = { $who } otrzymuje:{ gains }.
    .you = Otrzymujesz:{ gains }.
event-activated = { $who } aktywuje: { card } (stos { $stack }){ $cost ->
    [0] {""}
   *[other] {""} za £{ $cost }
}.
    .you = Aktywujesz: { card } (stos { $stack }){ $cost ->
        [0] {""}
       *[other] {""} za £{ $cost }
    }.
event-flipped = { $who } odwraca kartę { card } (stos { $stack }).
    .you = Odwracasz kartę { card } (stos { $stack }).
event-spared = { $who } zostawia odkrytą kartę { card }; zamiast niej odwrócono Szpital na stosie { $hospital }.
    .you = Zostawiasz odkrytą kartę { card }; zamiast niej odwrócono Szpital na stosie { $hospital }.
event-gave-poverty = { $poverty ->
    [0] { $who } nie oddaje ubóstwa; { $to } nic nie dostaje.
   *[other] { $who } oddaje ubóstwo ({ $poverty }); dostaje je { $to }.
}
    .you = { $poverty ->
        [0] Nie oddajesz ubóstwa; { $to } nic nie dostaje.
       *[other] Oddajesz ubóstwo ({ $poverty }); dostaje je { $to }.
    }
    .to-you = { $poverty ->
        [0] { $who } nie oddaje ubóstwa; nic nie dostajesz.
       *[other] { $who } oddaje ubóstwo ({ $poverty }); dostajesz je ty.
    }
event-sent-poverty = { $poverty ->
    [0] { $who } nie zsyła ubóstwa; { $to } nic nie dostaje.
   *[other] { $who } zsyła ubóstwo z zasobów ({ $poverty }); dostaje je { $to }.
}
    .you = { $poverty ->
        [0] Nie zsyłasz ubóstwa; { $to } nic nie dostaje.
       *[other] Zsyłasz ubóstwo z zasobów ({ $poverty }); dostaje je { $to }.
    }
    .to-you = { $poverty ->
        [0] { $who } nie zsyła ubóstwa; nic nie dostajesz.
       *[other] { $who } zsyła ubóstwo z zasobów ({ $poverty }); dostajesz je ty.
    }
event-paid = { $money ->
    [0] { $to ->
        [none] { $who } nie ma z czego zapłacić do banku.
       *[other] { $who } nie ma z czego zapłacić; { $to } nic nie dostaje.
    }
   *[other] { $to ->
        [none] { $who } płaci do banku £{ $money }.
       *[other] { $who } płaci £{ $money }; dostaje je { $to }.
    }
}
    .you = { $money ->
        [0] { $to ->
            [none] Nie masz z czego zapłacić do banku.
           *[other] Nie masz z czego zapłacić; { $to } nic nie dostaje.
        }
       *[other] { $to ->
            [none] Płacisz do banku £{ $money }.
           *[other] Płacisz £{ $money }; dostaje je { $to }.
        }
    }
    .to-you = { $money ->
        [0] { $who } nie ma z czego ci zapłacić.
       *[other] { $who } płaci ci £{ $money }.
    }
event-row-left = Plansza była pełna: dolny rząd odpada z gry, górny się przesuwa.
event-swapped = { $who } oddaje kartę { NAME($given, of: "card") } i bierze z planszy: { NAME($taken, of: "card") }.
    .you = Oddajesz kartę { NAME($given, of: "card") } i bierzesz z planszy: { NAME($taken, of: "card") }.
run-parts = { $stacks ->
    [0] {""}
   *[other] {" "}za stosy { $stacks }
}{ $loans ->
    [0] {""}
   *[other] { $stacks ->
        [0] {""}
       *[other] ,
    }{" "}za pożyczki { $loans }
}{ $hand ->
    [0] {""}
   *[other] { $stacks ->
        [0] { $loans ->
            [0] {""}
           *[other] ,
        }
       *[other] ,
    }{" "}za karty na ręce { $hand }
}
run-poverty = { $who } dobiera ubóstwo:{ run-parts }.
    .you = Dobierasz ubóstwo:{ run-parts }.
run-poverty-without-stacks = { $loans ->
    [0] { $hand ->
        [0] { $who } nie dobiera ubóstwa za to uruchomienie.
       *[other] { run-poverty }
    }
   *[other] { run-poverty }
}
    .you = { $loans ->
        [0] { $hand ->
            [0] Nie dobierasz ubóstwa za to uruchomienie.
           *[other] { run-poverty.you }
        }
       *[other] { run-poverty.you }
    }
event-run-poverty = { $stacks ->
    [0] { run-poverty-without-stacks }
   *[other] { run-poverty }
}
    .you = { $stacks ->
        [0] { run-poverty-without-stacks.you }
       *[other] { run-poverty.you }
    }
event-borough-ran = { $who } rozpatruje efekt dzielnicy { borough }.
    .you = Rozpatrujesz efekt dzielnicy { borough }.
event-last-turns = Talia wyczerpała się w turze: { $who }. Wszyscy pozostali mają ostatnią turę.
    .you = Talia wyczerpała się w twojej turze. Wszyscy pozostali mają ostatnią turę.
event-time-up = Rundy bez karty z talii: { $rounds }. Gra kończy się i jest punktowana.
event-hand-counted = { $cards ->
    [0] { $who } ma pustą rękę i ubóstwo { $poverty }.
   *[other] { $who } dobiera ubóstwo za rękę ({ $cards }) i ma go { $poverty }.
}
    .you = { $cards ->
        [0] Masz pustą rękę i ubóstwo { $poverty }.
       *[other] Dobierasz ubóstwo za rękę ({ $cards }) i masz go { $poverty }.
    }
event-scored = { $who } ma prestiż { $points }.
    .you = Masz prestiż { $points }.
event-won = { $who } wygrywa z prestiżem { $points }!
    .you = Wygrywasz z prestiżem { $points }!
event-ended = Koniec gry.

## Dlaczego nie

refusal-most-loans = Masz już pożyczki w liczbie { $loans }; nikt nie może mieć więcej.
refusal-repay-first = Pożyczki spłaca się tylko na samym początku tury.
refusal-no-loan = Nie masz żadnej pożyczki do spłacenia.
refusal-repay-costs = Spłata pożyczki kosztuje £{ $price }, a masz £{ $money }.
refusal-no-exchange = Wymieniać pozwala tylko odkryta Giełda w twoim mieście.
refusal-swapped-already = W tej turze już wymieniono kartę.
refusal-not-in-hand = Nie masz na ręce takiej karty: { card }.
refusal-wrong-colour = Odrzuć kartę tego samego koloru co zagrywana ({ card }).
refusal-wrong-price = Ta karta wymaga karty innego koloru.
refusal-only-paupers = Za tę kartę można odrzucać tylko Biedotę.
refusal-no-school = Zmienić kolor karty pozwala tylko odkryta Szkoła w twoim mieście i pieniądze na nią ponad koszt.
refusal-not-to-place = Nie można położyć karty { card }: nie ma jej w tym rzędzie albo nie jest kartą do miasta.
refusal-not-on-display = W tym rzędzie planszy nie ma karty { card }.
refusal-deck-empty = Talia jest pusta.
refusal-nothing-to-draw = Nie ma już kart do dobrania.
refusal-must-draw = Musisz dobierać, póki są karty.
refusal-wren-first = Wren pozwala budować bez odrzucania; najpierw powiedz, że wystarczy.
refusal-paupers-not-played = Biedoty nigdy się nie zagrywa.
refusal-wren-builds = Wren dotyczy kart kładzionych w mieście, nie kart akcji.
refusal-cost = { card } kosztuje £{ $cost }, a masz £{ $money }; weź najpierw pożyczkę.
refusal-no-discard = Nie masz karty do odrzucenia albo miejsca dla karty { card }.
refusal-no-stack = Nie ma stosu { $stack } w twoim mieście; liczba stosów: { $stacks }.
refusal-fresh = { card } leży tu od tej tury, więc nic jej jeszcze nie zakryje.
refusal-face-down = { card } jest odwrócona i nie można jej aktywować.
refusal-used = { card } była już aktywowana w tej turze.
refusal-just-placed = { card } leży tu od tej tury i nie można jej jeszcze aktywować.
refusal-activation-cost = Aktywacja karty { card } kosztuje £{ $cost }, a masz £{ $money }; weź najpierw pożyczkę.
refusal-activation-card = Aktywacja karty { card } kosztuje kartę, a nie masz odpowiedniej.
refusal-does-nothing = { card } nie może teraz nic zrobić.
refusal-borough-ran = Efekt dzielnicy już rozpatrzono.
refusal-no-run-effect = Twoja wierzchnia dzielnica nie ma efektu przy uruchomieniu.
refusal-not-offered = Ta dzielnica nie jest na sprzedaż: { borough }.
refusal-land-cost = { borough } kosztuje £{ $cost }, a masz £{ $money }; weź najpierw pożyczkę.
refusal-now-starting = Tura zaczyna się od dobrania karty.
refusal-now-starting-empty = Nie ma już kart do dobrania: najpierw przejdź dalej bez dobierania.
refusal-now-looked = Wybierz jedną z obejrzanych kart.
refusal-now-choosing = Wybierz akcję: rozwój, kupno ziemi, uruchomienie miasta albo trzy karty.
refusal-now-developing = Zagraj kartę albo zakończ rozwój.
refusal-now-paying = Wybierz kartę odrzucaną za zagrywaną.
refusal-now-placing = Wybierz miejsce: nowy stos albo kartę, której nie położono w tej turze.
refusal-now-drawing = Dobierz kartę z talii albo z planszy.
refusal-now-running = Aktywuj kartę miasta albo zakończ uruchomienie.
refusal-now-paying-card = Wybierz kartę odrzucaną za aktywację.
refusal-now-shedding = Wybierz kartę do odrzucenia albo powiedz, że wystarczy.
refusal-now-targeting = Wybierz gracza.
refusal-now-taking = Wybierz z planszy kartę, która zakryje Kawiarnię.
refusal-now-repeating = Wybierz kartę aktywowaną po raz drugi.
refusal-now-flipping = Wybierz, co odwrócić: kartę czy zamiast niej Szpital.
refusal-now-trimming = Masz więcej niż dziewięć kart: odrzuć jedną.
refusal-now-giving = Wybierz kartę, którą oddajesz.
refusal-now-receiving = Wybierz z planszy kartę, którą za nią bierzesz.

## Źródła punktów

source-track = Zdobyty prestiż
source-cards = Prestiż kart miasta
source-money = Pozostałe pieniądze
source-loans = Niespłacone pożyczki
source-poverty = Ubóstwo

## Obraz

picture-last-turn = Ostatnia tura! Talia skończyła się w turze: { $who }; wszyscy pozostali grają jeszcze raz.
picture-deck = Talia: { $cards } · zakryte dzielnice: { $boroughs }
picture-upper = Górny rząd:
picture-lower = Dolny rząd:
picture-offers = Na sprzedaż:
picture-deck-known = Wierzch talii:
picture-held = W grze:
picture-numbers = £{ $money } · { loans } · prestiż { $prestige } · ubóstwo { $poverty } · ręka { $cards }
picture-city = Miasto:
picture-boroughs = Dzielnice:
picture-known = Znane na ręce:
picture-hand = Twoja ręka:
picture-forecast = Uruchomienie: ubóstwo +{ $more }, razem { $poverty }; strata { $after } prestiżu wobec najniższego (teraz { $now }).

picture-end-near = Koniec blisko: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
} w talii. Gdy na koniec tury będzie pusta, wszyscy inni zagrają jeszcze raz.
picture-signs = ■ brązowa · ◆ niebieska · ▲ różowa · ○ Biedota · (£) koszt zagrania · ★ prestiż · † ubóstwo · ↻ odwracana po użyciu · ⟨=★⟩ prestiż na koniec · (nazwa) odwrócona · * użyta · + położona w tej turze · /n kart pod spodem
short-card = { $colour ->
    [brown] 1 brązowa karta
    [blue] 1 niebieska karta
    [pink] 1 różowa karta
    [grey] 1 Biedota
   *[any] 1 karta
}
short-per = { $each } za { $per ->
    [brown] widoczną brązową kartę
    [blue] widoczną niebieską kartę
    [not-brown] widoczną kartę inną niż brązowa
    [borough] dzielnicę
    [riverside] dzielnicę nad rzeką
    [north] dzielnicę na północy
   *[south] dzielnicę na południu
}
short-draws = { $amount ->
    [one] { $amount } karta
    [few] { $amount } karty
   *[many] { $amount } kart
}
short-run = | każde uruchomienie: { $each }
short-place = { $side ->
    [north] N
   *[south] S
}{ $river ->
    [True] , rzeka
   *[other] {""}
}
short-place-card = kładzie na sobie kartę z planszy
short-spare = odwracana zamiast innej karty
short-draw = dobierz karty: { $amount }
short-build = zagraj bez odrzucania do { $amount } kart
short-give-poverty = { $amount } z twoich † dla innego gracza
short-send-poverty = { $amount } † z zasobów dla innego gracza
short-levy = £{ $amount } od każdego innego gracza
short-shed = odrzuć do { $amount } kart, za każdą { $each }
short-shed-paupers = odrzuć Biedotę, za każdą { $each }
short-till-taken = i pieniądze, które na niej leżą
short-fire = każdy inny gracz płaci £{ $amount } za każdą swoją dzielnicę
short-spare-hand = ręka nie daje † w tym uruchomieniu
short-again = aktywuj jeszcze raz kartę z tego uruchomienia
short-no-discard = bez odrzucania
short-school = £{ $amount }: odrzucana karta liczy się jako inny kolor
short-swap = raz na turę wymień kartę z planszą
short-till = £{ $amount } na niej za każdą zagraną kartę
short-look-draw = na początku tury dobierasz, oglądając karty: { $amount }
short-bank = pożyczka daje £{ $amount }
short-parliament = zacznij turę, dobierając od 0 do { $amount } kart
short-paupers-any-colour = | przy zagrywaniu Biedota liczy się jako każdy kolor
short-free-card = | jedna karta na turę bez odrzucania
short-blue-discount = | niebieskie karty tańsze o £{ $amount }
short-hand-spared = | karty ręki bez †: { $amount }
short-draw-more = | dobierając trzy karty, możesz dobrać więcej o: { $amount }
short-discard-paupers = | przy uruchomieniu odrzuć Biedotę, najwyżej { $amount }
short-look-ahead = | na początku tury możesz obejrzeć { $amount } karty talii i zatrzymać jedną

## Zasady

rule-aim-title = Cel
rule-aim = Mieć najwięcej prestiżu, gdy talia się wyczerpie.
rule-setup-title = Przygotowanie
rule-setup = Każdy zestaw tasuje się osobno: C leży pod B, a B pod A. Każdy ma sześć kart i £5. Na sprzedaż są City, Westminster oraz Southwark & Bermondsey; pozostałe dzielnice są potasowane. Plansza ma dwa rzędy po trzy, cztery lub pięć miejsc dla dwóch, trzech lub czterech graczy.
rule-turn-title = Tura
rule-turn = Najpierw można spłacić pożyczki. Potem dobiera się kartę, jeśli jakaś jest, i wykonuje jedną akcję: rozwój, kupno ziemi, uruchomienie miasta albo dobranie trzech kart. Na końcu tury zostaje najwyżej dziewięć kart.
rule-cards-title = Dobieranie i odrzucanie
rule-cards = Każda karta pochodzi z wierzchu talii albo z planszy, jak kto woli. Odrzucane karty trafiają do górnego rzędu, potem do dolnego. Gdy oba są pełne, dolny odpada z gry, a górny się przesuwa.
rule-loans-title = Pożyczki
rule-loans = Zawsze gdy wybierasz, co robić dalej, możesz wziąć pożyczkę: £10. Musisz, jeśli nie masz na koszt, którego nie można odmówić. Można mieć dwanaście. Spłata kosztuje £15, na początku tury, przed wszystkim innym. Każda pożyczka daje jedno ubóstwo przy każdym uruchomieniu.
rule-develop-title = Rozwój miasta
rule-develop = Zagraj jedną lub więcej kart, po kolei. Za każdą odrzuć kartę tego samego koloru i zapłać koszt. Karta zaczyna nowy stos albo zakrywa kartę, której nie położono w tej turze. Stały efekt działa od razu, aż karta zostanie zakryta lub odwrócona. Twoją akcją jest rozwój, gdy tylko zagrasz pierwszą kartę. Zakryte i odwrócone karty każdego miasta pozostają jawne: wszyscy widzieli, jak je kładziono.
rule-action-cards-title = Karty akcji
rule-action-cards = Zagrywa się je przy rozwoju, bez odrzucania, po czym odpadają z gry. Hugenoci i Uchodźcy żydowscy: dobierz dwie karty. Wren: zagraj do dwóch kart bez odrzucania; koszty się płaci.
rule-paupers-title = Biedota
rule-paupers = Nigdy się jej nie zagrywa ani nie odrzuca za kolor, chyba że karta lub dzielnica tak mówi. Może zapłacić za aktywację i odpada, gdy kart na ręce jest za dużo.
rule-land-title = Kupno ziemi
rule-land = Kup jedną z dzielnic na sprzedaż. Zakrywa poprzednią; korzyści są natychmiastowe: prestiż, mniej ubóstwa, karty. W jej miejsce pojawia się następna, póki są. Zakryte dzielnice nadal się liczą.
rule-run-title = Uruchomienie miasta
rule-run = Aktywuj odkryte karty, każdą raz, w dowolnej kolejności: zapłać, weź korzyści i odwróć kartę, jeśli ma znak. Efekt wierzchniej dzielnicy rozpatrz, kiedy chcesz, najpóźniej na końcu. Potem dobierz jedno ubóstwo za każdy stos, każdą pożyczkę i każdą kartę na ręce.
rule-draw-title = Dobranie trzech kart
rule-draw = Dokładnie trzy albo wszystkie, które zostały.
rule-special-title = Karty szczególne
rule-special = Szpital: odwracany zamiast karty właśnie aktywowanej. Kawiarnia: kładzie się na niej bez kosztów kartę z planszy, ale nie Biedotę ani kartę akcji. Szkoła: za £1 odrzucana karta liczy się jako inny kolor. Giełda: raz na turę wymień kartę z ręki z planszą. Uniwersytet: zamiast dobierać w ciemno na początku tury, obejrzyj trzy wierzchnie karty talii i zatrzymaj jedną albo weź jedną z planszy; wszyscy widzą, którą z trzech zatrzymujesz. Greenwich: możesz obejrzeć dwie i zatrzymać jedną. Parlament: zacznij turę z 0, 1 lub 2 kartami. Whitehall: aktywuj ponownie kartę z tego uruchomienia, bez odrzucania, nawet odwróconą. Sklepy: £1 za każdą kartę zagraną później. Bank Anglii: pożyczka daje £12. Puby: ręka nie daje teraz ubóstwa.
rule-end-title = Koniec
rule-end = Jeśli na końcu tury talia jest pusta, każdy inny gracz ma jeszcze jedną turę. Jeśli przez piętnaście rund nikt nie dobierze z talii, gra kończy się i jest punktowana.
rule-scoring-title = Punktacja
rule-scoring = Jedno ubóstwo za każdą kartę na ręce; prestiż wszystkich kart miasta, także zakrytych i odwróconych; spłata pożyczek, na ile starczy pieniędzy; £3 to jeden prestiż; każda pozostała pożyczka kosztuje 7. Potem każdy oddaje tyle ubóstwa, ile ma gracz z najmniejszym, i traci za resztę: 1 lub 2 kosztują 1, 3 kosztuje 2, 4 kosztuje 3, każde następne do dziesięciu 2, każde dalsze 3. Remisy: mniej ubóstwa, więcej dzielnic, potem prestiż kart.
rule-options-title = Wydania i warianty
rule-options = Francuskie zasady rozstrzygają ostatni remis sumą wszystkich kart miasta, polskie najlepszą kartą. Dzielnice mogą być bez zdolności, tylko z tym, co drukuje instrukcja. Talia pierwszego wydania ma 110 kart; jej Metro działa bez znaczników, bo nie ma mapy. Wiele wartości drugiego wydania jest odtworzonych; każda mówi, skąd pochodzi.

## Opcje

option-edition = Która instrukcja rozstrzyga ostatni remis: fr sumą kart, pl najlepszą kartą
option-boroughs = abilities: dzielnice z odtworzonymi zdolnościami; plain: tylko to, co drukuje instrukcja
option-deck = second: 101 kart drugiego wydania, częściowo odtworzonych; first: 110 kart pierwszego
option-first_seat = Kto zaczyna: miejsce liczone od 0 albo random (losowo)

## Wątpliwości co do danych

doubt-brown-money = Wszystkie brązowe karty zestawu { $group } przynoszą razem £{ $money }; pewna publiczna recenzja drugiego wydania liczy £{ $total }. Nie wiadomo, które karty są inne.
doubt-abilities = Liczba dzielnic ze zdolnością wynosi tu { $count } z { $boroughs }; pewna publiczna recenzja drugiego wydania mówi, że dzielnice zwykle ją mają.

## Liczby

figure-prestige = Prestiż na torze
figure-poverty = Ubóstwo na końcu
figure-loans = Wzięte pożyczki
figure-runs = Uruchomienia
figure-boroughs = Dzielnice
figure-stacks = Stosy
figure-most-stacks = Stosy największego miasta
figure-played = { NAME($piece, of: "card") }: zagrania
figure-run = { NAME($piece, of: "card") }: aktywacje

## Co można odczytać ze stołu

gauge-money = pieniądze
gauge-loans = pożyczki
gauge-poverty = ubóstwo
gauge-prestige = prestiż
gauge-standing = punkty, gdyby gra się skończyła
gauge-cards = karty na ręce
gauge-draws = karty do dobrania
gauge-stacks = stosy
gauge-boroughs = dzielnice

## Co liczy rada

counted-points = { $good ->
    [yes] więcej prestiżu
   *[no] mniej prestiżu
}
counted-money = { $good ->
    [yes] więcej pieniędzy
   *[no] mniej pieniędzy
}
counted-loans = { $good ->
    [yes] mniej pożyczek
   *[no] więcej pożyczek
}
counted-cards = { $good ->
    [yes] lepsze karty na ręce
   *[no] gorsze karty na ręce
}
counted-city = { $good ->
    [yes] miasto, które przyniesie więcej
   *[no] miasto, które przyniesie mniej
}
counted-poverty = { $good ->
    [yes] mniej ubóstwa
   *[no] więcej ubóstwa
}
