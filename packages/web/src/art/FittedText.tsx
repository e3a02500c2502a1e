/** A text that keeps within its width: smaller down to a size at which it can be read, and narrower letters beyond that. */
import type { SVGAttributes } from 'preact'
import { emsOf } from './ems.ts'

interface FittedTextProps extends SVGAttributes<SVGTextElement> {
  readonly text: string
  readonly room: number
  readonly largest: number
  readonly least: number
}

export function FittedText({ text, room, largest, least, ...rest }: FittedTextProps) {
  const ems = emsOf(text)
  const size = Math.max(least, Math.min(largest, room / ems))
  const narrow = ems * size > room + 0.5 && { textLength: room, lengthAdjust: 'spacingAndGlyphs' as const }
  return (
    <text font-size={size.toFixed(1)} {...narrow} {...rest}>
      {text}
    </text>
  )
}
