/** A pocket watch that empties as time goes. */
const R = 6.2

/** `part`: what is left, from 0 to 1. */
export function Watch({ part, size = 20 }: { readonly part: number; readonly size?: number }) {
  return (
    <svg class="watch" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path
        d="M10 1v2.4M7.6 1h4.8M15.6 4.2l1.3-1.3"
        fill="none"
        stroke="currentColor"
        stroke-width="1.6"
        stroke-linecap="round"
      />
      <circle cx="10" cy="11.2" r="7.6" fill="none" stroke="currentColor" stroke-width="1.6" />
      <path d={sector(Math.max(0, Math.min(1, part)))} fill="currentColor" opacity="0.85" />
    </svg>
  )
}

/** From the top, against the hands: it gets smaller from where they point. */
function sector(part: number): string {
  if (part >= 0.999) return `M10 ${11.2 - R}a${R} ${R} 0 1 1 -0.01 0z`
  const angle = part * 2 * Math.PI
  const x = 10 - R * Math.sin(angle)
  const y = 11.2 - R * Math.cos(angle)
  return `M10 11.2V${11.2 - R}A${R} ${R} 0 ${part > 0.5 ? 1 : 0} 0 ${x.toFixed(2)} ${y.toFixed(2)}z`
}
