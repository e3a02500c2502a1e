import type { Words } from '../words.ts'

export const styles: NonNullable<Words['styles']> = {
  cattle: {
    name: 'bétail',
    says: 'De belles vaches paient à Kansas City, puis encore au décompte. Les cowboys d’abord.',
  },
  builder: {
    name: 'bâtiments',
    says: 'Je construis partout où je passe, et les autres paient pour passer. Les artisans d’abord.',
  },
  railroad: {
    name: 'chemin de fer',
    says: 'Ma locomotive va loin, mes gares sont nombreuses, mon bétail voyage. Les ingénieurs d’abord.',
  },
}
