/** Who has which table open at one process. */
import type { Open } from '../storage/types.ts'

export const keyOf = (guest: string, table: string): string => `${guest} ${table}`

/** People and tables of one process: whether any stream of theirs is before their eyes. */
export class Opened {
  heardAt = 0
  path: string | null = null
  readonly visible = new Map<string, boolean>()
  /** How many people have a table open. */
  private readonly people = new Map<string, number>()
  /** By person: what they have open. */
  private readonly pages = new Map<string, Set<string>>()

  set([guest, table, visible]: Open): void {
    const key = keyOf(guest, table)
    const more = Number(visible !== null) - Number(this.visible.has(key))
    this.people.set(table, this.at(table) + more)
    if (this.at(table) === 0) this.people.delete(table)
    const pages = this.pages.get(guest) ?? new Set()
    if (visible === null) {
      this.visible.delete(key)
      pages.delete(key)
    } else {
      this.visible.set(key, visible)
      pages.add(key)
    }
    if (pages.size === 0) this.pages.delete(guest)
    else this.pages.set(guest, pages)
  }

  /** Whether somebody has anything open, and whether they look at it; null: nothing. */
  of(guest: string): boolean | null {
    const pages = this.pages.get(guest)
    return pages === undefined ? null : [...pages].some((key) => this.visible.get(key) === true)
  }

  clear(): void {
    this.visible.clear()
    this.people.clear()
    this.pages.clear()
  }

  at(table: string): number {
    return this.people.get(table) ?? 0
  }
}
