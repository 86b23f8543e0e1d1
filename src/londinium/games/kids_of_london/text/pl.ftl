### Kids of London

title = Dzieci Londynu
tagline = Co godzinę wyślij dziecko ulicy, okradaj przechodniów i zostań drugim najbogatszym.
extra-stranger = Nieznajomy

## Elementy

child = { $child ->
    [8] herszta (8)
   *[other] dziecko { $child }
}
character = { $character ->
    [merchant] kupiec
    [left-curate] lewy proboszcz
    [right-curate] prawy proboszcz
    [jeweller] jubilerka
    [banker] bankier
    [prince] książę lub komediant
    [beggar] żebrak
   *[other] { $character }
}
coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}
coins-taken = { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}
purse = { $character ->
    [left-curate] { coins } dla lewego sąsiada złodzieja
    [right-curate] { coins } dla prawego sąsiada złodzieja
    [prince] { coins } albo nic, jak woli złodziej
    [beggar] złodziej traci { coins-taken }
   *[other] niesie { coins-taken }
}

## Ruchy

move-send = Wyślij { child }
move-take-own = Kradnij gdzie indziej, za wartość swojego dziecka
move-take-purse = Okradnij postać
move-take-nothing = Powiedz, że to tylko komediant, i nie bierz nic

## Co się stało

event-hour-struck = { $stranger ->
    [none] Godzina { $hour }: na ulicy widać postać: { character }.
   *[other] Godzina { $hour }: na ulicy widać postać: { character }, a nieznajomy wysyła { $stranger }.
}
event-chose = { $who } wybiera: { child }.
event-chose-hidden = { $who }: wybór podjęty.
event-sent = { $who } wysyła { child }.
event-arrested = Policja zabiera herszta: { $who }.
event-stole-elsewhere = { $who } kradnie gdzie indziej w Londynie { coins-taken }.
event-decided = { $who } decyduje: { $take ->
    [take-own] własna wartość
    [take-purse] pieniądze postaci
   *[take-nothing] tylko komediant
}.
event-decided-hidden = { $who }: decyzja podjęta.
event-robbed = { $who } okrada postać ({ $character ->
    [prince] książę
   *[other] { character }
}) i bierze { coins-taken }.
event-gave = { $who } okrada postać ({ character }): { coins } dostaje { $to }.
event-lost = { $who } spotyka żebraka i traci { coins-taken }.
event-met-comedian = { $who } spotyka tylko komedianta.
event-stripped = Szef dzielnicy zabiera wszystko ({ coins }): { $who }.
event-won = { $who } wygrywa, mając { coins-taken }!
event-ended = Minęło dziewięć godzin.

## Dlaczego nie

refusal-choose-child = Teraz wysyła się dziecko; co zabrać, wybiera się po kradzieży.
refusal-child-gone = { $child ->
    [8] Twój herszt (8) już był na ulicy
   *[other] Twoje dziecko { $child } już było na ulicy
}; każde wychodzi tylko raz.
refusal-choose-take = Dzieci są na ulicy; teraz wybierz, co zabrać.
refusal-not-lowest = Własną wartość może wziąć tylko dziecko, które jest zarazem najwyższe i najniższe.
refusal-last-hour-prince = W ostatniej godzinie to zawsze książę.
refusal-not-comedian = Ta postać ({ character }) nie jest komediantem; nie można zrezygnować.

## Źródła monet

source-robbed = Skradzione postaciom
source-elsewhere = Skradzione gdzie indziej
source-given = Od proboszczów
source-beggar = Stracone u żebraka
source-stripped = Zabrane przez szefa dzielnicy

## Rysunek

picture-clock = Zegar
picture-to-come = Jeszcze przyjdą:
picture-chosen = wybór podjęty
picture-thinking = myśli…
picture-sends = wysyła { $child }

## Zasady tak, jak są zaprogramowane

rule-aim-title = Cel gry
rule-aim = Być drugim najbogatszym po dziewięciu godzinach. Najbogatsi tracą wszystko.
rule-setup-title = Przygotowanie
rule-setup = Każda banda ma dziewięcioro dzieci o numerach od 0 do 8. Dziewięć postaci tasuje się zakrytych. Nikt nie ma monet. Monety są zawsze jawne i nigdy ich nie brakuje.
rule-turn-title = Czyja kolej
rule-turn = Gra trwa dziewięć godzin. Co godzinę odkrywa się postać, wszyscy w tajemnicy i jednocześnie wybierają dziecko, dzieci się odkrywa i następuje kradzież. Dopóki ostatni nie wybrał, można cofnąć swój wybór.
rule-sending-title = Wysyłanie dziecka
rule-sending = Każde dziecko wychodzi tylko raz. Wszyscy widzieli wysłane dzieci, więc wiadomo, co zostało w każdej ręce.
rule-theft-title = Kradzież
rule-theft = Najwyższe dziecko okrada postać; przy remisie dzieli się łup, zaokrąglając w dół. Najniższe kradnie gdzie indziej w Londynie: bierze tyle monet, ile wynosi jego numer; przy remisie każde bierze swoje. Pozostali nie biorą nic.
rule-chiefs-title = Herszci
rule-chiefs = Dziecko 8 to herszt. Jeśli w tej samej godzinie wyjdzie dwóch lub więcej hersztów, policja zabiera wszystkich: nic nie kradną, a najwyższe z pozostałych dzieci liczy się jako najwyższe.
rule-lone-title = Najwyższe i najniższe zarazem
rule-lone = Dziecko, które jest zarazem najwyższe i najniższe, daje wybór: własny numer albo pieniądze postaci. Zdarza się to, gdy wszyscy inni zostali aresztowani albo gdy wszystkie wolne dzieci są równe; równi złodzieje wybierają w tajemnicy i jednocześnie, a kto okrada, dostaje pieniądze podzielone przez ich liczbę.
rule-characters-title = Postacie
rule-characters = Kupcy niosą 4, jubilerki 6, bankier 7. Pięć monet proboszcza dostaje lewy lub prawy sąsiad złodzieja. Książę niesie 8, ale każdy złodziej może powiedzieć, że to tylko komediant, i nie brać nic; w ostatniej godzinie to zawsze książę. Kto okrada żebraka, traci 3 monety, nigdy więcej niż ma; kilku złodziei dzieli stratę, zaokrąglając w dół.
rule-end-title = Koniec
rule-end = Po dziewięciu godzinach najbogatsi tracą wszystko i są ostatni. Wygrywają drudzy najbogatsi; przy remisie dzielą się zwycięstwem. Jeśli wszyscy są równie bogaci, wszyscy tracą wszystko i nikt nie wygrywa.
rule-two-title = Dwoje graczy
rule-two = Gra też nieznajomy: jego dzieci są potasowane, a dziecko tej godziny widać, zanim wybierzecie. Gdy jest wybór, zawsze okrada postać i zawsze widzi w nim księcia. Siedzi po lewej ręce miejsca 2 i po prawej miejsca 1; może też wygrać.
