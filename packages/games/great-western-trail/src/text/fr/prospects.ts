import type { Words } from '../words.ts'

export const prospects: Words['prospects'] = {
  points: { own: 'Cela rapporte plus de points sûrs.', rival: (name) => `${name} obtient moins de points.` },
  money: { own: 'Il vous reste plus de dollars.', rival: (name) => `${name} a moins de dollars.` },
  workers: { own: 'Plus de travailleurs sont à votre service.', rival: (name) => `${name} a moins de travailleurs.` },
  certificates: {
    own: 'Vous avez plus de certificats pour Kansas City.',
    rival: (name) => `${name} a moins de certificats.`,
  },
  engine: {
    own: 'Votre locomotive va plus loin vers l’ouest.',
    rival: (name) => `La locomotive de ${name} va moins loin.`,
  },
  discs: { own: 'Cela libère plus de vos disques.', rival: (name) => `${name} libère moins de disques.` },
  herd: { own: 'Votre troupeau se vend plus cher.', rival: (name) => `Le troupeau de ${name} se vend moins cher.` },
  journey: { own: 'Vous arrivez plus tôt à Kansas City.', rival: (name) => `${name} arrive plus tard à Kansas City.` },
  buildings: { own: 'Vous avez plus de bâtiments sur la piste.', rival: (name) => `${name} a moins de bâtiments.` },
  cleared: { own: 'Vous dégagez mieux la piste.', rival: (name) => `${name} dégage moins la piste.` },
  objectives: {
    own: 'Vos objectifs sont à portée.',
    rival: (name) => `Les objectifs de ${name} sont plus difficiles à atteindre.`,
  },
  cities: {
    own: 'Vos livraisons promettent davantage.',
    rival: (name) => `Les livraisons de ${name} promettent moins.`,
  },
  masters: { own: 'Un chef de gare travaille pour vous.', rival: (name) => `${name} obtient moins de chefs de gare.` },
}
