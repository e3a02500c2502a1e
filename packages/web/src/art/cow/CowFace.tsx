/** A cow's head from the front, cut in wood. The worth of the animal shows: calves have no horns, bulls long ones and a ring. */
import { cut } from '../ink.ts'
import { type Coat, COAT_LOOKS, type CoatLook } from './coats.ts'

export const HEAD =
  'M-12.5-19C-6-22.5 6-22.5 12.5-19C17-12 15.5-1 11.8 8C12.8 14 12.4 21 8.5 25C4.5 28.6-4.5 28.6-8.5 25C-12.4 21-12.8 14-11.8 8C-15.5-1-17-12-12.5-19Z'
export const MUZZLE = 'M-10.4 14.5C-13 21 -9.5 28 0 28C9.5 28 13 21 10.4 14.5C6 10.8-6 10.8-10.4 14.5Z'
export const EAR = 'M-13.5-11.5C-21-17.5-30-14.5-31.5-7.5C-26-2.5-18.5-3-14.2-5.5Z'
export const EAR_INSIDE = 'M-17.5-9.8C-21.5-12.5-26-11.5-28-8C-25-5.6-21-5.8-17.5-7.4Z'
export const FORELOCK =
  'M-8-20.5C-7-12-4.5-15-3.6-11C-2-15 0-8.5 1-12.5C2.6-9.5 4-15.5 5-13C6.8-15.5 8-17 8.2-20.6C4-24-4-24-8-20.5Z'

const HORNS = {
  calf: 'M-9.5-19.5C-11.5-21-12.5-23.5-12-25.5C-9-25-6.5-23.5-5.5-21.2Z',
  cow: 'M-10.5-16.5C-18.5-17.5-24-22-23.5-30C-20.5-25.5-14.5-24-6.5-21Z',
  bull: 'M-10.5-15.5C-21-15-32-18.5-33.5-30.5C-28-24.5-17-24.5-6.5-21.5Z',
}
export type Age = keyof typeof HORNS

export const ageOf = (value: number): Age => (value <= 3 ? 'calf' : value <= 8 ? 'cow' : 'bull')

/** Light from the left: the right cheek and the underside of the brow are shaded. */
export const SHADE = [
  cut(13.2, -14, 8.5, -10, 0.8),
  cut(14.2, -9.5, 8, -4.6, 0.9),
  cut(14.6, -5, 9, 0, 0.9),
  cut(13.6, 0, 7.5, 4.6, 0.9),
  cut(12.6, 4, 7, 8.6, 0.8),
  cut(11.8, 8.2, 7.4, 11.2, 0.7),
  cut(-12.4, 3.5, -8.6, 7.5, 0.6),
  cut(-13.2, -0.5, -9.4, 3.2, 0.6),
].join('')
export const MUZZLE_SHADE = [cut(10.6, 19, 5.5, 25.5, 0.7), cut(11, 16.5, 7.4, 21, 0.6), cut(7.6, 24, 2, 27, 0.6)].join(
  '',
)

export const SPOTS =
  'M-12.5-19C-8.5-21.5-4-22-1-22C1-14-1-6-6-3.5C-10-2-14-5-15-8.5C-15-12-14.5-16-12.5-19ZM12.6 5C9-1 4 1.5 5 7C6 10.8 9.4 12 11.7 11.4C11.7 9.4 12 7 12.6 5Z'

/** Left, and mirrored to the right. */
export function Pair({ d, ...rest }: { readonly d: string; readonly fill: string; readonly stroke?: string }) {
  return (
    <>
      <path d={d} {...rest} />
      <path d={d} transform="scale(-1 1)" {...rest} />
    </>
  )
}

function Markings({ coat, look }: { readonly coat: Coat; readonly look: CoatLook }) {
  if (coat === 'spotted') return <path d={SPOTS} fill="#2f2824" />
  if (coat === 'brown')
    return (
      <path d="M-3.4-12C-1.2-13.5 1.2-13.5 3.4-12C4.4-4 3.6 5 2.6 12L-2.6 12C-3.6 5-4.4-4-3.4-12Z" fill="#f3dcbd" />
    )
  if (coat === 'ochre') return <path d="M0-13L4-7L0-1L-4-7Z" fill="#fbecc6" stroke={look.shade} stroke-width="0.6" />
  return null
}

export function CowFace({ coat, value = 6 }: { readonly coat: Coat; readonly value?: number }) {
  const look = COAT_LOOKS[coat]
  const age = ageOf(value)
  const pale = coat === 'black'
  return (
    <g stroke-linejoin="round" stroke-linecap="round" stroke-width="1.5">
      <Pair d={HORNS[age]} fill="#f3e6c4" stroke={look.line} />
      <Pair d={EAR} fill={look.hide} stroke={look.line} />
      <Pair d={EAR_INSIDE} fill={look.muzzle} />
      <path d={HEAD} fill={look.hide} stroke={look.line} />
      <Markings coat={coat} look={look} />
      <path d={SHADE} fill={pale ? '#8d8078' : look.shade} />
      <path d={FORELOCK} fill={coat === 'white' ? '#e2d2ae' : look.shade} stroke={look.line} stroke-width="1.1" />
      <path d={MUZZLE} fill={look.muzzle} stroke={look.line} />
      <path d={MUZZLE_SHADE} fill={look.shade} opacity="0.8" />
      <Pair d="M-6.6 17C-4.4 15.6-2.8 17.4-3.4 19.4C-5 20.6-7 19.6-6.6 17Z" fill="var(--piece-ink)" />
      <path d="M-5.4 22.8Q0 26 5.4 22.8" fill="none" stroke="var(--piece-ink)" stroke-width="1.2" />
      {age === 'bull' && <path d="M-2.6 20.5C-4 27 4 27 2.6 20.5" fill="none" stroke="#b07a12" stroke-width="1.9" />}
      <Pair
        d="M-11.4-5.4C-9.8-8.2-6.6-8-5.6-4.6C-7.4-2.6-10.2-3-11.4-5.4Z"
        fill={pale ? '#f7e9c8' : 'var(--piece-ink)'}
      />
      <circle cx={-8.2} cy={-5.6} r="1" fill={pale ? '#15110f' : '#fff6e2'} />
      <circle cx={8} cy={-5.6} r="1" fill={pale ? '#15110f' : '#fff6e2'} />
    </g>
  )
}
