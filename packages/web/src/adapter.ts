/**
 * What a game brings to the web client. The shell owns everything shared (prompt, narrowing, log, undo, replay); a game only
 * draws its table and says which things on it belong to which option. Without an adapter the shell shows its generic table.
 */
import type { GameText, GameTypes, Language, Names, Seat, Zone } from '@waystation/kernel'
import type { ComponentChildren, ComponentType } from 'preact'

/**
 * A thing on the board, by name: "tile brown-11", "area theft", "die 5". Where a thing can be asked about, its name is the
 * engine's own target (`game.targets`), so that "why not?" works on it.
 */
export type Target = string

export interface BoardProps<T extends GameTypes = GameTypes> {
  readonly view: T['view']
  /** Who looks; null for a spectator. */
  readonly seat: Seat | null
  readonly names: Names
  readonly text: GameText<T>
  readonly language: Language
  /** Things that can be chosen now: they glow, but for those that come `later`. */
  readonly lit: ReadonlySet<Target>
  /** Those of them that one does not begin with. */
  readonly later: ReadonlySet<Target>
  /** Those of them on which something comes to lie. */
  readonly places: ReadonlySet<Target>
  /** Things chosen so far on the way to an option. */
  readonly picked: readonly Target[]
  /** Things with which another choice may begin, in the place of what is picked. */
  readonly instead: ReadonlySet<Target>
  /** The option about to be committed, to be shown as a ghost with its cost and gain; null if none. */
  readonly preview: T['option'] | null
  /** What just happened, oldest first; the board moves its pieces accordingly and then calls `onSettled`. */
  readonly events: readonly T['event'][]
  /** The position before those events. */
  readonly before: T['view'] | null
  /** The region to be drawn alone where there is no room for all of them, or large because it is `redrawn`; null: draw everything. */
  readonly region: RegionId | null
  /** Whose things are looked at in the place of one's own; null: nobody else's. */
  readonly watched: Seat | null
  readonly onTarget: (target: Target) => void
  /** Show what this is, and why it cannot be used now. `asked`: by a click or a long press, not by hover or focus. */
  readonly onInspect: (target: Target | null, anchor: Element | null, asked?: boolean) => void
  readonly onSettled: () => void
  /** So many of the events have been shown; the log and the prompt tell them now. */
  readonly onTold: (events: number) => void
  /** The question put to whoever looks; null: none, or not yet. */
  readonly asked: Asked<T> | null
  /** A gesture on the board goes on from the question at hand; null: it is over. */
  readonly onGesture: (gesture: Gesture | null) => void
  /** Commits it as it was told last, if it is ready. */
  readonly onCommit: () => void
}

export interface Asked<T extends GameTypes = GameTypes> {
  readonly kind: string
  readonly options: readonly T['option'][]
}

/**
 * Several answers that one movement of the hand gives, to the question at hand and to those that follow from it: a tile is taken,
 * turned and laid. They are sent one after the other when it is committed, and taken back together.
 */
export interface Gesture {
  /** Options by id. One whose question does not come up, because there was nothing to choose, is passed over. */
  readonly answers: readonly string[]
  /** Whether it may be committed as it is. */
  readonly ready: boolean
  /** The hand has let go; where nobody wants to be asked again, that commits it. */
  readonly letGo: boolean
  /** In the place of the question. */
  readonly sentence: string
  /** For whoever cannot see: where it is and all that follows. */
  readonly spoken: string
  /** Below the sentence: why not, or how to go on. */
  readonly detail: string | null
  /** The section of the rules that says why not. */
  readonly section: string | null
  readonly consequences: readonly Consequence[]
  /** Where it goes on, on a screen with room for one region only. */
  readonly region: RegionId | null
  /** Buttons of the game's own, in the prompt. */
  readonly tools: ComponentChildren
  /** On the buttons that commit it and that give it up. */
  readonly commit: string
  readonly back: string
}

/** Which answers belong together. */
export interface Gestures<T extends GameTypes = GameTypes> {
  /** Whether a gesture goes on from this option, so that a click does not commit it alone. */
  begins(option: T['option']): boolean
  /** Kinds of questions that only come up within a gesture: undo does not stop there. */
  readonly within: readonly string[]
}

/** One thing that an option costs, brings or leads to: a chip in the prompt. */
export interface Consequence {
  /** Its colour. */
  readonly kind: 'cost' | 'gain' | 'note'
  /** With a sign where there is one: "−$2", "+1 point". */
  readonly words: string
  readonly picture?: ComponentChildren
}

/** A part of the board by name: a tab on a phone, enlarged elsewhere. */
export type RegionId = string

export interface Region {
  readonly id: RegionId
  /** On its tab, in the reader's language. */
  readonly name: string
  /** Beside the name. */
  readonly picture?: ComponentChildren
  /** Worth enlarging where the whole board is shown: there it has a button. */
  readonly near?: boolean
  /** It enlarges by itself while everything to choose lies in it, on a stage narrower than this many pixels. */
  readonly nearBelow?: number
  /** Enlarged, it is not brought nearer as it is: the board draws it anew (`region`), in a shape that suits the stage, and below it what is at hand. */
  readonly redrawn?: boolean
}

/** Where one's own things lie that are always at hand: no region, but the dock. */
export const DOCK: RegionId = 'dock'

export interface Regions<T extends GameTypes = GameTypes> {
  /** In the order of their tabs. */
  list(view: T['view'], language: Language): readonly Region[]
  /** Where a thing lies: in a region, in the dock, or nowhere in particular. */
  of(target: Target, view: T['view']): RegionId | null
}

/** Where in a turn one is. */
export interface Phases {
  /** In their order. */
  readonly names: readonly string[]
  /** Which of them, from 0. */
  readonly at: number
}

export interface FiguresProps<T extends GameTypes = GameTypes>
  extends Pick<BoardProps<T>, 'view' | 'text' | 'language'> {
  /** Whose figures these are. */
  readonly of: Seat
  /** There is room for two short figures at most. */
  readonly brief: boolean
}

/** An opponent without a seat, who is part of the game. */
export type RivalProps<T extends GameTypes = GameTypes> = Pick<BoardProps<T>, 'view' | 'names' | 'text' | 'language'>

export interface PanelProps<T extends GameTypes = GameTypes>
  extends Pick<BoardProps<T>, 'view' | 'names' | 'text' | 'language' | 'lit' | 'picked' | 'onTarget' | 'onInspect'> {
  /** Whose panel this is. */
  readonly of: Seat
}

export interface GameUi<T extends GameTypes = GameTypes> {
  readonly Board: ComponentType<BoardProps<T>>
  /**
   * Things to click to reach this option, in any order, each as often as it stands here; none: it is a button in the prompt bar.
   * The first is what one begins with: it glows first, with all of its kind (the first word of their names). What is of another
   * kind is a place for it.
   */
  targets(option: T['option'], view: T['view']): readonly Target[]
  /** Component id behind a target, for its help. */
  component(target: Target, view: T['view']): string | null
  /** What an option costs and brings, in numbers, before it is taken. */
  consequences?(option: T['option'], view: T['view'], text: GameText<T>): readonly Consequence[]
  /** The score so far as everybody may know it; null where the rules keep it secret. */
  score?(view: T['view'], seat: Seat): number | null
  /** A line of figures beside a player's name: what everybody may count. Made of `Figure`s. */
  readonly Figures?: ComponentType<FiguresProps<T>>
  /** Draws who plays against the table without a seat, below the players; on a phone a region of the board has it. Null: nobody. */
  rival?(view: T['view']): ComponentType<RivalProps<T>> | null
  /** The parts of the board. Without them it is one. */
  readonly regions?: Regions<T>
  /** One's own things, at hand below every region on a phone. Elsewhere the board has them. */
  readonly Dock?: ComponentType<BoardProps<T>>
  /** The board can show another player's things in the place of one's own (`watched`): cards of players are buttons. */
  readonly watches?: boolean
  /** The parts of the turn at hand, for the prompt; null: the question belongs to no turn. */
  phases?(view: T['view'], language: Language): Phases | null
  /** In the prompt, once something is picked: what to choose among the things that glow now. Null: that there is more to choose. */
  next?(lit: ReadonlySet<Target>, language: Language): string | null
  /** Which answers are given by one gesture. */
  readonly gestures?: Gestures<T>
  /** What lies in front of a player, drawn inside the shell's player panel. Without it: the player's zones in words. */
  readonly Panel?: ComponentType<PanelProps<T>>
}

/** Small drawings that go with words. They say nothing that the words do not say: screen readers pass them over. */
export interface GamePictures<T extends GameTypes = GameTypes> {
  /** Beside an option in the list of options; null: words are enough. */
  option?(option: T['option'], view: T['view']): ComponentChildren | null
  /** In the place of a zone's rows on the table in words; the rows stay at hand. */
  zone?(zone: Zone, view: T['view'], preview: T['option'] | null): ComponentChildren | null
}

export interface IllustrationProps<T extends GameTypes = GameTypes> {
  readonly text: GameText<T>
  readonly language: Language
}

/** Drawings in the rules help: pieces, boards and examples. Screen readers hear the captions. */
export interface Illustrations<T extends GameTypes = GameTypes> {
  /** Below the paragraphs of a section, by its id. `TablePicture` draws a whole board, `PictureRow` lines up pieces. */
  readonly sections: { readonly [section: string]: ComponentType<IllustrationProps<T>> }
  /** What is to be seen on each of them. */
  captions(language: Language): { readonly [section: string]: string }
  /** Beside the name of a thing in the box, by its component id; null: words are enough. */
  component?(id: string, language: Language): ComponentChildren | null
  /** The class of the board whose colours they use. */
  readonly palette?: string
}

/** What a lesson knows about the game when it says whether it is due. */
export interface LessonContext<T extends GameTypes = GameTypes> {
  readonly view: T['view']
  readonly seat: Seat
  /** The kind of question that is put to the learner; null: somebody else plays. */
  readonly asked: string | null
  readonly lit: ReadonlySet<Target>
  readonly preview: T['option'] | null
}

/** Something to be said once in a first game, where it can be seen. */
export interface Lesson<T extends GameTypes = GameTypes> {
  readonly id: string
  /** Lessons are told in their order; one that is not due lets the next go first. */
  due(now: LessonContext<T>): boolean
  /** Things on the board that it points at. */
  at?(now: LessonContext<T>): readonly Target[]
  /** It stays until the learner has answered, not only until it has been read. */
  readonly untilAnswered?: boolean
  /** Of a module: whether it is played here. Without it the lesson belongs to every game. */
  readonly inPlay?: (view: T['view']) => boolean
}

export interface Guide<T extends GameTypes = GameTypes> {
  readonly lessons: readonly Lesson<T>[]
  /** By lesson. */
  words(language: Language): { readonly [lesson: string]: { readonly title: string; readonly text: string } }
}
