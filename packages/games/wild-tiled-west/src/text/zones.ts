/** The whole table as readable zones, for the terminal, the generic web table and screen readers. */
import type { Zone, ZoneItem, ZoneRow } from '@waystation/kernel'
import { itemsOr, TableText, type Telling } from '@waystation/wording'
import { BOARD_IDS, FACES, sideIndex, SIDES } from '../data/boards.ts'
import { YEARS } from '../data/figures.ts'
import { CELL_IDS, SIZE } from '../data/grid.ts'
import { BANDIT_CARDS, BANDIT_CARD_IDS } from '../data/solo.ts'
import { SUITS } from '../data/tiles.ts'
import type { PlacingView, PlayerView, RidgeView, View } from '../view.ts'
import { boardGlyphs, LEGEND, lettersOn } from './zones/glyphs.ts'
import { trayZones } from './zones/trays.ts'
import type { Words } from './words.ts'
import { GLYPH_KEYS } from './zones/glyphs.ts'
import type { Say } from './phrases.ts'

export function zones(telling: Telling<View, Words, Say>): Zone[] {
  const { view, words } = telling
  const table = new SettlersTable(telling)
  return [
    table.state(),
    ...(view.placing === null ? [] : [table.placing(view.placing)]),
    ...trayZones(view, words),
    table.cards(),
    ...(view.ridge === null ? [] : [table.ridge(view.ridge)]),
    ...(view.hand.length === 0 ? [] : [table.hand()]),
    ...view.players.flatMap((player) => table.player(player)),
    table.legend(),
  ]
}

const row = (label: string, ...items: readonly ZoneItem[]): ZoneRow => ({ label, items })

class SettlersTable extends TableText<View, Words, Say> {
  state(): Zone {
    const { zones, ranks } = this.words
    const { year, round, over, first, active, rank } = this.view
    const rows = [row(zones.now, { text: this.when(year, round, over) })]
    if (year > 0 && !over) {
      const { townBonus, tussle } = YEARS[year - 1]
      rows.push(
        row(zones.turn, { text: this.names(active), seat: active }),
        row(zones.firstPlayer, { text: this.names(first), seat: first }),
        row(zones.yearBonus, { text: `+${townBonus}`, component: 'town' }),
        row(zones.tussle, { text: `±${tussle}`, component: 'bandit' }),
      )
    }
    if (rank !== null) rows.push(row(zones.rank, { text: ranks[rank] }))
    return { id: 'state', kind: 'track', title: zones.state, rows }
  }

  private when(year: number, round: number, over: boolean): string {
    const { zones } = this.words
    if (over) return zones.over
    return year === 0 ? zones.before : zones.year(year, round, YEARS[year - 1].rounds)
  }

  placing({ seat, piece, turn, places }: PlacingView): Zone {
    const shown = turn === null ? places.map((place) => place.turn) : [turn]
    const rows = shown.map((each) =>
      row(this.say.turn(each), { text: this.say.picture(piece, each), component: piece }),
    )
    const title = this.words.zones.placing(this.say.piece(piece), this.names(seat))
    return { id: 'placing', kind: 'hand', title, owner: seat, rows }
  }

  cards(): Zone {
    const { zones } = this.words
    const { contracts, aceSupply, row: partners, deck } = this.view
    const none: ZoneItem = { text: zones.none, component: 'ace' }
    const aces = aceSupply.map((suit): ZoneItem => ({ text: this.say.suit(suit), component: 'ace' }))
    const bonus = contracts.map(
      ({ cows, contract, flipped, bonus: count }): ZoneItem => ({
        text: zones.contract(cows, this.say.contract(contract, count), flipped),
        component: 'contract',
      }),
    )
    const rows = [
      row(zones.contracts, ...bonus),
      row(zones.aceCards, ...itemsOr(aces, none)),
      row(zones.partnerRow, ...partners.map((id): ZoneItem => ({ text: this.say.partner(id), component: id })), {
        text: zones.deck(deck),
        component: 'partner-deck',
      }),
    ]
    return { id: 'cards', kind: 'market', title: zones.partners, rows }
  }

  hand(): Zone {
    const items = this.view.hand.map((id): ZoneItem => ({ text: this.say.partner(id), component: id }))
    return { id: 'hand', kind: 'hand', title: this.words.zones.hand, rows: [{ items }] }
  }

  ridge({ cards, spareBullets, looseCows, total, deck, bandits, buried }: RidgeView): Zone {
    const { zones } = this.words
    const shown = cards.map(({ card, buried: under, herded }): ZoneItem => {
      const { cows, bandits: wild } = BANDIT_CARDS[BANDIT_CARD_IDS.indexOf(card)]
      return { text: zones.ridgeCard(cows, wild, under, herded), component: card }
    })
    const rows = [
      row(zones.ridge, { text: zones.ridgeCard(0, bandits, buried, false), component: 'ridge' }, ...shown, {
        text: zones.cardsLeft(deck),
        component: 'bandit-cards',
      }),
      row(zones.banditsLabel, { text: zones.ridgeBandits(total, spareBullets), component: 'bandit' }),
      row(this.words.things.cow.name, { text: zones.looseCows(looseCows), component: 'cow' }),
    ]
    return { id: 'ridge', kind: 'board', title: this.words.things.ridge.name, rows }
  }

  player(player: PlayerView): Zone[] {
    const sheet = this.sheet(player)
    return player.board === null ? [sheet] : [this.board(player), sheet]
  }

  /** One letter per square, a row per line; on the reader's own board every square can be asked about. */
  private board(player: PlayerView): Zone {
    const { seat, board, face } = player
    const glyphs = boardGlyphs(player)
    const own = seat === this.view.seat
    const columns = Array.from({ length: SIZE }, (_, column): ZoneItem => ({ text: CELL_IDS[column].slice(0, 1) }))
    const rows: ZoneRow[] = [row(this.words.zones.columns, ...columns)]
    for (let line = 0; line < SIZE; line++) {
      const items = glyphs.slice(line * SIZE, line * SIZE + SIZE).map((text, column): ZoneItem => {
        const item = { text, component: 'square' }
        return own ? { ...item, target: CELL_IDS[line * SIZE + column] } : item
      })
      rows.push(row(String(line + 1), ...items))
    }
    const sideName = face === null ? '' : this.say.face(face)
    const title = this.words.zones.board(this.names(seat), board === null ? '' : this.say.board(board), sideName)
    return { id: `board ${seat}`, kind: 'board', title, owner: seat, rows }
  }

  private sheet(player: PlayerView): Zone {
    const { zones } = this.words
    const { seat, score, gold, bullets, mine, income, standing, tombstones } = player
    const rows = [
      row(zones.score, { text: String(score), component: 'score' }),
      row(zones.gold, { text: String(gold), component: 'gold' }),
      row(zones.bullets, { text: String(bullets), component: 'bullet' }),
      row(zones.mineLabel, { text: zones.mine(mine, income), component: 'mine' }),
      row(zones.banditsLabel, { text: zones.bandits(standing.length, tombstones.length), component: 'bandit' }),
      row(zones.aces, { text: this.aces(player), component: 'ace' }),
      row(zones.horseshoes, { text: String(player.horseshoesLeft), component: 'horseshoe' }),
      row(zones.alleys, { text: String(player.alleys), component: 'alley' }),
      ...this.holdings(player),
      ...this.conquest(player),
      ...this.partners(player),
    ]
    return { id: `player ${seat}`, kind: 'player', title: this.names(seat), owner: seat, rows }
  }

  private aces({ aces }: PlayerView): string {
    const held = SUITS.filter((suit) => aces[suit] > 0).map((suit) => `${this.say.suit(suit)} ${aces[suit]}`)
    return held.length === 0 ? this.words.zones.none : held.join(', ')
  }

  private holdings({ towns, tiles }: PlayerView): ZoneRow[] {
    const { zones } = this.words
    const townItems = towns.map(({ id, points, covered, size, inaugurated, missing }): ZoneItem => {
      const name = this.say.town(id)
      if (inaugurated) return { text: zones.townDone(name, points), component: 'town' }
      const state = zones.town(name, points, covered, size)
      return { text: `${state}, ${zones.missing(this.say.cells(missing))}`, component: 'town' }
    })
    const tileItems = tiles.map(({ tile, cells }): ZoneItem => {
      return { text: zones.tile(this.say.piece(tile), this.say.cells(cells)), component: tile }
    })
    return [
      ...townItems.map((item, i) => row(i === 0 ? zones.towns : '…', item)),
      ...(tileItems.length === 0 ? [] : [row(zones.tiles, ...tileItems)]),
    ]
  }

  private conquest({ board, face, storedGold, sawmills, storeAside }: PlayerView): ZoneRow[] {
    const { zones, rules, pieces } = this.words
    const out: ZoneRow[] = []
    if (board !== null && face !== null) {
      const { rule } = SIDES[sideIndex(BOARD_IDS.indexOf(board), FACES.indexOf(face))]
      if (rule !== null) out.push(row(zones.conquest, { text: rules[rule].name, component: rule }))
    }
    if (storedGold > 0) out.push(row(zones.storedGold, { text: String(storedGold), component: 'gold' }))
    if (sawmills > 0) out.push(row(zones.sawmill, { text: String(sawmills), component: 'sawmill' }))
    if (storeAside) out.push(row(zones.storeAside, { text: pieces['general-store'], component: 'general-store' }))
    return out
  }

  private partners({ seat, partner, hasPartner, second }: PlayerView): ZoneRow[] {
    const { zones } = this.words
    const items: ZoneItem[] = []
    if (partner !== null) items.push({ text: this.say.partner(partner), component: partner })
    else if (hasPartner) items.push({ text: zones.faceDown, component: 'partner-hidden' })
    if (second !== null) items.push({ text: this.say.partner(second), component: second })
    const { rejected } = this.view
    const out = items.length === 0 ? [] : [row(zones.partner, ...items)]
    if (seat === this.view.seat && rejected !== null) {
      out.push(row(zones.putBack, { text: this.say.partner(rejected), component: rejected }))
    }
    return out
  }

  legend(): Zone {
    const { zones, glyphs } = this.words
    const shown = lettersOn(this.view.players)
    const items = GLYPH_KEYS.filter((key) => shown.has(key)).map(
      (key): ZoneItem => ({ text: `${LEGEND[key]} = ${glyphs[key]}` }),
    )
    return { id: 'legend', kind: 'track', title: zones.legend, rows: [{ items }] }
  }
}
