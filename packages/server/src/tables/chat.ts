/** What was said at a table, as everybody sees it: without guest ids. */
import type { ChatMessage } from '@waystation/protocol'
import type { ChatRow, Storage } from '../storage/types.ts'

const SHOWN = 50

export function chatMessage({ id, at, seat, name, text }: ChatRow): ChatMessage {
  return { id, at, seat, name, text }
}

export async function latestChat(storage: Pick<Storage, 'chat'>, table: string): Promise<ChatMessage[]> {
  return (await storage.chat(table, SHOWN)).map(chatMessage)
}
