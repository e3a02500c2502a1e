import type { Words } from '../words.ts'

export const prospects: Words['prospects'] = {
  points: { own: 'Cela rapporte plus de points.', rival: (name) => `${name} obtient moins de points.` },
  aces: { own: 'Vos as forment de meilleurs sets.', rival: (name) => `Les as de ${name} forment de moins bons sets.` },
  signs: {
    own: 'Vos enseignes roses rapportent plus à la fin.',
    rival: (name) => `Les enseignes roses de ${name} rapportent moins.`,
  },
  mine: { own: 'Vous avancez plus loin dans la mine.', rival: (name) => `${name} avance moins loin dans la mine.` },
  gold: { own: 'Il vous reste plus d’or.', rival: (name) => `${name} a moins d’or.` },
  bullets: { own: 'Vous avez des balles quand il en faut.', rival: (name) => `${name} a moins de balles.` },
  land: { own: 'Votre terre se remplit mieux.', rival: (name) => `La terre de ${name} se remplit moins bien.` },
  law: {
    own: 'Vos shérifs viennent à bout des bandits.',
    rival: (name) => `${name} a plus d’ennuis avec les bandits.`,
  },
  towns: { own: 'Vous achevez des villes.', rival: (name) => `${name} achève moins de villes.` },
  cattle: { own: 'Vos pâturages valent davantage.', rival: (name) => `Les pâturages de ${name} valent moins.` },
}
