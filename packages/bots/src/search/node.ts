/** A place in the search tree: the answers that lead to it, not a state, since every iteration deals anew. */
import type { Option, Seat } from '@waystation/kernel'
import { Menu } from './menu.ts'

/** Lists of options that a place remembers besides the first; where more of them come up, the last is made again. */
const MENUS = 6

/** Where other lists than the first one came up. */
interface Others {
  readonly menus: Menu[]
  /** By seat and answer. The same words from another seat are another answer. */
  readonly children: Map<string, Node>[]
}

export class Node {
  /** Iterations that came through here. */
  visits = 0
  /** Sum of what the seat whose answer leads here tries to make large. */
  total = 0
  /** Sum of that seat's chances. */
  chances = 0
  /** What the judge thought of the answer leading here, in points. */
  readonly opinion: number
  /** Most places see one list only, and most are never left: nothing is made before it is needed. */
  private first: Menu | null = null
  private others: Others | null = null

  constructor(opinion: number) {
    this.opinion = opinion
  }

  child(seat: Seat, id: string): Node | undefined {
    return this.first?.child(seat, id) ?? this.others?.children[seat]?.get(id)
  }

  /** What was made for this list of options, if it came up before. */
  menuOf(seat: Seat, options: readonly Option[]): Menu | undefined {
    const { first, others } = this
    if (first === null) return undefined
    if (first.lists(seat, options)) return first
    return others?.menus.find((menu) => menu.lists(seat, options))
  }

  /** `children` in the order of the options. */
  addMenu(seat: Seat, options: readonly Option[], children: Node[], trust: number): Menu {
    const menu = new Menu(seat, options, children, trust)
    if (this.first === null) this.first = menu
    else this.addOther(seat, options, children, menu)
    return menu
  }

  private addOther(seat: Seat, options: readonly Option[], children: readonly Node[], menu: Menu): void {
    this.others ??= { menus: [], children: [] }
    const { menus, children: known } = this.others
    if (menus.length < MENUS) menus.push(menu)
    else menus[MENUS - 1] = menu
    known[seat] ??= new Map()
    for (let i = 0; i < options.length; i++) known[seat].set(options[i].id, children[i])
  }
}
