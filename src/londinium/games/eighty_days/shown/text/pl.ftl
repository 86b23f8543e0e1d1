### Around the World in 80 Days

title = W 80 dni dookoła świata
tagline = Objedź świat i wróć do domu przed innymi, bez podejrzeń i z pustą sakiewką.

## Opcje

option-hats = Kapelusze każdego z dwojga graczy: 1 albo 2 (wtedy 5 Plotek i 110 £).
option-places = Czy po pierwszym powrocie gra się dalej o kolejne miejsca.
option-passepartout = Czy na polach Passepartout ciągnie się karty; jeśli nie, są puste i nie ma losowości.
option-first_seat = Które miejsce zaczyna: numer od 0 albo random (losowo).

## Elementy

spaces = { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
   *[many] { $steps } pól
}
rumours = { $rumours ->
    [0] bez Plotek
    [one] { $rumours } Plotka
    [few] { $rumours } Plotki
   *[many] { $rumours } Plotek
}
position = { $position }.
city = { $city ->
    [london] Londyn
    [paris] Paryż
    [turin] Turyn
    [brindisi] Brindisi
    [suez] Suez
    [aden] Aden
    [bombay] Bombaj
    [allahabad] Allahabad
    [calcutta] Kalkuta
    [singapore] Singapur
    [saigon] Sajgon
    [hong-kong] Hongkong
    [shanghai] Szanghaj
    [yokohama] Jokohama
    [san-francisco] San Francisco
    [salt-lake-city] Salt Lake City
    [omaha] Omaha
    [chicago] Chicago
    [new-york] Nowy Jork
    [queenstown] Queenstown
    [dublin] Dublin
    [liverpool] Liverpool
   *[other] { $city }
}
kind = { $kind ->
    [london] Londyn
    [passepartout] Passepartout
    [pound] Funt
    [bet-1] Zakład 1
    [bet-2] Zakład 2
    [bet-3] Zakład 3
    [bet-456] Zakład 4, 5, 6
    [stage] Etap
    [police] Policja
   *[other] { $kind }
}
card = { $card ->
    [refund] Zwrot za bilet
    [take-or-give] Zakład dżentelmenów
    [overtake] Pociąg pospieszny
    [fall-behind] Spóźniona przesiadka
    [next-pound] List kredytowy
    [previous-pound] Zapomniana sakiewka
    [again] Pomyślny wiatr
    [miss-turn] Sztorm na morzu
    [clear-rumour] Alibi
    [pay-behind] Hojny gospodarz
    [reset] Nowy czek
    [rumour-money] Opowieść dla prasy
    [lose-half] Kieszonkowiec
    [crowd] Tłok na nabrzeżu
    [tip] Napiwki
    [aouda] Auda
    [fix] Fix
    [cromarty] Cromarty
    [kiouni] Kiuni
    [speedy] Kapitan Speedy
    [mudge] Mudge
    [bunsby] Bunsby
   *[other] { $card }
}
card-help = { $card ->
    [refund] odzyskujesz to, co kosztował cię ten ruch.
    [take-or-give] weź 10 £ z banku, oddaj 10 £ albo nie rób nic.
    [overtake] przejdź bezpłatnie na pierwsze dostępne pole za najbliższym kapeluszem z przodu.
    [fall-behind] cofnij się na pierwsze dostępne pole za najbliższym kapeluszem z tyłu.
    [next-pound] przejdź bezpłatnie na najbliższe wolne pole Funt z przodu.
    [previous-pound] cofnij się na najbliższe wolne pole Funt z tyłu.
    [again] zagraj od razu jeszcze raz.
    [miss-turn] tracisz następną kolejkę.
    [clear-rumour] odrzuć Plotkę i weź 10 £ razy twoja pozycja.
    [pay-behind] daj { $amount } £ każdemu graczowi za tobą; jeśli nie możesz, po 5 £ albo po 1 £.
    [reset] masz teraz dokładnie { $amount } £.
    [rumour-money] weź { $amount } £ za każdą swoją Plotkę; jeśli nie masz żadnej, tracisz kolejkę.
    [lose-half] tracisz połowę pieniędzy, zaokrągloną na twoją korzyść.
    [crowd] jeśli za tobą jest więcej kapeluszy niż przed tobą, tracisz kolejkę; inaczej grasz jeszcze raz.
    [tip] weź { $amount } £ od każdego innego gracza. Potasuj stos.
    [aouda] przed ruchem odrzuć Plotkę, bez zapłaty.
    [fix] wstrzymaj wypłatę z Zakładu lub od Policji dla innego gracza.
    [cromarty] jeden ruch naprzód kosztuje o { $amount } £ mniej, ale co najmniej 1 £.
    [kiouni] jeden ruch naprzód o najwyżej { $amount } pola jest bezpłatny.
    [speedy] jeden ruch naprzód kosztuje tyle, co o { $amount } pola krótszy.
    [mudge] po ruchu naprzód przejdź bezpłatnie o jedno pole dalej.
    [bunsby] cofnij się ponad zajętym Etapem do poprzedniego.
   *[other] { $card }
}

## Ruchy

move-forward = Naprzód o { spaces }
move-back = Cofnij się do najbliższego Etapu
move-take = Weź 10 £
move-give = Oddaj 10 £
move-neither = Ani nie bierz, ani nie oddawaj
move-pass = Pas
move-restart = Zacznij od nowa w Londynie
move-hat = Graj kapeluszem { $hat }
move-keep = { $which ->
    [1] Wybierz pierwszą kartę
   *[other] Wybierz drugą kartę
}
move-use = { $character ->
    [aouda] Użyj: Auda – odrzuć Plotkę
    [fix] Użyj: Fix – wstrzymaj wypłatę
    [cromarty] Użyj: Cromarty – tańszy ruch
    [kiouni] Użyj: Kiuni – krótki ruch za darmo
    [speedy] Użyj: kapitan Speedy – dalej za mniej
    [mudge] Użyj: Mudge – o jedno pole dalej po ruchu
   *[bunsby] Użyj: Bunsby – cofnij się ponad zajętym Etapem
}
move-decline = Nie teraz

## O co się pyta

prompt-choosing-hat = wybierz kapelusz, którym grasz.
prompt-moving = przesuń kapelusz.
prompt-keeping = wybierz jedną z dwóch kart.
prompt-taking = weź 10 £, oddaj 10 £ albo nie rób nic.
prompt-stopping = zaraz będzie wypłata { $due } £; wyślij Fixa, żeby ją wstrzymać, albo nie teraz.

## Co się stało

event-hat-chosen = { $who } gra kapeluszem { $hat }.
    .you = Grasz kapeluszem { $hat }.
event-went-forward = { $space ->
    [80] { $who } idzie naprzód o { spaces } do Londynu { fare }.
   *[other] { $who } idzie naprzód o { spaces } na pole { $space } { fare }.
}
    .you = { $space ->
        [80] Idziesz naprzód o { spaces } do Londynu { fare }.
       *[other] Idziesz naprzód o { spaces } na pole { $space } { fare }.
    }
fare = { $cost ->
    [0] za darmo
   *[other] za { $cost } £
}
event-went-back = { $who } cofa się na Etap { city } ({ $space }) i dostaje { $money } £.
    .you = Cofasz się na Etap { city } ({ $space }) i dostajesz { $money } £.
event-stayed = { $exchange ->
    [take] { $who } zostaje i bierze { $money } £.
   *[give] { $who } zostaje i oddaje { $money } £.
}
    .you = { $exchange ->
        [take] Zostajesz i bierzesz { $money } £.
       *[give] Zostajesz i oddajesz { $money } £.
    }
event-passed = { $who } nie może się ruszyć i pasuje.
    .you = Nie możesz się ruszyć i pasujesz.
event-restarted = { $who } wraca do Londynu i ma { $money } £.
    .you = Wracasz do Londynu i masz { $money } £.
event-missed-turn = { $who } traci kolejkę.
    .you = Tracisz kolejkę.
event-bet-won = { $who } wygrywa zakład: { $money } £ za { $position }. miejsce.
    .you = Wygrywasz zakład: { $money } £ za { $position }. miejsce.
event-bet-lost = { $who } przegrywa zakład na { $position }. miejscu.
    .you = Przegrywasz zakład na { $position }. miejscu.
event-hat-turned = { $who } staje na Policji (pole { $space }) i odwraca kapelusz.
    .you = Stajesz na Policji (pole { $space }) i odwracasz kapelusz.
event-rumour-cleared = { $who } pozbywa się na Policji Plotki; zostaje: { rumours }.
    .you = Pozbywasz się na Policji Plotki; zostaje: { rumours }.
event-police-paid = Policja płaci { $money } £ za { $position }. miejsce: { $who }.
    .you = Policja płaci ci { $money } £ za { $position }. miejsce.
event-drew = { $who } ciągnie kartę „{ card }”.
    .you = Ciągniesz kartę „{ card }”.
event-discarded = { $who } odrzuca kartę „{ card }”.
    .you = Odrzucasz kartę „{ card }”.
event-applied = { $who } wybiera kartę „{ card }”.
    .you = Wybierasz kartę „{ card }”.
event-kept = { $who } zatrzymuje postać na później: { card }.
    .you = Zatrzymujesz postać na później: { card }.
event-used = { $who } korzysta z postaci: { card }.
    .you = Korzystasz z postaci: { card }.
event-stopped = { $who } wysyła Fixa: { $whom } nie dostaje { $money } £.
    .you = Wysyłasz Fixa: { $whom } nie dostaje { $money } £.
    .to-you = { $who } wysyła Fixa: nie dostajesz { $money } £.
event-declined = { $who } nie wstrzymuje wypłaty, którą dostaje { $whom }.
    .you = Nie wstrzymujesz wypłaty, którą dostaje { $whom }.
    .to-you = { $who } nie wstrzymuje twojej wypłaty.
event-card-gave = { $money ->
    [0] { event-card-lost }
   *[other] { $who } dostaje { $money } £ i ma { $left } £.
}
    .you = { $money ->
        [0] { event-card-lost.you }
       *[other] Dostajesz { $money } £ i masz { $left } £.
    }
event-card-took = { $money ->
    [0] { event-card-lost }
   *[other] { $who } płaci { $money } £ i ma { $left } £.
}
    .you = { $money ->
        [0] { event-card-lost.you }
       *[other] Płacisz { $money } £ i masz { $left } £.
    }
event-card-moved = { $who } trafia na pole { $space }.
    .you = Trafiasz na pole { $space }.
event-card-lost = { $who }: karta „{ card }” nic nie zmienia.
    .you = Karta „{ card }” nic u ciebie nie zmienia.
event-card-rumour = { $who } pozbywa się Plotki; zostaje: { rumours }.
    .you = Pozbywasz się Plotki; zostaje: { rumours }.
event-plays-again = { $who } gra od razu jeszcze raz.
    .you = Grasz od razu jeszcze raz.
event-will-miss = { $who } straci kolejkę.
    .you = Stracisz kolejkę.
event-paid = { $who } daje { $money } £; dostaje je { $to }.
    .you = Dajesz { $money } £; dostaje je { $to }.
    .to-you = { $who } daje ci { $money } £.
event-reshuffled = Odrzucone karty wtasowano do stosu: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}.
event-came-home = { $place ->
    [0] { $who }: jeden kapelusz jest już w domu, drugi jeszcze w drodze.
   *[other] { $who } wraca do Londynu na { $place }. miejscu, mając { $money } £.
}
    .you = { $place ->
        [0] Jeden twój kapelusz jest już w domu, drugi jeszcze w drodze.
       *[other] Wracasz do Londynu na { $place }. miejscu, mając { $money } £.
    }
event-time-up = Minęło { $rounds } rund: czas podróży się skończył.
event-won = { $who } wygrywa!
    .you = Wygrywasz!
event-ended = Podróż dobiegła końca.

## Dlaczego nie

refusal-choose-hat = Najpierw wybierz, którym kapeluszem grasz.
refusal-choose-card = Wyciągnięto dwie karty; wybierz jedną z nich.
refusal-choose-exchange = Karta pozwala wziąć, oddać albo nie robić nic; wybierz teraz.
refusal-answer-fix = Masz Fixa; powiedz, czy wstrzymać wypłatę.
refusal-aid-forward = Pomaga ci teraz { card-of-character }; wybierz, o ile pól iść naprzód.
refusal-beyond-london = Do Londynu jest tylko { $left ->
    [one] { $left } pole
    [few] { $left } pola
   *[many] { $left } pól
}; trzeba wejść dokładnie.
refusal-stage-forward = { city } (pole { $space }) to Etap, a na Etap wchodzi się tylko cofając.
refusal-taken = Pole { $space } jest zajęte; na polu mieści się jeden kapelusz.
refusal-no-rumour = Policja na polu { $space } przyjmuje tylko graczy z Plotką.
refusal-kiouni-far = Kiuni niesie najdalej o { $most } pola.
refusal-too-dear = { $space ->
    [80] Londyn kosztuje { $cost } £, a masz { $money } £.
   *[other] Pole { $space } kosztuje { $cost } £, a masz { $money } £.
}
refusal-mudge-step = Dodatkowy krok (Mudge) skończyłby się na polu { $space }, gdzie nie możesz stanąć.
refusal-home-rumours = Zostało ci jeszcze: { rumours }; nikt nie wraca do domu z podejrzeniami.
refusal-home-aided = Za Londyn płaci się pełną cenę; { card-of-character } tu nie pomoże.
refusal-home-money = Zostałoby ci { $left } £, a wolno mieć najwyżej { $limit } £.
refusal-no-stage = Za polem { $space } nie ma żadnego Etapu.
refusal-stage-taken = Etap { city } (pole { $space }) jest zajęty, więc nie możesz się cofnąć.
refusal-not-on-pound = Zostać i wziąć albo oddać pieniądze można tylko na polu Funt.
refusal-cannot-give = Masz { $money } £, a trzeba by oddać { $amount } £.
refusal-no-exchange = Żadna karta nie każe teraz brać ani oddawać pieniędzy.
refusal-can-move = Możesz się ruszyć, więc nie wolno pasować.
refusal-can-move-on = Możesz się ruszyć, więc nie wolno zaczynać od nowa.
refusal-must-restart = Nie możesz się ruszyć i nie masz jeszcze za sobą pierwszego Etapu, więc zaczynasz od nowa w Londynie.
refusal-must-pass = Etap { city } jest już za tobą, więc pasujesz i czekasz, zamiast zaczynać od nowa.
refusal-no-hat-choice = Nie ma teraz kapelusza do wyboru.
refusal-no-cards = Nie ma teraz kart do wyboru.
refusal-nothing-to-decline = Niczego ci nie zaproponowano, nie ma czego odmawiać.
refusal-not-held = Nie masz tej postaci: { card-of-character }.
refusal-fix-later = Fixa używa się, gdy Zakład lub Policja ma zapłacić innemu graczowi.
refusal-aouda-idle = Nie masz Plotki, której Auda mogłaby się pozbyć.
refusal-bunsby-idle = Bunsby pomaga tylko wtedy, gdy najbliższy Etap jest zajęty, a poprzedni wolny.
refusal-no-help = { card-of-character } nie pozwoli ci dotrzeć na żadne dostępne pole.
refusal-no-such-move = Ten ruch nie jest teraz dostępny.
card-of-character = { $character ->
    [aouda] Auda
    [fix] Fix
    [cromarty] Cromarty
    [kiouni] Kiuni
    [speedy] kapitan Speedy
    [mudge] Mudge
   *[bunsby] Bunsby
}

## Skąd punkty

source-travelled = Przebyte pola
source-first-hat = Pierwszy kapelusz
source-second-hat = Drugi kapelusz

## Rysunek

picture-round = Runda { $round }
picture-london = W Londynie:
picture-legend = ? Passepartout  £ Funt  b Zakład  ■ Etap  ! Policja  £ cena  → reszta  + płaci
picture-missing = traci kolejkę
picture-place = w domu, miejsce { $place }
picture-bet = Twój zakład dałby teraz { $money } £.
picture-back = Cofnięcie na Etap { city } ({ $space }): +{ $income } £, razem { $money } £.
picture-back-taken = Cofnięcie na Etap { city } ({ $space }): zajęty.
picture-stay = { $give ->
    [none] Zostać: wziąć 10 £, razem { $take } £.
   *[other] Zostać: wziąć 10 £, razem { $take } £; albo oddać 10 £, razem { $give } £.
}
picture-home = Możesz wejść do Londynu: kosztuje { $cost } £, zostanie { $left } £.
picture-not-home = Jeszcze nie do domu:
picture-pile = kart w stosie: { $pile }, odrzuconych: { $discards }

## Liczby

figure-restarts = Powroty na start
figure-passes = Pasy
figure-space-london = Postoje: Londyn
figure-space-passepartout = Postoje: Passepartout
figure-space-pound = Postoje: Funt
figure-space-bet-1 = Postoje: Zakład 1
figure-space-bet-2 = Postoje: Zakład 2
figure-space-bet-3 = Postoje: Zakład 3
figure-space-bet-456 = Postoje: Zakład 4, 5, 6
figure-space-stage = Postoje: Etap
figure-space-police = Postoje: Policja
figure-card = Wyciągnięte: { NAME($piece, of: "card") }

## Zasady tak, jak są zaprogramowane

rule-aim-title = Cel gry
rule-aim = Wrócić do Londynu przed innymi. Do domu wolno wejść tylko bez Plotek i mając najwyżej 10 £.
rule-setup-title = Przygotowanie
rule-setup = Każdy ma kapelusz w Londynie (pole 0, a na końcu trasy 80), 80 £ i trzy Plotki. Tasuje się 25 kart Passepartout. Pieniądze, Plotki i wyciągnięte karty są jawne; bank nigdy nie jest pusty.
rule-turn-title = Czyja kolej
rule-turn = Zgodnie z ruchem wskazówek zegara. W twojej kolejce najpierw rozlicza się to, co należy ci się na twoim polu; potem musisz przesunąć kapelusz na wolne pole, naprzód lub wstecz, chyba że pole stanowi inaczej. Wybór można cofnąć, dopóki nie wyciągnięto karty i nie ruszył się inny gracz.
rule-forward-title = Naprzód
rule-forward = Na dowolne wolne pole z przodu oprócz Etapu. Jedno pole kosztuje 1 £, dwa 3 £, trzy 6 £, n pól n × (n + 1) ÷ 2. Zajęte pola i Londyn też się liczą. Płaci się przed ruchem; nie można iść tam, za co nie da się zapłacić.
rule-back-title = Wstecz
rule-back = Tylko do najbliższego Etapu z tyłu, jeśli jest wolny; z Etapu do poprzedniego. Dostajesz 10 £ za każde pole, czy chcesz, czy nie.
rule-stuck-title = Gdy nie można się ruszyć
rule-stuck = Jeśli nie stać cię na żadne dostępne pole, a Etap z tyłu jest zajęty, pasujesz. Jeśli pierwszy Etap nie jest jeszcze za tobą (stojąc na nim, nie masz go za sobą), kapelusz wraca do Londynu, a pieniądze uzupełniasz do 80 £; grasz w następnej kolejce. Londyn nie jest Etapem.
rule-position-title = Pozycja
rule-position = Twoja pozycja to liczba kapeluszy przed twoim plus jeden. Kapelusze w Londynie na początku są równe; te, które wróciły, są z przodu.
rule-bets-title = Pola Zakład
rule-bets = Przy wejściu nic się nie dzieje. Na początku następnej kolejki, przed ruchem, dostajesz 10 £ razy twoja pozycja, jeśli pole ją wymienia; i znowu w każdej kolejce, w której nie możesz stamtąd ruszyć. „4, 5, 6” nie płaci nikomu, gdy na planszy jest mniej niż cztery kapelusze: w dwie lub trzy osoby, chyba że dwie mają po dwa kapelusze.
rule-pounds-title = Pola Funt
rule-pounds = Przy wejściu nic się nie dzieje. W następnych kolejkach odejdź albo zostań i weź 10 £ lub oddaj 10 £; tak często, jak chcesz. Nikt więc tam nie utknie, nawet przed pierwszym Etapem.
rule-police-title = Policja
rule-police = Można tam stanąć tylko z Plotką; kapelusz się odwraca. W następnej kolejce stawia się go z powrotem, znika jedna Plotka, dostajesz 10 £ razy twoja pozycja i kolejka się kończy. W kolejnej musisz odejść.
rule-passepartout-title = Passepartout
rule-passepartout = Pierwszy na trasie ciągnie jedną kartę i ją bierze; inni ciągną dwie, wybierają jedną i odrzucają drugą. Zdarzenia działają od razu, postacie leżą odkryte na później. Jeśli wyciągnięta karta ma symbol, pod koniec kolejki tasuje się razem odrzucone karty i stos; tak samo, gdy stos jest pusty. Karta niemożliwa do wykonania przepada. Karta, która cię przesuwa, nie każe ciągnąć następnej, nie zatrzymuje na Etapie, a na Policji tylko z Plotką.
rule-events-title = Zdarzenia
rule-events = Zwrot za bilet; wziąć lub oddać 10 £; przed najbliższy kapelusz z przodu; za najbliższy kapelusz z tyłu; na następne lub poprzednie pole Funt; jeszcze jedna kolejka; stracona kolejka; Plotka mniej i zapłata; 10 £ każdemu z tyłu; dokładnie 80 £; 10 £ za każdą Plotkę; strata połowy; strata kolejki albo jeszcze jedna, zależnie od tego, czy więcej kapeluszy jest z tyłu; 1 £ od każdego.
rule-characters-title = Postacie
rule-characters = Używa się ich we własnej kolejce przed ruchem, oprócz Fixa. Auda: odrzuć Plotkę. Cromarty: ruch naprzód tańszy o 10 £, ale za co najmniej 1 £. Kiuni: do 4 pól za darmo. Kapitan Speedy: cena jak za 3 pola mniej. Mudge: po ruchu o jedno pole dalej. Bunsby: wstecz ponad zajętym Etapem. W jednym ruchu pomaga jedna postać, a żadna nie pomaga zapłacić za Londyn. Fix wstrzymuje to, co Zakład lub Policja ma zapłacić innemu graczowi: Plotka i tak znika, a kolejka i tak mija.
rule-end-title = Koniec
rule-end = Gra kończy się od razu, gdy ktoś wejdzie do Londynu, płacąc dokładną cenę, bez Plotek i mając najwyżej 10 £. Po 100 rundach wygrywa ten, kto jest najbliżej domu.
rule-two-title = Po dwa kapelusze
rule-two = Dwoje graczy może mieć po dwa kapelusze, pięć Plotek i 110 £. W swojej kolejce wybierz jeden kapelusz i graj tylko nim. Pozycja liczy wszystkie cztery kapelusze; zakład wypłaca się tylko kapeluszowi, którym grasz. Odwróconym kapeluszem trzeba grać, a potem musi on odejść z Policji, jeśli może; jeśli muszą oba, wybierasz. Kapeluszem, który nie może się ruszyć, wolno grać tylko wtedy, gdy drugi też nie może albo gdy rusza go twoja postać. Pierwszy kapelusz wraca bez Plotek i z dowolną sumą, drugi z najwyżej 20 £; wrócić muszą oba.
rule-options-title = Opcje
rule-options = Gra o miejsca: gra się, aż zostanie jeden gracz; drugi może wrócić z 20 £, trzeci z 30 £ i tak dalej; ich postacie się odrzuca. Bez Passepartout: te pola są puste.

## Co można odczytać ze stołu

gauge-money = pieniądze
gauge-rumours = Plotki
gauge-space = pole
gauge-second-space = pole drugiego kapelusza
gauge-characters = postacie
gauge-missing = tury do stracenia
gauge-place = miejsce na mecie

## Co liczy rada

counted-distance = { $good ->
    [yes] dalej w drodze
   *[no] bliżej startu
}
counted-money = { $good ->
    [yes] więcej przydatnych pieniędzy
   *[no] mniej przydatnych pieniędzy
}
counted-rumours = { $good ->
    [yes] mniej kłopotów z policją
   *[no] więcej kłopotów z policją
}
counted-time = { $good ->
    [yes] zyskany czas
   *[no] stracony czas
}
counted-characters = { $good ->
    [yes] więcej pomocy postaci
   *[no] mniej pomocy postaci
}
