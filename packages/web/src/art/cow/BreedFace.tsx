/** The head of a breed from the front, about 62 wide and 56 tall around the origin. */
import { BREED_LOOKS, type Breed, type BreedLook, type Horns } from './breeds.ts'
import { EAR, FORELOCK, HEAD, MUZZLE, Pair, SHADE, SPOTS } from './CowFace.tsx'

const INK = 'var(--piece-ink)'
const HORNS: { readonly [horns in Horns]: string | null } = {
  none: null,
  short: 'M-10.5-16.5C-17-18-20-21-19.5-27C-16.5-24-12.5-23-6.5-21Z',
  long: 'M-10.5-16.5C-18.5-17.5-26-20-27.5-29C-22-25-14.5-24-6.5-21Z',
  wide: 'M-10.5-15.5C-21-15-34-17-37-29.5C-30-23.5-17-24.5-6.5-21.5Z',
}
const BLAZE = 'M-3.4-12C-1.2-13.5 1.2-13.5 3.4-12C4.4-4 3.6 5 2.6 12L-2.6 12C-3.6 5-4.4-4-3.4-12Z'
const WHITE_FACE = 'M-7-20C-3-22 3-22 7-20C9-12 8-2 9 8L10 14C6 11-6 11-10 14L-9 8C-8-2-9-12-7-20Z'
const EYE = 'M-11.4-5.4C-9.8-8.2-6.6-8-5.6-4.6C-7.4-2.6-10.2-3-11.4-5.4Z'
const NOSTRIL = 'M-6.6 17C-4.4 15.6-2.8 17.4-3.4 19.4C-5 20.6-7 19.6-6.6 17Z'
const CREAM = '#f7ecd8'

const isDark = ({ hide }: BreedLook): boolean => Number.parseInt(hide.slice(1, 3), 16) < 0x50

function Marks({ look }: { readonly look: BreedLook }) {
  if (look.marking === 'spots') return <path d={SPOTS} fill={isDark(look) ? '#d8ccb8' : '#3b322c'} />
  if (look.marking === 'blaze') return <path d={BLAZE} fill="#f3dcbd" />
  return look.marking === 'white-face' ? <path d={WHITE_FACE} fill={CREAM} /> : null
}

export function BreedFace({ breed }: { readonly breed: Breed }) {
  const look: BreedLook = BREED_LOOKS[breed]
  const dark = isDark(look)
  const horns = HORNS[look.horns]
  return (
    <g stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
      {horns !== null && <Pair d={horns} fill="#f3e6c4" stroke={INK} />}
      <Pair d={EAR} fill={look.hide} stroke={INK} />
      <path d={HEAD} fill={look.hide} stroke={INK} />
      <Marks look={look} />
      <path d={SHADE} fill={dark ? '#8d8078' : look.shade} />
      <path
        d={FORELOCK}
        fill={look.marking === 'white-face' ? CREAM : breed === 'galloway' ? '#e2d2ae' : look.shade}
        stroke={INK}
        stroke-width="1.1"
      />
      <path d={MUZZLE} fill={look.muzzle} stroke={INK} />
      <Pair d={NOSTRIL} fill={INK} />
      <path d="M-5.4 22.8Q0 26 5.4 22.8" fill="none" stroke={INK} stroke-width="1.2" />
      <Pair d={EYE} fill={dark ? '#f7e9c8' : INK} />
    </g>
  )
}
