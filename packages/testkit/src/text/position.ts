/** Everything a game says at one position, in one language. */
import { type GameText, type GameTypes, type Names, redact, type ScoreSheet, type Seat } from '@waystation/kernel'
import type { Position } from '../position.ts'
import { audiences } from '../receives.ts'
import { seatName } from '../violation.ts'
import type { Speech } from './speech.ts'
import { checkZones } from './zones.ts'

const PEOPLE = ['Ada', 'Bruno', 'Chloé', 'Dimitri', 'Elif', 'Farid']
const names: Names = (seat) => PEOPLE[seat]

/** The questions and their options. An option that was read before is not read again: its words depend on it alone. */
export function checkQuestions<T extends GameTypes>(
  speech: Speech,
  text: GameText<T>,
  { game, state, decisions }: Position<T>,
): void {
  const at = text.language
  for (const decision of decisions) {
    const view = game.view(state, decision.seat)
    speech.say(at, `decision "${decision.kind}"`, () => text.decision(decision, view, names))
    for (const option of decision.options) {
      if (!speech.isNew(at, option)) continue
      speech.know(option)
      speech.say(at, `option "${option.id}"`, () => text.option(option, names))
    }
  }
}

/** The table as each seat sees it, and the answers to "why not?". */
export function checkTable<T extends GameTypes>(speech: Speech, text: GameText<T>, position: Position<T>): void {
  const { game, state, config, decisions } = position
  for (const seat of audiences(config.players)) {
    const view = game.view(state, seat)
    speech.know(view)
    const targets = seat === null ? null : (game.targets?.(state, seat) ?? [])
    const where = seatName(seat)
    const { components, language } = text
    checkZones(speech, text.zones(view, names), { language, where, players: config.players, components, targets })
    for (const d of decisions) speech.say(language, `${where} reads "${d.kind}"`, () => text.decision(d, view, names))
    if (seat !== null) checkReasons(speech, text, position, { seat, targets: targets ?? [] })
  }
}

function checkReasons<T extends GameTypes>(
  speech: Speech,
  text: GameText<T>,
  { game, state }: Position<T>,
  { seat, targets }: { readonly seat: Seat; readonly targets: readonly string[] },
): void {
  for (const reason of targets.flatMap((target) => game.explain?.(state, seat, target) ?? [])) {
    const name = `reason "${reason.code}"`
    speech.say(text.language, name, () => text.reason(reason))
    if (text.rules.every((section) => section.id !== reason.section)) {
      speech.fault(text.language, `${name} points to the section "${reason.section}", which is not there`)
    }
  }
}

export function checkEvents<T extends GameTypes>(
  speech: Speech,
  text: GameText<T>,
  { events, players }: { events: readonly T['event'][]; players: number },
): void {
  for (const event of events) {
    speech.know(event)
    const readers = event.secret === undefined ? [null] : audiences(players)
    for (const seat of readers) {
      const where = `event "${event.type}" for ${seat === null ? 'everyone' : seatName(seat)}`
      speech.say(text.language, where, () => text.event(redact(event, seat), names))
    }
  }
}

export function checkScores<T extends GameTypes>(
  speech: Speech,
  text: GameText<T>,
  sheets: readonly ScoreSheet[],
): void {
  for (const line of sheets.flatMap((sheet) => sheet.lines)) {
    speech.know(line.note)
    speech.say(text.language, `category "${line.category}"`, () => text.category(line.category))
    if (line.note) speech.say(text.language, `note of "${line.category}"`, () => text.scoreNote(line))
  }
}
