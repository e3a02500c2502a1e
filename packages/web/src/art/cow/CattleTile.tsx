/** A cattle tile, 80 x 80 from its top left corner: the animal, what it is worth, what lying down on it costs, its breed. */
import { type Coat, COAT_LOOKS } from './coats.ts'
import { CowFace } from './CowFace.tsx'
import { COAT_PATTERNS } from './patterns.ts'

export interface CattleTileProps {
  readonly coat: Coat
  readonly value: number
  /** The second, smaller number, if the game has one. */
  readonly small?: number
  readonly initial: string
}

export function CattleTile({ coat, value, small, initial }: CattleTileProps) {
  const look = COAT_LOOKS[coat]
  return (
    <g font-family="var(--font-text)" font-weight="800" text-anchor="middle">
      <rect x="1.5" y="3.5" width="78" height="78" rx="8" fill="var(--piece-ink)" opacity="0.4" />
      <rect
        x="1"
        y="1"
        width="78"
        height="78"
        rx="8"
        fill="var(--tile-paper)"
        stroke="var(--piece-ink)"
        stroke-width="2"
      />
      <svg x="4.5" y="4.5" width="71" height="71" viewBox="4.5 4.5 71 71">
        <rect x="4.5" y="4.5" width="71" height="71" rx="5.5" fill={look.ground} />
        <path d={COAT_PATTERNS[coat]} fill={look.hide} opacity={coat === 'white' ? 0.95 : 0.42} />
        <g transform="translate(47 47.5) scale(.98)">
          <CowFace coat={coat} value={value} />
        </g>
      </svg>
      <rect x="4.5" y="4.5" width="71" height="71" rx="5.5" fill="none" stroke="var(--piece-ink)" stroke-width="1" />
      <text
        x="69.5"
        y="15.5"
        font-size={initial.length > 1 ? 9.5 : 11}
        fill="var(--piece-ink)"
        stroke={look.ground}
        stroke-width="3.2"
        stroke-linejoin="round"
        paint-order="stroke"
      >
        {initial}
      </text>
      <path d="M1 9Q1 1 9 1H39V24Q39 33 30 33H1Z" fill="var(--tile-paper)" stroke="var(--piece-ink)" stroke-width="2" />
      <text
        x="20"
        y="27.5"
        font-size={value > 9 ? 28 : 30}
        letter-spacing={value > 9 ? -1.5 : 0}
        fill="var(--piece-ink)"
      >
        {value}
      </text>
      {small !== undefined && (
        <>
          <path d="M1 56H15Q24 56 24 65V79H9Q1 79 1 71Z" fill="var(--piece-ink)" />
          <text x="12" y="74" font-size="18" fill="var(--tile-paper)">
            {small}
          </text>
        </>
      )}
    </g>
  )
}

/** The back, the same for all tiles. */
export function CattleTileBack() {
  return (
    <g>
      <rect x="1.5" y="3.5" width="78" height="78" rx="8" fill="var(--piece-ink)" opacity="0.4" />
      <rect
        x="1"
        y="1"
        width="78"
        height="78"
        rx="8"
        fill="var(--tile-paper)"
        stroke="var(--piece-ink)"
        stroke-width="2"
      />
      <rect x="6" y="6" width="68" height="68" rx="5" fill="#7b4a2a" stroke="var(--piece-ink)" stroke-width="1.2" />
      <svg x="6" y="6" width="68" height="68" viewBox="6 6 68 68">
        <path d={COAT_PATTERNS.black} fill="#4d2b15" opacity="0.55" />
      </svg>
      <circle cx="40" cy="40" r="23" fill="var(--tile-paper)" stroke="var(--piece-ink)" stroke-width="1.6" />
      <circle cx="40" cy="40" r="19.5" fill="none" stroke="#7b4a2a" stroke-width="1" stroke-dasharray="2.5 2" />
      <path
        d="M23 33C26 28 29 34 34 35C36 33.5 44 33.5 46 35C51 34 54 28 57 33C56 39 50 40 47 40C47 46 45 52 43.5 54C41.5 56 38.5 56 36.5 54C35 52 33 46 33 40C30 40 24 39 23 33Z"
        fill="#7b4a2a"
      />
    </g>
  )
}
