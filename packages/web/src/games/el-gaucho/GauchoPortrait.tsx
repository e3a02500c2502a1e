/** A gaucho to the waist, in poncho and hat, turned towards the sun on his right; 200 tall over the origin. */
import { cut } from '../../art/ink.ts'
import { INK } from '../../art/Lid.tsx'

const line = { stroke: INK, 'stroke-width': 2, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const

/** Folds fall from the shoulders; those away from the sun are cut deeper. */
const FOLDS = [
  cut(-46, -84, -66, -12, 1.6, 4),
  cut(-26, -80, -38, -8, 1.2, 3),
  cut(8, -72, 6, -6, 1.2),
  cut(26, -78, 34, -6, 2, -4),
  cut(38, -84, 52, -8, 2.4, -5),
  cut(48, -82, 66, -10, 2.6, -6),
  cut(57, -76, 77, -14, 2.4, -6),
].join('')
const STRIPES = 'M-70-44Q-34-20 2-20Q44-20 78-46M-76-28Q-36-4 2-4Q48-4 84-30'

const CHEEK = [
  cut(13, -128, 22, -118, 1),
  cut(12, -122, 21, -112, 1.1),
  cut(11, -116, 20, -106, 1.2),
  cut(9, -110, 17, -101, 1.1),
  cut(6, -104, 13, -96, 1),
].join('')
const HAT_SHADE = [
  cut(16, -186, 26, -160, 1.6),
  cut(22, -182, 31, -160, 1.6),
  cut(10, -188, 19, -160, 1.2),
  cut(20, -152, 60, -150, 1.4),
  cut(6, -148, 48, -146, 1.2),
].join('')

export function GauchoPortrait() {
  return (
    <g {...line}>
      <path d="M-84 0C-82-44-66-82-34-92L36-92C68-82 90-44 94 0Z" fill="#a3261c" />
      <path d={STRIPES} fill="none" stroke="#f3d9a0" stroke-width="7" />
      <path d={STRIPES} fill="none" stroke="#26425c" stroke-width="2.4" />
      <path d={FOLDS} fill={INK} stroke="none" opacity="0.85" />
      <path d="M-16-108V-84C-8-76 14-76 22-86V-112Z" fill="#b47a4c" />
      <path
        d="M-34-94C-20-100-16-90 2-84C20-90 26-100 38-94C34-80 18-70 6-66L0-48L-6-66C-18-72-32-80-34-94Z"
        fill="#f3e0b4"
      />
      <path
        d={cut(-22, -90, -6, -74, 1) + cut(24, -90, 10, -74, 1.2) + cut(16, -86, 6, -72, 1)}
        fill={INK}
        stroke="none"
      />
      <path
        d="M-22-148C-25-138-24-132-29-122C-31-117-27-115-25-114C-26-104-22-92-8-90C8-88 22-100 24-122L24-148Z"
        fill="#d29a68"
      />
      <path d={CHEEK} fill={INK} stroke="none" opacity="0.8" />
      <path d="M24-132C30-134 32-122 24-118Z" fill="#c48a5a" />
      <path d="M24-148V-128L17-132L16-148Z" fill={INK} />
      <path d="M-21-134Q-15-138-9-135M3-135Q9-139 15-134" fill="none" stroke-width="3" />
      <path
        d="M-20-129Q-14-132-9-128Q-14-126-20-129ZM3-128Q9-132 14-128Q9-125 3-128Z"
        fill="#fdf3dc"
        stroke-width="1.3"
      />
      <circle cx="-15.4" cy="-129" r="1.9" fill={INK} stroke="none" />
      <circle cx="7.4" cy="-128.6" r="1.9" fill={INK} stroke="none" />
      <path d="M-5-130C-9-122-13-117-12-114C-9-112-5-113-3-114" fill="none" stroke-width="1.7" />
      <path
        d="M-27-104C-18-114-10-111-4-109C4-112 14-112 23-102C14-104 8-100-3-103C-10-100-18-101-27-104Z"
        fill="#2b1a0f"
        stroke-width="1.2"
      />
      <path d="M-9-97Q-3-95 4-97.4" fill="none" stroke-width="1.6" />
      <path d="M-26-146Q-27-100-4-86M26-146Q28-104 4-86" fill="none" stroke-width="1.4" />
      <path d="M-74-150C-50-166 50-168 80-149C64-134-52-132-74-150Z" fill="#3b2616" />
      <path d="M-66-150C-40-158 44-160 70-149C44-144-42-142-66-150Z" fill="#2b1a0f" stroke="none" />
      <path d="M-32-156C-36-186-22-194 2-188C24-196 40-186 36-155C16-148-14-148-32-156Z" fill="#55351c" />
      <path d="M-33-166C-14-157 18-157 37-166L36-155C16-148-14-148-32-156Z" fill="#a3261c" />
      <path d={HAT_SHADE} fill={INK} stroke="none" opacity="0.8" />
      <path d="M-10-184Q2-178 12-186" fill="none" stroke-width="1.6" />
    </g>
  )
}
