/** A friend, or somebody whom one follows: where they are, and at which tables. */
import type { Bond, SeenTable, Whereabouts } from '@waystation/protocol'
import type { ComponentChildren } from 'preact'
import { titleOf } from '../games/index.ts'
import { t } from '../text/index.ts'
import { PresenceMark } from '../ui/presence-mark.tsx'
import { words } from './text/index.ts'

interface LineProps {
  readonly bond: Bond
  /** Null: not to be known. */
  readonly whereabouts: Whereabouts | null
  readonly tables: readonly SeenTable[]
  readonly children?: ComponentChildren
}

export function FriendLine({ bond: { name, person }, whereabouts, tables, children }: LineProps) {
  const { company } = words()
  return (
    <li class="friend-line">
      <div class="grow">
        <strong>{person === null ? name : <a href={`/people/${person}`}>{name}</a>}</strong>
        {whereabouts !== null && (
          <span class="friend-where">
            <PresenceMark at={whereabouts} /> {company.whereabouts[whereabouts]}
          </span>
        )}
        {tables.length > 0 && (
          <ul class="plain friend-tables">
            {tables.map((table) => (
              <li key={table.id}>
                <a href={`/table/${table.id}`}>{saying(table)}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {children}
    </li>
  )
}

function saying({ game, status, free }: SeenTable): string {
  const { company } = words()
  if (status !== 'open') return company.playsAt(titleOf(game))
  return free === 0 ? company.waitsAt(titleOf(game)) : `${company.waitsAt(titleOf(game))} · ${t().lobby.free(free)}`
}
