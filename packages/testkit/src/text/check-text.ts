/** Whole games, read aloud in every language: nothing missing, nothing broken, nothing only a machine would say. */
import { type Config, type Game, type GameText, type GameTypes, type Language, LANGUAGES } from '@waystation/kernel'
import { everyConfig, gameSeed } from '../check-game.ts'
import { playGame } from '../play-game.ts'
import type { Policy } from '../policy.ts'
import type { Watcher } from '../watcher.ts'
import { checkEvents, checkQuestions, checkScores, checkTable } from './position.ts'
import { Speech } from './speech.ts'

export type Texts<T extends GameTypes> = { readonly [L in Language]: GameText<T> }

export interface TextRun<T extends GameTypes> {
  /** Games per configuration. */
  readonly games: number
  /** The whole table is read at one in this many decisions, by lot. Default: 8. Questions, options and events always are. */
  readonly every?: number
  readonly configs?: readonly Partial<Config>[]
  readonly seed?: string
  readonly policy?: Policy<T>
  /** Words that look like ids and are none: "round-up". */
  readonly allowed?: readonly string[]
}

/** What is wrong with the words of a game; an empty list when nothing is. */
export function checkText<T extends GameTypes>(game: Game<T>, texts: Texts<T>, run: TextRun<T>): readonly string[] {
  const { games, configs = everyConfig(game), seed = game.meta.id, policy, allowed = [], every = 8 } = run
  const speech = new Speech(allowed)
  const all = LANGUAGES.map((language) => texts[language])
  speech.know(all.map((text) => Object.keys(text.components)))
  for (const text of all) checkFixedText(speech, game, text)
  checkSameKeys(speech, texts)
  for (const config of configs) {
    for (let i = 0; i < games; i++) {
      const watch = [listening(speech, all, every)]
      playGame(game, { seed: gameSeed(seed, i), config, ...(policy && { policy }), watch, checks: { every: 0 } })
    }
  }
  return [...speech.faults]
}

function listening<T extends GameTypes>(speech: Speech, texts: readonly GameText<T>[], every: number): Watcher<T> {
  return {
    position(position) {
      const closely = position.rng.int(every) === 0
      for (const text of texts) {
        checkQuestions(speech, text, position)
        if (closely) checkTable(speech, text, position)
      }
    },
    events: (events, _state, players) => texts.forEach((text) => checkEvents(speech, text, { events, players })),
    ended: (position) => {
      const sheets = position.game.scores(position.state)
      for (const text of texts) {
        checkTable(speech, text, position)
        checkScores(speech, text, sheets)
      }
    },
  }
}

function checkFixedText<T extends GameTypes>(speech: Speech, { meta }: Game<T>, text: GameText<T>): void {
  const at = text.language
  speech.say(at, 'title', () => text.title)
  speech.say(at, 'tagline', () => text.tagline)
  for (const [id, { name, help }] of Object.entries(text.components)) {
    speech.say(at, `name of "${id}"`, () => name)
    speech.say(at, `help of "${id}"`, () => help)
  }
  for (const { id, values } of meta.variants) {
    speech.say(at, `variant "${id}"`, () => text.variant(id))
    for (const value of values) speech.say(at, `variant "${id}" ${value}`, () => text.variant(id, value))
  }
  for (const { id, title, paragraphs } of text.rules) {
    speech.say(at, `title of the rules section "${id}"`, () => title)
    if (paragraphs.length === 0) speech.fault(at, `the rules section "${id}" has no paragraphs`)
    for (const paragraph of paragraphs) speech.say(at, `rules section "${id}"`, () => paragraph)
  }
  checkChanges(speech, meta.rulesVersion, text)
}

/** Every version but the first says what it changed. */
function checkChanges<T extends GameTypes>(speech: Speech, newest: number, { language, changes }: GameText<T>): void {
  for (let rules = 2; rules <= newest; rules++) {
    const told = changes[rules] ?? []
    if (told.length === 0) speech.fault(language, `does not say what rules ${rules} changed`)
    for (const change of told) speech.say(language, `a change of rules ${rules}`, () => change)
  }
}

/** What one language explains, the others explain too. */
function checkSameKeys<T extends GameTypes>(speech: Speech, texts: Texts<T>): void {
  for (const language of LANGUAGES) {
    if (texts[language].language !== language) speech.fault(language, `says that it is ${texts[language].language}`)
    for (const other of LANGUAGES) {
      for (const id of Object.keys(texts[other].components)) {
        if (!Object.hasOwn(texts[language].components, id)) speech.fault(language, `no component "${id}"`)
      }
      for (const { id } of texts[other].rules) {
        if (texts[language].rules.every((section) => section.id !== id)) {
          speech.fault(language, `no rules section "${id}"`)
        }
      }
    }
  }
}
