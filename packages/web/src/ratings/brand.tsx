/** The picture of a person or a bot: a cattle brand, letter and iron, made from their id. */

/** The iron around, over or under the letter. */
const IRONS = [
  'M8 54h48',
  'M32 4a28 28 0 1 1 0 56 28 28 0 1 1 0-56z',
  'M32 3l29 29-29 29L3 32z',
  'M12 52q20 12 40 0',
  'M12 12q20-12 40 0',
  'M6 6h52v52H6z',
  'M6 56l8-8m36 0l8 8M6 8l8 8m36 0l8-8',
  'M8 58V6m48 52V6',
] as const

/** The same number for the same id, on every device. */
function numberOf(id: string): number {
  return Array.from(id).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
}

interface BrandProps {
  readonly id: string
  readonly name: string
  readonly size?: number
}

export function Brand({ id, name, size = 40 }: BrandProps) {
  const number = numberOf(id)
  const letter = Array.from(name.trim().toUpperCase()).at(0) ?? '?'
  const turn = [0, 0, 0, -12, 12, 180][Math.floor(number / IRONS.length) % 6]
  return (
    <svg class="brand-mark" viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" focusable="false">
      <path
        d={IRONS[number % IRONS.length]}
        fill="none"
        stroke="currentColor"
        stroke-width="4"
        stroke-linecap="round"
      />
      <text x="32" y="42" text-anchor="middle" transform={`rotate(${turn} 32 32)`}>
        {letter}
      </text>
    </svg>
  )
}
