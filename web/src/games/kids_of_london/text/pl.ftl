board-area = { $area ->
    [street] Ulica
    [bands] Bandy
   *[hand] Twoje dzieci
}
board-tab = Ulica
board-place = { $place ->
    [second] druga co do bogactwa: miejsce zwycięskie
    [won] druga co do bogactwa: wygrywa
    [stripped] najbogatsza: traci wszystko
   *[richest] najbogatsza: straciłaby wszystko
}
board-place-short = { $place ->
    [second] wygrywa
    [won] wygrywa
    [stripped] traci wszystko
   *[richest] traci wszystko
}
board-share = po { $coins } na { $count } osoby
board-take = Weź { coins }
board-comedian = Tylko komediant
board-hour = Godzina { $hour } z 9
board-over = Dziewięć godzin minęło
board-result = { $coins ->
    [0] nic
   *[other] { $sign }{ $coins }
}
board-arrested = w areszcie
board-left = pozostałe dzieci
board-coins-of = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[other] { $coins } monet
}
board-coins = monety
board-if-lowest = { $child ->
    [0] jako najniższe: nic
   *[other] jako najniższe: +{ $child }
}
board-gain = przyniesie { $least }
board-gain-between = przyniesie od { $least } do { $most }
board-street = Godzina { $hour } z 9. Na ulicy: { character }, { purse }.
board-to-come = Jeszcze nadejdą: { $list }.
board-band = { $who }: { coins }, pozostałe dzieci { $hand }.
board-band-chosen = { $who }: wybór dokonany.
board-about = { $character ->
    [left-curate] To, co weźmie złodziej, dostaje sąsiad z lewej.
    [right-curate] To, co weźmie złodziej, dostaje sąsiad z prawej.
    [prince] Każdy złodziej może uznać go za komedianta i nic nie wziąć. O ostatniej godzinie jest księciem.
    [beggar] Kto okrada żebraka, ten traci.
   *[other] Okrada najwyższe dziecko; równe dzielą się łupem.
}
board-about-child = { $child ->
    [8] Okrada jako najwyższe. Dwóch hersztów na jednej ulicy trafia do aresztu.
   *[other] Okrada jako najwyższe; jako najniższe kradnie gdzie indziej tyle, ile wynosi jego liczba.
}
board-source = (Liczby pochodzą z instrukcji.)
board-first-aim = Miej po dziewięciu godzinach drugi co do wielkości majątek: najbogatsi tracą wszystko.
board-first-sending = Wyślij w tajemnicy dziecko. Najwyższe okrada osobę na ulicy, najniższe kradnie swoją liczbę gdzie indziej; pozostałe nie dostają nic.
board-first-sharing = Twoje dziecko kradnie: wybierz, co weźmie.

## Przykłady obok zasad

board-example-jeweller = Ósemka Dickensa jest najwyższa: okrada jubilerkę z 6 monet. Czwórka Ady jest najniższa i kradnie 4 gdzie indziej. Byron i Clara nie dostają nic.
board-example-chiefs = Ada i Byron wysyłają swoich hersztów i policja zabiera obu. Najwyższa jest więc piątka Clary: zabiera bankierowi 7 monet; jedynka Dickensa kradnie 1 gdzie indziej.
board-example-prince = Ada i Byron remisują i każde wybiera osobno. Ada mówi, że to komediant, i nie bierze nic. Byron bierze połowę z 8 monet księcia, bo remisowały dwie osoby. Jedynka Clary kradnie 1 gdzie indziej.
board-example-second = Clara jest najbogatsza i traci wszystko. Ada jest następna, więc wygrywa Ada.
