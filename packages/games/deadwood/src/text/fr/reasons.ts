import type { Words } from '../words.ts'

export const reasons: Words['reasons'] = () => ({
  'game-over': () => 'La partie est terminée.',
  'not-your-turn': () => 'Ce n’est pas à vous de jouer.',
  'answer-first': () => 'Répondez d’abord à la question en cours.',
  'ranch-empty': () => 'Vous n’avez aucun cowboy au ranch. Rappelez-en d’abord.',
  'empty-plot': () => 'Il n’y a pas de bâtiment sur cette case.',
  'rail-tile': () => 'La voie ferrée passe ici : aucun cowboy ne peut y être placé.',
  station: () => 'La Gare ne s’annexe jamais.',
  'own-cowboy': () => 'Un de vos cowboys s’y trouve déjà.',
  protected: () => 'Le shérif protège le cowboy qui s’y trouve : personne ne peut l’attaquer.',
  'fee-unpaid': (p) =>
    `Placer un cowboy sous les yeux du shérif coûte ${p.fee} $, versé au joueur qui contrôle son bureau : vous avez ${p.money} $.`,
  'no-own-cowboy': () => 'Aucun de vos cowboys ne peut en partir.',
  'off-the-line': (p) => `La voie ne peut continuer que rangée ${p.row}, case ${p.first} ou ${p.second}.`,
  'plot-taken': () => 'Cette case est déjà occupée.',
  'not-beside-building': () => 'Un nouveau bâtiment doit en toucher un autre.',
  'not-activated': () => 'Aucun cowboy n’y profite de la voie ferrée.',
  'no-opponent': () => 'Il n’y a pas de cowboy adverse à cet endroit.',
  'office-first': () => 'Annexez le Bureau du Shérif pour déplacer le shérif.',
  'sheriff-here': () => 'Le shérif est déjà ici et doit bouger.',
  'no-building-there': () => 'Le shérif doit toucher au moins un bâtiment.',
  'saloon-first': () => 'Annexez un Saloon pour recruter.',
  'none-in-reserve': () => 'Il n’en reste pas dans votre réserve.',
  'too-expensive': (p) => `Il coûte ${p.cost} $ : vous avez ${p.money} $.`,
})
