/** Noms des éléments, et ce à quoi ils servent. */
import type { ComponentText } from '@waystation/kernel'
import { joined } from '@waystation/wording'
import { valueOfBreed } from '../../data/cards.ts'
import { DOLLARS_PER_VP, TOKEN_VP } from '../../data/station-masters.ts'
import { minus } from '../grammar.ts'
import type { Words } from '../words.ts'
import { slotsHelp } from './figures.ts'
import { of } from './grammar.ts'

type Part = Pick<
  Words,
  | 'title'
  | 'tagline'
  | 'breeds'
  | 'cardWithPoints'
  | 'cattleHelp'
  | 'workers'
  | 'aWorker'
  | 'theWorker'
  | 'workerCount'
  | 'hazards'
  | 'hazard'
  | 'hazardHelp'
  | 'theTeepee'
  | 'teepees'
  | 'neutral'
  | 'building'
  | 'buildingHelp'
  | 'neutralHelp'
  | 'places'
  | 'locations'
  | 'nodeHelp'
  | 'tasks'
  | 'objective'
  | 'objectiveWith'
  | 'objectiveHelp'
  | 'things'
  | 'variants'
  | 'list'
  | 'either'
>

const text = (name: string, help: string): ComponentText => ({ name, help })
const points = (n: number): string => `${minus(n)} ${Math.abs(n) < 2 ? 'point' : 'points'}`
const HANDS = { green: 'main verte', black: 'main noire' } as const
const TYPES = { flood: 'inondation', drought: 'sécheresse', rockfall: 'éboulement' } as const
const USES = {
  A: 'recrutement',
  B: 'construction',
  C: 'objectifs, locomotive',
  D: 'commerce',
  E: 'marché au bétail',
  F: 'dangers',
  G: 'locomotive',
} as const
const THE_HAZARD = { flood: 'l’inondation', drought: 'la sécheresse', rockfall: 'l’éboulement' } as const
const WORKER = { cowboy: 'cowboy', craftsman: 'artisan', engineer: 'ingénieur' } as const

export const names: Part = {
  title: 'Great Western Trail',
  tagline: 'Menez votre troupeau à Kansas City et expédiez-le vers l’ouest par le rail.',
  breeds: {
    jersey: 'Jersey',
    'dutch-belt': 'Dutch Belt',
    'black-angus': 'Black Angus',
    guernsey: 'Guernsey',
    holstein: 'Holstein',
    'brown-swiss': 'Brown Swiss',
    ayrshire: 'Ayrshire',
    'west-highland': 'West Highland',
    'texas-longhorn': 'Texas Longhorn',
  },
  cardWithPoints: (breed, vp) => `${breed} (${vp})`,
  cattleHelp: (value, vp) => `Valeur d’élevage ${value}. Rapporte ${points(vp)} en fin de partie.`,
  workers: {
    cowboy: text('cowboy', `Achète du bétail : plus vous en avez, plus vous achetez et moins c’est cher. ${slotsHelp}`),
    craftsman: text(
      'artisan',
      `Construit : un bâtiment demande autant d’artisans que son nombre l’indique. ${slotsHelp}`,
    ),
    engineer: text('ingénieur', `Conduit la locomotive : une case par ingénieur. ${slotsHelp}`),
  },
  aWorker: (worker) => `un ${WORKER[worker]}`,
  theWorker: (worker) => (worker === 'cowboy' ? 'le cowboy' : `l’${WORKER[worker]}`),
  workerCount: (worker, count) => `${count} ${WORKER[worker]}${count > 1 ? 's' : ''}`,
  hazards: TYPES,
  hazard: (type, hand, vp) => `${type} (${HANDS[hand]}, ${points(vp)})`,
  hazardHelp: (vp) => `Un lieu avec une taxe. Qui le retire garde la tuile : ${points(vp)} en fin de partie.`,
  theTeepee: (name) => `le ${name}`,
  teepees: {
    green: text('tipi vert', 'Un lieu avec une main verte. Commercez avec les Indiens pour le prendre.'),
    blue: text('tipi bleu', 'Un lieu avec une main noire. Commercez avec les Indiens pour le prendre.'),
  },
  neutral: (letter) => `bâtiment neutre ${letter} (${USES[letter]})`,
  building: (number, side) => `bâtiment ${number}${side}`,
  buildingHelp: ({ craftsmen, vp, hands }, actions) => {
    const fee = hands.length === 0 ? 'Pas de taxe' : `Taxe : ${hands.map((h) => HANDS[h]).join(' et ')}`
    return `Demande ${craftsmen} ${craftsmen === 1 ? 'artisan' : 'artisans'}, rapporte ${points(vp)}. ${fee}. Actions : ${actions}.`
  },
  neutralHelp: (actions) => `Tout le monde peut l’utiliser. Actions : ${actions}.`,
  places: {
    start: 'le départ du parcours',
    neutral: (letter) => `la case ${letter}`,
    site: (name) => `l’emplacement ${name}`,
    hazard: (type, n) => `la case ${TYPES[type]} ${n}`,
    hazardSite: (type, n) => `l’emplacement ${TYPES[type]} ${n}`,
    village: (value) => `la case du village ${minus(value)}`,
    villageSite: (n) => `l’emplacement du village ${n}`,
  },
  locations: {
    neutral: (letter) => `le bâtiment neutre ${letter} (${USES[letter]})`,
    building: (name, owner, site) => `le ${name} ${of(owner)}, sur ${site}`,
    hazard: (type, hand, vp) => `${THE_HAZARD[type]} (${HANDS[hand]}, ${points(vp)})`,
    teepee: (name, place) => `le ${name} de ${place}`,
  },
  nodeHelp: (special, woods, leadsTo) =>
    [
      'Une case du parcours ; elle ne compte comme déplacement que si une tuile s’y trouve.',
      ...(leadsTo === null ? [] : [`Ensuite vient ${leadsTo}.`]),
      ...(special === null ? [] : [`Un bâtiment placé ici a une action de plus : ${special}.`]),
      ...(woods ? ['Un bâtiment placé ici se trouve dans les bois.'] : []),
    ].join(' '),
  tasks: {
    building: 'bâtiment',
    'green-teepee': 'tipi vert',
    'blue-teepee': 'tipi bleu',
    hazard: 'danger',
    station: 'gare',
    'cattle-value-3': `bétail de valeur ${valueOfBreed('holstein')}`,
    'west-highland': 'West Highland',
    'texas-longhorn': 'Texas Longhorn',
    'san-francisco-disc': 'livraison à San Francisco',
  },
  objective: (tasks, vp) => `objectif ${tasks} (${vp})`,
  objectiveWith: (card, immediate) => `${card} ; quand on la joue : ${immediate}`,
  objectiveHelp: (immediate, tasks, vp, penalty) => {
    const action = immediate === null ? 'Aucune action immédiate.' : `Quand on la joue : ${immediate}.`
    const loss = penalty === 0 ? 'rien sinon' : `${points(penalty)} sinon`
    return `${action} Demande ${tasks} : ${points(vp)} si tout y est, ${loss}. Chaque élément ne sert qu’à une seule carte.`
  },
  things: {
    cattleman: text(
      'éleveur',
      'Votre cavalier sur le parcours. Il va de lieu en lieu, toujours en direction de Kansas City.',
    ),
    engine: text(
      'locomotive',
      'Arrivée au niveau d’une ville, elle rend la livraison gratuite ; les embranchements mènent aux gares.',
    ),
    money: text('argent', `Des dollars. Chaque tranche de ${DOLLARS_PER_VP} $ vaut un point en fin de partie.`),
    certificate: text(
      'certificat',
      'Dépensez vos certificats temporaires à Kansas City : un de valeur d’élevage chacun. Les permanents comptent toujours.',
    ),
    'job-market-token': text(
      'jeton Marché de l’emploi',
      `Il se tient sur la rangée en cours. Qui remplit la dernière rangée le prend : ${points(TOKEN_VP)}, et les derniers tours commencent.`,
    ),
    'market-deck': text('pioche Bétail du marché', 'Le bétail qui n’est pas encore arrivé au marché.'),
    'objective-deck': text(
      'pioche Objectif',
      'Des cartes face cachée. La première peut être prise à la place d’une carte visible.',
    ),
    'supply-pile': text(
      'Réserve de Kansas City',
      'Des tuiles face cachée qui viendront sur les emplacements « prévision » du même numéro.',
    ),
    hand: text('main', 'Vos cartes ; vous seul les voyez.'),
    'draw-pile': text(
      'pioche Bétail',
      'Vous y piochez jusqu’à votre limite de main. La défausse n’est mélangée que s’il faut une carte et que la pioche est vide.',
    ),
    'discard-pile': text('défausse', 'Les cartes utilisées ou achetées, face visible.'),
    'herd-value': text('valeur d’élevage', 'Chaque race différente de votre main compte une fois.'),
  },
  variants: {
    'neutral-buildings': {
      name: 'Bâtiments neutres',
      values: { fixed: 'sur leur lettre (première partie)', shuffled: 'mélangés' },
    },
    'private-buildings': {
      name: 'Bâtiments personnels',
      values: { a: 'face a (premières parties)', b: 'face b', mixed: 'une face au hasard pour chacun' },
    },
  },
  list: joined('et'),
  either: joined('ou'),
}
