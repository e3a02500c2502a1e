/** The stream of one table: positions down, answers up. */
import { CLOSE, ClientMessage, type ErrorCode, TableId } from '@waystation/protocol'
import { z } from 'zod'
import { codeOf } from '../http/errors.ts'
import { understood } from '../http/route.ts'
import type { Context } from '../http/context.ts'
import type { Guest } from '../storage/types.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { Watch } from '../tables/presence.ts'
import { consentToUndo, requestUndo } from '../tables/undo.ts'
import type { Viewer } from '../tables/viewers.ts'
import { Refused } from '../workers/refused.ts'
import type { Socket } from './socket.ts'

/** Why a stream cannot be opened, where a client can do something about it. */
const CLOSED_FOR: { readonly [code in ErrorCode]?: number } = {
  'not-found': CLOSE.notFound,
  'unknown-rules': CLOSE.otherRules,
}

const RequestName = z.looseObject({ id: z.string().regex(/^[\w-]{1,40}$/) })

/** What a client wants to look at; `movable`: it goes to another process when it is told to. */
interface Wish {
  readonly id: string
  readonly guest: Guest | null
  readonly movable: boolean
}

/** The people of this table are at another process. */
class Elsewhere extends Error {
  readonly path: string

  constructor(path: string) {
    super(path)
    this.path = path
  }
}

export async function tableStream(context: Context, socket: Socket, wish: Wish): Promise<void> {
  const { id, guest } = wish
  const viewer: Viewer = {
    guest: guest?.id ?? null,
    seat: null,
    send: (text) => socket.send(text),
    close: (code, reason) => socket.close(code, reason),
  }
  const opening = open(context, wish, viewer)
  socket.onText((text) => {
    void opening.then(
      ({ table, watch }) => receive(table, socket, { viewer, guest, watch }, text, context),
      () => {},
    )
  })
  socket.onClose(() => {
    void opening.then(
      ({ table, watch }) => {
        watch?.leave()
        table.unwatch(viewer)
      },
      () => {},
    )
  })
  try {
    await opening
  } catch (error) {
    if (error instanceof Elsewhere) {
      socket.send(JSON.stringify({ type: 'elsewhere', path: error.path }))
      socket.close(CLOSE.elsewhere, 'elsewhere')
      return
    }
    const code = codeOf(error)
    if (code === 'internal') context.tables.services.log.error({ err: error, table: id }, 'a stream could not open')
    socket.refuse(code, null)
    socket.close(CLOSED_FOR[code] ?? CLOSE.internal, code)
  }
}

interface Opened {
  readonly table: LiveTable
  /** Presence; null for those whom nobody knows. */
  readonly watch: Watch | null
}

async function open(context: Context, { id, guest, movable }: Wish, viewer: Viewer): Promise<Opened> {
  if (!TableId.safeParse(id).success) throw new Refused('not-found')
  const table = await context.playable(id, guest)
  const { presence } = context.tables.services
  const path = movable ? presence.elsewhere(id) : null
  if (path !== null) throw new Elsewhere(path)
  // Before the first message, which then tells of this person as well, and the others are told once.
  const watch = guest && presence.enter(guest.id, id)
  try {
    await table.watch(viewer)
    return { table, watch }
  } catch (error) {
    watch?.leave()
    throw error
  }
}

/** Who is at the other end; `watch`: their presence, unless nobody knows who they are. */
interface From {
  readonly viewer: Viewer
  readonly guest: Guest | null
  readonly watch: Watch | null
}

async function receive(table: LiveTable, socket: Socket, from: From, text: string, context: Context): Promise<void> {
  const data = asJson(text)
  try {
    await perform(table, socket, from, understood(ClientMessage, data), context)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'internal') context.tables.services.log.error({ err: error, table: table.id }, 'a message failed')
    socket.refuse(code, RequestName.safeParse(data).data?.id ?? null, error)
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function perform(
  table: LiveTable,
  socket: Socket,
  { viewer, guest, watch }: From,
  message: ClientMessage,
  { chatLimit }: Context,
): Promise<void> {
  const ack = (): void => socket.send(JSON.stringify({ type: 'ack', ack: message.id }))
  switch (message.type) {
    case 'answer':
      await table.play(viewer.guest, message, { option: message.option }, viewer)
      return
    case 'undo':
      await table.play(viewer.guest, message, { undo: 'own' }, viewer)
      return
    case 'ask-undo':
      await requestUndo(table, viewer.guest, message.seq)
      return ack()
    case 'consent-undo':
      await consentToUndo(table, viewer.guest, message.agree)
      return ack()
    case 'chat':
      if (!guest) throw new Refused('sign-in-first')
      chatLimit.check({ guest: guest.id, table: table.id, address: socket.far.network })
      await table.say(guest, message.text)
      return ack()
    case 'look':
      watch?.look(message.visible)
      return ack()
    case 'ping':
      return ack()
  }
}
