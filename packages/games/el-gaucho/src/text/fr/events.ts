import { counted } from '@waystation/wording'
import type { Words } from '../words.ts'

const count = counted('fr')

export const events: Words['events'] = (say) => ({
  breedRemoved: (e) => `À deux joueurs, la race « ${say.breed(e.breed)} » reste dans la boîte.`,
  tileDrawn: (e) => `Le ${say.tile(e.tile)} arrive dans le ${say.pasture(e.pasture)}.`,
  steppeFilled: (e) => `${count(e.count, 'tuile cachée rejoint', 'tuiles cachées rejoignent')} la steppe.`,
  startPlayer: (e, names) => `Manche ${e.round} : ${names(e.seat)} est premier joueur.`,
  handDealt: (e, names) => `${names(e.seat)} reçoit ${e.count} tuiles de départ.`,
  startHerd: (e, names) => `${names(e.seat)} commence avec ${say.tiles(e.tiles)}.`,
  diceRolled: (e, names) => `${names(e.seat)} lance ${e.dice.join(' ')}.`,
  turnBegins: (e, names) => `Tour de ${names(e.seat)}.`,
  diceTaken: (e, names) => `${names(e.seat)} prend ${e.dice[0]} et ${e.dice[1]}.`,
  gauchoStands: (e, names) =>
    `${names(e.seat)} place un gaucho debout sur le ${say.tile(e.tile)} avec ${say.dice(e.dice)}.`,
  gauchoLies: (e, names) => `${names(e.seat)} couche un gaucho sur le ${say.tile(e.tile)} avec ${say.dice(e.dice)}.`,
  gauchoRises: (e, names) => {
    const means = e.dice.length === 0 ? '' : ` avec ${say.dice(e.dice)}`
    return `${names(e.seat)} relève son gaucho sur le ${say.tile(e.tile)}${means}.`
  },
  areaOccupied: (e, names) => {
    const means = e.dice.length === 0 ? '' : ` avec ${say.dice(e.dice)}`
    return `${names(e.seat)} occupe ${say.area(e.area)}${means}.`
  },
  areaUsed: (e, names) => `${names(e.seat)} utilise ${say.area(e.area)}.`,
  areaLeft: (e, names) => `${names(e.seat)} reprend un gaucho de ${say.area(e.area)}.`,
  gauchoReclaimed: (e, names) => `${names(e.seat)} reprend son gaucho couché sur le ${say.tile(e.tile)}.`,
  diceLost: (e, names) => `${names(e.seat)} ne peut pas utiliser ${e.dice.join(' et ')}.`,
  dieWished: (e, names) => `${names(e.seat)} souhaite un ${e.value}.`,
  cattleStolen: (e, names) => `${names(e.seat)} vole le ${say.tile(e.tile)} à ${names(e.from)}.`,
  gauchoDisplaced: (e, names) =>
    `${names(e.seat)} déplace le gaucho de ${names(e.from)} couché sur le ${say.tile(e.tile)}.`,
  steppeSeen: (e, names) => {
    const seen = e.secret?.[e.seat]?.tiles
    return `${names(e.seat)} regarde la steppe${seen ? ` : ${say.tiles(seen)}` : ''}.`
  },
  tileSettled: (e, names) =>
    `${names(e.seat)} amène le ${say.tile(e.tile)} dans le ${say.pasture(e.pasture)}, un gaucho debout dessus.`,
  roundedUp: (e, names) =>
    `${say.pasture(e.pasture)} complet : ${e.cattle.map((c) => `le ${say.tile(c.tile)} rentre chez ${names(c.seat)}`).join(', ')}.`,
  cattleAdded: (e, names) =>
    e.sorted
      ? `${names(e.seat)} trie le ${say.tile(e.tile)} dans un troupeau.`
      : `Le ${say.tile(e.tile)} rejoint le bétail de ${names(e.seat)}.`,
  income: (e, names) => {
    const tiles = say.tiles(e.tiles)
    switch (e.kind) {
      case 'sale':
        return `${names(e.seat)} vend ${tiles} pour ${count(e.pesos, 'peso', 'pesos')}.`
      case 'immediate-sale':
        return `${names(e.seat)} vend aussitôt ${tiles} pour ${count(e.pesos, 'peso', 'pesos')}.`
      case 'final-sale':
        return `Vente finale : ${names(e.seat)} vend ${tiles} pour ${count(e.pesos, 'peso', 'pesos')}.`
      case 'theft-insurance':
      case 'displacement-insurance':
        return `${names(e.seat)} reçoit ${count(e.pesos, 'peso', 'pesos')} pour le ${tiles}.`
    }
  },
  pileExhausted: () => 'La pioche est épuisée.',
  lastRound: () => 'La dernière manche avec dés commence.',
  noDiceRound: () => 'La manche sans dés commence.',
  finalCollection: (e, names) =>
    `Derniers bœufs : ${e.cattle.map((c) => `le ${say.tile(c.tile)} rentre chez ${names(c.seat)}`).join(', ')}.`,
  gameOver: (e, names) =>
    e.winners.length === 1
      ? `${names(e.winners[0])} est le plus riche et gagne.`
      : `${e.winners.map(names).join(', ')} sont aussi riches et partagent la victoire.`,
})
