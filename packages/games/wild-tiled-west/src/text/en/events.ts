import { counted } from '@waystation/wording'
import type { Source } from '../../events.ts'
import type { PieceId } from '../../data/tiles.ts'
import { CONTRACT_BONUS, PARTNERS_DEALT } from '../../data/figures.ts'
import type { Words } from '../words.ts'
import type { Say } from '../phrases.ts'
import { contractCows, number } from './figures.ts'

const plural = counted('en')
const points = (count: number): string => plural(count, 'point', 'points')
const dice = (values: readonly number[]): string => (values.length === 0 ? 'none' : values.join(', '))
const SOURCES: { readonly [source in Source]: string } = {
  squares: 'from the squares covered',
  sign: 'from the sign',
  contract: 'from the contract',
  barn: 'from the Barn',
  lasso: 'from the lasso',
}

function pieceLaid(piece: PieceId, say: Say): string {
  if (piece === 'alley') return 'an alley'
  return piece === 'alley-pair' ? 'two alleys' : say.piece(piece)
}

export const events: Words['events'] = (say) => ({
  trayFilled: (e) =>
    `The trays hold ${e.tiles} tiles. Contracts for ${contractCows} cows: ${say.list(e.contracts.map((contract) => say.contract(contract, CONTRACT_BONUS[contract].big)))}.`,
  boardTaken: (e, names) => `${names(e.seat)} settles on ${say.board(e.board)}, ${say.face(e.face)}.`,
  tileSetAside: (e, names) => `${names(e.seat)} sets a ${say.piece(e.tile)} aside.`,
  partnersDealt: (e, names) => {
    const own = e.secret?.[e.seat]?.partners
    return `${names(e.seat)} gets ${number(PARTNERS_DEALT)} partners${own ? `: ${say.partners(own)}` : ''}.`
  },
  partnerKept: (e, names) => {
    const own = e.secret?.[e.seat]?.partner
    return `${names(e.seat)} keeps ${own ? `the ${say.partner(own)}` : 'a partner'} face down.`
  },
  partnersShown: (e) => `Partners on offer: ${say.partners(e.partners)}.`,
  firstPlayer: (e, names) => `${names(e.seat)} is the first player.`,
  yearBegins: (e) => `Year ${e.year} begins.`,
  income: (e, names) => `${names(e.seat)} mines ${e.gold} gold.`,
  roundBegins: (e, names) => `Year ${e.year}, round ${e.round}: ${names(e.seat)} rolls.`,
  diceRolled: (e) => `Rolled: prairie ${dice(e.prairie)}; river ${dice(e.river)}.`,
  dicePlaced: (e) => `Dice placed: prairie ${dice(e.prairie)}; river ${dice(e.river)}.`,
  dieMoved: (e) => `No tile left for the ${say.die(e.die)} on ${e.from}: it moves to notch ${e.to}.`,
  dieSetAside: (e) => `No line is left for the ${say.die(e.die)} on ${e.from}: it is set aside.`,
  drafted: (e, names) =>
    `${names(e.seat)} drafts ${say.piece(e.tile)} with the ${say.die(e.die)} on ${e.notch}${e.cost > 0 ? ` for ${e.cost} gold` : ''}.`,
  sawmillUsed: (e, names) =>
    `${names(e.seat)} uses a Sawmill and takes ${say.piece(e.tile)}${e.cost > 0 ? ` for ${e.cost} gold` : ''}.`,
  passed: (e, names) => `${names(e.seat)} passes.`,
  laid: (e, names) => `${names(e.seat)} lays ${pieceLaid(e.piece, say)} on ${say.cells(e.cells)}.`,
  gained: (e, names) => `${names(e.seat)} gains ${say.gain(e.gain, e.count)} ${SOURCES[e.source]}.`,
  mineAdvanced: (e, names) => `${names(e.seat)} reaches space ${e.space} of the mining track.`,
  partnerTaken: (e, names) =>
    `${names(e.seat)} ${e.drawn ? 'draws' : 'takes'} the ${say.partner(e.partner)}${e.shown === null ? '' : `; the ${say.partner(e.shown)} comes into the row`}.`,
  aceTaken: (e, names) => `${names(e.seat)} takes the ace of ${say.suit(e.suit)}.`,
  goldStored: (e, names) => `${names(e.seat)} stores ${e.gold} gold on ${say.piece(e.tile)}.`,
  shot: (e, names) =>
    `${names(e.seat)} shoots ${e.cells.length === 1 ? 'the bandit' : 'the bandits'} on ${say.cells(e.cells)}${e.points > 0 ? ` (${points(e.points)})` : ''}.`,
  buried: (e, names) => `${names(e.seat)} lays the bandit on ${e.cell} to rest.`,
  townInaugurated: (e, names) =>
    `${names(e.seat)} inaugurates ${say.town(e.town)}: ${points(e.points)}${e.bonus > 0 ? `, plus a bonus of ${e.bonus} for the year` : ''}.`,
  ghosts: (e, names) =>
    e.laid
      ? `The ghosts of ${say.town(e.town)} rest: ${points(e.points)} for ${names(e.seat)}.`
      : `Ghosts haunt ${say.town(e.town)}: ${names(e.seat)} loses ${points(-e.points)}.`,
  surrounded: (e, names) =>
    `${names(e.seat)} surrounds ${say.piece(e.tile)}${e.points > 0 ? `: ${points(e.points)}` : ''}.`,
  roped: (e, names) => `${names(e.seat)} ropes the lasso on ${e.cell}: ${points(e.points)}.`,
  wrangled: (e, names) => `${names(e.seat)} wrangles ${e.cows} cows: ${points(e.points)}.`,
  contractTaken: (e, names) =>
    e.big
      ? `${names(e.seat)} is first to fulfil this cattle contract: ${say.contract(e.contract, e.count)}.`
      : `${names(e.seat)} fulfils this cattle contract, already flipped: ${say.contract(e.contract, e.count)}.`,
  driven: (e, names) =>
    `${names(e.seat)} drives the herd to ${plural(e.markets, 'market', 'markets')}: ${points(e.points)}.`,
  alleysLost: (e, names) =>
    `${names(e.seat)} has no room for ${say.gain('alleys', e.count)}, which ${e.count === 1 ? 'is' : 'are'} lost.`,
  storeLost: (e, names) => `${names(e.seat)} has no room for ${say.piece(e.tile)}, which is lost.`,
  tussle(e, names) {
    const counts = e.bandits.map((count, seat) => `${names(seat)} (${count})`)
    if (e.ridge !== null) counts.push(`the Ridge and its cards (${e.ridge})`)
    const won =
      e.winners.length === 0
        ? ''
        : ` ${say.names(names, e.winners)} ${e.winners.length === 1 ? 'gains' : 'gain'} ${points(e.points)}${e.winners.length === 1 ? '' : ' each'}.`
    const lost =
      e.losers.length === 0
        ? ''
        : ` ${say.names(names, e.losers)} ${e.losers.length === 1 ? 'loses' : 'lose'} ${points(e.points)}${e.losers.length === 1 ? '' : ' each'}.`
    return `Tussle of year ${e.year}, bandits: ${counts.join(', ')}.${won}${lost}`
  },
  hillBandit: (e, names) => `A bandit settles on ${names(e.seat)}’s hill on ${e.cell}.`,
  noHillFree: (e, names) => `${names(e.seat)} has no free hill for another bandit.`,
  peril: (e, names) =>
    `${plural(e.bandits, 'bandit threatens', 'bandits threaten')} ${names(e.seat)}’s homestead: −${-e.points}.`,
  banditCard: (e) =>
    `A Bandit card: ${plural(e.cows, 'cow', 'cows')}, ${plural(e.bandits, 'bandit', 'bandits')}, ${plural(e.bullets, 'bullet', 'bullets')}.`,
  ridgeShot: (e) =>
    `${plural(e.bandits, 'bandit of the Ridge is', 'bandits of the Ridge are')} shot; spare bullets: ${e.spare}.`,
  ridgeWrangled: (e) => `The Ridge wrangles: the contract for ${e.cows} cows is flipped.`,
  ridgeGrows: (e) => `A hill bandit joins the Ridge: ${e.bandits} on it in all, standing or shot.`,
  partnerRevealed: (e, names) => `${names(e.seat)} shows the ${say.partner(e.partner)}.`,
  gameOver: (e, names) => `The West is won by ${say.names(names, e.winners)}.`,
  soloRank: (e) => `${points(e.points)}: ${say.rank(e.rank)}.`,
})
