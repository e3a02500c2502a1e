/** All that the web knows about one game. Every part may be missing; the parts that draw are loaded when they are needed. */
import type { GameTypes, Language } from '@waystation/kernel'
import type { FunctionComponent } from 'preact'
import type { GamePictures, GameUi, Guide, Illustrations } from '../adapter.ts'
import type { Glance } from './glance.ts'

export interface WebGame<T extends GameTypes = GameTypes> {
  /** How much there is to learn: from 1, light, to 5, for experts. Without it the box says nothing about it. */
  readonly weight?: 1 | 2 | 3 | 4 | 5
  /** One short line on the box. Without it: the tagline of the game's own texts. */
  readonly tagline?: { readonly [language in Language]: string }
  /** The lid of the box, on `Lid`. Without it: a landscape with the title on a board. */
  cover?(): Promise<FunctionComponent>
  /**
   * The oldest rules whose views, options and events the parts that draw understand: board, glance, pictures, illustrations and guide.
   * Tables of rules before them are shown in words. Without it: only the newest rules are understood.
   */
  readonly drawnFrom?: number
  /** Round and score in a list of games. Without it: neither. */
  glance?(): Promise<Glance<T>>
  /** The drawn board. Without it: the table in words. */
  ui?(): Promise<GameUi<T>>
  /** Small drawings beside words. */
  pictures?(): Promise<GamePictures<T>>
  /** Drawings in the rules help. */
  illustrations?(): Promise<Illustrations<T>>
  /** The guided first game. */
  guide?(): Promise<Guide<T>>
}

export interface DrawnParts {
  /** What draws the game under these rules: all there is, or nothing. */
  readonly drawn: Pick<WebGame, 'glance' | 'ui' | 'pictures' | 'illustrations' | 'guide'>
  /** There is a board, but it does not understand these rules. */
  readonly undrawn: boolean
}

export function drawnParts(game: WebGame, rules: number, newest: number): DrawnParts {
  const understood = rules >= (game.drawnFrom ?? newest)
  return { drawn: understood ? game : {}, undrawn: !understood && game.ui !== undefined }
}

/** The shell hands the parts of a game only what the same game made: that is where the types meet again. */
export const webGame = <T extends GameTypes>(game: WebGame<T>): WebGame => game as unknown as WebGame
