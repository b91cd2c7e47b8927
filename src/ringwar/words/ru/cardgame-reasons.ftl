### Why not? What somebody points at in the card game and is not possible now.

## Whose it is and where it lies

refusal-no-card = это не ваша карта
refusal-card-not-in-game = { $card }: этой карты нет в этом сценарии
refusal-card-of-another = { $card }: карта принадлежит другому, это { $seat }
refusal-not-in-hand = { $card }: этой карты нет у вас в руке, { $zone-key ->
    [deck] она в вашей колоде
    [cycle] она в вашей стопке сброса
    [eliminated] она удалена
    [drawn] она взята и отложена
    [resolving] её сейчас разыгрывают
   *[other] она уже в игре
}
refusal-location-not-active = { $location }: эта локация не активна
refusal-no-location = это не активная локация

## Playing

refusal-played-this-round = { $card }: карта уже разыграна в этом раунде; снова её можно разыграть в следующем
refusal-no-wielder-in-play = в игре нет никого, кто мог бы владеть предметом «{ $item }»; допустимые владельцы: { $wielders }
refusal-item-without-character = { $item } — предмет, его разыгрывают на персонажа в игре
refusal-enemy-wielder = { $card } — карта противника и не может владеть предметом «{ $item }»
refusal-not-its-wielder = { $card } не может владеть предметом «{ $item }»: на нём этот персонаж не указан
refusal-wielder-not-in-play = { $card } не в игре и не может владеть предметом «{ $item }»
refusal-second-weapon = { $card } не может владеть предметом «{ $item }»: одно оружие не терпит другого
refusal-armies-not-on-paths = { $card } — воинство и не может попасть на путь «{ $location }»
refusal-path-not-allowed = { $card } не может попасть { FORM($location, case: "on") }: { $paths-count ->
    [0] этому персонажу пути недоступны
   *[other] допустимые пути — { $paths-key }
}
refusal-faction-not-listed = { $card } не может попасть { FORM($location, case: "on") }: там не указана фракция этой карты ({ $faction })
refusal-text-keeps-out = эффект карты ({ $card }) сейчас не пускает её { FORM($location, case: "on") }
refusal-not-just-drawn = этим можно разыграть только что взятые карты
refusal-text-plays-others = { $card }: этим такую карту разыграть нельзя
refusal-nobody-for-location = ни одна ваша карта сейчас не может попасть { FORM($location, case: "on") }
refusal-nobody-for-reserve = ни одна ваша карта сейчас не может попасть в резерв

## Moving

refusal-not-in-reserve = { $card }: этой карты нет в вашем резерве, { $zone-key ->
    [hand] она у вас в руке
    [deck] она в вашей колоде
    [cycle] она в вашей стопке сброса
    [eliminated] она удалена
    [drawn] она взята и отложена
   *[other] её сейчас разыгрывают
}
refusal-locked-in-reserve = { $card }: карта попала в резерв в этом раунде; переместить её можно со следующего
refusal-nowhere-to-go = { $card }: нет активной локации, куда можно попасть
refusal-moves-with-wielder = { $item } — предмет, он перемещается только вместе с владельцем
refusal-on-location-already = { $card }: карта уже на локации, а перемещают только из резерва
refusal-in-reserve-already = { $card }: карта уже в вашем резерве

## Actions

refusal-action-first = сначала выберите действие: { $action-key ->
    [play] разыграть карту
    [move] переместить карту
   *[other] использовать карту
}
refusal-no-actions-now = в этой фазе действий нет
refusal-turn-of-another = сейчас ходит { $seat }
refusal-hand-empty = у вас в руке нет карт
refusal-nothing-to-play = сейчас нельзя разыграть ни одну карту из руки: предметам нужен владелец, и ни одна карта не разыгрывается дважды за раунд
refusal-reserve-empty = в вашем резерве нет карт
refusal-reserve-locked = все карты попали в ваш резерв в этом раунде; переместить их можно со следующего
refusal-nothing-to-move = для карт резерва, которые можно переместить, нет подходящей активной локации
refusal-nothing-to-use = у вас нет в игре карты, действие которой можно использовать сейчас
refusal-no-ring-tokens = жетоны Кольца в этом сценарии не используются
refusal-ring-spent = ваш жетон Кольца потрачен
refusal-ring-used-this-round = ваш жетон Кольца использован в этом раунде; в следующем он снова готов
refusal-too-few-to-winnow = для отсеивания нужно карт из руки: { $needed }, а у вас { $count ->
    [0] их нет
   *[other] { $count }
}
refusal-hand-too-large = карт у вас в руке: { $count }; пропустить ход можно, если их не больше { $limit } или меньше, чем у каждого противника

## Abilities

refusal-no-ability = { $card }: у этой карты нет эффекта, который используют действием
refusal-ability-of-another = { $card }: использовать эту карту может только { $seat }
refusal-ability-not-in-play = { $card }: чтобы использовать эту карту, она должна быть в игре
refusal-ability-used = { $card }: карта использована в этом раунде; снова её можно использовать в следующем
refusal-works-in-reserve = { $card }: эту карту можно использовать только в резерве
refusal-works-on-path = { $card }: эту карту можно использовать только на активном пути
refusal-works-on-location = { $card }: эту карту можно использовать только на пути или поле битвы
refusal-nothing-to-forsake = { $card }: плату внести нельзя, отказаться вам не от чего
refusal-not-in-battleground-deck = { $card }: использовать нельзя, { FORM($location, case: "full") } уже не в колоде
refusal-no-path-is-active = { $card }: использовать нельзя, нет активного пути
refusal-no-next-path = { $card }: использовать нельзя, нет пути со следующим номером
refusal-no-other-path = { $card }: использовать нельзя, нет другого пути с этим номером

## Cycling and forsaking

refusal-pays-for-itself = { $card }: карту сейчас разыгрывают, за себя она платить не может
refusal-no-top-card = у вас нет карт ни в колоде, ни в стопке сброса
refusal-not-to-be-forsaken = { $card }: отказаться от этой карты нельзя, { $zone-key ->
    [deck] из колоды можно отказаться только от верхней, не глядя
    [cycle] она в вашей стопке сброса
    [eliminated] она удалена
    [drawn] она взята и отложена
   *[other] её сейчас разыгрывают
}
refusal-not-forsaken-on-location = { $card }: карта на локации, а отказаться можно только от карты в руке, в резерве или с верха колоды
refusal-in-reserve-of-another = { $card }: карта не в вашем резерве, отказаться от неё вы не можете

## Locations and combat

refusal-active-already = { $location }: эта локация уже активна
refusal-path-gone = { $location }: этого пути уже нет в колоде путей
refusal-text-activates-others = этот эффект такое активировать не может
refusal-no-combat-in-reserve = в резерве сражений нет
refusal-lost-already = { $card }: карта уже удалена
refusal-not-in-this-combat = { $card }: карта не там, где идёт сражение ({ $location })
refusal-lost-with-wielder = { $item } — предмет, он удаляется только вместе с владельцем
refusal-attackers-lost-later = { $card }: это атакующая карта; такие удаляются после сражения
refusal-cancels-nothing = { $card }: у этой карты здесь нет символов обороны, её удаление ничего не отменит
refusal-supports-characters-only = { $army }: поддерживать можно только персонажей
refusal-supports-here-only = { $card } не на том поле битвы, где { $army }
refusal-supports-own-faction = { $army }: нельзя поддерживать персонажа другой фракции ({ $card })
refusal-supported-already = { $card }: персонажа уже поддерживают
refusal-nothing-to-lead = { $card }: поддержка здесь ничего не изменит
refusal-no-fighter = { $card } не сражается: сражаются только воинства и персонажи
refusal-defends-there = { $location }: ваша сторона здесь обороняется и не может атаковать
refusal-attacks-there = { $location }: ваша сторона здесь атакует и не может обороняться
refusal-nowhere-to-attack = { $card }: нет доступной локации, где ваша сторона атакует
refusal-nowhere-to-defend = { $card }: нет доступной локации, где ваша сторона обороняется
