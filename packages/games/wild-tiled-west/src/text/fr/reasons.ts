import type { Words } from '../words.ts'

export const reasons: Words['reasons'] = () => ({
  'game-over': () => 'La partie est terminée.',
  'not-your-turn': () => 'Ce n’est pas à vous de jouer.',
  'answer-first': () => 'Répondez d’abord à la question posée.',
  'stack-exhausted': () => 'Cette pile est épuisée.',
  'no-die': () => 'Aucun dé ne se trouve sur une rangée ou une colonne de cette pile.',
  'behind-another': () => 'Un dé Prairie prend la pile la plus proche de sa rangée, et une autre passe avant.',
  'too-expensive': (p) => `Elle coûte ${p.cost} or, bonds compris : vous en avez ${p.gold}.`,
  'fits-nowhere': () => 'Cette tuile n’entre nulle part sur votre plateau.',
  'choose-turn-first': () => 'Choisissez d’abord comment la pièce est tournée.',
  'draft-first': () => 'Choisissez d’abord une tuile ou des allées gratuites.',
  'off-board': () => 'Elle dépasserait du plateau.',
  'covers-hill': (p) => `Elle couvrirait la colline en ${p.cell}.`,
  'covers-mine': (p) => `Elle couvrirait la mine en ${p.cell}.`,
  'covers-field': (p) => `Elle couvrirait le pré imprimé en ${p.cell}.`,
  'covers-fixed': (p) => `Rien ne peut couvrir ${p.cell}.`,
  'covers-tile': (p) => `Il y a déjà quelque chose en ${p.cell}.`,
  'covers-icon': (p) => `Le premier bâtiment ne doit couvrir aucune icône, et il y en a une en ${p.cell}.`,
  'not-on-start': () => 'La première tuile doit recouvrir la case de départ X.',
  'not-on-signpost': () => 'L’Épicerie doit recouvrir le dernier panneau.',
  'not-linked': () =>
    'Elle n’est pas reliée : elle doit toucher par un bord une tuile, ou un pré imprimé lui-même relié à vos tuiles.',
  'no-bandit': () => 'Aucun bandit ne se tient ici.',
  'not-in-sight': () => 'Aucun shérif n’a ce bandit en ligne de mire.',
  'no-hill': () => 'Ce n’est pas une colline.',
  'hill-taken': () => 'Un bandit, mort ou vif, occupe déjà cette colline.',
})
