### Słowa serwera: co słyszą ci, których nie ma przy stole.

notice-turn-subject = Twoja kolej: { $game }
notice-turn = { $name }, teraz Twoja kolej w grze { $game }.
notice-asked-subject = Pytanie do Ciebie: { $game }
notice-asked = { $name }, { $who } pyta, czy można cofnąć wybór w grze { $game }.
notice-test-subject = Londinium umie do Ciebie dotrzeć
notice-test = { $name }, w ten sposób Londinium powie Ci, że stół na Ciebie czeka.

mail-to-the-table = Do stołu: { $link }
mail-stop = Nie chcę więcej takich wiadomości: { $link }
mail-confirm-subject = Czy to Twój adres?
mail-confirm = { $name } chce dowiadywać się pod tym adresem, że czeka stół w Londinium.
    Jeśli to Ty, otwórz ten odnośnik; jeśli nie, nie rób nic, a więcej nie napiszemy.

channel-problem-not-an-address = Nie da się odczytać adresu.
channel-problem-unknown-name = Nie ma serwera o tej nazwie.
channel-problem-private = Adres prowadzi do sieci prywatnej, a gospodarz tego serwera na to nie pozwala.
channel-problem-unreachable = Nie udało się połączyć z drugim serwerem.
channel-problem-slow = Drugi serwer odpowiadał zbyt długo.
channel-problem-answered = Drugi serwer nie przyjął wiadomości (odpowiedź { $code }).
channel-problem-refused = Serwer poczty nie przyjął adresu.
channel-problem-mail = W tej chwili nie można wysłać poczty.
channel-problem-too-large = Wiadomość była za długa.
channel-problem-keys = Kluczy przeglądarki nie można użyć; zezwól w niej na powiadomienia jeszcze raz.
