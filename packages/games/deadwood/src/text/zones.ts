/** The whole table as readable zones, for the terminal, the generic web table and screen readers. */
import type { Zone, ZoneItem, ZoneRow } from '@waystation/kernel'
import { itemsOr, TableText, type Telling } from '@waystation/wording'
import { ROWS } from '../data/plots.ts'
import type { DuelView, FinaleView, PlayerView, PlotView, StackView, View } from '../view.ts'
import { placeOf, type Say } from './phrases.ts'
import type { Words } from './words.ts'

export function zones(telling: Telling<View, Words, Say>): Zone[] {
  const { view } = telling
  const table = new DeadwoodTable(telling)
  return [
    table.state(),
    ...(view.duel === null ? [] : [table.duel(view.duel)]),
    ...(view.finale === null ? [] : [table.finale(view.finale)]),
    table.town(),
    ...(view.drawn.length === 0 ? [] : [table.drawn()]),
    table.stacks(),
    ...view.players.map((player) => table.player(player)),
  ]
}

class DeadwoodTable extends TableText<View, Words, Say> {
  state(): Zone {
    const { zones, ends } = this.words
    const { active, firstSeat, pool, box, sheriff, supply, ending, winners } = this.view
    const rows: ZoneRow[] = [
      { label: zones.turn, items: [{ text: this.names(active), seat: active }] },
      { label: zones.firstPlayer, items: [{ text: this.names(firstSeat), seat: firstSeat }] },
      { label: zones.pool, items: [{ text: String(pool), component: 'pool' }] },
      { label: zones.box, items: [{ text: String(box), component: 'box' }] },
      {
        label: zones.sheriff,
        items: [{ text: this.say.crossing(sheriff.crossing), component: 'sheriff', target: sheriff.crossing }],
      },
      this.rails(),
      {
        label: zones.supply,
        items: [
          { text: `${zones.cartridges} ${supply.cartridges}`, component: 'cartridge' },
          { text: `${zones.ponies} ${supply.ponies}`, component: 'pony' },
        ],
      },
    ]
    if (ending.length > 0) rows.push({ label: zones.ending, items: ending.map((end) => ({ text: ends[end] })) })
    if (winners !== null) rows.push({ label: zones.winners, items: this.winners(winners) })
    return { id: 'state', kind: 'track', title: zones.state, rows }
  }

  private winners(winners: readonly number[]): ZoneItem[] {
    if (winners.length === 0) return [{ text: this.words.zones.nobody }]
    return winners.map((seat) => ({ text: this.names(seat), seat }))
  }

  private rails(): ZoneRow {
    const { zones } = this.words
    const { line, nextOnLine, stationStands } = this.view
    const laid = line.map((plot): ZoneItem => ({ text: this.say.plot(plot), component: 'rail' }))
    const next = stationStands
      ? zones.stationStands
      : zones.nextRail(this.words.either(nextOnLine.map((plot) => this.say.plot(plot))))
    return { label: zones.rails, items: [...laid, { text: next }] }
  }

  duel({ building, attacker, defender, attackerDice, defenderDice }: DuelView): Zone {
    const { zones } = this.words
    const side = (label: string, seat: number, dice: number): ZoneRow => ({
      label,
      items: [{ text: `${this.names(seat)}, ${zones.dice(dice)}`, seat }],
    })
    const title = zones.duel(this.say.building(building))
    const rows = [side(zones.attacker, attacker, attackerDice), side(zones.defender, defender, defenderDice)]
    return { id: 'duel', kind: 'board', title, rows }
  }

  finale({ fighters }: FinaleView): Zone {
    const { zones, oneCowboy } = this.words
    const rows = fighters.map(({ seat, champion, dice, wounds }): ZoneRow => {
      const text =
        champion === null ? zones.dead : `${oneCowboy[champion]}, ${zones.dice(dice)}, ${zones.wounds(wounds)}`
      return { label: this.names(seat), items: [{ text, seat }] }
    })
    return { id: 'final-duel', kind: 'board', title: zones.finalDuel, rows }
  }

  town(): Zone {
    let at = 0
    const rows = ROWS.map((length, i): ZoneRow => {
      const items = this.view.plots.slice(at, at + length).map((plot) => this.plot(plot))
      at += length
      return { label: this.words.zones.row(i + 1), items }
    })
    return { id: 'town', kind: 'board', title: this.words.zones.town, rows }
  }

  private plot({ plot, tile, cowboys, safe }: PlotView): ZoneItem {
    const { zones, things, oneCowboy } = this.words
    const { column } = placeOf(plot)
    const star = safe ? ` ${zones.safe}` : ''
    const target = plot
    if (tile === null) return { text: `${column} ${zones.empty}${star}`, component: 'empty-plot', target }
    if (tile === 'rail' || tile === 'train-station') {
      return { text: `${column} ${things[tile].name}${star}`, component: tile, target }
    }
    const there = cowboys.map(({ seat, cowboy }) => `${this.names(seat)} (${oneCowboy[cowboy]})`)
    const crowd = there.length === 0 ? '' : ` [${there.join(', ')}]`
    const item = { text: `${column} ${this.say.building(tile)}${crowd}${star}`, component: tile, target }
    return cowboys.length === 1 ? { ...item, seat: cowboys[0].seat } : item
  }

  drawn(): Zone {
    const items = this.view.drawn.map((id): ZoneItem => ({ text: this.say.building(id), component: id }))
    return { id: 'drawn', kind: 'market', title: this.words.zones.drawn, rows: [{ items }] }
  }

  stacks(): Zone {
    const rows = this.view.stacks.flatMap((stack, i) => this.stack(stack, i + 1))
    return { id: 'stacks', kind: 'pile', title: this.words.zones.stacks, rows }
  }

  /** From the top, as far as the reader knows; then what must be in it. */
  private stack({ tiles, contents }: StackView, number: number): ZoneRow[] {
    const { zones } = this.words
    const items = tiles.map(
      (id): ZoneItem =>
        id === null ? { text: zones.faceDown, component: 'stack' } : { text: this.say.building(id), component: id },
    )
    const all = contents.map((id): ZoneItem => ({ text: this.say.building(id), component: id }))
    const empty = { text: zones.none, component: 'stack' }
    const top = { label: zones.stack(number, tiles.length), items: itemsOr(items, empty) }
    return all.length === 0 ? [top] : [top, { label: zones.contents(number), items: all }]
  }

  player(player: PlayerView): Zone {
    const { zones } = this.words
    const { seat, money, posters, fine, cartridges, ponies } = player
    const row = (label: string, text: string, component: string): ZoneRow => ({ label, items: [{ text, component }] })
    const rows = [
      row(zones.money, this.say.money(money), 'money'),
      row(zones.posters, `${posters} (${zones.fine(this.say.money(fine))})`, 'poster'),
      row(zones.cartridges, String(cartridges), 'cartridge'),
      row(zones.ponies, String(ponies), 'pony'),
      row(zones.ranch, this.say.gang(player.ranch), 'ranch'),
      row(zones.mine, this.say.gang(player.mine), 'mine'),
      row(zones.reserve, this.say.gang(player.reserve), 'reserve'),
      row(zones.bootHill, this.say.gang(player.bootHill), 'boot-hill'),
    ]
    return { id: `player ${seat}`, kind: 'player', title: this.names(seat), owner: seat, rows }
  }
}
