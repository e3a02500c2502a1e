/** Where somebody is, as a shape: a disc here, half of one where the house is open behind something else, a ring away; a small machine for a bot. Words stand beside it. */
export type Whereabouts = 'here' | 'elsewhere' | 'away' | 'bot'

const SHAPES = {
  here: <circle cx="7" cy="7" r="5" fill="var(--good)" stroke="currentColor" stroke-width="1.2" />,
  elsewhere: (
    <>
      <circle cx="7" cy="7" r="4.4" fill="none" stroke="currentColor" stroke-width="2" />
      <path d="M7 2.6a4.4 4.4 0 0 0 0 8.8z" fill="currentColor" />
    </>
  ),
  away: <circle cx="7" cy="7" r="4.4" fill="none" stroke="currentColor" stroke-width="2" />,
  bot: (
    <path
      d="M7 1v2.2M2.2 5.4h9.6v6.8H2.2zM0.8 7.6v2.4M13.2 7.6v2.4M5 8v1.4M9 8v1.4"
      fill="none"
      stroke="currentColor"
      stroke-width="1.4"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  ),
} as const

export function PresenceMark({ at, size = 14 }: { readonly at: Whereabouts; readonly size?: number }) {
  return (
    <svg class="presence" width={size} height={size} viewBox="0 0 14 14" aria-hidden="true" focusable="false">
      {SHAPES[at]}
    </svg>
  )
}
