import type { Words } from '../words.ts'

export const prospects: Words['prospects'] = {
  points: { own: 'Cela rapporte plus de points sûrs.', rival: (name) => `${name} obtient moins de points.` },
  money: { own: 'Il vous reste plus de dollars.', rival: (name) => `${name} a moins de dollars.` },
  tokens: { own: 'Vous gardez des jetons Échange.', rival: (name) => `${name} a moins de jetons Échange.` },
  certificates: {
    own: 'Vous avez plus de certificats pour livrer.',
    rival: (name) => `${name} a moins de certificats.`,
  },
  workers: { own: 'Vous avez de meilleurs ouvriers.', rival: (name) => `${name} a moins d’ouvriers à utiliser.` },
  discs: { own: 'Cela libère plus de vos disques.', rival: (name) => `${name} libère moins de disques.` },
  herd: { own: 'Votre troupeau se livre plus cher.', rival: (name) => `Le troupeau de ${name} se livre moins cher.` },
  buildings: { own: 'Vos bâtiments valent davantage.', rival: (name) => `Les bâtiments de ${name} valent moins.` },
  tiles: { own: 'Vos tuiles promettent davantage.', rival: (name) => `Les tuiles de ${name} promettent moins.` },
  pace: { own: 'Vous arrivez plus tôt à El Paso.', rival: (name) => `${name} arrive plus tard à El Paso.` },
}
