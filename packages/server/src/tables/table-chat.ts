/** What is said at one table. */
import type { Seat } from '@waystation/kernel'
import type { ChatMessage } from '@waystation/protocol'
import { newId } from '../security/secrets.ts'
import type { ChatRow, Guest } from '../storage/types.ts'
import { HeldBack } from '../workers/refused.ts'
import { chatMessage } from './info.ts'
import type { Services } from './services.ts'
import type { Viewers } from './viewers.ts'

/** Messages shown to who comes in. */
const SHOWN = 50

export class TableChat {
  private readonly services: Services
  private readonly table: string
  private readonly viewers: Viewers
  /** When the last message was said, by its own word; null: nobody has looked. */
  private latest: number | null = null

  constructor(services: Services, table: string, viewers: Viewers) {
    this.services = services
    this.table = table
    this.viewers = viewers
  }

  /** As somebody reads it: without the words of those whom they have blocked. */
  async shown(reader: string | null): Promise<ChatMessage[]> {
    const { storage } = this.services
    const rows = await storage.chat(this.table, SHOWN)
    const blocked = reader === null || rows.length === 0 ? null : await storage.company.bonds.blockedBy(reader)
    return rows.filter(({ guest }) => guest === null || !blocked?.has(guest)).map(chatMessage)
  }

  private async tell(message: ChatRow): Promise<void> {
    const { guest, at } = message
    this.latest = Math.max(this.latest ?? 0, at)
    const { bonds } = this.services.storage.company
    const deaf = guest === null ? undefined : await bonds.blockersOf(guest, this.viewers.guests())
    this.viewers.say({ type: 'chat', message: chatMessage(message) }, deaf)
  }

  async say({ id: guest, name }: Guest, seat: Seat | null, text: string): Promise<ChatRow> {
    const { chat, now, storage } = this.services
    const mute = await storage.keeping.muteOf(guest, now())
    if (mute !== null) throw new HeldBack('muted', mute)
    const message = { id: newId(), table: this.table, guest, seat, name, text, at: await this.after(now()) }
    await chat.add(message)
    await this.tell(message)
    return message
  }

  /** Now, and in any case later than what was said before: messages stay in their order, also where the clock was set back. */
  private async after(now: number): Promise<number> {
    const { storage } = this.services
    const before = this.latest ?? (await storage.chat(this.table, 1)).at(0)?.at ?? 0
    // Somebody else may have spoken while that was looked for.
    this.latest = Math.max(now, Math.max(this.latest ?? 0, before) + 1)
    return this.latest
  }

  /** Said at another process. */
  async heard(id: string): Promise<void> {
    if (this.viewers.size === 0) {
      this.latest = null
      return
    }
    const message = await this.services.storage.chatMessage(id)
    if (message) await this.tell(message)
  }
}
