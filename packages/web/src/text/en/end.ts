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
    lead: (points: number) => `by ${points}`,
    winsBy: (name: string, points: number) => `${name} wins by ${points}`,
    card: 'The result at a glance',
    rematch: 'Rematch',
    joinRematch: 'Join the rematch',
    rematchOpen: 'A rematch is open: the table waits for you.',
    stays: 'bot, stays',
    copyLink: 'Copy the link',
    copied: 'Copied',
    linkHint: 'Whoever has the link can watch the whole game. Names are shown as here.',
    chartAndReview: 'Chart and bot’s review',
    replay: 'Replay',
    record: 'Save the record',
    share: 'Share',
    verifying: 'Replaying the whole game…',
    verified: (lines: number) =>
      `Verified: the dice were fixed before the start, and ${counted('en')(lines, 'move', 'moves')} replayed on this device ${lines === 1 ? 'leads' : 'lead'} to this very result.`,
    shares: (devices: number) =>
      devices === 1
        ? 'The house and one player’s device made the dice together.'
        : `The house and the devices of ${devices} players made the dice together.`,
    signed: 'The house has signed it: names and everything else are as they were played.',
    unverified: 'This game does not hold up to verification.',
    proof: 'How this is known',
    commitment: 'Commitment:',
  },
}
