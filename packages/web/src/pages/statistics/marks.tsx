/** You circle, house square, Legend diamond: told apart without colour, and in grey. */
import { Fragment } from 'preact'
import type { Group } from './groups.ts'

interface MarkProps {
  readonly group: Pick<Group, 'mark'>
  readonly x: number
  readonly y: number
}

const R = 7

export function Mark({ group: { mark }, x, y }: MarkProps) {
  if (mark === 'circle') return <circle class="mark own" cx={x} cy={y} r={R} />
  if (mark === 'square') return <rect class="mark" x={x - R + 1} y={y - R + 1} width={2 * R - 2} height={2 * R - 2} />
  return <path class="mark full" d={`M${x} ${y - R - 1}l${R + 1} ${R + 1}l${-R - 1} ${R + 1}l${-R - 1} ${-R - 1}Z`} />
}

/** What the signs mean, once for all charts. */
export function Legend({ groups, said }: { readonly groups: readonly Group[]; said(group: Group): string }) {
  return (
    <p class="legend">
      {groups.map((group) => (
        <Fragment key={group.name}>
          <span>
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <Mark group={group} x={10} y={10} />
            </svg>{' '}
            {said(group)}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  )
}
