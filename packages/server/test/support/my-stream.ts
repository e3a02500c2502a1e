/** The stream of a person's own tables, with every message checked. */
import { MyMessage, type MyStanding } from '@waystation/protocol'
import { WebSocket } from 'ws'
import type { Person } from './person.ts'

export class MyStream {
  readonly messages: MyMessage[] = []
  private readonly ws: WebSocket

  constructor({ url, cookie }: Person) {
    this.ws = new WebSocket(`${url.replace('http', 'ws')}/api/me/stream`, { headers: { cookie } })
    this.ws.on('message', (data: Buffer) => this.messages.push(MyMessage.parse(JSON.parse(data.toString()))))
  }

  /** The tables it began with; null before that. */
  get begun(): readonly MyStanding[] | null {
    const [first] = this.messages
    return first?.type === 'standings' ? first.standings : null
  }

  /** The last that was said of a table. */
  last(table: string): MyStanding | undefined {
    const said = this.messages.flatMap((message) => {
      if (message.type === 'standings') return message.standings
      return message.type === 'standing' ? [message.standing] : []
    })
    return said.filter((one) => one.table === table).at(-1)
  }

  /** Whether somebody is before the page. */
  look(visible: boolean): void {
    this.ws.send(JSON.stringify({ type: 'look', visible }))
  }

  close(): void {
    this.ws.close()
  }
}
