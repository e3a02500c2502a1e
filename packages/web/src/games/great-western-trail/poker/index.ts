/** At the Poker Table: the table, what can be asked there, and the showing of hands. */
export { pokerAdvance } from './advance.ts'
export { pokerConsequences } from './consequences.ts'
export { pokerJourney } from './journey.tsx'
export { PokerTable } from './PokerTable.tsx'
export { Showing } from './Showing.tsx'
export { pokerSpots } from './spots.ts'
