/** Everything a game says at one position, in one language. */
import { type GameText, type GameTypes, type Names, redact, type ScoreSheet } from '@waystation/kernel'
import type { Position } from '../position.ts'
import { audiences } from '../receives.ts'
import { seatName } from '../violation.ts'
import type { Speech } from './speech.ts'
import { checkZones } from './zones.ts'

const PEOPLE = ['Ada', 'Bruno', 'Chloé', 'Dimitri', 'Elif', 'Farid']
export const names: Names = (seat) => PEOPLE[seat]

export function checkPosition<T extends GameTypes>(speech: Speech, text: GameText<T>, position: Position<T>): void {
  const { game, state, config } = position
  const at = text.language
  for (const seat of audiences(config.players)) {
    const view = game.view(state, seat)
    speech.know(view)
    const targets = seat === null ? null : (game.targets?.(state, seat) ?? [])
    const { components } = text
    const where = `${at}: ${seatName(seat)}`
    checkZones(speech, text.zones(view, names), { where, players: config.players, components, targets })
    for (const decision of position.decisions) {
      speech.know(decision)
      speech.say(`${at}: decision "${decision.kind}"`, () => text.decision(decision, view, names))
    }
    if (seat === null) continue
    for (const target of targets ?? []) {
      for (const reason of game.explain?.(state, seat, target) ?? []) {
        speech.say(`${at}: reason "${reason.code}"`, () => text.reason(reason))
        if (text.rules.every((section) => section.id !== reason.section)) {
          speech.faults.add(
            `${at}: reason "${reason.code}" points to the section "${reason.section}", which is not there`,
          )
        }
      }
    }
  }
  for (const { options } of position.decisions) {
    for (const option of options) speech.say(`${at}: option "${option.id}"`, () => text.option(option, names))
  }
}

export function checkEvents<T extends GameTypes>(
  speech: Speech,
  text: GameText<T>,
  { events, players }: { events: readonly T['event'][]; players: number },
): void {
  for (const event of events) {
    speech.know(event)
    for (const seat of audiences(players)) {
      const where = `${text.language}: event "${event.type}" for ${seatName(seat)}`
      speech.say(where, () => text.event(redact(event, seat), names))
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
    speech.say(`${text.language}: category "${line.category}"`, () => text.category(line.category))
    if (line.note) speech.say(`${text.language}: note of "${line.category}"`, () => text.scoreNote(line))
  }
}
