/** Partners: dealt, kept, and the second one (Mise en place, Partenaires). */
import { sealed } from '@waystation/kernel'
import { PARTNERS_DEALT, PARTNER_ROW } from '../data/figures.ts'
import { PARTNER_IDS } from '../data/partners.ts'
import { DRAW_PARTNER, KEEP, type KeepOption, type PartnerOption, TAKE_PARTNER } from '../options.ts'
import type { Partner } from '../data/partners.ts'
import type { Rule } from '../types.ts'

const byIndex = (a: Partner, b: Partner): number => a - b

/** Two each, in secret. */
export const dealPartners: Rule<'dealPartners'> = {
  run(g) {
    const { s } = g
    let { deck } = s
    s.players.forEach((player, seat) => {
      player.hand = deck.slice(-PARTNERS_DEALT).sort(byIndex)
      deck = deck.slice(0, -PARTNERS_DEALT)
      const partners = player.hand.map((partner) => PARTNER_IDS[partner])
      g.emit({ type: 'partnersDealt', seat, secret: { [seat]: { partners } } })
    })
    s.deck = deck
    g.reveal()
    g.then(sealed(...s.players.map((_, seat) => ({ do: 'keepPartner' as const, seat }))), { do: 'showPartners' })
  },
}

/** One stays face down, the other goes back into the deck. */
export const keepPartner: Rule<'keepPartner', KeepOption> = {
  ask: (s, { seat }) => ({
    seat,
    kind: 'keep-partner',
    options: s.players[seat].hand.map((partner) => KEEP[partner]),
    conceal: true,
  }),
  choose(g, { seat }, { partner }) {
    const player = g.s.players[seat]
    player.partner = PARTNER_IDS.indexOf(partner)
    player.rejected = player.hand.find((other) => other !== player.partner) ?? player.rejected
    player.hand = []
    g.emit({ type: 'partnerKept', seat, secret: { [seat]: { partner } } })
  },
}

/** Three in a row. */
export const showPartners: Rule<'showPartners'> = {
  run(g) {
    const { s } = g
    const deck = g.shuffle([...s.deck, ...s.players.map(({ rejected }) => rejected)])
    s.row = deck.slice(-PARTNER_ROW).reverse()
    s.deck = deck.slice(0, -PARTNER_ROW)
    g.emit({ type: 'partnersShown', partners: s.row.map((partner) => PARTNER_IDS[partner]) })
    g.then({ do: 'drawFirstPlayer' })
  },
}

/** The hat: one of the row, which is filled up again, or the unseen top of the deck. It lies open. */
export const secondPartner: Rule<'secondPartner', PartnerOption> = {
  ask: (s, { seat }) => ({
    seat,
    kind: 'second-partner',
    options: [...s.row.map((partner) => TAKE_PARTNER[partner]), DRAW_PARTNER],
  }),
  choose(g, { seat }, option) {
    const { s } = g
    const top = s.deck[s.deck.length - 1]
    const player = s.players[seat]
    player.second = option.do === 'drawPartner' ? top : PARTNER_IDS.indexOf(option.partner)
    s.deck = s.deck.slice(0, -1)
    g.reveal()
    const drawn = option.do === 'drawPartner'
    if (!drawn) s.row = s.row.map((partner) => (partner === player.second ? top : partner))
    const shown = drawn ? null : PARTNER_IDS[top]
    g.emit({ type: 'partnerTaken', seat, partner: PARTNER_IDS[player.second], drawn, shown })
  },
}
