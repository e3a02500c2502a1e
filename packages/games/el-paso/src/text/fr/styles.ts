import type { Words } from '../words.ts'

export const styles: NonNullable<Words['styles']> = {
  cattle: { name: 'bétail', says: 'Un beau troupeau vaut son prix. J’achète avant de construire.' },
  builder: { name: 'bâtiments', says: 'Je construis le long de la piste : chaque tour m’en donne davantage.' },
  trader: { name: 'comptoirs', says: 'Mes disques vont aux meilleurs comptoirs, livraison après livraison.' },
}
