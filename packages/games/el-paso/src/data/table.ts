/** What changes with the number of players ("Mise en place"). The solo game is set up like one for two. */
export const SIMMENTAL_STACK: { readonly [players: number]: number } = { 1: 9, 2: 9, 3: 14, 4: 19 }
/** By place in the turn order. */
export const STARTING_CAPITAL = [
  { dollars: 4, tokens: 1 },
  { dollars: 5, tokens: 1 },
  { dollars: 4, tokens: 2 },
  { dollars: 5, tokens: 2 },
] as const
export const MOST_PLAYERS = 4
export const TILES_SHOWN = 3
export const EL_PASO_DOLLARS = 5
/** For the rancher on the empty Simmental space. */
export const SIMMENTAL_SPACE_POINTS = 2
export const DOLLARS_PER_POINT = 5
/** Only red is named by the rulebook; the others are [house]. */
export const SEAT_COLOURS = ['red', 'blue', 'yellow', 'white'] as const
