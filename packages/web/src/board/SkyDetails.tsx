/** What is in the sky over a board: stars at night, a low sun with its rays, clouds and birds; an engraver's lines behind them. */
interface SkyDetailsProps {
  readonly art: {
    readonly sun: { readonly x: number; readonly y: number; readonly r: number }
    readonly stars: string
    readonly lines: string
    readonly rays: string
    readonly clouds: string
    readonly birds: string
  }
}

const INK = 'var(--scene-ink)'

export function SkyDetails({ art: { sun, stars, lines, rays, clouds, birds } }: SkyDetailsProps) {
  return (
    <>
      <path d={stars} fill="#fdf6dd" style={{ opacity: 'var(--night)' }} />
      <path d={lines} fill={INK} opacity="0.32" />
      <path d={rays} fill="var(--sun)" opacity="0.55" />
      <circle cx={sun.x} cy={sun.y} r={sun.r} fill="var(--sun-core)" stroke="var(--sun)" stroke-width="3" />
      <path d={clouds} fill="var(--sky-low)" stroke={INK} stroke-width="1.3" />
      <path d={birds} fill="none" stroke={INK} stroke-width="1.4" />
    </>
  )
}
