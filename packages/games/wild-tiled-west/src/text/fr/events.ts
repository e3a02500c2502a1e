import { counted } from '@waystation/wording'
import type { Source } from '../../events.ts'
import type { PieceId } from '../../data/tiles.ts'
import { CONTRACT_BONUS, PARTNERS_DEALT } from '../../data/figures.ts'
import type { Words } from '../words.ts'
import type { Say } from '../phrases.ts'
import { contractCows, number } from './figures.ts'

const plural = counted('fr')
const points = (count: number): string => plural(count, 'point', 'points')
const dice = (values: readonly number[]): string => (values.length === 0 ? 'aucun' : values.join(', '))
const SOURCES: { readonly [source in Source]: string } = {
  squares: 'grâce aux cases recouvertes',
  sign: 'grâce à la pancarte',
  contract: 'grâce au contrat',
  barn: 'grâce à la Grange',
  lasso: 'grâce au lasso',
}

function pieceLaid(piece: PieceId, say: Say): string {
  if (piece === 'alley') return 'une allée'
  return piece === 'alley-pair' ? 'deux allées' : `la tuile ${say.piece(piece)}`
}

export const events: Words['events'] = (say) => ({
  trayFilled: (e) =>
    `Les éventaires comptent ${e.tiles} tuiles. Contrats pour ${contractCows} vaches : ${say.list(e.contracts.map((contract) => say.contract(contract, CONTRACT_BONUS[contract].big)))}.`,
  boardTaken: (e, names) => `${names(e.seat)} s’installe sur ${say.board(e.board)}, ${say.face(e.face)}.`,
  tileSetAside: (e, names) => `${names(e.seat)} met de côté une tuile ${say.piece(e.tile)}.`,
  partnersDealt: (e, names) => {
    const own = e.secret?.[e.seat]?.partners
    return `${names(e.seat)} reçoit ${number(PARTNERS_DEALT)} partenaires${own ? ` : ${say.partners(own)}` : ''}.`
  },
  partnerKept: (e, names) => {
    const own = e.secret?.[e.seat]?.partner
    return `${names(e.seat)} garde un partenaire face cachée${own ? ` : ${say.partner(own)}` : ''}.`
  },
  partnersShown: (e) => `Partenaires disponibles : ${say.partners(e.partners)}.`,
  firstPlayer: (e, names) => `${names(e.seat)} joue en premier.`,
  yearBegins: (e) => `L’an ${e.year} commence.`,
  income: (e, names) => `${names(e.seat)} mine ${e.gold} or.`,
  roundBegins: (e, names) => `An ${e.year}, round ${e.round} : ${names(e.seat)} lance les dés.`,
  diceRolled: (e) => `Lancer : Prairie ${dice(e.prairie)} ; Rivière ${dice(e.river)}.`,
  dicePlaced: (e) => `Dés en place : Prairie ${dice(e.prairie)} ; Rivière ${dice(e.river)}.`,
  dieMoved: (e) => `Plus de tuile pour le ${say.die(e.die)} ${e.from} : il passe à l’encoche ${e.to}.`,
  dieSetAside: (e) => `Plus aucune ligne pour le ${say.die(e.die)} ${e.from} : on l’écarte.`,
  drafted: (e, names) =>
    `${names(e.seat)} drafte la tuile ${say.piece(e.tile)} avec le ${say.die(e.die)} en ${e.notch}${e.cost > 0 ? ` pour ${e.cost} or` : ''}.`,
  sawmillUsed: (e, names) =>
    `${names(e.seat)} utilise une Scierie et prend la tuile ${say.piece(e.tile)}${e.cost > 0 ? ` pour ${e.cost} or` : ''}.`,
  passed: (e, names) => `${names(e.seat)} passe.`,
  laid: (e, names) => `${names(e.seat)} pose ${pieceLaid(e.piece, say)} en ${say.cells(e.cells)}.`,
  gained: (e, names) => `${names(e.seat)} gagne ${say.gain(e.gain, e.count)} ${SOURCES[e.source]}.`,
  mineAdvanced: (e, names) => `${names(e.seat)} atteint la case ${e.space} de la piste de mine.`,
  partnerTaken: (e, names) =>
    `${names(e.seat)} ${e.drawn ? 'pioche' : 'prend'} un partenaire : ${say.partner(e.partner)}${e.shown === null ? '' : ` ; arrive dans la réserve : ${say.partner(e.shown)}`}.`,
  aceTaken: (e, names) => `${names(e.seat)} prend l’as de ${say.suit(e.suit)}.`,
  goldStored: (e, names) => `${names(e.seat)} stocke ${e.gold} or sur la tuile ${say.piece(e.tile)}.`,
  shot: (e, names) =>
    `${names(e.seat)} abat ${e.cells.length === 1 ? 'le bandit' : 'les bandits'} en ${say.cells(e.cells)}${e.points > 0 ? ` (${points(e.points)})` : ''}.`,
  buried: (e, names) => `${names(e.seat)} enterre le bandit en ${e.cell}.`,
  townInaugurated: (e, names) =>
    `${names(e.seat)} inaugure ${say.town(e.town)} : ${points(e.points)}${e.bonus > 0 ? `, plus ${e.bonus} de bonus d’inauguration` : ''}.`,
  ghosts: (e, names) =>
    e.laid
      ? `Les fantômes de ${say.town(e.town)} reposent : ${points(e.points)} pour ${names(e.seat)}.`
      : `Des fantômes hantent ${say.town(e.town)} : ${names(e.seat)} perd ${points(-e.points)}.`,
  surrounded: (e, names) =>
    `${names(e.seat)} encercle la tuile ${say.piece(e.tile)}${e.points > 0 ? ` : ${points(e.points)}` : ''}.`,
  roped: (e, names) => `${names(e.seat)} serre le lasso en ${e.cell} : ${points(e.points)}.`,
  wrangled: (e, names) => `${names(e.seat)} attroupe ${e.cows} vaches : ${points(e.points)}.`,
  contractTaken: (e, names) =>
    e.big
      ? `${names(e.seat)} est le premier à remporter ce contrat de bétail : ${say.contract(e.contract, e.count)}.`
      : `${names(e.seat)} remporte ce contrat de bétail, déjà retourné : ${say.contract(e.contract, e.count)}.`,
  driven: (e, names) =>
    `${names(e.seat)} mène le troupeau à ${plural(e.markets, 'marché', 'marchés')} : ${points(e.points)}.`,
  alleysLost: (e, names) =>
    `${names(e.seat)} n’a pas de place pour ${say.gain('alleys', e.count)}, qui ${e.count === 1 ? 'est perdue' : 'sont perdues'}.`,
  storeLost: (e, names) => `${names(e.seat)} n’a pas de place pour la tuile ${say.piece(e.tile)}, qui est perdue.`,
  tussle(e, names) {
    const counts = e.bandits.map((count, seat) => `${names(seat)} (${count})`)
    if (e.ridge !== null) counts.push(`la Crête et ses cartes (${e.ridge})`)
    const won =
      e.winners.length === 0
        ? ''
        : ` ${say.names(names, e.winners)} ${e.winners.length === 1 ? 'gagne' : 'gagnent chacun'} ${points(e.points)}.`
    const lost =
      e.losers.length === 0
        ? ''
        : ` ${say.names(names, e.losers)} ${e.losers.length === 1 ? 'perd' : 'perdent chacun'} ${points(e.points)}.`
    return `Affrontement de l’an ${e.year}, bandits : ${counts.join(', ')}.${won}${lost}`
  },
  hillBandit: (e, names) => `Un bandit s’installe chez ${names(e.seat)}, sur la colline en ${e.cell}.`,
  noHillFree: (e, names) => `${names(e.seat)} n’a plus de colline libre pour un bandit.`,
  peril: (e, names) =>
    `${plural(e.bandits, 'bandit menace', 'bandits menacent')} le logis de ${names(e.seat)} : −${-e.points}.`,
  banditCard: (e) =>
    `Une carte Bandit : ${plural(e.cows, 'vache', 'vaches')}, ${plural(e.bandits, 'bandit', 'bandits')}, ${plural(e.bullets, 'balle', 'balles')}.`,
  ridgeShot: (e) =>
    `${plural(e.bandits, 'bandit de la Crête abattu', 'bandits de la Crête abattus')} ; balles en réserve : ${e.spare}.`,
  ridgeWrangled: (e) => `La Crête attroupe : le contrat de ${e.cows} vaches est retourné.`,
  ridgeGrows: (e) => `Un bandit des collines rejoint la Crête ; elle en porte ${e.bandits} en tout, debout ou abattus.`,
  partnerRevealed: (e, names) => `${names(e.seat)} révèle son partenaire : ${say.partner(e.partner)}.`,
  gameOver: (e, names) => `La conquête de l’Ouest revient à ${say.names(names, e.winners)}.`,
  soloRank: (e) => `${points(e.points)} : ${say.rank(e.rank)}.`,
})
