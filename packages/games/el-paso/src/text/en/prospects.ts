import type { Words } from '../words.ts'

export const prospects: Words['prospects'] = {
  points: { own: 'It brings more points that are sure.', rival: (name) => `${name} gets fewer points.` },
  money: { own: 'It leaves you more dollars.', rival: (name) => `${name} has fewer dollars.` },
  tokens: { own: 'You keep exchange tokens.', rival: (name) => `${name} has fewer exchange tokens.` },
  certificates: {
    own: 'You have more certificates to deliver with.',
    rival: (name) => `${name} has fewer certificates.`,
  },
  workers: { own: 'You have better workers.', rival: (name) => `${name} has fewer workers to use.` },
  discs: { own: 'It frees more of your discs.', rival: (name) => `${name} frees fewer discs.` },
  herd: { own: 'Your herd delivers for more.', rival: (name) => `${name}’s herd delivers for less.` },
  buildings: { own: 'Your buildings are worth more.', rival: (name) => `${name}’s buildings are worth less.` },
  tiles: { own: 'Your tiles promise more.', rival: (name) => `${name}’s tiles promise less.` },
  pace: { own: 'You are sooner in El Paso.', rival: (name) => `${name} is later in El Paso.` },
}
