import { joined, numeral } from '@waystation/wording'
import type { en } from './en.ts'
import { FIGURES } from './examples.ts'

const number = numeral('fr')
const { attacker, defender, wounds, kills, fee, oneFine, fourFine } = FIGURES

export const fr: { readonly [section in keyof typeof en]: string } = {
  preparation: 'La table au début : la ville et ses cases, la voie ferrée en bas, la mine et le Cimetière, les ranchs.',
  saloon: 'Qui l’on peut recruter, et à quel prix. Le nombre à leurs pieds est leur force.',
  duels: `Un vétéran attaque un novice qui utilise une cartouche : ${number(attacker)} dés contre ${number(defender)}. Un ${joined('ou')(kills.map(String))} tue, un ${joined('ou')(wounds.map(String))} blesse.`,
  sheriff: `L’étoile se tient là où trois cases se touchent : personne n’y est attaqué. Y venir coûte ${fee} $ si un adversaire contrôle le Bureau du Shérif.`,
  buildings:
    'Le long du trottoir : sur papier ce que rapporte une annexion, sur ardoise ce que l’on a tant qu’on contrôle le bâtiment.',
  railway:
    'La voie monte de case en case. Les cowboys des deux bâtiments voisins de la dernière tuile peuvent annexer.',
  end: `Ce que coûtent les pions Wanted à la fin : ${oneFine} $ pour un, ${fourFine} $ pour quatre.`,
}
