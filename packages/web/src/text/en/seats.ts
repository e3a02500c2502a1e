export const seats = {
  seats: {
    leave: 'Leave',
    title: 'Leave the table?',
    untilBack: 'A bot plays for you until you are back. Your seat stays yours: one click, and you play on.',
    botPlays: 'Let a bot play for me',
    keepSeat: 'Or only go: the others wait for you.',
    goHome: 'To my games',
    resignSure: 'Or give up for good: a bot plays on for you to the end.',
    resign: 'Give up',
    level: 'Strength of the bot',
    standInFor: (name: string) => `Let a bot play for ${name}`,
    standInHint: (name: string) => `It plays until ${name} is back, who can take the seat again at any time.`,
    seatBot: 'Seat the bot',
    playsForYou: (bot: string) => `${bot} plays for you.`,
    outOfTime: (bot: string) => `Your time was up: ${bot} plays for you.`,
    takeBack: 'Take my seat back',
  },
}
