import type { Words } from '../words.ts'

export const menu: Words['menu'] = {
  welcome: 'Waystation',
  whichGame: 'Quel jeu ?',
  language: 'English',
  resume: 'Reprendre une partie enregistrée',
  quit: 'Quitter',
  players: (min, max) => `Combien de joueurs ? (${min} à ${max})`,
  who: (seat) => `Qui joue à la place ${seat} ?`,
  name: (fallback) => `Nom ? (Entrée pour ${fallback})`,
  file: 'Quel fichier ?',
  variant: (name) => `${name} ?`,
  usual: (text) => `${text} (par défaut)`,
  number: 'Numéro',
  outOfRange: (max) => `Donnez un numéro de 1 à ${max}.`,
  back: 'Ligne vide : retour.',
  bye: 'À la prochaine.',
}
