import { counted } from '@waystation/wording'
import type { Words } from '../words.ts'

const plural = counted('fr')
const SHOTS = { miss: 'manque', wound: 'blesse', kill: 'tue' } as const

export const events: Words['events'] = (say) => ({
  townLaidOut: (e) => `La ville : ${say.buildings(e.buildings.map(({ building }) => building))}.`,
  startRolled: (e, names) =>
    `Dés du premier joueur : ${say.list(e.rolls.map((r) => `${names(r.seat)} fait ${r.face}`))}.`,
  firstPlayer: (e, names) => `${names(e.seat)} commence.`,
  turnBegins: (e, names) => `Au tour de ${names(e.seat)}.`,
  sent: (e, names) => `${names(e.seat)} envoie ${say.cowboy(e.cowboy)} ${say.at(e.building)}.`,
  moved: (e, names) => `${names(e.seat)} déplace ${say.cowboy(e.cowboy)} ${say.from(e.from)} ${say.at(e.to)}.`,
  recalled: (e, names) => `${names(e.seat)} rappelle ${say.cowboy(e.cowboy)} ${say.from(e.from)}.`,
  feePaid: (e, names) =>
    `${names(e.seat)} verse ${say.money(e.amount)} à ${names(e.to)}, qui contrôle le Bureau du Shérif.`,
  duelBegins: (e, names) =>
    `Duel ${say.at(e.building)} : ${names(e.seat)}, avec ${say.cowboy(e.cowboy)}, attaque ${names(e.defender)}, avec ${say.cowboy(e.defenderCowboy)}.`,
  postersTaken: (e, names) =>
    `${names(e.seat)} reçoit ${plural(e.count, 'pion Wanted', 'pions Wanted')} ; il en reste ${e.pool} dans la jauge.`,
  postersDiscarded: (e, names) => `${names(e.seat)} défausse ${plural(e.count, 'pion Wanted', 'pions Wanted')}.`,
  fled: (e, names) => `${names(e.seat)} fuit ${say.the(e.building)} à cheval.`,
  cartridgeUsed: (e, names) => `${names(e.seat)} utilise une cartouche.`,
  cartridgeKept: (e, names) => `${names(e.seat)} n’utilise pas de cartouche.`,
  diceCounted: (e, names) =>
    `${e.dice.map(({ seat, dice }) => `${names(seat)} a ${plural(dice, 'dé', 'dés')}`).join(', ')}.`,
  dieRolled(e, names) {
    if (e.shot === 'miss') return `${names(e.seat)} fait ${e.face} et manque.`
    if (e.dead) return `${names(e.seat)} fait ${e.face} : le cowboy de ${names(e.target)} est déjà mort.`
    return `${names(e.seat)} fait ${e.face} et ${SHOTS[e.shot]} le cowboy de ${names(e.target)}.`
  },
  killed: (e, names) => `${names(e.seat)} perd ${say.cowboy(e.cowboy)} ${say.at(e.building)}.`,
  duelEnds(e, names) {
    switch (e.outcome) {
      case 'attackerWins':
        return `${names(e.seat)} gagne le duel.`
      case 'defenderWins':
        return `${names(e.defender)} gagne le duel et reste.`
      case 'bothLive':
        return `Les deux survivent : ${names(e.defender)} reste.`
      case 'bothDie':
        return 'Les deux meurent.'
    }
  },
  sentToMine: (e, names) => `Le cowboy de ${names(e.seat)} est envoyé ${say.from(e.from)} à la Mine abandonnée.`,
  annexed: (e, names) => `${names(e.seat)} annexe ${say.the(e.building)}.`,
  declined: (e, names) => `${names(e.seat)} n’annexe pas ${say.the(e.building)}.`,
  earned: (e, names) => `${names(e.seat)} reçoit ${say.money(e.amount)} grâce ${say.at(e.building)}.`,
  cartridgesGained: (e, names) => `${names(e.seat)} reçoit ${plural(e.count, 'cartouche', 'cartouches')}.`,
  poniesGained: (e, names) => `${names(e.seat)} reçoit ${plural(e.count, 'cheval', 'chevaux')}.`,
  hired: (e, names) =>
    `${names(e.seat)} recrute ${say.cowboy(e.cowboy)} ${e.cost === 0 ? 'gratuitement' : `pour ${say.money(e.cost)}`}.`,
  nobodyHired: (e, names) => `${names(e.seat)} ne recrute personne.`,
  sheriffMoved: (e, names) => `${names(e.seat)} déplace le shérif à ${say.crossing(e.to)}.`,
  robbed: (e, names) => `${names(e.seat)} prend ${say.money(e.amount)} à ${names(e.victim)}.`,
  tileDrawn: (e, names) => `${names(e.seat)} pioche ${say.the(e.building)} dans la pile ${e.stack}.`,
  built: (e, names) => `${names(e.seat)} place ${say.the(e.building)} : ${say.plot(e.plot)}.`,
  tileReturned: (e) => `Plus de place : ${say.the(e.building)} va sous la pile ${e.stack}.`,
  goldRolled: (e, names) => `${names(e.seat)} cherche de l’or et fait ${e.face} : ${say.money(e.amount)}.`,
  stackConsulted: (e, names) => {
    const seen = e.secret?.[e.seat]?.tiles
    return `${names(e.seat)} regarde la pile ${e.stack}${seen ? ` : ${say.buildings(seen)}` : ''}.`
  },
  stackArranged: (e, names) => {
    const seen = e.secret?.[e.seat]?.tiles
    return `${names(e.seat)} remet la pile ${e.stack} en place${seen ? ` : ${say.buildings(seen)}` : ''}.`
  },
  courtPaid: (e, names) => `${names(e.seat)} paye ${say.money(e.amount)} au Tribunal.`,
  denounced: (e, names) => `${names(e.seat)} donne le pion Wanted du Journal à ${names(e.target)}.`,
  telegraphed: (e, names) =>
    `${names(e.seat)} ${e.added ? 'ajoute' : 'retire'} ${plural(e.count, 'pion Wanted', 'pions Wanted')} ; la jauge en compte ${e.pool}.`,
  railLaid: (e, names) => `${names(e.seat)} pose la tuile Rail ${e.tile} : ${say.plot(e.plot)}.`,
  stationBuilt: (e, names) => `${names(e.seat)} construit la Gare : ${say.plot(e.plot)}.`,
  destroyed: (e) => `${say.the(e.building)} disparaît et va sous la pile ${e.stack}.`,
  activated: (e, names) =>
    `${e.station ? 'La Gare est posée' : 'Le rail passe'} : ${names(e.owner)} peut annexer ${say.the(e.building)}.`,
  endComes(e) {
    switch (e.end) {
      case 'station':
        return 'La Gare est posée : la partie va s’arrêter.'
      case 'pool':
        return 'La jauge de criminalité est vide : la Cavalerie arrive à la fin du tour.'
      case 'gang':
        return 'Un clan n’a plus personne en vie : la partie s’arrête à la fin du tour.'
    }
  },
  gameEnds: () => 'La partie est terminée ; les amendes tombent.',
  depotPaid: (e, names) => `Pas de Gare : la Diligence rapporte ${say.money(e.amount)} à ${names(e.seat)}.`,
  tallied: (e, names) =>
    `${e.totals.map((t) => `${names(t.seat)} : ${say.money(t.total)} (amende de ${say.money(t.fine)})`).join(', ')}.`,
  finalDuelBegins: (e, names) => `Duel final entre ${say.names(names, e.seats)} !`,
  championChosen: (e, names) => `${say.cowboy(e.cowboy)} se bat pour ${names(e.seat)}.`,
  finalCartridgesUsed: (e, names) => `${names(e.seat)} utilise ${plural(e.count, 'cartouche', 'cartouches')}.`,
  aimed: (e, names) => `${names(e.seat)} vise ${names(e.target)} avec ${plural(e.dice, 'dé', 'dés')}.`,
  championKilled: (e, names) => `Le champion de ${names(e.seat)} tombe.`,
  woundsHealed: () => 'Plus personne n’a de dé : les blessures guérissent et tout recommence.',
  gameOver: (e, names) =>
    e.winners.length === 0
      ? 'Il ne reste personne pour diriger Deadwood.'
      : `Deadwood appartient à ${say.names(names, e.winners)}.`,
})
