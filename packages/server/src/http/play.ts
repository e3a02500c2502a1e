/** Playing over plain requests: the same as on the stream, for clients that do not keep one. */
import {
  Answer,
  AskUndo,
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
import { seatOf } from '../tables/info.ts'
import { ownSeat } from '../tables/seats.ts'
import { consentToUndo, requestUndo } from '../tables/undo-flow.ts'
import { type Context, tableAnswer } from './context.ts'
import { type Routes, signedIn } from './route.ts'

const at = { params: TableParams } as const

/** Positions come from the worker as text and go out as text. */
function sendPosition(reply: FastifyReply, frame: string, you: number | null): void {
  void reply.header('cache-control', 'no-store').type('application/json').send(`{"position":{${frame},"you":${you}}`)
}

export function playRoutes(routes: Routes, context: Context): void {
  routes.add(
    { ...at, method: 'GET', url: '/api/tables/:id/position', summary: 'What I may know now', reply: PositionAnswer },
    async ({ params, guest, reply }) => {
      const actor = await context.table(params.id, guest)
      const { frame, you } = await actor.position(guest?.id ?? null)
      sendPosition(reply, frame, you)
    },
  )

  routes.add(
    { ...at, method: 'POST', url: '/api/tables/:id/answer', summary: 'Answer', body: Answer, reply: PositionAnswer },
    async ({ params, guest, body, reply }) => {
      const { id } = signedIn(guest)
      const actor = await context.table(params.id, guest)
      const frame = await actor.answer(id, body, null)
      sendPosition(reply, frame, seatOf(actor.row, id))
    },
  )

  routes.add(
    { ...at, method: 'POST', url: '/api/tables/:id/undo', summary: 'Take back', body: Undo, reply: PositionAnswer },
    async ({ params, guest, body, reply }) => {
      const { id } = signedIn(guest)
      const actor = await context.table(params.id, guest)
      const frame = await actor.undo(id, body, null)
      sendPosition(reply, frame, seatOf(actor.row, id))
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
      const actor = await context.table(params.id, guest)
      await requestUndo(actor, id, body.seq)
      return tableAnswer(actor, guest)
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
      const actor = await context.table(params.id, guest)
      await consentToUndo(actor, id, body.agree)
      return tableAnswer(actor, guest)
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
      const actor = await context.table(params.id, guest)
      const { id } = signedIn(guest)
      return { targets: await actor.ask('targets', (row) => ({ table: row.id, seat: ownSeat(row, id) })) }
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
      const actor = await context.table(params.id, guest)
      const { id } = signedIn(guest)
      const { target } = query
      return { reasons: await actor.ask('explain', (row) => ({ table: row.id, seat: ownSeat(row, id), target })) }
    },
  )
}
