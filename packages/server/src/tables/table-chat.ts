/** What is said at one table. */
import type { Seat } from '@waystation/kernel'
import type { ChatMessage } from '@waystation/protocol'
import { newId } from '../security/secrets.ts'
import type { Guest } from '../storage/types.ts'
import { chatMessage } from './info.ts'
import type { Services } from './services.ts'
import type { Viewers } from './viewers.ts'

/** Messages shown to who comes in. */
const SHOWN = 50

export class TableChat {
  private readonly services: Services
  private readonly table: string
  private readonly viewers: Viewers

  constructor(services: Services, table: string, viewers: Viewers) {
    this.services = services
    this.table = table
    this.viewers = viewers
  }

  async shown(): Promise<ChatMessage[]> {
    return (await this.services.storage.chat(this.table, SHOWN)).map(chatMessage)
  }

  async say({ id: guest, name }: Guest, seat: Seat | null, text: string): Promise<void> {
    const { chat, now } = this.services
    const message = { id: newId(), table: this.table, guest, seat, name, text, at: now() }
    await chat.add(message)
    this.viewers.say({ type: 'chat', message: chatMessage(message) })
  }

  /** Said at another process. */
  async heard(id: string): Promise<void> {
    if (this.viewers.size === 0) return
    const message = await this.services.storage.chatMessage(id)
    if (message) this.viewers.say({ type: 'chat', message: chatMessage(message) })
  }
}
