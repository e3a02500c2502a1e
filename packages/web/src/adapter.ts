/**
 * What a game brings to the web client. The shell owns everything shared (prompt, narrowing, log, undo, replay); a game only
 * draws its table and says which things on it belong to which option. Without an adapter the shell shows its generic table.
 */
import type { GameText, GameTypes, Language, Names, Seat } from '@waystation/kernel'
import type { ComponentType } from 'preact'

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
  /** Things that can be chosen now: they glow. */
  readonly lit: ReadonlySet<Target>
  /** Things chosen so far on the way to an option. */
  readonly picked: readonly Target[]
  /** The option about to be committed, to be shown as a ghost with its cost and gain; null if none. */
  readonly preview: T['option'] | null
  /** What just happened, oldest first; the board moves its pieces accordingly and then calls `onSettled`. */
  readonly events: readonly T['event'][]
  /** The position before those events. */
  readonly before: T['view'] | null
  readonly onTarget: (target: Target) => void
  /** Hover, long press or focus: show what this is, and why it cannot be used now. */
  readonly onInspect: (target: Target | null, anchor: Element | null) => void
  readonly onSettled: () => void
}

export interface PanelProps<T extends GameTypes = GameTypes>
  extends Pick<BoardProps<T>, 'view' | 'names' | 'text' | 'language' | 'lit' | 'picked' | 'onTarget' | 'onInspect'> {
  /** Whose panel this is. */
  readonly of: Seat
}

export interface GameUi<T extends GameTypes = GameTypes> {
  readonly Board: ComponentType<BoardProps<T>>
  /**
   * Things to click to reach this option, in any order, each as often as it stands here; none: it is a button in the prompt bar.
   */
  targets(option: T['option'], view: T['view']): readonly Target[]
  /** Component id behind a target, for its help. */
  component(target: Target, view: T['view']): string | null
  /** Short extra line for the preview: cost and gain in numbers. */
  previewNote?(option: T['option'], view: T['view'], text: GameText<T>): string | null
  /** The score so far as everybody may know it; null where the rules keep it secret. */
  score?(view: T['view'], seat: Seat): number | null
  /** What lies in front of a player, drawn inside the shell's player panel. Without it: the player's zones in words. */
  readonly Panel?: ComponentType<PanelProps<T>>
}
