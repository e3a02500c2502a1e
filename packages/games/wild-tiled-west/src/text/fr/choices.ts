import type { View } from '../../view.ts'
import type { Words } from '../words.ts'
import type { Say } from '../phrases.ts'

const price = (cost: number): string => (cost === 0 ? 'gratuit' : `${cost} or`)

/** The piece in hand, by name. */
const piece = (say: Say, { placing }: View): string =>
  placing === null ? 'la tuile' : `la tuile ${say.piece(placing.piece)}`

export const choices: Pick<Words, 'decisions' | 'options'> = {
  decisions: (say) => ({
    board: () => 'Choisissez votre plateau Colonie.',
    'keep-partner': () => 'Gardez un partenaire face cachée ; l’autre retourne dans le paquet.',
    turn: () => 'Draftez une tuile, ou aménagez une ou deux allées gratuites.',
    sawmill: () => 'Scierie : prenez une tuile de n’importe quelle pile.',
    'turn-piece': (view) => `Comment tournez-vous ${piece(say, view)} ?`,
    'lay-piece': (view) => `Où posez-vous ${piece(say, view)} ?`,
    'homestead-turn': () => 'Logis : comment tournez-vous votre Hôtel ?',
    'homestead-place': () => 'Logis : où placez-vous votre Hôtel ? Il ne doit couvrir aucune icône.',
    'signpost-turn': () => 'Panneau : comment tournez-vous l’Épicerie ?',
    'signpost-place': () => 'Panneau : placez l’Épicerie sur le troisième panneau.',
    'alley-place': () => 'Où placez-vous l’allée ?',
    'store-gold': () => 'Menuisiers : combien d’or stockez-vous sur ce bâtiment ?',
    shoot: () => 'Plus de bandits en vue que de balles : qui le shérif abat-il ?',
    wrangle: () => 'Attrouper maintenant le bétail de ce pâturage ? Ce n’est possible qu’une fois.',
    'ace-card': () => 'Prenez une carte As.',
    'second-partner': () => 'Vous atteignez le chapeau : prenez un second partenaire.',
    church: () => 'Église : quel bandit devient une tombe ?',
    'hill-bandit': () => 'Vous remportez l’affrontement : sur quelle colline s’installe le nouveau bandit ?',
  }),
  options: (say) => ({
    board: (o) => `${say.board(o.board)}, ${say.face(o.face)}`,
    keep: (o) => `Garder : ${say.partner(o.partner)}`,
    draft: (o) => `${say.piece(o.tile)} (${say.die(o.die)} ${o.notch}, ${price(o.cost)})`,
    sawmill: () => 'Utiliser une Scierie : n’importe quelle pile, sans dé',
    saw: (o) => `${say.piece(o.tile)} (${price(o.cost)})`,
    alleys: (o) => (o.count === 1 ? 'Aménager une allée gratuite' : 'Aménager deux allées gratuites côte à côte'),
    turn: (o) => `${say.turn(o.turn)} : ${say.picture(o.piece, o.turn)}`,
    lay: (o) => `En ${o.at} : ${say.squares(o)}`,
    store: (o) => (o.gold === 0 ? 'Ne rien stocker' : `Stocker ${o.gold} or`),
    shoot: (o) => `Abattre le bandit en ${o.cell}`,
    shootAll: () => 'Abattre tous les bandits en vue',
    bury: (o) => `Le bandit en ${o.cell}`,
    hill: (o) => `La colline en ${o.cell}`,
    wrangle: (o) => `Attrouper ${o.cows} vaches`,
    leave: () => 'Attendre d’autres vaches',
    ace: (o) => `L’as de ${say.suit(o.suit)}`,
    partner: (o) => `Prendre : ${say.partner(o.partner)}`,
    drawPartner: () => 'Piocher la première carte du paquet',
    pass: () => 'Passer : rien ne peut être posé',
  }),
}
