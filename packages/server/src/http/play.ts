/** Playing over plain requests: the same as on the stream, for clients that do not keep one. */
import {
  Answer,
  AskUndo,
  type ClockInfo,
  Consent,
  ExplainQuery,
  Explanation,
  PositionAnswer,
  TableAnswer,
  TableParams,
  Targets,
  Undo,
} from '@waystation/protocol'
import type { FastifyReply } from 'fastify'
import { ownSeat, seatOf } from '../tables/seats.ts'
import { consentToUndo, requestUndo } from '../tables/undo.ts'
import { type Context, tableAnswer } from './context.ts'
import { type Routes, signedIn } from './route.ts'

const at = { params: TableParams } as const

/** Positions come from the worker as text and go out as text. */
function sendPosition(reply: FastifyReply, frame: string, clock: ClockInfo | null, you: number | null): void {
  const text = `{"position":{${frame},"clock":${JSON.stringify(clock)},"you":${you}}`
  void reply.header('cache-control', 'no-store').type('application/json').send(text)
}

export function playRoutes(routes: Routes, context: Context): void {
  routes.add(
    { ...at, method: 'GET', url: '/api/tables/:id/position', summary: 'What I may know now', reply: PositionAnswer },
    async ({ params, guest, reply }) => {
      const table = await context.table(params.id, guest)
      const [frame, you] = await table.consult(async (game) => {
        const seat = seatOf(game.row, guest?.id ?? null)
        const { frames } = await game.look([seat])
        return [frames[0], seat] as const
      })
      sendPosition(reply, frame, await table.clock(), you)
    },
  )

  routes.add(
    { ...at, method: 'POST', url: '/api/tables/:id/answer', summary: 'Answer', body: Answer, reply: PositionAnswer },
    async ({ params, guest, body, reply }) => {
      const { id } = signedIn(guest)
      const table = await context.table(params.id, guest)
      const frame = await table.play(id, body, { option: body.option }, null)
      sendPosition(reply, frame, await table.clock(), seatOf(table.row, id))
    },
  )

  routes.add(
    { ...at, method: 'POST', url: '/api/tables/:id/undo', summary: 'Take back', body: Undo, reply: PositionAnswer },
    async ({ params, guest, body, reply }) => {
      const { id } = signedIn(guest)
      const table = await context.table(params.id, guest)
      const frame = await table.play(id, body, { undo: 'own' }, null)
      sendPosition(reply, frame, await table.clock(), seatOf(table.row, id))
    },
  )
  agreementRoutes(routes, context)
  explanationRoutes(routes, context)
}

function agreementRoutes(routes: Routes, context: Context): void {
  routes.add(
    {
      ...at,
      method: 'POST',
      url: '/api/tables/:id/undo/ask',
      summary: 'Ask the others to go back beyond a revelation',
      body: AskUndo,
      reply: TableAnswer,
    },
    async ({ params, guest, body }) => {
      const { id } = signedIn(guest)
      const table = await context.table(params.id, guest)
      await requestUndo(table, id, body.seq)
      return tableAnswer(table, guest)
    },
  )

  routes.add(
    {
      ...at,
      method: 'POST',
      url: '/api/tables/:id/undo/consent',
      summary: 'Agree to going back, or refuse',
      body: Consent,
      reply: TableAnswer,
    },
    async ({ params, guest, body }) => {
      const { id } = signedIn(guest)
      const table = await context.table(params.id, guest)
      await consentToUndo(table, id, body.agree)
      return tableAnswer(table, guest)
    },
  )
}

function explanationRoutes(routes: Routes, context: Context): void {
  routes.add(
    {
      ...at,
      method: 'GET',
      url: '/api/tables/:id/targets',
      summary: 'What I can ask "why not?" about',
      reply: Targets,
    },
    async ({ params, guest }) => {
      const table = await context.table(params.id, guest)
      const { id } = signedIn(guest)
      const targets = await table.consult((game) =>
        game.call('targets', { table: table.id, seat: ownSeat(game.row, id) }),
      )
      return { targets }
    },
  )

  routes.add(
    {
      ...at,
      method: 'GET',
      url: '/api/tables/:id/explain',
      summary: 'Why something is not possible for me now',
      query: ExplainQuery,
      reply: Explanation,
    },
    async ({ params, guest, query }) => {
      const table = await context.table(params.id, guest)
      const { id } = signedIn(guest)
      const { target } = query
      const reasons = await table.consult((game) =>
        game.call('explain', { table: table.id, seat: ownSeat(game.row, id), target }),
      )
      return { reasons }
    },
  )
}
