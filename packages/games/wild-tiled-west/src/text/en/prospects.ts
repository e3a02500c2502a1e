import type { Words } from '../words.ts'

export const prospects: Words['prospects'] = {
  points: { own: 'It brings more points.', rival: (name) => `${name} gets fewer points.` },
  aces: { own: 'Your aces make better sets.', rival: (name) => `${name}’s aces make poorer sets.` },
  signs: { own: 'Your pink signs pay more at the end.', rival: (name) => `${name}’s pink signs pay less.` },
  mine: { own: 'You go deeper into the mine.', rival: (name) => `${name} goes less deep into the mine.` },
  gold: { own: 'It leaves you more gold.', rival: (name) => `${name} has less gold.` },
  bullets: { own: 'You have bullets when you need them.', rival: (name) => `${name} has fewer bullets.` },
  land: { own: 'Your land fills better.', rival: (name) => `${name}’s land fills less well.` },
  law: {
    own: 'Your sheriffs get the better of the bandits.',
    rival: (name) => `${name} has more trouble with bandits.`,
  },
  towns: { own: 'You complete towns.', rival: (name) => `${name} completes fewer towns.` },
  cattle: { own: 'Your pastures become worth more.', rival: (name) => `${name}’s pastures are worth less.` },
}
