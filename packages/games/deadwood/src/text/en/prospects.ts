import type { Words } from '../words.ts'

export const prospects: Words['prospects'] = {
  money: { own: 'It brings more dollars.', rival: (name) => `${name} has fewer dollars.` },
  posters: { own: 'Your posters cost you less.', rival: (name) => `${name}’s posters cost more.` },
  gang: { own: 'Your gang becomes stronger.', rival: (name) => `${name}’s gang is weaker.` },
  ready: { own: 'You have more cowboys ready at the ranch.', rival: (name) => `${name} has fewer cowboys ready.` },
  cartridges: { own: 'You have cartridges for duels.', rival: (name) => `${name} has fewer cartridges.` },
  ponies: { own: 'You have a pony to flee with.', rival: (name) => `${name} has fewer ponies.` },
  buildings: { own: 'You hold buildings that pay.', rival: (name) => `${name} loses hold of buildings that pay.` },
}
