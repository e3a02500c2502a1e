/** My own stream: my tables as they stand, every change of one, and who names me there. */
import type { MyMessage } from '@waystation/protocol'
import { z } from 'zod'
import type { Context } from '../http/context.ts'
import type { Guest } from '../storage/types.ts'
import type { Socket } from './socket.ts'

/** The only thing to be said here: whether the page is before the person's eyes. */
const Look = z.strictObject({ type: z.literal('look'), visible: z.boolean() })

export async function myStream({ tables }: Context, socket: Socket, { id }: Guest): Promise<void> {
  const send = (message: MyMessage): void => socket.send(JSON.stringify(message))
  const watch = tables.services.presence.enter(id, '')
  let stop = (): void => {}
  let gone = false
  socket.onClose(() => {
    gone = true
    watch.leave()
    stop()
  })
  socket.onText((text) => {
    const said = Look.safeParse(asJson(text))
    if (said.success) watch.look(said.data.visible)
    else socket.refuse('bad-request', null)
  })
  stop = await tables.mine.follow(id, send)
  if (gone) return stop()
  const standings = (await tables.mine.list(id)).flatMap(({ standing }) => standing ?? [])
  send({
    type: 'standings',
    standings: standings.filter(({ status }) => status === 'open' || status === 'running'),
  })
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
