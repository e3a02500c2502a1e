import type { Words } from '../words.ts'

export const styles: NonNullable<Words['styles']> = {
  rancher: { name: 'élevage', says: 'Des champs pleins de vaches, et un lasso autour au bon moment.' },
  miner: { name: 'mines', says: 'Plus la mine est profonde, mieux je dors.' },
  sheriff: { name: 'loi et ordre', says: 'Là où je construis, les bandits ne vivent pas longtemps.' },
}
