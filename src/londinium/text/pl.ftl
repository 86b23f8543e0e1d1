### Słowa wspólne wszystkim grom.

prompt = wybierz ruch.
seat = Miejsce { $number }
event-took-back = { $who } cofa „{ $move }”.
    .you = Cofasz „{ $move }”.
event-took-back-hidden = { $who } cofa swój wybór.
event-rewound = Za zgodą wszystkich gra cofnęła się do ostatniego wyboru gracza { $who }; to, czego nikt nie widział, wylosowano na nowo.
    .you = Za zgodą wszystkich gra cofnęła się do twojego ostatniego wyboru; to, czego nikt nie widział, wylosowano na nowo.
refusal-over = Gra jest skończona.
refusal-not-asked = Teraz nie masz nic do wyboru; wybiera { $seats }.

## Co zmieniłby ruch

outlook-certain = { $what } { $now } → { $least }
outlook-between = { $what } { $now } → od { $least } do { $most }
outlook-open = { $what } { $now } → ?
outlook-of = { $of }: { $changes }
outlook-ends-turn = kończy twoją turę
outlook-ends-round = kończy rundę
outlook-ends-game = kończy grę
outlook-may-end-turn = może zakończyć twoją turę
outlook-may-end-round = może zakończyć rundę
outlook-may-end-game = może zakończyć grę

## Co się radzi i dlaczego

advice-reason = { $what } ({ $share })
advice-better = lepsze niż „{ $than }” o { $difference }: { $because }
advice-better-though = lepsze niż „{ $than }” o { $difference }: { $because }; ale { $though }
advice-worse = { $difference } wobec „{ $than }”: { $because }
advice-worse-though = { $difference } wobec „{ $than }”: { $because }; ale { $though }
advice-even = równie dobre jak „{ $than }”, o ile te gry to mówią
advice-line = Potem: { $steps }
advice-step = { $who }: { $move }
advice-others = { $good ->
    [yes] mniej dla innych
   *[no] więcej dla innych
}
advice-rest = { $good ->
    [yes] lepsze zakończenie
   *[no] gorsze zakończenie
}

## Stół jako tekst, dla modeli językowych i innych programów

text-you = Jesteś: { $who }. Graczy: { $players }.
text-watching = Przyglądasz się; graczy: { $players }.
text-options = Opcje: { $options }.
text-table = Stół
text-rules = Zasady
text-news = Co się stało od twojego ostatniego wyboru
text-asked = O co chodzi teraz
text-moves = Twoje ruchy, tak jak się je zapisuje
text-answer = Jak odpowiedzieć
text-answer-listed = Myśl, jak długo chcesz. Zakończ odpowiedź jednym wierszem z ruchem zapisanym jak wyżej:
text-answer-unlisted = Myśl, jak długo chcesz. Zakończ odpowiedź jednym wierszem z ruchem zapisanym jak „{ $example }”:
text-again = Twoja ostatnia odpowiedź nie pasuje
text-said = Twoja odpowiedź: { $answer }
text-empty = Nie było odpowiedzi.
text-unparsable = Nie udało się odczytać z niej ruchu.
text-illegal = „{ $move }” jest niedozwolone. { $reason } (Zasada: { $rule })
text-over = Jak się skończyło
text-won = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, zwycięstwo
text-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}

## Wiersz poleceń: drobne słowa

cli-percent = { $value }%
cli-and = { $first } i { $last }
cli-you = to ty
cli-person = Gracz { $number }
cli-yes-words = t tak
cli-back-words = w wróć
cli-game = Gra
cli-players = Gracze
cli-minutes = Minuty
cli-about = O co chodzi
cli-option = Opcja
cli-values = Wartości
cli-place = Miejsce
cli-who = Kto
cli-points = Punkty
cli-source = Źródło
cli-total = Razem
cli-bot = Bot
cli-seat = Miejsce
cli-played = Gry
cli-share = Wygrane
cli-interval = Przedział 95%
cli-spread = Rozrzut
cli-mean = Średnia
cli-least = Najmniej
cli-most = Najwięcej

## Wiersz poleceń: co jest nie tak z tym, co wpisano

cli-problem = To się nie udało: { $problem }
cli-usage = { $problem } Zobacz: { $path } --help
cli-no-extra = Do tego potrzebny jest dodatek „{ $extra }”; w folderze Londinium: pip install '.[{ $extra }]'
cli-usage-option = Nie ma tu opcji { $value }. Zobacz: { $path } --help
cli-usage-command = Nie ma polecenia „{ $value }”. Zobacz: { $path } --help
cli-usage-value = { $value } wymaga wartości. Zobacz: { $path } --help
cli-usage-extra = „{ $value }” to o jedno za dużo. Zobacz: { $path } --help
cli-usage-missing = Brakuje { $value }. Zobacz: { $path } --help
cli-not-a-number = { $what } wymaga liczby całkowitej, a nie „{ $value }”.
cli-number-least = { $what } musi wynosić co najmniej { $least }.
cli-number-range = { $what } musi być od { $least } do { $most }.
cli-bad-minutes = --minutes wymaga liczby większej od 0, a nie „{ $value }”.
cli-no-language = Nie ma tu języka „{ $value }”; do wyboru: { $choices }.
cli-no-game = Nie ma gry „{ $value }”; gry: { $choices }.
cli-which-game = Która gra? Na przykład: londinium play GRA --players 4 (gry: { $choices }).
cli-bad-players = { $game }: liczba graczy od { $least } do { $most }, a nie { $value }.
cli-option-form = Opcję zapisuje się nazwa=wartość, a nie „{ $value }”.
cli-no-option = Ta gra nie ma opcji „{ $value }”; jej opcje: { $choices }.
cli-option-value = Opcja { $name } nie może mieć wartości „{ $value }”; do wyboru: { $choices }.
cli-option-players = Opcja { $name }={ $value } nie jest dla { $players } graczy.
cli-no-bot = Nie ma bota „{ $value }”; do wyboru: { $choices }.
cli-bad-budget = „{ $value }” nie może tyle myśleć: napisz search:2s albo search:250ms (czas procesora na turę, najwyżej dziesięć minut) albo search:5000 (symulacje na turę).
cli-no-program = Nie ma programu „{ $value }”; po program: podaj plik Pythona z botem albo polecenie (bez przecinków).
cli-noted-program = Zapis wymienia program („{ $value }”), a zapis żadnego nie uruchamia; podaj go przez --bots.
cli-bots-count = Boty: { $count }, miejsca: { $seats }; podaj jednego bota dla wszystkich miejsc albo po jednym na każde.
cli-no-seat = Nie ma miejsca „{ $value }”; miejsca liczy się od 1 do { $most }.
cli-names-count = Więcej imion ({ $count }) niż osób ({ $people }).
cli-cannot-read = Nie można odczytać { $path }: { $problem }
cli-cannot-write = Nie można zapisać { $path }: { $problem }
cli-no-folder = Nie ma katalogu { $path }, do którego można by zapisać.
cli-out-suffix = { $path }: nazwa pliku musi kończyć się na jedno z { $choices }.
cli-bad-record = { $path } nie jest zapisem gry, który da się odtworzyć: { $problem }
cli-bad-notes = Notatki w zapisie nie mówią jasno, kto gdzie siedział; podaj to przez --you i --bots.
cli-bad-data = { $path } nie pasuje do { $game }: { $problem }
cli-other-game = { $path } to zapis gry { $game }; pomiń nazwę gry.
cli-resume-has = { $name } nie zmienia się w rozpoczętej grze; pomiń to.
cli-uncompiled = Uwaga: reguły działają jako zwykły Python, wiele razy wolniej niż skompilowane. Zainstaluj kompilator C (na przykład: apt-get install gcc python3-dev) i zainstaluj Londinium ponownie.

## Wiersz poleceń: gra

cli-welcome = Londinium · gry o Londynie
cli-goodbye = Do zobaczenia.
cli-ask-language = Język ({ $choices }) [{ $lang }]:
cli-ask-game = Która gra?
cli-ask-players = Ilu graczy, od { $least } do { $most }? [{ $usual }]
cli-ask-name = Jak masz na imię? [{ $name }]
cli-news = Od twojego ostatniego wyboru
cli-so-far = Do tej pory
cli-must-choose = { $who }: { $prompt }
cli-others-too = W tym samym czasie { $count ->
    [one] wybiera
   *[other] wybierają
} { $names }.
cli-outlook-move = Wybór
cli-outlook-changes = Co by zmienił
cli-outlook-nothing = nic, co da się policzyć
cli-advice-share = Szansa wygranej
cli-advice-why = Dlaczego
cli-advice-thinking = Namysł
cli-advice-none = Nie ma czego radzić: teraz nie wybierasz.
cli-keys = numer albo: u cofnij · w skutki · a rada · l dziennik · s zapisz · ? zasady · h pomoc · q wyjdź
cli-not-an-answer = { $blank ->
    [True] Wybierz:
   *[other] „{ $answer }” to tutaj nie odpowiedź:
} { $count ->
    [one] naciśnij Enter, zapisz ruch
   *[other] wpisz numer wyboru, zapisz ruch
} taki jak „{ $example }” albo h, by zobaczyć pomoc.
cli-rule = Zasada: { $title }
cli-chosen = ✓ { $move }.
cli-move-lost = { $who } traci ruch; w zamian wylosowano dozwolony: { $reason }
cli-let-stand = Enter: dalej · u: cofnij
cli-enter-or-undo = Naciśnij Enter, by grać dalej, albo wpisz u, by cofnąć swój wybór.
cli-taken-back = Cofnięto.
cli-nothing-to-undo = Nie ma czego cofnąć: tego, co nastąpiło po twoim ostatnim wyborze, nie da się odzobaczyć.
cli-log-empty = Nic się jeszcze nie wydarzyło.
cli-pass = Przekaż klawiaturę: teraz { $who }.
cli-press-enter = Nikt inny nie patrzy? Naciśnij Enter.
cli-more = — Enter: dalej · q: wróć —
cli-rules-of = { $game }: zasady, według których tu się gra
cli-help-type = Wpisz
cli-help-what = by
cli-help-number = dokonać tego wyboru
cli-help-notation = dokonać tego wyboru, zapisanego jako ruch
cli-help-undo = cofnąć ostatni wybór
cli-help-outlook = zobaczyć, co na pewno zmieni każdy wybór
cli-help-advice = zobaczyć najlepsze wybory, ich szanse i powody
cli-help-log = przeczytać wszystko, co się wydarzyło
cli-help-save = zapisać grę (albo: s PLIK)
cli-help-rules = przeczytać zasady
cli-help-help = zobaczyć tę pomoc
cli-help-quit = wyjść; wcześniej można zapisać grę
cli-save-first = Najpierw zapisać grę? (t: tak · n: nie · w: wróć do gry)
cli-keep-record = Zachować zapis tej gry? (t/n)
cli-file-name = Nazwa pliku [{ $name }]:
cli-overwrite = { $path } już istnieje. Nadpisać? (t/n)
cli-not-saved = Nie zapisano.
cli-saved = Zapisano. Dalsza gra: londinium play --resume { $path }
cli-saved-over = Zapisano. Aby obejrzeć grę: londinium replay { $path }
cli-over = Koniec gry
cli-winners = { $count ->
    [one] Zwycięstwo: { $names }!
   *[other] Wspólne zwycięstwo: { $names }!
}
cli-no-winner = Nikt nie wygrywa.

## Wiersz poleceń: inne polecenia

cli-options-of = Opcje gry { $game }
cli-try = Aby zagrać: londinium play { $game }
cli-playing = Gry
cli-simulated = { $game }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[other] { $players } graczy
}, { $games ->
    [one] jedna gra
    [few] { $games } gry
   *[other] { $games } gier
}, ziarno { $seed }
cli-par = Przy równych siłach każdy wygrywałby { $share }; wspólne zwycięstwo liczy się w częściach.
cli-by-bot = Według botów
cli-by-seat = Według miejsc
cli-without-winner = { $share } zwycięstw nie przypadło żadnemu miejscu.
cli-length = Długość gry
cli-decisions = Wybory
cli-rounds = Rundy
cli-figures = Liczby gry
cli-took = { $seconds } s, gier na sekundę: { $speed }.
cli-stopped = Przerwano po { $done } z { $games } gier; oto, co przyniosły.
cli-written = Zapisano { $count ->
    [one] jedną grę
    [few] { $count } gry
   *[other] { $count } gier
} w { $path }.
cli-step = Ruch { $move } z { $moves } — Enter: dalej · b: wstecz · q: wyjdź
cli-unfinished = Gra nie jest skończona; liczba ruchów w zapisie: { $moves }.
cli-data-fits = { $path } pasuje do { $game }.
cli-data-ours = To te same dane, które są dołączone do gry.
cli-entries = { $count ->
    [one] jeden wpis
    [few] { $count } wpisy
   *[other] { $count } wpisów
}
data-source = { $source ->
    [rulebook] wydrukowane w instrukcji
    [published] z publicznego źródła
    [first-edition] z pierwszego wydania
    [reconstructed] odtworzone przez nas
   *[other] { $source }
}
cli-fuzzing = Szukanie usterek: { $games }, ziarno { $seed }. Ctrl-C przerywa.
cli-fuzzed = Rozegrano { $games ->
    [one] jedną grę
    [few] { $games } gry
   *[other] { $games } gier
}, na sekundę: { $speed }
cli-finding = { $number }. { $game }: { $kind ->
    [crash] awaria
    [dead-end] ślepy zaułek
    [endless] gra bez końca
    [broken-invariant] złamany niezmiennik
   *[other] { $kind }
}. { $message }
cli-finding-record = Gra, która to pokazuje: { $path }
cli-finding-seed = Ziarno: { $seed }
cli-findings = { $count ->
    [0] na razie nic nie znaleziono
    [one] jedno znalezisko
    [few] { $count } znaleziska
   *[other] { $count } znalezisk
}
cli-no-findings = Nic nie znaleziono.

## Wiersz poleceń: serwer i jego prowadzenie

cli-serving = Londinium działa pod adresem { $address }
cli-serving-database = Stoły są przechowywane w { $path }
cli-scan = Telefonem w tej samej sieci zeskanuj to:
cli-no-network = Ten komputer nie jest chyba w żadnej sieci; grać można tylko na nim.
cli-ctrl-c = Ctrl-C kończy pracę; gry będzie można podjąć, gdy serwer wróci.
cli-serve-ended = Wszystko zapisane. Do zobaczenia.
cli-serve-failed = Serwer nie mógł wystartować; dziennik mówi dlaczego.
cli-processes-sqlite = Kilka procesów wymaga PostgreSQL: --database postgresql://… (plik SQLite jest dla jednego).
cli-in-use = Na { $path } działa już serwer; najpierw go zatrzymaj albo wybierz inną bazę.
cli-cannot-listen = Nie można nasłuchiwać na { $host }, port { $port }: { $problem }
cli-bad-address = --address wymaga adresu takiego jak https://club.example, a nie „{ $value }”.
cli-bad-setting = Nie ma ustawienia { $value }; są { $choices }.
cli-no-lines = Dziennik może być { $choices }, a nie „{ $value }”.
cli-database-form = Baza to plik albo postgresql://…, a nie „{ $value }”.
cli-database-away = Bazy { $path } nie można teraz użyć: { $problem }
cli-database-newer = { $path } pochodzi z nowszego Londinium; zainstaluj tamtą wersję albo przywróć wcześniejszą kopię.
cli-database-not-ours = { $path } zawiera coś innego niż stoły Londinium; wybierz inną bazę.
cli-database-damaged = { $path } nie jest całą bazą SQLite: { $problem }
cli-no-database = Nie ma bazy { $path }; tworzy ją londinium serve.
cli-only-sqlite = To jest dla SQLite; PostgreSQL ma własne narzędzia: pg_dump i pg_restore.
cli-same-file = { $path } to sama baza; wybierz inny plik.
cli-not-found = Nie ma stołu ani osoby o tym identyfikatorze.
cli-no-game-begun = Przy tym stole nie zaczęto gry, więc nie ma czego zapisać.
cli-nothing-said = Nic tam nie powiedziano.
cli-outdated = Ten stół powstał według innych reguł niż w tej wersji; można go zapisać do pliku.
cli-no-status = Stół może być { $choices }, a nie „{ $value }”.
cli-bad-days = --older-than wymaga liczby dni, a nie „{ $value }”.
cli-table = Stół
cli-status = Stan
cli-names = Kto gra
cli-entries-made = Wpisy
cli-changed = Ostatnia zmiana
cli-person-id = Osoba
cli-name = Imię
cli-tables-of = Stoły
cli-since = Od kiedy
cli-seen = Ostatnio
cli-status-of = { $status ->
    [gathering] zbiera graczy
    [playing] w grze
    [over] skończony
    [closed] zamknięty
   *[other] { $status }
}
cli-tables = { $count ->
    [0] Nie ma stołów.
    [one] Jeden stół.
    [few] { $count } stoły.
   *[many] { $count } stołów.
}
cli-people = { $count ->
    [0] Nie ma nikogo.
    [one] Jedna osoba.
    [few] { $count } osoby.
   *[many] { $count } osób.
}
cli-closed = Stół { $table } jest zamknięty.
cli-exported = Zapisano w { $path }. Aby obejrzeć: londinium replay { $path }
cli-exported-log = Zapisano w { $path } jako sam dziennik: te reguły nie mogą go odtworzyć.
cli-pruned = { $count ->
    [0] Nic nie było dość stare.
    [one] Usunięto stąd jeden stół; to, co tam rozegrano, jest w { $path }.
    [few] Usunięto stąd { $count } stoły; to, co tam rozegrano, jest w { $path }.
   *[many] Usunięto stąd { $count } stołów; to, co tam rozegrano, jest w { $path }.
}
cli-chat-removed = Ze stołu { $table } usunięto { $count ->
    [one] jedną wypowiedź
    [few] { $count } wypowiedzi
   *[many] { $count } wypowiedzi
}.
cli-person-removed = Usunięto { $person }; stoły: { $count }.
cli-backed-up = Cała kopia jest w { $path }.
cli-restored = { $path } jest taki jak w chwili kopii.
cli-laid-aside = To, co tam było, nazywa się teraz { $path }
cli-replaying = Odtwarzanie
cli-replay-differs = { $table } ({ $game }): zapisany stan różni się od tego, co mówi dziennik: { $what }
cli-replay-broken = { $table } ({ $game }): dziennika nie da się odtworzyć, wpis { $what }
cli-replay-other-rules = { $table } ({ $game }): powstał według innych reguł: { $what }
cli-replayed = { $count ->
    [0] Nie ma stołów.
    [one] Jeden stół, zgodny ze swoim dziennikiem.
    [few] { $count } stoły, wszystkie zgodne z dziennikami.
   *[many] { $count } stołów, wszystkie zgodne z dziennikami.
}
cli-replayed-odd = Stoły: { $count }, z czego nie w porządku: { $odd }.

## Wiersz poleceń: programy przy stole

cli-bad-link = „{ $value }” nie jest zaproszeniem; skopiuj odnośnik stołu, na przykład https://club.example/#/invite/…
cli-server-says = Serwer mówi: { $reason }
cli-bot-seated = { $name } siedzi na miejscu { $seat } przy stole gry { $game }.
cli-bot-over = Gra skończona: { $result }

## Wiersz poleceń: arena i jej raport

cli-arena-head = { $game }, graczy: { $players }; { $blocks ->
    [one] jeden blok
    [few] { $blocks } bloki
   *[other] { $blocks } bloków
}, { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[other] { $games } partii
}, ziarno { $seed }
cli-arena-commit = Ziarno pochodzi z commita { $commit }.
cli-arena-goes-on = Seria { $run } trwa dalej: jest już bloków: { $done } z { $blocks }.
cli-arena-stopped = Zatrzymano po { $done } z { $blocks } bloków; wszystkie zachowano. To samo polecenie gra dalej.
cli-arena-lost = { $count ->
    [one] Jednego bloku nie dało się rozegrać ({ $reason }) i się nie liczy
   *[other] { $count } bloków nie dało się rozegrać ({ $reason }) i się nie liczą
}; to samo polecenie spróbuje znowu.
cli-arena-forfeit = { $bot } przez awarię przegrywa { $count ->
    [one] jedną partię
    [few] { $count } partie
   *[other] { $count } partii
}: { $reason }
cli-arena-written = Wiersze są w { $path }, raport w { $report }
cli-arena-ladder-written = Ranking jest w { $path }
cli-other-run = W { $path } jest inna seria, w której { $differs }. Wybierz inne --out albo podaj polecenie tamtej serii, by grała dalej.
cli-no-journal = { $path } już istnieje i nie jest z serii, którą można by ciągnąć dalej (brak { $journal }); wybierz inne --out.
cli-run-in-use = Inne polecenie zapisuje do { $path }.
cli-bad-sprt = --sprt wymaga P0,P1 albo P0,P1,ALPHA,BETA: udziałów od 0 do 1, gdzie P0 jest mniejsze od P1, i błędów poniżej 0.5, a nie „{ $value }”.
cli-nothing-to-test = --sprt sprawdza pierwszego bota przeciw innym: podaj innego bota, a pierwszego tylko raz.
cli-many-games = Blok ma tu partii: { $games }; --blocks może wynosić najwyżej { $most }.
cli-mixed-bots = Mieszane stoły dla { $players } wymagają co najmniej { $players } botów, a podano { $count }; powiedz --form round albo --form first.
cli-no-form = --form to { $choices }, a nie „{ $value }”.
cli-bad-limit = --limit wymaga sekund od 0.1 do 86400, a nie „{ $value }”.
cli-bad-seed = --seed wymaga liczby całkowitej, commit albo commit:HASH, a nie „{ $value }”.
cli-no-commit = Nie ma tu commita „{ $value }”, z którego można by wziąć ziarno.
cli-bad-cluster = --cluster wymaga auto albo ray://HOST:PORT, a nie „{ $value }”.
cli-bad-ladder = { $path } nie jest planem rankingu: { $problem }
cli-ladder-has = { $name } podaje plan rankingu; pomiń to.
cli-ladder-suffix = { $path }: ranking zapisuje się jako .md.
arena-title = { $game }: kto jak często wygrywa
arena-bots = Boty
arena-ratings = Oceny siły
arena-ratings-about = OpenSkill (Plackett–Luce), więcej znaczy lepiej, 25 to średnia wszystkich; przedziały 95% z ponownego losowania całych bloków.
arena-rating = Ocena
arena-shares = Udział w zwycięstwach
arena-shares-about = Przy równych siłach każdy wygrywałby { $share } (linia przerywana); wspólne zwycięstwa liczą się w częściach. Blok to jedno rozdanie we wszystkich ustawieniach botów; przedziały 95% pochodzą z ponownego losowania całych bloków.
arena-matches = Mecz po meczu
arena-match = Mecz
arena-duel = { $one } w pojedynkę przeciw { $other }
arena-mixed = { $bots } razem
arena-seats = Udział w zwycięstwach według miejsca
arena-everyone = Wszyscy
arena-points = Punkty
arena-length = Długość partii
arena-length-about = Decyzje wszystkich miejsc w partii.
arena-effort = Myślenie
arena-effort-about = Czas procesora samych wyborów, na maszynach podanych niżej.
arena-choices = Decyzje
arena-a-second = Decyzji na sekundę
arena-a-turn = Procesor na turę
arena-ms = { $value } ms
arena-controls = Kontrole
arena-mirror = { $bot } przeciw sobie
arena-against-random = { $bot } przeciw losowemu
arena-even = Przy równości
arena-verdict = Werdykt
arena-control-fine = jak być powinno
arena-mirror-odd = nierówno: poszukaj błędu, zanim uwierzysz w resztę (jedno lustro na dwadzieścia jest takie przypadkiem)
arena-random-odd = nie widać, by grał lepiej niż losowo
arena-random-few = wszystkie wygrane, lecz jest ich za mało, by pokazać, że gra lepiej niż losowo
arena-test = Test sekwencyjny
arena-test-about = Czy udział pierwszego bota to { $p0 }, czy { $p1 }; błąd najwyżej { $alpha } i { $beta } razy; uogólniony SPRT na średnich bloków.
arena-test-p1 = Po { $blocks } blokach: przyjęto { $p1 } (logarytm ilorazu wiarygodności { $ratio }).
arena-test-p0 = Po { $blocks } blokach: przyjęto { $p0 } (logarytm ilorazu wiarygodności { $ratio }).
arena-test-open = Po { $blocks } blokach nierozstrzygnięte (logarytm ilorazu wiarygodności { $ratio }, między { $low } a { $high }).
arena-origin = Skąd to pochodzi
arena-command = Polecenie
arena-run = Seria
arena-seed = Ziarno
arena-deals = Bloki
arena-form = Forma
arena-limit = Limit
arena-limit-about = { $seconds } s na wybór; bot, który zawodzi albo zwleka dłużej, przegrywa partię, a pozostali dzielą zwycięstwo.
arena-commit = Commit
arena-changed = ze zmianami poza commitem
arena-machine = Maszyna
arena-plain = bez kompilacji
arena-options = Opcje
arena-games = Partie
