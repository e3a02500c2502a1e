/** What Sue's events change. */
import { type Event, SOLO_CARDS, type SueView, type View } from '@waystation/el-paso'
import { build, disc, move, recount, takeTile } from './changes.ts'

const change = (view: View, make: (sue: SueView) => Partial<SueView>): View =>
  view.sue === null ? view : { ...view, sue: { ...view.sue, ...make(view.sue) } }

/** Whether the card she plays makes her draw from her own supply. */
function fromSupply({ sue }: View): boolean {
  const card = SOLO_CARDS.find(({ id }) => id === sue?.discard[sue.discard.length - 1])
  return card?.action.startsWith('draw') ?? false
}

export function sueAdvance(view: View, e: Event): View {
  switch (e.type) {
    case 'sueCard':
      return change({ ...view, turn: 'sue' }, ({ deck, discard }) => ({
        deck: deck.filter((card) => card !== e.card),
        discard: [...discard, e.card],
        drawn: [],
      }))
    case 'sueReshuffled':
      return change(view, ({ discard }) => ({ deck: discard, discard: [] }))
    case 'sueMoved':
      return move(view, 'sue', e.node)
    case 'sueCattle': {
      const supply = fromSupply(view)
      const taken = supply ? view : { ...view, market: recount(view.market, e.breed, -1) }
      return change(taken, (sue) => ({
        cattle: recount(sue.cattle, e.breed, 1),
        supply: supply ? recount(sue.supply, e.breed, -1) : sue.supply,
        drawn: supply ? [...sue.drawn, e.breed] : sue.drawn,
      }))
    }
    case 'sueWorker':
      return change(view, (sue) => ({
        workers: recount(sue.workers, e.as, 1),
        wilds: sue.wilds + (e.worker === 'wild' ? 1 : 0),
        supply: recount(sue.supply, e.worker, -1),
        drawn: [...sue.drawn, e.worker],
      }))
    case 'sueTile':
      return change(takeTile(view, e.tile, false), ({ objectives, bonuses }) =>
        e.tile.startsWith('objective')
          ? { objectives: [...objectives, e.tile as SueView['objectives'][number]] }
          : { bonuses: [...bonuses, e.tile as SueView['bonuses'][number]] },
      )
    case 'sueBuilt':
    case 'sueReplaced':
      return build(view, e.node, 'sue', e.place)
    case 'sueSimmental':
      return change({ ...view, simmental: { ...view.simmental, left: e.left } }, ({ cattle }) => ({
        cattle: recount(cattle, 'simmental', 1),
      }))
    case 'sueSimmentalSpace':
      return { ...move(view, 'sue', null), simmental: { ...view.simmental, rancher: 'sue' } }
    case 'sueDelivered':
      return change(disc(view, e.post, 'sue'), ({ reserve }) => ({ reserve: reserve - 1 }))
    default:
      return view
  }
}
