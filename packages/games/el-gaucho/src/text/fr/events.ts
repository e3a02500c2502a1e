import { counted } from '@waystation/wording'
import type { Words } from '../words.ts'

const count = counted('fr')

export const events: Words['events'] = (say) => ({
  breedRemoved: (e) => `À deux joueurs, la race « ${say.breed(e.breed)} » reste dans la boîte.`,
  tileDrawn: (e) => `${say.theTile(e.tile)} arrive dans le ${say.pasture(e.pasture)}.`,
  steppeFilled: (e) => `${count(e.count, 'tuile cachée rejoint', 'tuiles cachées rejoignent')} la steppe.`,
  startRolled: (e, names) =>
    `Pour la première place : ${say.list(e.rolls.map(({ seat, dice }) => `${names(seat)} fait ${say.dice(dice)}`))}.`,
  startPlayer: (e, names) => `Manche ${e.round} : ${names(e.seat)} est premier joueur.`,
  handDealt: (e, names) => `${names(e.seat)} reçoit ${e.count} tuiles de départ.`,
  startHerd: (e, names) => `${names(e.seat)} commence avec ${say.tiles(e.tiles)}.`,
  diceRolled: (e, names) => `${names(e.seat)} obtient ${say.list(e.dice)}.`,
  turnBegins: (e, names) => `Au tour de ${names(e.seat)}.`,
  diceTaken: (e, names) => `${names(e.seat)} prend ${e.dice[0]} et ${e.dice[1]}.`,
  gauchoStands: (e, names) =>
    `${names(e.seat)} place un gaucho debout sur ${say.theTile(e.tile)} avec ${say.dice(e.dice)}.`,
  gauchoLies: (e, names) => `${names(e.seat)} couche un gaucho sur ${say.theTile(e.tile)} avec ${say.dice(e.dice)}.`,
  gauchoRises: (e, names) => {
    const means = e.dice.length === 0 ? '' : ` avec ${say.dice(e.dice)}`
    return `${names(e.seat)} relève son gaucho sur ${say.theTile(e.tile)}${means}.`
  },
  areaOccupied: (e, names) => {
    const means = e.dice.length === 0 ? '' : ` avec ${say.dice(e.dice)}`
    return `${names(e.seat)} occupe ${say.area(e.area).the}${means}.`
  },
  areaUsed: (e, names) => `${names(e.seat)} utilise ${say.area(e.area).the}.`,
  areaLeft: (e, names) => `${names(e.seat)} reprend un gaucho ${say.area(e.area).from}.`,
  gauchoReclaimed: (e, names) => `${names(e.seat)} reprend son gaucho couché sur ${say.theTile(e.tile)}.`,
  diceLost: (e, names) => `${names(e.seat)} ne peut pas utiliser ${say.list(e.dice)}.`,
  dieWished: (e, names) => `${names(e.seat)} souhaite un ${e.value}.`,
  cattleStolen: (e, names) => `${names(e.seat)} vole ${say.theTile(e.tile)} à ${names(e.from)}.`,
  gauchoDisplaced: (e, names) =>
    `${names(e.seat)} remplace le gaucho couché de ${names(e.from)} sur ${say.theTile(e.tile)}.`,
  steppeSeen: (e, names) => {
    const seen = e.secret?.[e.seat]?.tiles
    return `${names(e.seat)} regarde la steppe${seen ? ` : ${say.tiles(seen)}` : ''}.`
  },
  tileSettled: (e, names) =>
    `${names(e.seat)} amène ${say.theTile(e.tile)} dans le ${say.pasture(e.pasture)}, un gaucho debout dessus.`,
  roundedUp: (e, names) =>
    `${say.pasture(e.pasture)} complet : ${e.cattle.map((c) => `${say.theTile(c.tile)} rentre chez ${names(c.seat)}`).join(', ')}.`,
  cattleAdded: (e, names) =>
    e.sorted
      ? `${names(e.seat)} insère ${say.theTile(e.tile)} dans son troupeau.`
      : `${say.theTile(e.tile)} rejoint les troupeaux de ${names(e.seat)}.`,
  income: (e, names) => {
    const tiles = say.tiles(e.tiles)
    switch (e.kind) {
      case 'sale':
        return `${names(e.seat)} vend ${tiles} pour ${count(e.pesos, 'peso', 'pesos')}.`
      case 'immediate-sale':
        return `Vente immédiate : ${names(e.seat)} vend ${tiles} pour ${count(e.pesos, 'peso', 'pesos')}.`
      case 'final-sale':
        return `Vente finale : ${names(e.seat)} vend ${tiles} pour ${count(e.pesos, 'peso', 'pesos')}.`
      case 'theft-insurance':
      case 'displacement-insurance':
        return `${names(e.seat)} reçoit ${count(e.pesos, 'peso', 'pesos')} pour ${tiles}.`
    }
  },
  pileExhausted: () => 'La pioche est épuisée.',
  lastRound: () => 'La dernière manche avec dés commence.',
  noDiceRound: () => 'La manche sans dés commence.',
  finalCollection: (e, names) =>
    `Derniers bœufs : ${e.cattle.map((c) => `${say.theTile(c.tile)} rentre chez ${names(c.seat)}`).join(', ')}.`,
  gameOver: (e, names) =>
    e.winners.length === 1
      ? `${names(e.winners[0])} est le plus riche et gagne.`
      : `${say.list(e.winners.map(names))} sont à égalité et partagent la victoire.`,
})
