import { IMMEDIATE_SALE_BONUS, STEPPE_PAIR_HIGHEST } from '../../data/setup.ts'
import type { Words } from '../words.ts'
import { smallerTiles } from './figures.ts'

export const choices: Pick<Words, 'decisions' | 'options'> = {
  decisions: (say) => ({
    chooseBreed: () => 'Choisissez la race qui reste dans la boîte.',
    keepTiles: () => `Gardez une tuile, ${smallerTiles(' chacune')} : vos premiers troupeaux.`,
    placeFirstGaucho: () => 'Placez votre premier gaucho dans un secteur Action encore vide.',
    takeDice: () => 'Prenez deux dés du rodéo.',
    spendDice: (view) =>
      view.taken.length === 0
        ? 'Plus de dés : utilisez des actions spéciales ou finissez votre tour.'
        : `Utilisez vos dés (${view.taken.join(', ')}), séparément ou additionnés.`,
    wish: () => 'Souhaitez un dé de la valeur de votre choix.',
    immediateSale: () => `Vendez un de vos troupeaux, pour ${IMMEDIATE_SALE_BONUS} pesos de plus.`,
    theft: () => 'Volez un bœuf à un autre joueur, qui en reçoit la valeur.',
    overseer: () => 'Relevez un de vos gauchos couchés, ou remplacez celui d’un autre joueur par un des vôtres.',
    wakeAnother: () => 'Vous pouvez relever un second gaucho.',
    steppe: () => `Prenez une tuile de la steppe, ou deux d’au plus ${STEPPE_PAIR_HIGHEST} chacune.`,
    settle: ({ steppe: { fetched } }) =>
      fetched.length === 0
        ? 'Choisissez le pâturage de la tuile venue de la steppe.'
        : `Choisissez le pâturage du ${say.tile(fetched[0])} venu de la steppe.`,
    findGaucho: () => 'Votre réserve est vide : reprenez un gaucho pour la tuile venue de la steppe.',
    bringHome: () => 'Choisissez le prochain bœuf qui rejoint son troupeau.',
  }),
  options: (say) => ({
    leaveOut: (o) => `Écarter la race « ${say.breed(o.breed)} »`,
    keep: (o) => `Garder ${say.tiles(o.tiles)}`,
    first: (o) => `Placer votre premier gaucho ${say.area(o.area).on}`,
    takeDice: (o) => `Prendre ${o.dice[0]} et ${o.dice[1]}`,
    stand: (o) => `Placer un gaucho debout sur ${say.theTile(o.tile)} avec ${say.dice(o.dice)}`,
    lay: (o) => `Coucher un gaucho sur ${say.theTile(o.tile)} avec ${say.dice(o.dice)}`,
    raise: (o) => `Relever votre gaucho sur ${say.theTile(o.tile)} avec ${say.dice(o.dice)}`,
    occupy: (o) => `Occuper ${say.area(o.area).the} avec ${say.dice(o.dice)}`,
    use: (o) => `Utiliser ${say.area(o.area).the}`,
    takeBack: (o) => `Reprendre votre gaucho ${say.area(o.area).from} sans effet`,
    reclaim: (o) => `Reprendre votre gaucho couché sur ${say.theTile(o.tile)}`,
    endTurn: () => 'Finir votre tour',
    wish: (o) => `Souhaiter un ${o.value}`,
    sell: (o) => `Vendre le troupeau ${say.breed(o.breed)}`,
    steal: (o) => `Voler ${say.theTile(o.tile)}`,
    wake: (o) => `Relever votre gaucho sur ${say.theTile(o.tile)}`,
    displace: (o) => `Remplacer le gaucho couché sur ${say.theTile(o.tile)}`,
    fetch: (o) => `Prendre ${say.tiles(o.tiles)}`,
    settle: (o) => `La placer dans le ${say.pasture(o.pasture)}`,
    add: (o) => `Ajouter ${say.theTile(o.tile)} à droite`,
    sort: (o) => `Insérer ${say.theTile(o.tile)} dans son troupeau (${say.area('sort').name})`,
    pass: () => 'Terminer',
  }),
}
