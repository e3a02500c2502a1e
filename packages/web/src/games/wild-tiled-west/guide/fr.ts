import { HAT_SPACE, JUMP_COST, MIN_COWS, TOMBSTONE_POINTS, YEARS } from '@waystation/wild-tiled-west'
import type { LessonWords } from './index.ts'

export const fr: LessonWords = {
  welcome: {
    title: 'Bienvenue sur la frontière',
    text: `En ${YEARS.length} années, vous posez des tuiles sur votre terre : villes, pâturages, mines et shérifs. Le plus de points gagne.`,
  },
  'welcome-alone': {
    title: 'Seul sur la frontière',
    text: `En ${YEARS.length} années, vous posez des tuiles sur votre terre. L’adversaire est la Crête des bandits ; vos points font votre rang.`,
  },
  board: {
    title: 'Votre terre',
    text: 'Visez un plateau pour le voir en grand. Plus d’étoiles, plus difficile. Un second clic, ou Entrée, vous y installe.',
  },
  partner: {
    title: 'Un partenaire secret',
    text: 'Chaque ligne remplie à la fin rapporte ses points. Gardez celui que vous pouvez viser.',
  },
  dice: {
    title: 'Les dés ouvrent des piles',
    text: 'Un dé de prairie est posé au bout d’une rangée et ouvre la pile la plus proche qui y reste.',
  },
  draft: {
    title: 'Prenez une tuile',
    text: 'Glissez une tuile qui brille sur votre terre, ou cliquez-la. Rien n’est pris avant la pose ; Échap la repose.',
  },
  lay: {
    title: 'Posez-la',
    text: 'Les anneaux montrent où elle peut aller. R tourne, F retourne. Tout ce qui suit est montré avant ; Entrée ou « Poser » le fait.',
  },
  river: {
    title: 'La rivière',
    text: `Un dé de rivière ouvre toute une colonne : la pile la plus proche, ou une plus loin pour ${JUMP_COST} or par pile sautée.`,
  },
  alleys: {
    title: 'Allées gratuites',
    text: 'Au lieu d’une tuile, posez une ou deux allées pour rien. Elles bouchent les trous et finissent les villes.',
  },
  wrangle: {
    title: 'Attrouper',
    text: `Dès ${MIN_COWS} vaches dans un pâturage, vous pouvez attrouper, une fois par pâturage. Plus de vaches paient plus : attendre est permis.`,
  },
  towns: {
    title: 'Les villes',
    text: 'Une ville paie le nombre de son panneau quand toutes ses cases sont couvertes, et un bonus les premières années.',
  },
  bandits: {
    title: 'L’affrontement',
    text: 'À la fin de chaque année, le moins de bandits debout gagne des points, le plus en perd. L’insigne près du nom dit où vous en êtes.',
  },
  ridge: {
    title: 'La Crête',
    text: 'Ses bandits et ceux de ses cartes sont comparés aux vôtres à la fin de chaque année. Les balles des cartes en enterrent.',
  },
  herd: {
    title: 'Leur bétail',
    text: 'Les vaches des cartes se rassemblent. S’il y en a assez, la Crête vous prend le meilleur contrat.',
  },
  mines: {
    title: 'Les mines',
    text: `Chaque pioche vous avance : plus d’or par an, des points à la fin, et un second partenaire à la case ${HAT_SPACE}.`,
  },
  shoot: {
    title: 'Les shérifs',
    text: `Un shérif tire en ligne et en colonne dès que vous avez une balle. Une tombe vaut ${TOMBSTONE_POINTS} points.`,
  },
  hill: {
    title: 'Un nouveau bandit',
    text: 'Qui gagne un affrontement reçoit un bandit sur une colline libre. Mettez-le là où un shérif le verra.',
  },
  second: {
    title: 'Un second partenaire',
    text: 'Prenez l’un des trois, ou la carte du dessus, sans la voir. Il reste visible.',
  },
  farewell: {
    title: 'Vous connaissez la route',
    text: 'Survolez ou maintenez une chose pour la lire ; Annuler reprend toute une pose tant que rien n’est révélé. Bonne chance !',
  },
}
