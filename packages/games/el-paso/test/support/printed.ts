/** How the texts tell what is printed: amounts, names, and the actions of a face. */
import { en } from '../../src/text/en.ts'
import { fr } from '../../src/text/fr.ts'

export interface Both {
  readonly en: string
  readonly fr: string
}
export type Fact = string | number
type Told = (keys: readonly string[], fact: Fact) => ({ in: string } & Partial<Both>) | { why: string } | null

export const told = (where: string) => () => ({ in: where })
export const dollars = (where: string) => (_keys: readonly string[], amount: Fact) => ({
  in: where,
  en: `$${amount}`,
  fr: `${amount} $`,
})
export const name = (id: string): Both => ({ en: en.components[id].name, fr: fr.components[id].name })
export const points = (id: string, count: Fact) => ({ in: id, en: `${count} point`, fr: `${count} point` })

/** What a printed action says, by its kind; for one thing alone the texts have no number. */
const ACTIONS: { readonly [type: string]: Both } = {
  discard: { en: 'discard', fr: 'défausser' },
  money: { en: 'gain $', fr: 'recevoir' },
  certificates: { en: 'certificate', fr: 'certificat' },
  tokens: { en: 'exchange token', fr: 'Échange' },
  hire: { en: 'hire a', fr: 'engager un ouvrier' },
  buy: { en: 'at the market', fr: 'au marché' },
  train: { en: 'use the train', fr: 'utiliser le train' },
  build: { en: 'place or replace', fr: 'placer ou remplacer' },
  tile: { en: ' tile', fr: 'une tuile' },
  auxiliary: { en: 'auxiliary action', fr: 'auxiliaire' },
  move: { en: 'move on', fr: 'avancer' },
  cattle: { en: 'take a ', fr: 'prendre une ' },
  remove: { en: 'remove a ', fr: 'retirer une ' },
}
const FILTERS: { readonly [filter: string]: Both } = {
  any: { en: 'any cattle card', fr: 'une carte Bétail au choix' },
  'value-2': { en: 'of value 2', fr: 'de valeur 2' },
}
const PILES: { readonly [pile: string]: Both } = {
  objective: { en: 'an objective tile', fr: 'une tuile Objectif' },
  bonus: { en: 'a bonus tile', fr: 'une tuile Bonus' },
  either: { en: 'an objective or bonus tile', fr: 'une tuile Objectif ou Bonus' },
}

/** A number of a printed action, or what it is about. */
function onFace(id: string, field: string, fact: Fact, action: { readonly type: string }): ReturnType<Told> {
  if (field === 'type') return { in: id, ...ACTIONS[fact] }
  if (field === 'filter') return { in: id, ...(FILTERS[fact] ?? name(String(fact))) }
  if (field === 'breed') return { in: id, ...name(String(fact)) }
  if (field === 'pile') return { in: id, ...PILES[fact] }
  if (field === 'dollars') return dollars(id)([], fact)
  if (field === 'price') {
    if (fact !== 0) return dollars(id)([], fact)
    return action.type === 'hire' ? { in: id, en: 'for free', fr: 'gratuitement' } : { why: 'it has no price' }
  }
  if (field === 'count' && fact === 1) {
    return action.type === 'tokens'
      ? { in: id, en: 'an exchange token', fr: 'un jeton Échange' }
      : { in: id, en: 'a certificate', fr: 'un certificat' }
  }
  if (action.type === 'auxiliary') {
    const one = fact === 1
    return { in: id, en: one ? 'an auxiliary' : 'one or two different', fr: one ? 'une action' : 'une ou deux actions' }
  }
  return { in: id }
}

/** A face below these keys; what a card pays by breed follows from what it asks for. */
export function face(id: string, at: readonly string[], fact: Fact, slots: readonly (readonly { type: string }[])[]) {
  const [slot, alternative, field] = at
  if (field === 'pays') return { why: 'worked out from the filter' }
  return onFace(id, field, fact, slots[Number(slot)][Number(alternative)])
}
