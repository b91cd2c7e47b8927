/**
 * With what at the table each question of the board game is answered. All options stand in the list too; no question is
 * answered by the list alone.
 *
 * - `map`: regions, armies and whoever stands on the map;
 * - `die`, `ring`, `card`, `deck`, `character`, `nation`, `seat`: what lies around the map;
 * - `face`, `tile`, `version`: results, tiles and cards of a person that lie nowhere, laid out to be chosen from;
 * - `piece`: figures, laid out in the same way; those to be recruited are lit among the reinforcements too;
 * - `choice`: yes or no, a number, one of a few deeds: buttons over the map;
 * - `split`: how many of each kind and who goes along, in one panel;
 * - `losses`: which figures are lost, as many as there are hits, in one panel.
 */
export type Gesture = "map" | "die" | "ring" | "card" | "deck" | "character" | "nation" | "seat" | "face" | "tile" | "version" | "piece" | "choice" | "split" | "losses";

const BY_GESTURE: Record<Gesture, string[]> = {
  map: [
    ...["attack-from", "attack-where", "companion-where", "dead-men-where", "fellowship-where", "gandalf-where", "grey-company"],
    ...["lose-where", "march-where", "merge-where", "minion-enters", "minion-where", "move-army", "move-minion", "move-where"],
    ...["nazgul-refuge", "recruit-where", "replace-where", "retreat-where", "sail-where", "scouts", "spells-from", "weather-where", "which-army"],
  ],
  die: ["lore-die", "ring-die", "turn-to-eye", "use-die"],
  ring: ["ring-returns", "which-ring"],
  card: [
    ...["combat-card", "discard", "discard-theirs", "event-card", "give-card", "hand-card", "pay-card", "play-another", "play-event"],
    ...["sorrow", "we-wont-go-back", "which-table-card"],
  ],
  deck: ["which-deck"],
  character: [
    ...["companion", "goes-with", "guide", "led-by", "minion", "minion-forfeits", "move-companion", "outside"],
    ...["separate", "who-forfeits", "who-leads", "words-of-power", "eliminate-minion", "fateful-strike", "black-breath", "hobbit-leaves"],
  ],
  nation: ["diplomacy", "which-nation"],
  seat: ["whose-hand"],
  face: ["action-die", "combat-die", "event-die", "hunt-die", "keep-special-die", "lore-result", "ring-result", "special-die", "tile-die", "will-as"],
  tile: ["tile"],
  version: ["companion-version"],
  piece: ["balrog-recruits", "heroic-death", "prolong", "recruit", "recruit-second", "regular-or-elite"],
  choice: [
    ...["action", "advance", "allocate", "another-way", "balrog", "balrog-does", "black-captain", "cancel-hits", "casualty", "cease"],
    ...["close-gates", "declare", "draw-by", "enter-mordor", "exchange", "exchange-tile", "forfeit", "gandalf-draws", "gollum-reveals"],
    ...["he-sees", "hunt-re-roll", "journey", "lead-them-into-battle", "lure", "merge", "nazgul-strike", "own-hits", "re-roll", "regular-from"],
    ...["retreat", "ringwraiths", "sacrifice-hobbits", "sorcerer", "spear-of-terror", "turn-misses", "use-against-hunt", "use-nenya"],
    ...["use-table-card", "use-vilya", "voice-of-saruman", "which-token", "white-rider", "withdraw", "withdraw-in-order"],
  ],
  split: ["advance-with", "attack-with", "goes-along", "how-many", "move-with"],
  losses: ["lose-which", "loss", "remove-excess", "which-leader"],
};

/** By key of a question: its gesture. */
export const GESTURES: Record<string, Gesture> = Object.fromEntries(
  Object.entries(BY_GESTURE).flatMap(([gesture, keys]) => keys.map((key) => [key, gesture as Gesture])),
);

/** Where something to do that points at nothing is done by a click, besides its button: at the Fellowship, a token, a person. */
const ACTION_SPOTS: Record<string, string> = {
  "move-fellowship": "fellowship:fellowship",
  "hide-fellowship": "fellowship:fellowship",
  "strider-hides": "fellowship:fellowship",
  "shadow-token-nazgul": "token:shadow-token-nazgul",
  "shadow-token-politics": "token:shadow-token-politics",
  "crown-aragorn": "character:strider",
  "boromir-rouses-gondor": "character:boromir",
  "legolas-rouses-the-elves": "character:legolas",
  "gimli-rouses-the-dwarves": "character:gimli",
  "voice-of-saruman": "character:saruman",
};

/** The thing at which something is done that points at nothing itself. */
export function spotOfAction(name: string): { kind: string; id: string } | null {
  const [kind, id] = (ACTION_SPOTS[name] ?? "").split(":");
  return kind !== undefined && id !== undefined ? { kind, id } : null;
}
