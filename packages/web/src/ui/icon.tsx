/** The few signs of the interface, drawn on a field of 24. */
const PATHS = {
  previous: 'M15 6l-7 6 7 6',
  play: 'M6 4l14 8-14 8z',
  pause: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z',
  next: 'M9 6l7 6-7 6',
  settings: 'M4 7h7M18 7h2M4 17h2M13 17h7M11.5 7a3 3 0 1 0 6 0a3 3 0 1 0-6 0M6.5 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  sheet: 'M5 4h14v16H5zM5 9.5h14M5 15h14M12 9.5V20',
  words: 'M4 6h16M4 12h16M4 18h10',
} as const

export type IconName = keyof typeof PATHS
const FILLED: readonly IconName[] = ['play', 'pause']

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill={FILLED.includes(name) ? 'currentColor' : 'none'}
        stroke="currentColor"
        stroke-width="2.5"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
    </svg>
  )
}
