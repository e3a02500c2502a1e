/** What is not our own in the pictures and letters, for the About page. Everything else is drawn in this package. */
import { ICON_NAMES } from './icons/names.ts'

export interface Credit {
  readonly work: string
  readonly authors: readonly string[]
  readonly licence: string
  readonly address: string
  /** Which parts of it are used, where it is only a part. */
  readonly used?: readonly string[]
}

export const CREDITS: readonly Credit[] = [
  {
    work: 'Game-icons.net',
    authors: ['Lorc', 'Delapouite', 'Skoll', 'Caro Asercion'],
    licence: 'CC BY 3.0',
    address: 'https://game-icons.net',
    used: ICON_NAMES,
  },
  { work: 'Rye', authors: ['Nicole Fally'], licence: 'SIL OFL 1.1', address: 'https://fonts.google.com/specimen/Rye' },
  { work: 'Inter', authors: ['Rasmus Andersson'], licence: 'SIL OFL 1.1', address: 'https://rsms.me/inter/' },
]
