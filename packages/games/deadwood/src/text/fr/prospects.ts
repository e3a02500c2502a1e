import type { Words } from '../words.ts'

export const prospects: Words['prospects'] = {
  money: { own: 'Cela rapporte plus de dollars.', rival: (name) => `${name} a moins de dollars.` },
  posters: {
    own: 'Vos pions Wanted vous coûtent moins.',
    rival: (name) => `Les pions Wanted de ${name} coûtent plus.`,
  },
  gang: { own: 'Votre clan devient plus fort.', rival: (name) => `Le clan de ${name} est plus faible.` },
  ready: { own: 'Vous avez plus de cowboys prêts au ranch.', rival: (name) => `${name} a moins de cowboys prêts.` },
  cartridges: { own: 'Vous avez des cartouches pour les duels.', rival: (name) => `${name} a moins de cartouches.` },
  ponies: { own: 'Vous avez un cheval pour fuir.', rival: (name) => `${name} a moins de chevaux.` },
  buildings: {
    own: 'Vous contrôlez des bâtiments qui rapportent.',
    rival: (name) => `${name} perd le contrôle de bâtiments qui rapportent.`,
  },
}
