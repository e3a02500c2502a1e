/** Noms des éléments, et ce à quoi ils servent. */
import type { ComponentText } from '@waystation/kernel'
import { joined } from '@waystation/wording'
import { valueOfBreed } from '../../data/cards.ts'
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
  | 'someCattle'
  | 'cattleHelp'
  | 'workers'
  | 'slotActions'
  | 'aWorker'
  | 'theWorker'
  | 'workerCount'
  | 'hazards'
  | 'hazard'
  | 'hazardHelp'
  | 'theTeepee'
  | 'teepeeCount'
  | 'teepees'
  | 'neutral'
  | 'building'
  | 'buildingHelp'
  | 'neutralHelp'
  | 'actionNotes'
  | 'places'
  | 'locations'
  | 'nodeHelp'
  | 'tasks'
  | 'objective'
  | 'theObjective'
  | 'objectiveWith'
  | 'objectiveHelp'
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

/** « gare », « 2 gares » */
const several =
  (one: string, many: string) =>
  (count: number): string =>
    count === 1 ? one : `${count} ${many}`
const MODULE = { without: 'sans', with: 'avec' } as const

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
  someCattle: (name, count) => (count === 1 ? `une ${name}` : `${count} ${name}`),
  cattleHelp: (value, vp) => `Valeur d’élevage ${value}. Rapporte ${points(vp)} en fin de partie.`,
  workers: {
    cowboy: text('cowboy', `Achète du bétail : plus vous en avez, plus vous achetez et moins c’est cher. ${slotsHelp}`),
    craftsman: text(
      'artisan',
      `Construit : un bâtiment demande autant d’artisans que son nombre l’indique. ${slotsHelp}`,
    ),
    engineer: text('ingénieur', `Conduit la locomotive : une case par ingénieur. ${slotsHelp}`),
  },
  slotActions: (slots) =>
    slots.length === 0
      ? ''
      : `Une case où arrive un travailleur donne son action : ${slots.map(({ slot, action }) => `case ${slot}, ${action}`).join(' ; ')}.`,
  aWorker: (worker) => `un ${WORKER[worker]}`,
  theWorker: (worker) => (worker === 'cowboy' ? 'le cowboy' : `l’${WORKER[worker]}`),
  workerCount: (worker, count) => `${count} ${WORKER[worker]}${count > 1 ? 's' : ''}`,
  hazards: TYPES,
  hazard: (type, hand, vp) => `${type} (${HANDS[hand]}, ${points(vp)})`,
  hazardHelp: (vp) => `Un lieu avec une taxe. Qui le retire garde la tuile : ${points(vp)} en fin de partie.`,
  theTeepee: (name) => `le ${name}`,
  teepeeCount: (colour, count) => `${count} tipis ${colour === 'green' ? 'verts' : 'bleus'}`,
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
  actionNotes: {
    extraordinaryDelivery:
      'Reculez la locomotive d’autant de cases que vous voulez et livrez dans une ville dont la valeur ne dépasse pas ce nombre de cases ; les embranchements et les cases occupées ne comptent pas. Il n’y a pas de frais de transport.',
    copy: 'Un bâtiment est adjacent s’il n’y a ni emplacement vide ni autre lieu entre lui et celui-ci ; son propriétaire importe peu.',
  },
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
  nodeHelp: (special, addOn, woods, leadsTo) =>
    [
      'Une case du parcours ; elle ne compte comme déplacement que si une tuile s’y trouve.',
      ...(leadsTo === null ? [] : [`Ensuite vient ${leadsTo}.`]),
      ...(special === null ? [] : [`Un bâtiment placé ici a une action de plus : ${special}.`]),
      ...(addOn === null
        ? []
        : [`Avec la table de poker, le bâtiment neutre placé ici a une action de plus : ${addOn}.`]),
      ...(woods ? ['Un bâtiment placé ici se trouve dans les bois.'] : []),
    ].join(' '),
  tasks: {
    building: several('bâtiment', 'bâtiments'),
    'green-teepee': several('tipi vert', 'tipis verts'),
    'blue-teepee': several('tipi bleu', 'tipis bleus'),
    hazard: several('danger', 'dangers'),
    station: several('gare', 'gares'),
    'cattle-value-3': (n) => `${n === 1 ? 'une bête' : `${n} bêtes`} de valeur ${valueOfBreed('holstein')}`,
    'west-highland': several('West Highland', 'West Highland'),
    'texas-longhorn': several('Texas Longhorn', 'Texas Longhorn'),
    'san-francisco-disc': several('livraison à San Francisco', 'livraisons à San Francisco'),
  },
  objective: (tasks, vp) => `objectif « ${tasks} » (${vp} PV)`,
  theObjective: (tasks, vp) => `l’objectif « ${tasks} » (${vp} PV)`,
  objectiveWith: (card, immediate) => `${card} ; quand on la joue : ${immediate}`,
  objectiveHelp: (immediate, tasks, vp, penalty) => {
    const action = immediate === null ? 'Aucune action immédiate.' : `Quand on la joue : ${immediate}.`
    const loss = penalty === 0 ? 'rien sinon' : `${points(penalty)} sinon`
    return `${action} Demande ${tasks} : ${points(vp)} si tout y est, ${loss}. Chaque élément ne sert qu’à une seule carte.`
  },
  variants: {
    'neutral-buildings': {
      name: 'Bâtiments neutres',
      values: { fixed: 'sur leur lettre (première partie)', shuffled: 'mélangés' },
    },
    'private-buildings': {
      name: 'Bâtiments personnels',
      values: {
        a: 'face a (premières parties)',
        b: 'face b',
        mixed: 'une face au hasard pour chacun',
        chosen: 'le premier joueur choisit chaque face',
      },
    },
    'rails-north': { name: 'Ruée vers le nord', values: MODULE },
    'poker-table': { name: 'À la table de poker', values: MODULE },
    'building-sites': { name: 'Préparation de chantier : retourner une tuile pas encore construite', values: MODULE },
    'tile-11': { name: 'Bâtiment 11 (toujours avec Ruée vers le nord)', values: MODULE },
    'tile-13': { name: 'Bâtiment 13', values: MODULE },
    'promo-station-masters': {
      name: 'Chefs de gare promotionnels (toujours avec Ruée vers le nord)',
      values: MODULE,
    },
  },
  list: joined('et'),
  either: joined('ou'),
}
