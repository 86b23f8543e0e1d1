board-tab = Podróż
board-area = { $area ->
    [map] Mapa
   *[desk] Droga do domu, towarzysze i karty
}
board-last = Ostatnio wzięta: { card }
board-signs = Co znaczą znaki
board-whole = Pokaż całą mapę
board-near = Pokaż, dokąd możesz iść
board-first-aim = Wróć do Londynu jako pierwszy gracz: bez Plotek i z najwyżej 10 £.
board-first-choosing-hat = Wybierz jeden ze swoich dwóch kapeluszy: w tej turze rusza się tylko on.
board-first-moving = Idź naprzód na pole ze złotym pierścieniem: kartka mówi, ile kosztuje i ile ci zostanie. Cofnięcie się na Etap przynosi pieniądze.
board-first-keeping = Masz dwie karty: weź jedną. Wydarzenie dzieje się od razu, towarzysz zostaje z tobą.
board-first-taking = Weź 10 £ albo oddaj 10 £: by wrócić, trzeba mieć mało, by podróżować – dużo.
board-first-stopping = Ktoś zaraz dostanie zapłatę. Fix może ją wstrzymać, raz.
board-sea = { $sea ->
    [indian] Ocean Indyjski
    [pacific] Ocean Spokojny
   *[atlantic] Ocean Atlantycki
}
board-map = Podróż: { $count } pól
board-target = na { $space }, { kind } · { $cost } £ · zostaje { $money } £
board-to-london = do Londynu · { $cost } £ · zostaje { $money } £
board-pays = teraz płaci { $pays } £
board-pays-nothing = teraz nic nie płaci
board-left = potem { $money } £
board-offer = { $offer ->
    [take] Weź 10 £
    [give] Oddaj 10 £
    [neither] Żadne
    [pass] Pas
    [restart] Od nowa
   *[other] Nie teraz
}
board-back = { city } ({ $space }) · +{ $income } £ · potem { $money } £
board-money = pieniądze
board-rumours = Plotki
board-at = pole
board-position = pozycja
board-characters = ma
board-missing = traci
board-turns = { $count ->
    [one] { $count } kolejkę
    [few] { $count } kolejki
   *[many] { $count } kolejek
}
board-home = Czy mogę wejść do Londynu?
board-home-yes = Tak: { $cost } £, zostaje { $left } £.
board-home-no = Nie. { $reason }
board-pile = Kart w stosie: { $count }
board-unseen = Co jeszcze jest w stosie
board-space = Pole { $space }: { kind }. { kind-help }
board-taken = Stoi tam { $who }.
board-hat = Kapelusz gracza { $who } na polu { $space }
board-describe = { $who }: pole { $space }, pozycja { position }, { $money } £, { rumours }.
board-describe-london = { $who }: w Londynie, { $money } £, { rumours }.
board-describe-character = { $who } ma kartę { card }: { card-help }
kind-help = { $kind ->
    [passepartout] Dobierz kartę: prowadzący bierze jedną, pozostali wybierają jedną z dwóch.
    [pound] W późniejszej turze możesz zostać i wziąć albo oddać 10 £.
    [bet-1] Płaci 10 £, jeśli w twojej następnej turze jesteś 1.
    [bet-2] Płaci 20 £, jeśli w twojej następnej turze jesteś 2.
    [bet-3] Płaci 30 £, jeśli w twojej następnej turze jesteś 3.
    [bet-456] Płaci 10 £ razy twoja pozycja, jeśli w twojej następnej turze jesteś 4. lub dalej.
    [police] W następnej turze znika Plotka i dostajesz 10 £ razy twoja pozycja.
    [stage] Dochodzi się tu tylko, cofając się, za 10 £ od pola.
   *[other] Tu podróż się zaczyna i kończy.
}

## When a table is made

board-option-hats = Kapelusze na osobę
board-option-hats-1 = jeden
board-option-hats-2 = dwa
board-option-hats-help = Z dwoma kapeluszami na osobę zaczyna się z 5 Plotkami i 110 £.
board-option-places = Gra o miejsca
board-option-places-help = Czy po pierwszym powrocie gra się dalej o kolejne miejsca.
board-option-passepartout = Karty Passepartout
board-option-passepartout-help = { option-passepartout }

## Przykłady obok zasad

board-example-three = Trzy pola do przodu kosztują 1 + 2 + 3 = 6 £: z 80 £ zostają 74.
board-example-five = Z pola 5 na pole 10 jest pięć pól: kosztują 15 £.
board-example-calcutta = Z pola 42 najbliższy etap z tyłu to Kalkuta, pole 38. Cofnięcie się o cztery pola daje 40 £.
board-example-second = Kapelusz staje na polu Zakładu za drugie miejsce. Na razie nic się nie dzieje. W następnej turze wciąż jest drugi i przed ruchem dostaje 20 £.
