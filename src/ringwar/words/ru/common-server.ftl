### Why a server refuses something. `$x` is in words, `$x-key` as it is written.

## Calls

refusal-bad-request = это нельзя прочитать в том виде, как оно отправлено ({ $problem-key })
refusal-not-found = здесь ничего нет
refusal-no-such-method = { $method-key } здесь невозможен
refusal-unavailable = сервер сейчас не может добраться до игр; попробуйте чуть позже
refusal-only-scrapers = то, что считает этот сервер, — только для его хозяина
refusal-failed = здесь что-то пошло не так; это записано
refusal-body-too-large = это слишком велико: отправить можно не больше { $most } байт
refusal-too-often = слишком часто; попробуйте ещё раз через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}
refusal-not-understood = здесь понимают только { $type-key }: игру меняют вызовы
refusal-no-header = то, что что-либо меняет, отправляют с заголовком `X-Ringwar: 1`
refusal-no-such-clause = нет пункта или главы '{ $clause-key }'
refusal-foreign-origin = другой сайт не может ничего здесь менять

## People

refusal-not-logged-in = здесь никто не вошёл: войдите или назовите имя гостя
refusal-banned = вам нельзя здесь играть: { $reason-key }
refusal-name-length = в имени от 1 до { $most } знаков
refusal-name-letters = в имени есть буква или цифра и нет ничего невидимого
refusal-name-reserved = никто не может зваться { $name-key }
refusal-name-taken = имя { $name-key } уже занято
refusal-not-a-guest = учётную запись заводит только гость
refusal-no-such-person = здесь нет никого с таким именем или id
refusal-too-many-shunned = заблокировать можно не больше { $most } человек
refusal-password-length = в пароле от { $least } до { $most } знаков
refusal-password-is-name = ваше имя — не пароль
refusal-too-busy = сейчас слишком многие входят; попробуйте ещё раз
refusal-wrong-login = нет учётной записи с таким именем и паролем
refusal-wrong-password = это не ваш пароль
refusal-accounts-closed = здесь нельзя заводить учётные записи; войдите как гость или спросите хозяина сервера
refusal-only-accounts = это есть только у учётных записей; у гостей есть только имя
refusal-no-such-game-runs = такой игры нет, или она окончена
