/** Who looks at a table, and what each is sent. Positions arrive as JSON text and leave as JSON text. */
import type { ClockInfo, ServerMessage, TableInfo } from '@waystation/protocol'
import type { Audience } from '@waystation/table'
import type { TableRow } from '../storage/types.ts'
import type { Told } from '../workers/calls.ts'
import { seatOf } from './seats.ts'

export interface Viewer {
  readonly guest: string | null
  /** The seat as of the last table message; null for spectators. */
  seat: Audience
  send(text: string): void
  close(code: number, reason: string): void
}

/** Which request of which viewer led to a position. */
export interface Cause {
  readonly viewer: Viewer
  readonly id: string
}

const NOBODY: ReadonlySet<string> = new Set()

export class Viewers {
  private readonly all = new Set<Viewer>()

  get size(): number {
    return this.all.size
  }

  everybody(): Viewer[] {
    return [...this.all]
  }

  add(viewer: Viewer): void {
    this.all.add(viewer)
  }

  remove(viewer: Viewer): void {
    this.all.delete(viewer)
  }

  /** The seats that somebody looks through, each once. */
  audiences(): Audience[] {
    const seats = new Set<Audience>()
    for (const { seat } of this.all) seats.add(seat)
    return [...seats]
  }

  /** Who sits where now; gives back those for whom that is new. */
  reseat(row: TableRow): Viewer[] {
    const moved: Viewer[] = []
    for (const viewer of this.all) {
      const seat = seatOf(row, viewer.guest)
      if (seat !== viewer.seat) moved.push(viewer)
      viewer.seat = seat
    }
    return moved
  }

  /** Sends each the position of its seat; by default to all. */
  tell(
    audiences: readonly Audience[],
    { frames, clock }: { readonly frames: Told['frames']; readonly clock: ClockInfo | null },
    cause: Cause | null,
    whom: Iterable<Viewer> = this.all,
  ): void {
    const began = clock === null ? '' : `"clock":${JSON.stringify(clock)},`
    for (const viewer of whom) {
      const frame = frames[audiences.indexOf(viewer.seat)]
      if (frame !== undefined) viewer.send(positionMessage(began + frame, viewer === cause?.viewer ? cause.id : null))
    }
  }

  /** Who looks on, as far as they are known. */
  guests(): string[] {
    return [...new Set([...this.all].flatMap(({ guest }) => guest ?? []))]
  }

  /** To all but these. */
  say(message: ServerMessage, except: ReadonlySet<string> = NOBODY): void {
    const text = JSON.stringify(message)
    for (const viewer of this.all) if (viewer.guest === null || !except.has(viewer.guest)) viewer.send(text)
  }

  /** The same table for everybody; only the seat is each one's own. */
  sayTable(table: TableInfo): void {
    const text = `,"table":${JSON.stringify(table)}}`
    for (const viewer of this.all) viewer.send(`{"type":"table","you":${viewer.seat}${text}`)
  }

  each(tell: (viewer: Viewer) => void): void {
    for (const viewer of this.all) tell(viewer)
  }
}

export function positionMessage(frame: string, ack: string | null): string {
  return ack === null ? `{"type":"position",${frame}` : `{"type":"position","ack":"${ack}",${frame}`
}
