const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export const en = {
  title: (game: string) => `Statistics of ${game}`,
  of: (name: string, game: string) => `${name} at ${game}`,
  house: 'The house',
  all: 'All',
  players: 'Players',
  year: 'Year',
  variant: 'Variant',
  variantIs: (name: string, value: string) => `${name}: ${value}`,
  counted: (who: string, n: number) => `${who}, ${plural(n, 'seat', 'seats')} counted`,
  back: 'Back to the profile',
  whatCounts:
    'Finished games that were played here from their beginning count, with every seat whose owner played it; those of Legend are at tables with people.',
  besideHouse: (by: number) =>
    by === 0
      ? 'Half of the games end level with the house.'
      : `Half of the games end ${Math.abs(by)} ${by > 0 ? 'above' : 'below'} the house.`,
  besideLegend: (by: number) =>
    by === 0 ? 'That is level with Legend.' : `That is ${Math.abs(by)} ${by > 0 ? 'above' : 'below'} Legend.`,
  winnersDid: (category: string, winners: string, all: string) =>
    `Winners stand out most here: ${category}, ${winners} against ${all}.`,
  wins: (who: string, percent: number, low: number, high: number) =>
    `${who}: ${percent}% won. The truth may lie anywhere from ${low} to ${high}%.`,
  place: (n: number) => `Place ${n}`,
  opening: 'Victories by beginning',
  openings: {
    area: 'Victories by first special action',
    building: 'Victories by first building',
    partner: 'Victories by partner',
    place: 'Victories by first building visited',
  },
  openingsSay: (fewest: number) =>
    `What the seat began with, from ${plural(fewest, 'game', 'games')} on, with how far the truth may lie.`,
  building: (number: string) => `Building ${number}`,
  minutesMost: (low: number, high: number) => `nine of ten games: ${low} to ${high} min`,
  answers: (n: number) => `· ${plural(n, 'answer', 'answers')} per seat`,
  none: 'No game finished yet.',
  few: (n: number) => `${plural(n, 'game', 'games')}. Comparisons begin at 10.`,
  totals: 'Final points',
  totalsSay: 'Box: the middle half of all games; line: nine games out of ten.',
  sheet: 'Where they come from',
  sheetSay: 'Mean points by category, and those of the winners.',
  mean: 'Mean',
  winners: 'Winners',
  places: 'Places',
  seats: 'Victories by seat',
  seatsSay: 'In the order of play, with how far the truth may lie.',
  seat: (n: number) => `Seat ${n}`,
  share: (percent: number) => `${percent}%`,
  between: (low: number, high: number, n: number) => `${low} to ${high}%, ${plural(n, 'game', 'games')}`,
  length: 'Length',
  minutes: (who: string, n: number) => `${who}: ${n} min`,
  median: 'Half of the games take at most',
  csv: 'Download the numbers (CSV)',
  best: 'The best',
  least: 'Least',
  most: 'Most',
}
