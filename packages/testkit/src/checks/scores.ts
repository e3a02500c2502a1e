/** The score pad adds up, and the ranking follows it. */
import type { GameTypes, ScoreSheet } from '@waystation/kernel'
import type { Position } from '../position.ts'

type Table<T extends GameTypes> = Pick<Position<T>, 'game' | 'state' | 'config'>

export function* scoresCheck<T extends GameTypes>({ game, state, config }: Table<T>): Iterable<string> {
  const sheets = game.scores(state)
  const highestWins = game.meta.highestWins ?? true
  // With nobody first, everybody comes one place later. A lone player can lose to the game itself.
  const mayBeVacant = !highestWins || config.players === 1
  const vacant = mayBeVacant && sheets.every(({ rank }) => rank > 1) ? 1 : 0
  if (sheets.length !== config.players) yield `${sheets.length} score sheets for ${config.players} players`
  for (const [index, sheet] of sheets.entries()) {
    if (sheet.seat !== index) yield `sheet ${index} is of seat ${sheet.seat}`
    yield* sheetFaults(sheet)
    const better = sheets.filter((other) => other.rank < sheet.rank)
    if (sheet.rank !== better.length + 1 + vacant)
      yield `seat ${sheet.seat} ranks ${sheet.rank} behind ${better.length} others`
    const overtaken = better.find((other) => other.total < sheet.total)
    if (overtaken && highestWins) yield `seat ${overtaken.seat} ranks before seat ${sheet.seat} with fewer points`
  }
}

function* sheetFaults({ seat, total, lines }: ScoreSheet): Iterable<string> {
  const sum = lines.reduce((points, line) => points + line.points, 0)
  if (!Number.isSafeInteger(total)) yield `seat ${seat} has a total of ${total}`
  if (sum !== total) yield `the lines of seat ${seat} add up to ${sum}, its total is ${total}`
}
