/** The frame of a drawn board: arranged for the width it is given, drawn on sheets that lie over each other. */
import type { ComponentChildren, ComponentType, RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { GameTypes } from '@waystation/kernel'
import type { BoardProps } from '../adapter.ts'
import '../art/art.css'
import './frame.css'
import { type Kind, kindFor } from './kinds.ts'
import { widthOf } from './width.ts'

export type TableProps<T extends GameTypes> = BoardProps<T> & { readonly kind: Kind }

/** `name` is the class of the game's own styles; another kind of screen is another table. */
export function framed<T extends GameTypes>(name: string, Table: ComponentType<TableProps<T>>) {
  return function Board(props: BoardProps<T>) {
    const frame = useRef<HTMLDivElement>(null)
    const kind = useKind(frame)
    return (
      <div class={`board-frame ${name} board-${kind}`} ref={frame}>
        {kind !== null && <Table key={kind} kind={kind} {...props} />}
      </div>
    )
  }
}

/** Measured when sizes change, never while drawing: that would lay out the page anew each time. */
function useKind(frame: RefObject<HTMLElement | null>): Kind | null {
  const [kind, setKind] = useState<Kind | null>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const stage = element.closest('.stage')
    const measure = (): void => setKind(kindFor(widthOf(element), stage?.clientHeight))
    measure()
    const observer = new ResizeObserver(measure)
    for (const part of [element, stage]) if (part !== null) observer.observe(part)
    return () => observer.disconnect()
  }, [])
  return kind
}

interface SheetProps {
  readonly size: { readonly width: number; readonly height: number }
  readonly children: ComponentChildren
}

/** What lies still is a sheet of its own, so that moving pieces do not make the browser print the land anew. */
export function StillSheet({ size, children }: SheetProps) {
  return (
    <svg class="board-still" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

interface LiveSheetProps extends SheetProps {
  readonly label: string
  readonly sheet?: RefObject<SVGSVGElement | null>
}

/** The sheet on top: what moves, and what can be chosen. */
export function LiveSheet({ size, label, sheet, children }: LiveSheetProps) {
  return (
    <svg
      ref={sheet ?? null}
      class="board-live"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="group"
      aria-label={label}
    >
      {children}
    </svg>
  )
}
