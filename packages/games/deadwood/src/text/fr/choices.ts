import { counted } from '@waystation/wording'
import {
  CASINO_TAKE,
  COURT_FINE_PER_POSTER,
  DANCE_HALL_RETURNS,
  GRIFTER_TARGETS,
  TELEGRAPH_POSTERS,
} from '../../data/figures.ts'
import { RAIL_TILES } from '../../data/plots.ts'
import type { Words } from '../words.ts'
import { number } from './figures.ts'

export const choices: Pick<Words, 'decisions' | 'options'> = {
  decisions: (say) => ({
    turn: () => 'Envoyez un cowboy en ville, ou rappelez des cowboys à votre ranch.',
    recall: () => 'Rappelez encore des cowboys, ou arrêtez-vous là.',
    'dance-hall': () => `Bastringue : rappelez jusqu’à ${number(DANCE_HALL_RETURNS)} de vos cowboys.`,
    flee: (view) =>
      view.duel === null
        ? 'Fuir à cheval, ou rester et se battre ?'
        : `On vous attaque ${say.at(view.duel.building)} : fuir à cheval, ou vous battre avec ${counted('fr')(view.duel.defenderDice, 'dé', 'dés')} contre ${view.duel.attackerDice} ?`,
    'attacker-cartridge': () => 'Utiliser une cartouche pour un dé de plus ?',
    'defender-cartridge': (view) =>
      `Utiliser une cartouche pour un dé de plus ? L’attaquant en a ${view.duel?.attackerDice ?? 0}, vous ${view.duel?.defenderDice ?? 0}.`,
    annex: ({ annexing }) => (annexing === null ? 'Annexer le bâtiment ?' : `Annexer ${say.the(annexing)} ?`),
    church: () => 'Église : combien de pions Wanted défausser ?',
    hire: () => 'Saloon : recruter un cowboy, qui attendra à la Mine abandonnée ?',
    sheriff: () => 'Bureau du Shérif : déplacez le shérif sur une autre intersection.',
    casino: () => `Casino : à qui prendre ${CASINO_TAKE} $ ?`,
    'store-from': () => 'Épicerie : déplacer un autre de vos cowboys vers un autre bâtiment ?',
    'store-to': () => 'Épicerie : où va-t-il ?',
    'depot-stack': () => 'Diligence : dans quelle pile piocher un bâtiment ?',
    build: () => 'Choisissez une tuile et une case vide à côté d’un bâtiment.',
    consult: () => 'Voyante : quelle pile regarder, pour la réorganiser si vous voulez ?',
    arrange: () => 'Quelle tuile vient ensuite depuis le sommet ? Ou laissez le reste tel quel.',
    courthouse: (view) =>
      view.viewer === null
        ? `Tribunal : payer ${COURT_FINE_PER_POSTER} $ par pion Wanted, ou en prendre un de plus ?`
        : `Tribunal : payer ${say.money(view.players[view.viewer].posters)} pour vos pions Wanted, ou en prendre un de plus ?`,
    grifter: () => `Bonimenteur : envoyez jusqu’à ${number(GRIFTER_TARGETS)} cowboys adverses à la Mine abandonnée.`,
    newspaper: () => 'Journal : à qui donner un pion Wanted ?',
    telegraph: () =>
      `Télégraphe : ajouter ${number(TELEGRAPH_POSTERS)} pions Wanted à la jauge, ou en retirer ${number(TELEGRAPH_POSTERS)} ?`,
    rail: (view) => (view.line.length === RAIL_TILES ? 'Où placer la Gare ?' : 'Où poser la tuile Rail suivante ?'),
    activate: (view) =>
      `${view.stationStands ? 'La Gare est posée' : 'Le rail est arrivé'} : quel cowboy peut maintenant annexer son bâtiment ?`,
    champion: () => 'Duel final : qui vous représente ?',
    'final-cartridges': () => 'Duel final : combien de cartouches utilisez-vous ?',
    aim: () => 'Duel final : qui ce dé vise-t-il ?',
  }),
  options: (say) => ({
    send: (o) => `Envoyer ${say.cowboy(o.cowboy)} ${say.at(o.building)}`,
    recall: (o) => `Rappeler votre cowboy ${say.from(o.building)}`,
    recallFromMine: (o) => `Rappeler ${say.cowboy(o.cowboy)} de la Mine abandonnée`,
    flee: () => 'Fuir à la Mine abandonnée contre un cheval',
    stand: () => 'Rester et se battre',
    load: () => 'Utiliser une cartouche',
    hold: () => 'Ne pas utiliser de cartouche',
    annex: (o) => `Annexer ${say.the(o.building)}`,
    decline: (o) => `Ne pas annexer ${say.the(o.building)}`,
    repent: (o) => `Défausser ${counted('fr')(o.count, 'pion Wanted', 'pions Wanted')}`,
    hire: (o) => `Recruter ${say.cowboy(o.cowboy)}`,
    sheriff: (o) => `Déplacer le shérif à ${say.crossing(o.crossing)}`,
    rob: (o, names) => `Prendre ${CASINO_TAKE} $ à ${names(o.target)}`,
    moveFrom: (o) => `Déplacer votre cowboy ${say.from(o.building)}`,
    moveTo: (o) => `Le déplacer ${say.at(o.building)}`,
    drawFrom: (o) => `Piocher dans la pile ${o.stack}`,
    build: (o) => `Placer ${say.the(o.building)} : ${say.plot(o.plot)}`,
    consult: (o) => `Regarder la pile ${o.stack}`,
    putNext: (o) => `Ensuite ${say.the(o.building)}`,
    pay: () => 'Payer l’amende',
    refuse: () => 'Prendre un pion Wanted à la place',
    grift: (o, names) => `Éloigner le cowboy de ${names(o.target)} ${say.from(o.building)}`,
    griftRanch: (o, names) => `Éloigner ${say.cowboy(o.cowboy)} du ranch de ${names(o.target)}`,
    denounce: (o, names) => `Donner le pion Wanted à ${names(o.target)}`,
    wireIn: () => `Ajouter ${number(TELEGRAPH_POSTERS)} pions Wanted à la jauge`,
    wireOut: () => `Retirer ${number(TELEGRAPH_POSTERS)} pions Wanted de la jauge`,
    rail: (o) => `Ici : ${say.plot(o.plot)}`,
    activate: (o, names) => `${names(o.target)} ${say.at(o.building)}`,
    champion: (o) => `Choisir ${say.cowboy(o.cowboy)}`,
    finalCartridges: (o) => (o.count < 2 ? `Utiliser ${o.count} cartouche` : `Utiliser ${o.count} cartouches`),
    aim: (o, names) => `Viser ${names(o.target)}`,
    done: () => 'Terminer',
    pass: () => 'Non merci',
  }),
}
