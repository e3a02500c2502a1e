/** A cow from the side, facing left, hooves on y = 0, about 76 wide: looking up or grazing. */
import { cut } from '../ink.ts'
import { type Coat, COAT_LOOKS } from './coats.ts'

const BODY =
  'M-19-33C-8-36 10-34 22-33C29-32 31-27 30-20C30-14 28-12 27-9L27.5 0H22L20.5-10C12-13 2-13-6-11L-6.5 0H-12L-13-12C-18-15-21-20-21-25Z'
const FAR_LEGS = 'M17-12L16 0H12L12.6-12ZM-2-12L-2.6 0H-6.4L-7-12Z'
const HEADS = {
  stand:
    'M-15-33.5C-21-39-27-41-32-38.5C-37-36-42-31-44-27C-44-23.6-40-22.6-36.6-24.4C-32.6-25.6-30-24-27-20.4C-24-17-19-18-15-22Z',
  graze:
    'M-14-33C-22-30-27-24-30-19.5C-33-19.6-34.6-18-35.4-15.4C-37-11-39-7-39.6-4C-39-1-35.6-.4-33-1.4C-29.6-4-26.4-8-25-12C-21.6-13.6-18-17-15-21Z',
}
const HORNS = {
  stand: 'M-30-38.6C-34-43-33-47-29-49C-30-45-28-42-25.6-40Z',
  graze: 'M-32.4-19C-36.6-21-38.4-25-37-29C-34.6-26-31.6-24-28-23Z',
}
const EARS = {
  stand: 'M-27-38.6C-24-42-20-42-18.6-39.6C-20.6-37-24-36.4-27-38.6Z',
  graze: 'M-28-20C-26.6-24-23-25.6-20.6-24.4C-21.4-21.4-24-19-28-20Z',
}
const SPOTS =
  'M-8-34.4C-2-35.6 4-35 6-34C8-27 2-22-4-23C-9-24-11-30-8-34.4ZM15-27C20-30 25-28 25-23C24-18 17-17 14-20C12-23 13-26 15-27Z'
const SHADE = [0, 1, 2, 3, 4, 5, 6, 7]
  .map((i) => cut(-16 + i * 5.4, -14.5 - (i % 2), -11 + i * 5.4, -20.5, 0.8))
  .join('')

export type Pose = keyof typeof HEADS

export function CowSide({ coat, pose = 'stand' }: { readonly coat: Coat; readonly pose?: Pose }) {
  const look = COAT_LOOKS[coat]
  return (
    <g stroke={look.line} stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">
      <path d={FAR_LEGS} fill={look.shade} />
      <path d="M29-30C35-27 35-18 33-11" fill="none" stroke-width="2" />
      <path d="M33-13C36-9 35-6 32-4C30-7 31-10 33-13Z" fill={look.shade} stroke-width="1" />
      <path d={BODY} fill={look.hide} />
      {coat === 'spotted' && <path d={SPOTS} fill="#2f2824" stroke="none" />}
      <path d={SHADE} fill={coat === 'black' ? '#8d8078' : look.shade} stroke="none" />
      <path d={HORNS[pose]} fill="#f3e6c4" stroke-width="1.2" />
      <path d={HEADS[pose]} fill={look.hide} />
      <path d={EARS[pose]} fill={look.hide} stroke-width="1.2" />
      <circle
        cx={pose === 'stand' ? -34.5 : -33}
        cy={pose === 'stand' ? -33 : -13.4}
        r="1.2"
        fill={coat === 'black' ? '#f7e9c8' : 'var(--piece-ink)'}
        stroke="none"
      />
    </g>
  )
}
