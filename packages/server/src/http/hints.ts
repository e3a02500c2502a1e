/** Hints: a bot thinks in the place of whoever asks, knowing what that seat knows, in the threads of the bots. */
import { HintAnswer, TableParams } from '@waystation/protocol'
import { Allowance } from '../security/allowance.ts'
import { hintsAllowed } from '../tables/hints-allowed.ts'
import { playedSeat, withSeat } from '../tables/seats.ts'
import type { TableDoc } from '../storage/types.ts'
import { sourceOf } from '../tables/held-game.ts'
import { mustRun, type TableReader } from '../tables/stored-table.ts'
import type { CallIn, CallOut } from '../workers/calls.ts'
import { GameFailure } from '../workers/thread.ts'
import { Refused } from '../workers/refused.ts'
import type { Context } from './context.ts'
import { type Routes, signedIn } from './route.ts'

const HINTS_PER_SECOND = 1

export function hintRoutes(routes: Routes, context: Context): void {
  const desk = new HintDesk(context)
  routes.add(
    {
      method: 'POST',
      url: '/api/tables/:id/hint',
      summary: 'What a strong player would weigh in my place',
      params: TableParams,
      reply: HintAnswer,
    },
    async ({ params, guest }) => {
      const { id } = signedIn(guest)
      const table = await context.table(params.id, guest)
      const [thought, seq] = await table.consult((game) => thoughtFor(context, game, id))
      const suggestions = await desk.ask(id, thought)
      await table.change(({ doc }) => hinted(doc, thought.seat))
      if (suggestions.length === 0) throw new Refused('not-your-decision')
      return { seq, suggestions }
    },
  )
}

/** Remembered with the first one: games with hints do not count for ratings. */
function hinted(doc: TableDoc, seat: number): TableDoc {
  return doc.seats[seat].hinted ? doc : withSeat(doc, seat, { ...doc.seats[seat], hinted: true })
}

/** What a bot has to know to think in this guest's place, and the line it is about. */
async function thoughtFor(context: Context, game: TableReader, guest: string): Promise<[CallIn<'advise'>, number]> {
  const { row } = game
  mustRun(row)
  const seat = playedSeat(row, guest)
  if (!(await hintsAllowed(context.storage, row))) throw new Refused('no-hints')
  const state = await game.call('state', { table: row.id })
  return [{ table: row.id, source: sourceOf(row), state, seat }, game.line]
}

class HintDesk {
  private readonly context: Context
  private readonly allowance = new Allowance(HINTS_PER_SECOND)
  /** Guests who wait for one: a second would only come later. */
  private readonly waiting = new Set<string>()

  constructor(context: Context) {
    this.context = context
  }

  async ask(guest: string, thought: CallIn<'advise'>): Promise<CallOut<'advise'>> {
    if (this.waiting.has(guest) || !this.allowance.take(guest)) {
      throw new Refused('too-many-requests')
    }
    this.waiting.add(guest)
    try {
      return await this.think(guest, thought)
    } finally {
      this.waiting.delete(guest)
    }
  }

  /** A thought that fails is no fault of the table, which plays on. */
  private async think(who: string, thought: CallIn<'advise'>): Promise<CallOut<'advise'>> {
    const { bots, limits, log } = this.context.tables.services
    try {
      return (await bots.ask('advise', thought, { who, limitMs: limits.botMs })) ?? []
    } catch (error) {
      if (!(error instanceof GameFailure)) throw error
      log.error({ table: thought.table, report: error.message }, 'a hint failed')
      throw new Refused('busy')
    }
  }
}
