import { counted } from '@waystation/wording'

const of = counted('en')
const ORDINALS = ['th', 'st', 'nd', 'rd']
const ordinal = (n: number): string => `${n}${ORDINALS[n] ?? ORDINALS[0]}`

export const mine = {
  mine: {
    title: 'My games',
    yourMove: (name: string) => `Your move, ${name}`,
    yourMoveNow: 'Your move',
    nobodyWaits: 'Nobody waits for you',
    waits: (n: number) => (n === 1 ? 'One game waits for you.' : `${n} games wait for you, the most pressing first.`),
    without: (n: number) => (n === 1 ? 'One table goes on without you.' : `${n} tables go on without you.`),
    others: 'The others’ move',
    open: 'Waiting for players',
    over: 'Over in the meantime',
    resume: 'Continue',
    resumeWhich: (game: string, names: string) => `Continue: ${game}, ${names}`,
    see: 'See',
    you: 'You',
    with: (names: string) => `with ${names}`,
    waitingFor: (names: string) => `Waiting for ${names}`,
    away: (names: string) => `${names}, away`,
    onDevice: 'on this device',
    atHouse: 'with others',
    round: (round: number) => `Round ${round}`,
    yearRound: (year: number, round: number) => `Year ${year}, round ${round}`,
    move: (n: number) => `Move ${n}`,
    steps: (n: number) => `${of(n, 'step', 'steps')} since you left.`,
    since: (when: string) => `since ${when}`,
    place: (rank: number, players: number, total: number) =>
      `${ordinal(rank)} of ${players}, ${of(total, 'point', 'points')}`,
    next: 'Next table',
    nextIn: (left: string) => `Next table, ${left}`,
    waiting: 'waiting for you',
    called: (game: string, names: string) => `Your move at ${game} with ${names}.`,
    invitedBy: (name: string) => `invited by ${name}`,
    invitedTo: (game: string, name: string) => `You are invited to ${game} by ${name}.`,
    goThere: 'Go there',
    later: 'Later',
    forget: 'Delete',
    forgetWhich: (title: string) => `Delete this game of ${title}`,
    forgetSure: 'The game is kept nowhere else. Delete it?',
    keep: 'Keep it',
    more: (n: number) => `${n} more`,
  },
  clock: {
    none: 'no clock',
    live: (minutes: number, seconds: number) => `live, ${minutes} min + ${seconds} s`,
    days: (turn: string) => `over days, ${turn} a move`,
    overDays: 'over days',
    day: (n: number) => of(n, 'day', 'days'),
    until: (when: string) => `until ${when}`,
    soon: (when: string) => `soon: ${when}`,
    underMinute: 'under a minute',
    left: (left: string) => `${left} left`,
  },
}
