/** How a table is reached. The board does not know whether rules run in this browser or on a server. */
import type { Reason, Seat } from '@waystation/kernel'
import type { ClientMessage, PastPosition, ServerMessage, Suggestion } from '@waystation/protocol'

/**
 * `gone`: there is no such table, or not for us; `unknownRules`: it began under rules that nobody here knows. Neither is tried again.
 * `elsewhere`: the process that answered does not know its rules; another one may, and is looked for.
 */
export type Link = 'connecting' | 'online' | 'offline' | 'elsewhere' | 'gone' | 'unknownRules'

export interface Listener {
  message(message: ServerMessage): void
  link(link: Link): void
}

export interface Transport {
  readonly kind: 'local' | 'server'
  open(listener: Listener): void
  close(): void
  send(message: ClientMessage): void
  /** Every position from this line on, as the seat could see it then. */
  history(from: number): Promise<readonly PastPosition[]>
  explain(target: string): Promise<readonly Reason[]>
  /** The record of a finished game. */
  record(): Promise<string>
  /** A new table with the same people; its address in this client. */
  rematch(): Promise<string>
  /** What a strong player would weigh at this seat's question, best first. */
  hint?(): Promise<readonly Suggestion[]>
  /** Same screen only: looks at the table from another seat. */
  sit?(seat: Seat): Promise<void>
  /** Same screen only: whether the next person must not see what this one sees. */
  secrets?(): Promise<boolean>
}
