import type { Words } from '../words.ts'

export const styles: NonNullable<Words['styles']> = {
  rancher: { name: 'ranching', says: 'Fields full of cows, and a lasso around them at the right moment.' },
  miner: { name: 'mining', says: 'The deeper the mine, the better I sleep.' },
  sheriff: { name: 'law and order', says: 'Where I build, bandits do not live long.' },
}
