// What Ringwar tells its clients: `docs/protocol.md` explains it.
// Written by `tools/typescript.py --write` from the types of the program: do not change it here.

export const PROTOCOL = 1;

export const KINDS = ["region", "army", "card", "character", "piece", "die", "nation", "action", "location", "tile", "ring", "seat", "number", "yes-no", "none"] as const;

/** Something on the table; of what a reader may not know only that it is hidden. */
export interface Thing {
  kind: string;
  id: string;
}

/** A choice that is taken because there is no other. */
export interface TakenJson {
  key: string;
  about: Record<string, unknown>;
  option: OptionJson;
}

/** What is known of the thing that an option means: the key of its words, and their values. */
export interface NoteJson {
  key: string;
  about: Record<string, unknown>;
}

/** One option of a question. */
export interface OptionJson {
  name: string;
  kind: string;
  at: Thing[];
  note?: NoteJson;
  /** The choices that follow at once because there are no others. */
  then?: TakenJson[];
  /** It changes nothing, as far as its side can know. */
  idle?: boolean;
}

/** A question to one seat. */
export interface QuestionJson {
  protocol: number;
  id: string;
  side: string;
  key: string;
  cause: Thing | null;
  about: Record<string, unknown>;
  options: OptionJson[];
}

/** In place of what a reader may not know. */
export interface Hidden {
  hidden: boolean;
}

/** Who is asked after an answer; what, where that is the side itself. */
export interface NextJson {
  side: string;
  key?: string;
}

/** A thing that has changed its place; one that a reader may not know is hidden, one of many has a kind only. */
export interface ChangedThing {
  kind: string;
  id?: string;
  hidden?: boolean;
}

/** One change of a table: `docs/protocol.md` says which has which fields. */
export interface ChangeJson {
  what: string;
  thing?: ChangedThing;
  count?: number;
  place?: string;
  from?: unknown;
  to?: unknown;
  index?: number;
  entry?: unknown;
}

/** Something that happened, as one reader may know it. */
export interface EventJson {
  kind: string;
  cause: Thing | null;
  about: Record<string, unknown>;
  changes: ChangeJson[];
}

/** What an answer would bring about, as far as its side may know it before. */
export interface PreviewJson {
  taken: TakenJson[];
  events: EventJson[];
  /** Chance comes next: dice fall, or something is drawn. */
  dice: boolean;
  /** The turn passes to somebody else, or Chance comes, or the game is over. */
  commits: boolean;
  next: NextJson | null;
}

/** Who is asked; what, where that is the reader itself. */
export interface AskedJson {
  side: string;
  key?: string;
}

/** The reader's own question in short: its options by name. */
export interface OwnQuestionJson {
  key: string;
  options: string[];
  about: Record<string, unknown>;
}

/** How a game ended. */
export interface ResultJson {
  winner: string;
  kind: string;
}

/** What a view of any game says besides the table. */
export interface ViewJson {
  protocol: number;
  asked: AskedJson[];
  question?: OwnQuestionJson;
  result: ResultJson | null;
}

/** A seat and the side that it plays for. */
export interface SeatJson {
  id: string;
  side: string;
}

/** The seats, in their order, when so many people play; with fewer people than seats somebody has several. */
export interface TableJson {
  players: number;
  seats: SeatJson[];
}

/** A scenario, and the tables at which it can be played. */
export interface ScenarioJson {
  id: string;
  tables: TableJson[];
  /** How many play where nobody says otherwise. */
  default: number;
}

/** An expansion. All of a game can be played together. */
export interface ExpansionJson {
  id: string;
}

/** What an optional rule needs. */
export interface NeedsJson {
  /** Without one of these it is refused. */
  expansions: string[];
  /** Without these values it changes nothing. */
  options: Record<string, string>;
}

/** An optional rule and its values. All that are allowed go together, whatever their values. */
export interface OptionalJson {
  id: string;
  values: string[];
  default: string;
  needs: NeedsJson;
  /** Whether people are asked about it before a game; others are for whoever knows them. */
  asked: boolean;
}

/** Everything from which a new game can be chosen. */
export interface Catalogue {
  protocol: number;
  game: string;
  /** The number of the rules. */
  rules: number;
  /** The first is the one that is played where nobody says otherwise. */
  scenarios: ScenarioJson[];
  expansions: ExpansionJson[];
  options: OptionalJson[];
}

/** A nation, and where it starts on the political track. */
export interface NationJson {
  title: string;
  side: string;
  steps_to_war: number;
  active: boolean;
}

/** A region of the board; `x` and `y` are its middle, 0 to 1 from the upper left corner. */
export interface RegionJson {
  title: string;
  nation: string | null;
  settlement: string | null;
  fortification: boolean;
  /** An army can withdraw into it, and hold it in a siege. */
  can_be_besieged: boolean;
  points: number;
  coastal: boolean;
  eastern_edge: boolean;
  neighbours: string[];
  x: number;
  y: number;
  /** The figures that stand there at the start, by piece. */
  start: Record<string, number>;
}

/** A kind of figure of a nation, and how many of it there are. */
export interface PieceJson {
  nation: string;
  side: string;
  kind: string;
  limit: number;
}

/** A character; cards that are versions of the same person share `person`. */
export interface CharacterJson {
  title: string;
  subtitle: string;
  side: string;
  kind: string;
  nation: string | null;
  /** None where it is unlimited. */
  level: number | null;
  leadership: number;
  activates: string[];
  extra_die: number;
  hobbit: boolean;
  captain: boolean;
  person: string;
  replaces: string | null;
  home: string | null;
  /** Whether it starts in the Fellowship. */
  in_fellowship: boolean;
  expansion: string | null;
}

/** The combat half of an event card; `initiative` has a number for each part of its effect. */
export interface CombatJson {
  id: string;
  title: string;
  initiative: number[];
}

/** An event card; `player` alone may use it where teams play. One of no deck has the deck `special`. */
export interface CardJson {
  title: string;
  side: string;
  deck: string;
  number: number;
  type: string;
  player: string | null;
  nations: string[];
  on_table: boolean;
  tile: string | null;
  combat: CombatJson | null;
  /** The card that is taken out for it. */
  replaces: string | null;
  expansion: string | null;
}

/** A hunt tile; `value` is its damage, None for an Eye and for the one that rolls a die. */
export interface TileJson {
  title: string;
  set: string;
  value: number | null;
  eye: boolean;
  die: boolean;
  reveals: boolean;
  stops: boolean;
  card: string | null;
  expansion: string | null;
}

/** The action dice of a side, or a special die and the character who brings it. Options point at the faces. */
export interface DieJson {
  side: string;
  faces: string[];
  start: number;
  most: number;
  owner: string | null;
  expansion: string | null;
}

/** An Elven Ring with a name, and its keeper. */
export interface RingJson {
  title: string;
  keeper: string;
  expansion: string | null;
}

/** An action token. */
export interface TokenJson {
  title: string;
  side: string;
  expansion: string | null;
}

/** What an expansion adds besides characters, cards and tiles, by kind and id. */
export interface MoreThings {
  die: Record<string, DieJson>;
  ring: Record<string, RingJson>;
  token: Record<string, TokenJson>;
}

/** All things of the board game and its expansions, by kind and id: what options and causes point at. */
export interface BoardThings extends MoreThings {
  nation: Record<string, NationJson>;
  region: Record<string, RegionJson>;
  piece: Record<string, PieceJson>;
  character: Record<string, CharacterJson>;
  card: Record<string, CardJson>;
  tile: Record<string, TileJson>;
}

/** The catalogue of the board game. */
export interface BoardCatalogue extends Catalogue {
  things: BoardThings;
}

/** `bonus` more of an icon while a condition of some kind holds for the things named. */
export interface VariableJson {
  icon: string;
  bonus: number;
  condition: string;
  names: string[];
}

/** A card and the names of all its copies. */
export interface FactionCardJson {
  title: string;
  copies: string[];
  side: string;
  faction: string;
  type: string;
  keywords: string[];
  paths: number[];
  icons: Record<string, number>;
  variable: VariableJson[];
  wielders: string[];
}

/** A battleground or a path; a path has a number and no side. */
export interface LocationJson {
  title: string;
  type: string;
  side: string | null;
  number: number | null;
  points: number;
  defense: number;
  defenders: string[];
  attackers: string[];
  scenarios: string[];
}

/** The deck of a seat in a scenario, its first hand, and what it draws in a round. */
export interface DeckJson {
  scenario: string;
  seat: string;
  factions: string[];
  cards: string[];
  draw: number;
  cycle: number;
  draw_step: number;
  ring_token: string | null;
}

/** All things of the card game, by kind and id: what options and causes point at. */
export interface CardThings {
  card: Record<string, FactionCardJson>;
  location: Record<string, LocationJson>;
}

/** The catalogue of the card game. */
export interface CardCatalogue extends Catalogue {
  things: CardThings;
  decks: DeckJson[];
}

/** Where a nation stands on the political track. */
export interface NationView {
  steps_to_war: number;
  active: boolean;
}

/** The Fellowship; on the Mordor track `at` is None and `mordor` the step. */
export interface FellowshipView {
  at: string | null;
  mordor: number | null;
  progress: number;
  revealed: boolean;
  corruption: number;
  companions: string[];
  guide: string;
  /** Whether it moved or hid this turn on the Mordor track. */
  tried: boolean;
}

/** A hunt tile that is being resolved. */
export interface TileView {
  tile: string;
  damage: number;
  reveals: boolean;
}

/** What is added to dice, and by what. */
export interface ModifierView {
  cause: string;
  value: number;
  /** In a battle: what is modified. */
  of?: string;
}

/** The dice of a hunt as they fell, what is added to each, and what was rolled again and why. */
export interface HuntRollView {
  dice: number[];
  re_rolled: number[];
  reasons: string[];
  modifiers: ModifierView[];
  needed: number;
  successes: number;
}

/** The hunt box and the hunt tiles. */
export interface HuntView {
  box: Record<string, number>;
  re_rolls: number;
  re_roll_reasons: string[];
  roll: HuntRollView | null;
  taken_back: number;
  pool: string[];
  drawn: string[];
  removed: string[];
  special_in_play: string[];
  tile: TileView | null;
}

/** A hand: how many cards of which deck, and for whoever may see them the cards. */
export interface HandView {
  size: number;
  character: number;
  strategy: number;
  cards?: string[];
}

/** A discard pile: how many cards, and those that were openly played. */
export interface DiscardsView {
  size: number;
  seen: string[];
}

/** Figures that stand together. */
export interface FiguresView {
  army: Record<string, number>;
  nazgul: number;
  characters: string[];
}

/** Who fights for a side, and what counts of it now. */
export interface ForceView extends FiguresView {
  strength: number;
  leadership: number;
}

/** An attack besides the roll of the round. */
export interface ExtraStrikeView {
  cause: string;
  dice: number[];
  needed: number | null;
  hits: number;
}

/** The dice of a side in a round: those to come, as they fell, what they need, and what has changed them. */
export interface RollsView {
  to_roll: number;
  dice: number[];
  re_rolled: number[];
  needed: number;
  /** What the defender stands behind, so that more is needed. */
  walls: string | null;
  modifiers: ModifierView[];
  extra: ExtraStrikeView[];
}

/** The battle that is fought. */
export interface BattleView {
  kind: string;
  attacker: string;
  origin: string;
  target: string;
  round: number;
  rearguard: FiguresView;
  /** By side that has chosen a combat card: its deck. */
  chosen: Record<string, string>;
  /** By side: the combat card of this round, face up. */
  cards: Record<string, string | null>;
  white_rider: boolean;
  forces: Record<string, ForceView>;
  /** By side, while a round is fought. */
  rolls: Record<string, RollsView>;
  /** By side: the hits of this round. */
  hits: Record<string, number>;
  /** By side: hits still to be taken. */
  to_lose: Record<string, number>;
}

/** How an army would fight as it stands, all of it and without cards: the dice that it rolls, and its leadership. */
export interface StrengthView {
  dice: number;
  leadership: number;
}

/** What the last action of a player alone was for: nations and regions. */
export interface LastActionView {
  armies: string[][];
  nations: string[];
  regions: string[];
}

/** What a document says of teams, by side or seat. */
export interface TeamsDocument {
  leading: Record<string, string>;
  actors: Record<string, string>;
  merged: Record<string, string[]>;
  refusals: Record<string, string[]>;
  /** By seat: the regions in which it would not merge its army this turn. */
  waived: Record<string, string[]>;
  captors: Record<string, string>;
  last: LastActionView;
  /** The nations for which the player who acts may do something. */
  command: string[];
}

/** What concerns teams, by side or seat. */
export interface TeamsView extends TeamsDocument {
  commanders: Record<string, Record<string, string>>;
  speakers: Record<string, string>;
  standing: Record<string, number>;
  champions: string[];
}

/** The board as one reader sees it. Armies count figures by piece. */
export interface BoardTable {
  game: string;
  turn: number;
  phase: string;
  to_act: string;
  armies: Record<string, Record<string, number>>;
  besieged: Record<string, Record<string, number>>;
  /** By region and side: how the army there would fight. */
  strengths: Record<string, Record<string, StrengthView>>;
  /** By region that is not free for the armies of both sides: the side for which it is. */
  free: Record<string, string | null>;
  nazgul: Record<string, number>;
  characters: Record<string, string>;
  eliminated: string[];
  control: Record<string, string>;
  points: Record<string, number>;
  politics: Record<string, NationView>;
  reinforcements: Record<string, number>;
  casualties: Record<string, number>;
  fellowship: FellowshipView;
  hunt: HuntView;
  dice: Record<string, string[]>;
  rings: Record<string, number>;
  rings_used: string[];
  messenger_used: boolean;
  decks: Record<string, Record<string, number>>;
  hands: Record<string, HandView>;
  table: Record<string, string[]>;
  discards: Record<string, DiscardsView>;
  battle: BattleView | null;
  /** Where three or four play. */
  teams?: TeamsView;
  /** Hidden cards of which the reader knows something, and where they may be. */
  known?: Record<string, string[]>;
  /** With Lords of Middle-earth. */
  lords?: LordsView;
}

/** A position of the board game as one reader sees it. */
export interface BoardView extends BoardTable, ViewJson {}

/** What everybody sees of Lords of Middle-earth. */
export interface LordsView {
  /** By ring: the side that holds it, or `out`. */
  rings: Record<string, string>;
  special_dice_in_pool: string[];
  /** By side: the face of the special die that was chosen this turn. */
  kept_special: Record<string, string>;
  lost_dice: string[];
  balrog_active: boolean;
  smeagol_tiles_in_pool: number;
  shadow_tokens: string[];
  token_used: boolean;
  sorcery_used: boolean;
  /** Whether the Witch-king has been replaced by his other version. */
  swapped: boolean;
  /** Companions whose card everybody has seen. */
  shown: string[];
  /** The seat whose hand the Free Peoples look at. */
  open_hand: string | null;
}

/** Icons that tokens add. */
export interface IconsView {
  attack: number;
  defense: number;
}

/** A card that lies face up, with its items and added icons. */
export interface InPlayView {
  card: string;
  seat: string;
  items: string[];
  tokens: IconsView;
  locked: boolean;
}

/** The cards of a seat: how many, those that everybody saw, and for the seat itself all of them. */
export interface SeatView {
  side: string;
  ring_token: boolean;
  carryover_limit: number;
  deck_size: number;
  reserve: InPlayView[];
  hand_size: number;
  hand_seen: string[];
  hand?: string[];
  cycle_size: number;
  cycle_seen: string[];
  cycle?: string[];
  eliminated_size: number;
  eliminated_seen: string[];
  eliminated?: string[];
  drawn_size: number;
  drawn_seen: string[];
  drawn?: string[];
  /** Cards known to lie on top of the draw deck. */
  top?: string[];
}

/** A location with the totals that would count if its combat came now. */
export interface PlaceView {
  id: string;
  points: number;
  cards: InPlayView[];
  tokens: IconsView;
  attack: number;
  defense: number;
}

/** A battleground and the side that defends it. */
export interface BattlegroundView extends PlaceView {
  side: string;
  reactivated_from: string | null;
  winner_now: string;
}

/** The path; nobody would win it now where `winner_now` is None. */
export interface PathView extends PlaceView {
  number: number;
  winner_now: string | null;
}

/** Hidden cards of a seat that everybody remembers: they lie in these places. */
export interface KnownView {
  seat: string;
  places: string[];
  cards: string[];
}

/** Icons, by what brings them. */
export interface PartView {
  cause: string;
  value: number;
  tokens: number;
}

/** Icons of one side, together and one by one. */
export interface TotalView {
  total: number;
  parts: PartView[];
}

/** Attack icons that a lost card has cancelled. */
export interface CancelledView {
  cause: string;
  value: number;
}

/** The combat that is resolved: icons as they were read, and how many attack icons are not cancelled yet. */
export interface CombatView {
  location: string;
  attack: TotalView;
  defense: TotalView;
  /** By army: the character that leads it. */
  supports: Record<string, string>;
  cancelled: CancelledView[];
  uncancelled: number;
}

/** The table of the card game as one reader sees it. */
export interface CardTable {
  game: string;
  scenario: string;
  round: number;
  step: string;
  starting_player: string;
  /** Whose turns come one after the other in this round, again and again. */
  turn_order: string[];
  to_act: string | null;
  passed: string[];
  seats: Record<string, SeatView>;
  battlegrounds: BattlegroundView[];
  path: PathView | null;
  battleground_decks: Record<string, string[]>;
  path_deck: string[];
  path_number: number;
  set_aside: string[];
  scoring: Record<string, string[]>;
  corruption: number;
  points: Record<string, number>;
  lasting: string[];
  played_this_round: string[];
  used_this_round: string[];
  known: KnownView[];
  resolving: string[];
  combat: CombatView | null;
}

/** A position of the card game as one reader sees it. */
export interface CardView extends CardTable, ViewJson {}
