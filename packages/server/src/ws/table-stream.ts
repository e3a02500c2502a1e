/** The stream of one table: positions down, answers up. */
import { CLOSE, ClientMessage, TableId } from '@waystation/protocol'
import { z } from 'zod'
import { codeOf } from '../http/errors.ts'
import type { Context } from '../http/context.ts'
import { newId } from '../security/secrets.ts'
import type { Guest } from '../storage/types.ts'
import type { TableActor } from '../tables/actor.ts'
import { seatOf } from '../tables/info.ts'
import { consentToUndo, requestUndo } from '../tables/undo-flow.ts'
import type { Viewer } from '../tables/viewers.ts'
import { Refused } from '../workers/refused.ts'
import type { Socket } from './socket.ts'

const RequestName = z.looseObject({ id: z.string().regex(/^[\w-]{1,40}$/) })

export async function tableStream(context: Context, socket: Socket, id: string, guest: Guest | null): Promise<void> {
  const viewer: Viewer = {
    guest: guest?.id ?? null,
    seat: null,
    send: (text) => socket.send(text),
    close: (code, reason) => socket.close(code, reason),
  }
  const opening = open(context, id, guest, viewer)
  socket.onText((text) => {
    void opening.then(
      (actor) => receive(actor, socket, viewer, guest, text, context),
      () => {},
    )
  })
  socket.onClose(() => {
    void opening.then(
      (actor) => actor.unwatch(viewer),
      () => {},
    )
  })
  try {
    await opening
  } catch (error) {
    const code = codeOf(error)
    if (code === 'internal') context.tables.services.log.error({ err: error, table: id }, 'a stream could not open')
    socket.refuse(code, null)
    socket.close(code === 'not-found' ? CLOSE.notFound : CLOSE.internal, code)
  }
}

async function open(context: Context, id: string, guest: Guest | null, viewer: Viewer): Promise<TableActor> {
  if (!TableId.safeParse(id).success) throw new Refused('not-found')
  const actor = await context.table(id, guest)
  await actor.watch(viewer)
  return actor
}

async function receive(
  actor: TableActor,
  socket: Socket,
  viewer: Viewer,
  guest: Guest | null,
  text: string,
  context: Context,
): Promise<void> {
  let data: unknown
  try {
    data = JSON.parse(text)
    await perform(actor, socket, viewer, guest, ClientMessage.parse(data))
  } catch (error) {
    const code = codeOf(error)
    if (code === 'internal') context.tables.services.log.error({ err: error, table: actor.id }, 'a message failed')
    socket.refuse(code, RequestName.safeParse(data).data?.id ?? null)
  }
}

async function perform(
  actor: TableActor,
  socket: Socket,
  viewer: Viewer,
  guest: Guest | null,
  message: ClientMessage,
): Promise<void> {
  const ack = (): void => socket.send(JSON.stringify({ type: 'ack', ack: message.id }))
  switch (message.type) {
    case 'answer':
      await actor.answer(viewer.guest, message, viewer)
      return
    case 'undo':
      await actor.undo(viewer.guest, message, viewer)
      return
    case 'ask-undo':
      await requestUndo(actor, viewer.guest, message.seq)
      return ack()
    case 'consent-undo':
      await consentToUndo(actor, viewer.guest, message.agree)
      return ack()
    case 'chat':
      if (!guest) throw new Refused('sign-in-first')
      await actor.say(guest, seatOf(actor.row, guest.id), message.text, newId())
      return ack()
    case 'ping':
      return ack()
  }
}
