import type { Words } from '../words.ts'

export const prospects: Words['prospects'] = {
  pesos: { own: 'Cela rapporte plus de pesos tout de suite.', rival: (name) => `${name} gagne moins de pesos.` },
  herds: { own: 'Vos troupeaux valent davantage.', rival: (name) => `Les troupeaux de ${name} valent moins.` },
  'round-up': { own: 'Plus de bœufs rentrent chez vous.', rival: (name) => `Moins de bœufs rentrent chez ${name}.` },
  lying: {
    own: 'Vous gardez une option sur de bons bœufs.',
    rival: (name) => `${name} garde moins d’options sur des bœufs.`,
  },
  gauchos: { own: 'Vous gardez des gauchos en réserve.', rival: (name) => `${name} a moins de gauchos en réserve.` },
  areas: {
    own: 'Vous avez une action spéciale à utiliser.',
    rival: (name) => `${name} a moins d’actions spéciales à utiliser.`,
  },
}
