### Kids of London

title = Dzieci Londynu
tagline = Co godzinę wyślij na ulicę dziecko, okradaj przechodniów i bądź na końcu drugi pod względem majątku.
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
    .robbed = { $character ->
        [merchant] kupca
        [left-curate] lewego proboszcza
        [right-curate] prawego proboszcza
        [jeweller] jubilerkę
        [banker] bankiera
        [prince] księcia
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
move-take-own = Kradnij gdzie indziej: tyle monet, ile wynosi numer dziecka
move-take-purse = Okradnij postać
move-take-nothing = Powiedz, że to tylko komediant, i nie bierz nic

## O co chodzi

prompt-sending = wyślij dziecko; na ulicy: { character }.
prompt-sharing = wybierz, co zabierasz.

## Co się stało

event-hour-struck = { $stranger ->
    [none] Godzina { $hour }: ulicą idzie { character }.
   *[other] Godzina { $hour }: ulicą idzie { character }, a nieznajomy wysyła { $stranger }.
}
event-chose = { $who } wybiera { child }.
    .you = Wybierasz { child }.
event-chose-hidden = { $who } dokonuje wyboru.
event-sent = { $who } wysyła { child }.
    .you = Wysyłasz { child }.
event-arrested = { $who }: policja zabiera herszta.
    .you = Policja zabiera twojego herszta.
event-stole-elsewhere = { $who } kradnie { coins-taken } gdzie indziej w Londynie.
    .you = Kradniesz { coins-taken } gdzie indziej w Londynie.
event-decided = { $who } decyduje: { $take ->
    [take-own] wartość własnego dziecka
    [take-purse] pieniądze postaci
   *[take-nothing] to tylko komediant
}.
    .you = Decydujesz: { $take ->
        [take-own] wartość własnego dziecka
        [take-purse] pieniądze postaci
       *[take-nothing] to tylko komediant
    }.
event-decided-hidden = { $who } podejmuje decyzję.
event-robbed = { $who } okrada { character.robbed } i bierze { coins-taken }.
    .you = Okradasz { character.robbed } i bierzesz { coins-taken }.
event-gave = { $who } okrada { character.robbed }. { $to } dostaje { coins-taken }.
    .you = Okradasz { character.robbed }. { $to } dostaje { coins-taken }.
    .to-you = { $who } okrada { character.robbed }. Dostajesz { coins-taken }.
event-lost = { $who } spotyka żebraka i traci { coins-taken }.
    .you = Spotykasz żebraka i tracisz { coins-taken }.
event-met-comedian = { $who } spotyka tylko komedianta.
    .you = Spotykasz tylko komedianta.
event-stripped = { $who } ma najwięcej ({ coins }) i oddaje wszystko szefowi dzielnicy.
    .you = Masz najwięcej ({ coins }) i oddajesz wszystko szefowi dzielnicy.
event-won = { $who } wygrywa, mając { coins-taken }!
    .you = Wygrywasz, mając { coins-taken }!
event-ended = Minęło dziewięć godzin.

## Dlaczego nie

refusal-choose-child = Teraz trzeba wysłać dziecko; co zabrać, wybiera się po kradzieży.
refusal-child-gone = { $child ->
    [8] Twój herszt (8) już był na ulicy
   *[other] Twoje dziecko { $child } już było na ulicy
}; każde dziecko wychodzi tylko raz.
refusal-choose-take = Dzieci są na ulicy; teraz wybierz, co zabrać.
refusal-not-lowest = Własną wartość można wziąć tylko wtedy, gdy dziecko jest zarazem najwyższe i najniższe.
refusal-last-hour-prince = W ostatniej godzinie to zawsze książę.
refusal-not-comedian = To nie komediant ({ character }); nie można zrezygnować.

## Źródła monet

source-robbed = Skradzione postaciom
source-elsewhere = Skradzione gdzie indziej
source-given = Od proboszczów
source-beggar = Stracone przez żebraka
source-stripped = Zabrane przez szefa dzielnicy

## Rysunek

picture-clock = Zegar
picture-to-come = Jeszcze przyjdą:
picture-chosen = już wybrane
picture-thinking = myśli…
picture-sends = wysyła { $child }

## Zasady tak, jak są zaprogramowane

rule-aim-title = Cel gry
rule-aim = Po dziewięciu godzinach być drugim pod względem majątku. Najbogatsi tracą wszystko.
rule-setup-title = Przygotowanie
rule-setup = Każda banda ma dziewięcioro dzieci o numerach od 0 do 8. Dziewięć postaci tasuje się i kładzie zakryte. Nikt nie ma monet. Monety są zawsze jawne i nigdy ich nie brakuje.
rule-turn-title = Czyja kolej
rule-turn = Gra trwa dziewięć godzin. Co godzinę odkrywa się postać, wszyscy w tajemnicy i jednocześnie wybierają dziecko, potem dzieci się odkrywa i następuje kradzież. Dopóki ostatnia osoba nie wybrała, można cofnąć swój wybór.
rule-sending-title = Wysyłanie dziecka
rule-sending = Każde dziecko wychodzi tylko raz. Wszyscy widzieli wysłane dzieci, więc wiadomo, co zostało w każdej ręce.
rule-theft-title = Kradzież
rule-theft = Najwyższe dziecko okrada postać; przy remisie dzieli się łup, zaokrąglając w dół. Najniższe kradnie gdzie indziej w Londynie: bierze tyle monet, ile wynosi jego numer; przy remisie każde bierze swoje. Pozostali nie biorą nic.
rule-chiefs-title = Herszci
rule-chiefs = Dziecko 8 to herszt. Jeśli w tej samej godzinie wyjdzie dwóch lub więcej hersztów, policja zabiera wszystkich: nic nie kradną, a najwyższe z pozostałych dzieci liczy się jako najwyższe.
rule-lone-title = Najwyższe i najniższe zarazem
rule-lone = Dziecko, które jest zarazem najwyższe i najniższe, daje wybór: własny numer albo pieniądze postaci. Zdarza się to, gdy wszyscy inni zostali aresztowani albo gdy wszystkie wolne dzieci są równe; równi złodzieje wybierają w tajemnicy i jednocześnie, a kto okrada, dostaje pieniądze podzielone przez ich liczbę.
rule-characters-title = Postacie
rule-characters = Kupcy niosą 4 monety, jubilerki 6, bankier 7. Pięć monet proboszcza dostaje lewy lub prawy sąsiad złodzieja; gdy złodziei jest kilku, każdy oddaje swoją część własnemu sąsiadowi. Po lewej siedzi następne miejsce, a po ostatnim miejsce 1. Książę niesie 8 monet, ale każdy złodziej może powiedzieć, że to tylko komediant, i nie brać nic; w ostatniej godzinie to zawsze książę. Kto okrada żebraka, traci 3 monety, nigdy więcej niż ma; kilku złodziei dzieli stratę, zaokrąglając w dół.
rule-end-title = Koniec
rule-end = Po dziewięciu godzinach najbogatsi tracą wszystko i są ostatni. Wygrywają drudzy pod względem majątku, choćby bez jednej monety; przy remisie dzielą się zwycięstwem. Jeśli wszyscy są równie bogaci, wszyscy tracą wszystko i nikt nie wygrywa.
rule-two-title = Gra we dwoje
rule-two = Gra też nieznajomy: jego dzieci są potasowane, a dziecko tej godziny widać, zanim wybierzecie. Gdy jest wybór, zawsze okrada postać i zawsze widzi w niej księcia. Siedzi po lewej stronie miejsca 2, a po prawej stronie miejsca 1. Może wygrać albo podzielić się zwycięstwem.

## Co można odczytać ze stołu

gauge-coins = monety
gauge-children = dzieci
outlook-ends-round = kończy godzinę
outlook-may-end-round = może zakończyć godzinę

## Co liczy rada

counted-robbed = { $good ->
    [yes] trafniejsze kradzieże
   *[no] mniej trafne kradzieże
}
counted-elsewhere = { $good ->
    [yes] trafniejsze kradzieże gdzie indziej
   *[no] mniej trafne kradzieże gdzie indziej
}
counted-given = { $good ->
    [yes] lepszy udział u proboszczów
   *[no] gorszy udział u proboszczów
}
counted-beggar = { $good ->
    [yes] lepszy los przy żebraku
   *[no] gorszy los przy żebraku
}
counted-children = { $good ->
    [yes] lepsze dzieci na ręce
   *[no] gorsze dzieci na ręce
}
