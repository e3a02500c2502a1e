import type { Words } from '../words.ts'

export const prospects: Words['prospects'] = {
  pesos: { own: 'It brings more pesos at once.', rival: (name) => `${name} earns fewer pesos.` },
  herds: { own: 'Your herds become worth more.', rival: (name) => `${name}’s herds are worth less.` },
  'round-up': { own: 'More cattle come home to you.', rival: (name) => `Less cattle comes home to ${name}.` },
  lying: { own: 'You keep a claim on good cattle.', rival: (name) => `${name} has less of a claim on cattle.` },
  gauchos: { own: 'You keep gauchos at hand.', rival: (name) => `${name} has fewer gauchos at hand.` },
  areas: { own: 'You have a special action to use.', rival: (name) => `${name} has fewer special actions to use.` },
}
