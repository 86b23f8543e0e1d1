### Słowa strony.

skip = Przejdź do stołu
home = Początek
settings = Ustawienia
close = Zamknij
keep = Zapisz
cancel = Anuluj
confirm = Potwierdź
yes = tak
no = nie
copy = Kopiuj
copied = Skopiowano
one-moment = Chwileczkę…
guest = Gość { $number }

what-this-is = Cztery gry planszowe o Londynie, w przeglądarce: z botami albo z przyjaciółmi, bez konta.
begin-here = Zagraj pierwszą partię: { $title }, { minutes }
begin-bots = przeciw botom, które dopiero się uczą
how-to-play = Jak grać
weight = { $weight ->
    [1] do nauczenia w minutę
    [2] łatwa do nauczenia
    [3] jest nad czym myśleć
    [4] dużo do myślenia
   *[5] dla znawców
}
result-won = Wygrana, punkty: { $points }
result-place = Miejsce { $place }, punkty: { $points }

your-name = Twoje imię
ask-name = Jak inni mają się do ciebie zwracać?
not-now = Nie teraz
name-kept = Inni widzą teraz to imię.
language = Język
setting-theme = Jasno czy ciemno
setting-theme-system = Jak urządzenie
setting-theme-light = Dzień
setting-theme-dark = Noc
setting-contrast = Kontrast
setting-contrast-normal = Zwykły
setting-contrast-more = Większy
setting-motion = Ruch
setting-motion-system = Jak urządzenie
setting-motion-full = Elementy się poruszają
setting-motion-none = Bez ruchu
setting-pace = To, co robią inni, jest pokazywane
setting-pace-slow = Powoli
setting-pace-normal = W tempie, za którym można nadążyć
setting-pace-fast = Szybko
setting-pace-none = Od razu
setting-sound = Dźwięki: pionki i dzwonek, gdy przychodzi twoja kolej
setting-confirm = Pytać o potwierdzenie
setting-confirm-none = Nigdy
setting-confirm-turn = Przed końcem tury
setting-confirm-each = Przed każdym wyborem
setting-single = Gdy możliwa jest jedna odpowiedź
setting-single-answer = Jest dawana za mnie
setting-single-ask = Mimo to pytaj
setting-keys = Pojedyncze klawisze działają: cyfra zwija część stołu, C otwiera wybory
other-device = Graj dalej na innym urządzeniu
other-device-help = Odnośnik działa raz, przez jeden dzień. To urządzenie zostanie wtedy wylogowane.
make-link = Utwórz odnośnik

games = Gry
my-tables = Twoje stoły
open-tables = Otwarte stoły
no-open-tables = Żaden stół nie jest teraz otwarty. Załóż własny i zaznacz „każdy może dołączyć”.
waits-for-you = Czeka na ciebie
status-gathering = Czeka na graczy
status-playing = Gra trwa
status-over = Zakończona
free-seat = wolne miejsce
free-seats = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
look-on = Popatrz
you-look-on = Oglądasz
you-look-on-help = Oglądasz. Usiądź, jeśli chcesz grać.
players-range = { $least }–{ $most } graczy
minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
play-now = Zagraj od razu z botami
play-with-friends = Zagraj z przyjaciółmi
friends-title = { $title } z przyjaciółmi
friends-help = Dostaniesz odnośnik do wysłania. Kto nie przyjdzie, tego może zastąpić bot.
more-choices = Więcej możliwości
rules = Zasady

players = Gracze
a-bot = Bot
a-friend = Przyjaciel, przez odnośnik
same-screen = Ktoś przy tym ekranie
curtain = Podaj ekran: { $who }
curtain-why = Teraz patrzy tylko { $who }: to, co mają inni, pozostaje ukryte.
curtain-open = To ja, { $who }
bots-play = Boty
level-first = Poziom { $number }: jeszcze się uczą
level = Poziom { $number } z { $most }
level-last = Poziom { $number }: najsilniejsze
pace = Czas na każdy wybór
pace-0 = bez zegara
pace-30 = 30 sekund
pace-120 = 2 minuty
pace-86400 = jeden dzień
hints = Podpowiedzi dla chętnych
hints-help = Gra, w której ktoś poprosił o podpowiedź, nie liczy się do rankingu.
options = Warianty
option-first-seat = Kto zaczyna
option-random = wylosowane
table-open = Każdy może dołączyć i patrzeć
spectators-chat = Oglądający mogą rozmawiać
only-players-chat = Rozmawiać mogą tu tylko grający.
make-table = Załóż stół

gathering = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte, albo gdy ją zaczniesz.
gathering-for-others = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte, albo gdy zaczną ją siedzący przy stole.
invite-link = Wyślij ten odnośnik przyjaciołom
invite-code = Link jako kod dla aparatu
invite-code-help = Albo niech skierują aparat telefonu na kod.
share = Udostępnij
is-there = przy stole
who-is-there = Obecnych: { $count } z { $all }
start-with-bots = Zacznij, z botami na wolnych miejscach
sit-down = Usiądź
leave = Odejdź

no-such-table = Nie ma takiego stołu albo jest tylko na zaproszenie. Poproś o zaproszenie kogoś, kto przy nim gra, albo zacznij własną grę.
no-such-game = Nie ma tu takiej gry.
new-version = Jest nowa wersja tej strony; właśnie się wczytuje…
reconnecting = Połączenie zerwane; próbuję ponownie…
changed = Stół zmienił się, zanim dotarł twój wybór. Spójrz i wybierz jeszcze raz.
refused-offline = Nie można połączyć się z serwerem. Twój stół czeka; spróbuj za chwilę.
refused-refused = Tego nie można teraz zrobić.
refused-not-found = Nie ma czegoś takiego albo nie masz do tego dostępu.
refused-not-yours = To musi zrobić kto inny.
refused-not-known = Najpierw powiedz, kim jesteś.
refused-illegal = Zasady na to teraz nie pozwalają.
refused-malformed = Nie udało się tego zrozumieć. Sprawdź, co zostało wpisane.
refused-outdated = Ten stół powstał według innych zasad niż ta wersja. Gospodarz może go wyeksportować.
refused-too-much = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
refused-all-seats-are-taken = Wszystkie miejsca są zajęte.
refused-somebody-is-asking-already = Ktoś już prosi; najpierw odpowiedz.
refused-nobody-asks-to-take-anything-back = Nikt już nie prosi o cofnięcie.
refused-you-have-answered-already = Odpowiedź już padła.
refused-a-bot-plays-there-already = Tam już gra bot.
refused-you-are-playing-there-already = Już tam grasz.
refused-the-table-has-ended-already = Ten stół już się zakończył.
refused-the-game-has-begun-already = Gra już się zaczęła.
refused-the-table-has-ended = Ten stół się zakończył.
refused-the-game-has-not-begun = Gra się jeszcze nie zaczęła.
refused-the-game-is-over = Gra się skończyła.
refused-the-game-is-not-over = Gra jeszcze się nie skończyła.
refused-you-have-no-seat-at-this-table = Nie masz miejsca przy tym stole.
refused-that-is-not-your-seat = To nie twoje miejsce.
refused-only-those-who-play-may-chat-at-this-table = Przy tym stole mogą rozmawiać tylko grający.
refused-this-table-was-made-without-hints = Przy tym stole nie ma podpowiedzi.
refused-there-is-a-hint-only-for-whoever-owes-a-choice = Podpowiedź jest tylko wtedy, gdy masz wybór do podjęcia.
refused-one-hint-at-a-time-the-last-one-is-still-being-thought-about = Po jednej podpowiedzi naraz: nad poprzednią jeszcze trwa namysł.
refused-too-many-wait-for-a-thought-already-try-again-in-a-moment = Zbyt wiele botów teraz myśli. Spróbuj za chwilę.
refused-there-is-no-hint-just-now-try-again-in-a-moment = Teraz nie ma podpowiedzi. Spróbuj za chwilę.
refused-there-is-no-such-table-or-it-is-by-invitation-only = Nie ma takiego stołu albo jest tylko dla zaproszonych.
refused-this-invitation-leads-nowhere-ask-for-a-new-one = To zaproszenie prowadzi donikąd; poproś o nowe.
refused-this-link-was-used-already-or-is-too-old-ask-for-a-new-one-on-the-device-you-come-from = Ten link został już użyty albo jest za stary. Zrób nowy na urządzeniu, z którego przychodzisz.
refused-you-have-made-no-choice-that-can-still-be-taken-back-what-followed-was-shown-to-all = Żadnego wyboru nie można już cofnąć: wszyscy widzieli, co było dalej. Możesz zapytać innych.
refused-another-player-has-moved-since-your-choice-so-it-stands = Po twoim wyborze zagrał ktoś inny, więc zostaje. Możesz zapytać innych.
refused-another-player-s-choice-rests-on-yours-so-it-stands = Na twoim wyborze opiera się czyjś wybór, więc zostaje. Możesz zapytać innych.
refused-you-have-made-no-choice-yet-that-could-be-taken-back = Nie ma jeszcze wyboru, który można cofnąć.
refused-too-much-for = Za często. Spróbuj znów za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
in-the-past = Oglądasz przeszłość: chwila { $index } z { $count }.
to-the-present = Wróć do teraźniejszości
line-you = Twoja kolej: { $prompt }
line-won = { $count ->
    [one] Zwycięzca: { $names }.
   *[other] Zwycięzcy: { $names }.
}
line-you-won = Wygrywasz!
line-nobody-won = Gra skończona. Nikt nie wygrał.
line-closed = Gospodarz zamknął ten stół.
asks-back = { $who } prosi o cofnięcie ostatniego wyboru. Wszyscy muszą się zgodzić.
you-ask-back = Twój ostatni wybór zostanie cofnięty, jeśli wszyscy się zgodzą.
agree = Zgoda
decline = Odmowa
bot-plays-for-you = Bot gra za ciebie.
come-back = Graj znów samodzielnie
hand-over = Niech gra bot
board = Plansza
first-hint = Na pierwszą partię
understood = Rozumiem
look-closely = Z bliska
choices = Twoje możliwości
choices-all = Wszystkie ({ $count })
choices-filter = Pisz, aby znaleźć wybór
choices-key = Wszystkie wybory: klawisz C
parts = Części stołu
fold = Zwiń: { $title } (klawisz { $key })
look-at-board = Obejrzyj planszę
undo = Cofnij
ask-back = Poproś o cofnięcie
hint = Podpowiedź
hint-thinking = Trwa namysł …
hint-share = wygrywa { $share } ± { $error }
hint-others = Inne dobre ruchy
you = ty
bot = bot
away = z dala
to-choose = wybiera
hours = { $hours } godz.
text-view = Słowami
log = Co się działo
log-tab = Dziennik
log-fold = Zwiń tę turę
log-undone = {" "}(cofnięte)
skip-ahead = Pokaż resztę od razu
say-something = Powiedz coś
send = Wyślij

replay = Przebieg gry
replay-first = Do początku
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-last = Do teraźniejszości
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-turn-back = Jedna tura wstecz
replay-turn-forward = Jedna tura naprzód
replay-round-back = Jedna runda wstecz
replay-round-forward = Jedna runda naprzód
replay-moment = Chwila { $index } z { $count }

rules-as-implemented = Zasady, według których tu się gra.
search = Szukaj
found = { $count ->
    [0] nic nie znaleziono
    [one] znaleziono jeden fragment
    [few] znaleziono { $count } fragmenty
   *[many] znaleziono { $count } fragmentów
}
rulings = Gdzie instrukcja milczy

scores = Punkty według źródeł
source = Źródło
total = Razem
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
winner = zwycięzca
course = Jak rosły punkty
course-words = Punkty runda po rundzie. { $text }
rematch = Zagraj jeszcze raz
rematch-here = Gramy jeszcze raz? { $link }
rematch-of = Zagraj znów: { $who }
record = Pobierz zapis gry
proof-kept = Tasowanie jest takie, jak obiecano przed grą.
proof-broken = Tasowanie nie jest takie, jak obiecano przed grą.
secrets = Co było tajne
proof-help = Przed pierwszym wyborem serwer pokazał SHA-256 ziarna. Ta strona właśnie obliczyła go z samego ziarna.

entry-seated = { $bot ->
    [yes] Do stołu siada bot: { $who }.
   *[no] Do stołu siada { $who }.
}
    .you = Siadasz do stołu.
entry-vacated = { $who } odchodzi.
    .you = Odchodzisz.
entry-started = Gra się zaczęła.
entry-took-back = { $who } cofa wybór.
    .you = Cofasz wybór.
entry-asked-back = { $who } prosi o cofnięcie wyboru.
    .you = Prosisz o cofnięcie wyboru.
entry-agreed = { $who } zgadza się.
    .you = Zgadzasz się.
entry-declined = { $who } odmawia.
    .you = Odmawiasz.
entry-went-back = Wszyscy się zgodzili: wybór cofnięto.
entry-handed-over = { $by ->
    [clock] Czas gracza { $who } minął; dalej gra bot.
   *[none] { $who } oddaje grę botowi.
}
    .you = { $by ->
        [clock] Twój czas minął; dalej gra bot.
       *[none] Oddajesz grę botowi.
    }
entry-returned = { $who } wraca do gry.
    .you = Wracasz do gry.
entry-hinted = { $who } prosi o podpowiedź.
    .you = Prosisz o podpowiedź.
entry-closed = Gospodarz zamknął stół.
