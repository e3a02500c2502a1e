import type { en } from './en.ts'

export const fr: { readonly [section in keyof typeof en]: string } = {
  turn: 'Un tour : se déplacer, agir, piocher. Puis c’est au joueur suivant.',
  'kansas-city': 'Une visite à Kansas City, des prévisions au départ du parcours.',
  rails:
    'La carte du nord : six sections, des centres-villes à quatre cases Commerce, et des accès qu’ouvre un disque dans leur ville.',
  poker: 'La table de poker : une place pour chacun, les mises, et les jetons bonus qui restent.',
  movement: 'Les éleveurs. Ils suivent la piste jusqu’à Kansas City, puis recommencent.',
  hire: 'Les trois sortes de travailleurs, chacune pour une rangée de votre plateau.',
  engine: 'Les locomotives, une par joueur, sur la voie ferrée vers l’ouest.',
  discs:
    'Un disque à cadre blanc va partout ; un disque à cadre noir, ici aux angles noirs, seulement sur un cadre noir.',
  certificates: 'À gauche, un certificat qui se dépense à Kansas City ; à droite, un certificat permanent.',
}
