import type { Words } from '../words.ts'

export const prospects: Words['prospects'] = {
  points: { own: 'It brings more points that are sure.', rival: (name) => `${name} gets fewer points.` },
  money: { own: 'It leaves you more dollars.', rival: (name) => `${name} has fewer dollars.` },
  workers: { own: 'You have more people to work for you.', rival: (name) => `${name} has fewer workers.` },
  certificates: {
    own: 'You have more certificates for Kansas City.',
    rival: (name) => `${name} has fewer certificates.`,
  },
  engine: { own: 'Your engine gets further west.', rival: (name) => `${name}’s engine gets less far.` },
  discs: { own: 'It frees more of your discs.', rival: (name) => `${name} frees fewer discs.` },
  herd: { own: 'Your herd sells for more.', rival: (name) => `${name}’s herd sells for less.` },
  journey: { own: 'You are sooner in Kansas City.', rival: (name) => `${name} is later in Kansas City.` },
  buildings: { own: 'You have more buildings on the trail.', rival: (name) => `${name} has fewer buildings.` },
  cleared: { own: 'You clear more of the trail.', rival: (name) => `${name} clears less of the trail.` },
  objectives: {
    own: 'Your objectives come within reach.',
    rival: (name) => `${name}’s objectives are harder to reach.`,
  },
  cities: { own: 'Your deliveries promise more.', rival: (name) => `${name}’s deliveries promise less.` },
  masters: { own: 'A station master works for you.', rival: (name) => `${name} gets fewer station masters.` },
}
