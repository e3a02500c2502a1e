import { IMMEDIATE_SALE_BONUS, SMALLEST_SALE, STEPPE_PAIR_HIGHEST } from '../../data/setup.ts'
import type { Words } from '../words.ts'
import { anyOf, number, smallerTiles } from './figures.ts'

/** Numbers of which one is enough. */
const either = (numbers: string | number): string => anyOf(String(numbers).split(', '))

export const choices: Pick<Words, 'decisions' | 'options' | 'reasons'> = {
  decisions: (say) => ({
    keepTiles: () => `Gardez une tuile, ${smallerTiles(' chacune')} : vos premiers troupeaux.`,
    placeFirstGaucho: () => 'Placez votre premier gaucho dans un secteur Action encore vide.',
    takeDice: () => 'Prenez deux dés du rodéo.',
    spendDice: (view) =>
      view.taken.length === 0
        ? 'Plus de dés : utilisez des actions spéciales ou finissez votre tour.'
        : `Utilisez vos dés (${view.taken.join(', ')}), chacun seul ou additionnés.`,
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
    findGaucho: () => 'Votre réserve est vide : reprenez un gaucho pour la tuile venue de la steppe.',
    bringHome: () => 'Choisissez le prochain bœuf qui rejoint son troupeau.',
  }),
  options: (say) => ({
    keep: (o) => `Garder ${say.tiles(o.tiles)}`,
    first: (o) => `Placer votre premier gaucho sur ${say.area(o.area)}`,
    takeDice: (o) => `Prendre ${o.dice[0]} et ${o.dice[1]}`,
    stand: (o) => `Placer un gaucho debout sur le ${say.tile(o.tile)} avec ${say.dice(o.dice)}`,
    lay: (o) => `Coucher un gaucho sur le ${say.tile(o.tile)} avec ${say.dice(o.dice)}`,
    raise: (o) => `Relever votre gaucho sur le ${say.tile(o.tile)} avec ${say.dice(o.dice)}`,
    occupy: (o) => `Occuper ${say.area(o.area)} avec ${say.dice(o.dice)}`,
    use: (o) => `Utiliser ${say.area(o.area)}`,
    takeBack: (o) => `Reprendre votre gaucho de ${say.area(o.area)} sans effet`,
    reclaim: (o) => `Reprendre votre gaucho couché sur le ${say.tile(o.tile)}`,
    endTurn: () => 'Finir votre tour',
    wish: (o) => `Souhaiter un ${o.value}`,
    sell: (o) => `Vendre le troupeau ${say.breed(o.breed)}`,
    steal: (o) => `Voler le ${say.tile(o.tile)}`,
    wake: (o) => `Relever votre gaucho sur le ${say.tile(o.tile)}`,
    displace: (o) => `Remplacer le gaucho couché sur le ${say.tile(o.tile)}`,
    fetch: (o) => `Prendre ${say.tiles(o.tiles)}`,
    settle: (o) => `La placer dans le ${say.pasture(o.pasture)}`,
    add: (o) => `Ajouter le ${say.tile(o.tile)} à droite`,
    sort: (o) => `Trier le ${say.tile(o.tile)} dans son troupeau`,
    pass: () => 'Cela suffit',
  }),
  reasons: () => ({
    'not-your-turn': () => 'Ce n’est pas à vous de choisir ici.',
    'finish-first': () => 'Terminez d’abord l’action commencée.',
    'take-dice-first': (p) =>
      p.needs === '' ? 'Prenez d’abord deux dés.' : `Prenez d’abord les dés qu’il faut : ${either(p.needs)}.`,
    'no-pair-makes-it': (p) => `Il faut ${either(p.needs)} : aucune paire de dés restante ne le donne.`,
    'dice-do-not-match': (p) =>
      `Il faut ${either(p.needs)} : vos dés font ${either(p.have) || 'rien'}. Un Souhait aiderait.`,
    'tile-taken': () => 'Un autre gaucho est déjà sur ce bœuf.',
    'already-standing': () => 'Votre gaucho y est déjà debout.',
    'no-gaucho-left': () => 'Votre réserve est vide. Reprenez d’abord un gaucho.',
    'area-touched': () => 'Vous êtes déjà entré dans ce secteur, ou en êtes sorti, pendant ce tour.',
    'area-needs': (p) => `Ce secteur demande ${either(p.needs)} : vos dés font ${either(p.have) || 'rien'}.`,
    'sort-at-round-up': () => 'Le Tri ne s’utilise que quand le bétail rentre, en fin de manche.',
    'no-herd-to-sell': () => `Vous n’avez aucun troupeau d’au moins ${number(SMALLEST_SALE)} bœufs.`,
    'nothing-to-steal': () => 'Aucun autre joueur n’a de bœuf.',
    'nobody-lying': () => 'Aucun gaucho n’est couché dans la pampa.',
    'steppe-empty': () => 'La steppe est vide.',
    'no-free-space': () => 'Aucun pâturage n’a de case libre.',
    'sale-needs-gaucho': () =>
      'Pour vendre maintenant, il faut sur Vente immédiate un gaucho qui n’y a pas été placé ce tour-ci.',
    'herd-too-small': (p) => `Un troupeau se vend à partir de ${p.needs} bœufs ; celui-ci en a ${p.size}.`,
    'theft-needs-gaucho': () => 'Pour voler, il faut sur Vol de bœuf un gaucho qui n’y a pas été placé ce tour-ci.',
    'dice-must-be-used': (p) => `Vos dés peuvent encore servir (${p.have}) : il faut les utiliser.`,
  }),
}
