/** A table that is being planned, and how it comes to be. */
import type { ClockSetting, WhenOut } from '@waystation/protocol'
import { noteGameBegun } from '../../install.ts'
import { localClient } from '../../local/client.ts'
import type { LocalSeat } from '../../local/types.ts'
import { botPersonName, personName } from '../../people.ts'
import { api } from '../../transport/api.ts'
import { introduce } from '../../transport/introduced.ts'

export type Mode = 'solo' | 'same' | 'friends'

export interface Draft {
  readonly game: string
  readonly mode: Mode
  readonly bot: string
  readonly visibility: 'private' | 'public'
  readonly hints: boolean
  /** Null: everybody takes the time they need. */
  readonly clock: ClockSetting | null
  readonly whenOut: WhenOut
  /** The bot that plays for those who are away. */
  readonly standIn: string
  readonly variants: { readonly [id: string]: string }
  readonly seats: readonly LocalSeat[]
}

export interface DraftProps {
  readonly draft: Draft
  readonly change: (part: Partial<Draft>) => void
}

export function draftSeats(mode: Mode, players: number, bot: string): readonly LocalSeat[] {
  return Array.from({ length: players }, (_, i) => {
    if (mode === 'same' || i === 0) return { name: personName(i), bot: null }
    return { name: botPersonName(i - 1), bot }
  })
}

/** Makes the table and gives its address. */
export async function begin({ game, mode, variants, seats, ...plan }: Draft): Promise<string> {
  noteGameBegun()
  if (mode !== 'friends') return `/local/${await localClient().call('create', { game, variants, seats })}`
  await introduce()
  const { visibility, hints, clock, whenOut, standIn } = plan
  const { table } = await api.create({
    game,
    players: seats.length,
    variants: { ...variants },
    visibility,
    hints,
    clock,
    whenOut,
    standIn,
  })
  return `/table/${table.id}`
}
