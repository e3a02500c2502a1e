import type { Text } from '../types.ts'

export const review: Pick<Text, 'advice' | 'review'> = {
  advice: {
    title: 'Un bon joueur envisagerait :',
    thinking: 'Le robot réfléchit…',
    failed: 'Pas de conseil possible pour l’instant.',
    nothing: 'Rien ne vient à l’esprit.',
    letBe: 'Laisser faire.',
    expects: (percent) => `${percent} de chances de gagner`,
  },
  review: {
    title: 'Analyse',
    begin: 'Analyser avec le robot',
    running: 'Le robot parcourt la partie…',
    searching: 'Le robot cherche de meilleurs coups…',
    failed: 'La partie n’a pas pu être parcourue.',
    curve: 'Chances de victoire, du début à la fin',
    turningPoints: 'Tournants',
    noTurningPoints: 'Aucun coup n’a fait basculer cette partie.',
    betterMoves: 'Meilleurs coups manqués',
    noBetterMoves: 'Rien de nettement meilleur n’a été trouvé.',
    turn: (name, option) => `${name} : ${option}.`,
    gains: (name, from, to) => `${name} passe de ${from} à ${to}.`,
    chosen: (name, option, chance) => `${name} : ${option}, ${chance} de chances.`,
    better: (option, chance) => `Mieux : ${option}, ${chance}.`,
  },
}
