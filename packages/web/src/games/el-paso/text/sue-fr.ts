import type { SueWords } from './sue-words.ts'

const some = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`

export const fr: SueWords = {
  sue: 'Sue',
  sueNext: 'Ce qu’elle peut faire ensuite',
  suePlayed: 'Son dernier tour',
  sueAhead: (count) => `${some(count, 'carte', 'cartes')} à venir, sans ordre`,
  sueShuffles: 'Elle mélange toutes ses cartes',
  sueStrategy: 'Stratégie : de gauche à droite',
  sueFetches: {
    cowboy: (what) => `prend ${what}`,
    builder: (what) => `bâtit jusqu’à ${what}`,
    engineer: (what) => `utilise ${what}`,
  },
  suePosts: 'Prochaine livraison',
  sueCattle: 'Bétail',
  sueTiles: 'Tuiles',
  sueSupply: (count) => `Réserve : ${count}`,
  suePoints: 'points pour l’instant',
  sueDraws: 'Elle pioche dans sa réserve, face cachée.',
  sueSteps: (steps) => `Sa carte indique ${steps}.`,
  sueStepsFor: (workers) => `Une étape par ouvrier : ${workers}.`,
  sueFork: (outer, inner, takes) =>
    `À la bifurcation, ${some(outer, 'bâtiment', 'bâtiments')} sur le chemin extérieur, ${inner} sur le chemin intérieur : elle prend le chemin ${takes === 'outer' ? 'extérieur' : 'intérieur'}${outer === inner ? ', comme toujours à égalité' : ', qui en compte le moins'}.`,
  sueMayStop: (cards, all) => `Sue s’arrête ici avec ${some(cards, 'carte', 'cartes')} sur ${all}`,
  sueReason: {
    market: 'La race la plus chère que ses cowboys permettent, sinon la suivante encore disponible.',
    train: 'La carte Train de ses ingénieurs.',
    tile: 'Parmi les tuiles visibles, celle qui rapporte le plus de points, la plus à gauche à égalité.',
    build:
      'Le plus grand bâtiment que ses bâtisseurs permettent, sur l’emplacement vide le plus cher, le plus proche à égalité.',
    replace: 'Ses deux marqueurs sont placés : le remplacement qui emploie le plus de bâtisseurs.',
    instead: 'Rien qu’elle puisse bâtir ou remplacer : une Hereford.',
    best: 'Ce pour quoi elle a le plus d’ouvriers ; à égalité, le plus à gauche de sa rangée.',
    post: 'Après son action à El Paso : une Simmental, puis un disque sur son prochain comptoir.',
    wild: 'Un ouvrier joker rejoint son plus grand groupe non complet, le plus à gauche à égalité.',
  },
  noneYet: 'rien encore',
}
