/** The way to what is only pointed at: in amber, before anything is picked. */
import { type Signal, signal } from '@preact/signals'
import type { Option, View } from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'
import { useMemo } from 'preact/hooks'
import type { BoardProps, Target } from '../../../adapter.ts'
import type { Layout } from '../layout/types.ts'
import { wayTo } from '../spots/roads-open.ts'
import { Way } from './Way.tsx'

/** Pointing draws nothing anew but the way: whoever shows it is told by a signal. */
export function usePointed(onInspect: BoardProps['onInspect']): {
  readonly pointed: Signal<Target | null>
  readonly onInspect: BoardProps['onInspect']
} {
  const pointed = useMemo(() => signal<Target | null>(null), [])
  return {
    pointed,
    onInspect: (target, anchor, asked) => {
      pointed.value = target
      onInspect(target, anchor, asked)
    },
  }
}

interface PointedWayProps extends Pick<BoardProps, 'lit' | 'picked'> {
  readonly pointed: Signal<Target | null>
  readonly options: readonly Option[]
  readonly view: View
  readonly layout: Layout
  readonly seat: Seat
}

export function PointedWay({ pointed, options, lit, picked, view, layout, seat }: PointedWayProps) {
  const target = pointed.value
  if (target === null || !lit.has(target) || !layout.shows.includes('trail')) return null
  const option = wayTo(options, picked, target, view)
  return option === null ? null : <Way option={option} view={view} layout={layout} seat={seat} />
}
