/** The four suits around the origin, about 26 across. */
import type { Suit } from '@waystation/wild-tiled-west'

export const SUIT_PATHS: { readonly [suit in Suit]: string } = {
  spade: 'M0-13C5-6 12-2 12 4.5C12 10 5.5 11 2.2 7.4L4.4 13H-4.4L-2.2 7.4C-5.5 11-12 10-12 4.5C-12-2-5-6 0-13Z',
  heart: 'M0 12C-8 5-12.5 1-12.5-5C-12.5-12-3.5-13 0-5.5C3.5-13 12.5-12 12.5-5C12.5 1 8 5 0 12Z',
  club: 'M0-13A6 6 0 0 1 4.8-3.4A6 6 0 1 1 2 6.4L4 13H-4L-2 6.4A6 6 0 1 1-4.8-3.4A6 6 0 0 1 0-13Z',
  diamond: 'M0-14L10.5 0L0 14L-10.5 0Z',
}

export const suitInk = (suit: Suit): string => (suit === 'heart' || suit === 'diamond' ? '#b02a23' : 'var(--piece-ink)')

export const isSuit = (icon: string): icon is Suit => icon in SUIT_PATHS
