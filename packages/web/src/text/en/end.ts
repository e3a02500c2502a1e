import { counted } from '@waystation/wording'

export const end = {
  end: {
    title: 'Final score',
    winner: (names: string) => `${names} wins!`,
    winners: (names: string) => `${names} share the victory!`,
    nobody: 'Not this time: the game wins.',
    category: 'Category',
    total: 'Total',
    rank: 'Rank',
    chart: 'The game as a chart',
    chartOf: (name: string, points: number) => `${name}: ${counted('en')(points, 'point', 'points')} at the end`,
    chartLabel: 'Scores over the course of the game',
    rematch: 'Rematch',
    replay: 'Replay',
    record: 'Save the record',
    share: 'Share',
    verifying: 'Replaying the whole game…',
    verified: (lines: number) =>
      `Fair: the seed fits the commitment made before the first throw, and the game, ${counted('en')(lines, 'answer', 'answers')} replayed on this device, leads to this very result.`,
    unverified: 'This game does not hold up to verification.',
    commitment: 'Commitment:',
  },
}
