/** Matches between bots: who plays whom, the games, and what they add up to. */
export { type Band, bandsOf, corrected, surenessOf, tellGame, type Told } from './calibration.ts'
export { type ArenaGame, type GameResult, playGame } from './game.ts'
export { type Rating, rate, UNRATED } from './rating.ts'
export { scaleOf } from './scale.ts'
export { lineUps, type Pairing, schedule, type ScheduleSettings } from './schedule.ts'
export { type BotFigures, type PlayedGame, tally } from './tally.ts'
export { wilson } from './wilson.ts'
