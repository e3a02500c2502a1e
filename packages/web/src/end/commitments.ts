/** The fingerprints that tables published before their first draw, noted when this browser first saw them. */
import type { TableInfo } from '@waystation/protocol'

const key = (table: string): string => `waystation commitment ${table}`

/** Notes it once; what was noted first counts. */
export function noteCommitment({ id, commitment }: TableInfo): void {
  if (localStorage.getItem(key(id)) === null) localStorage.setItem(key(id), commitment)
}

export function notedCommitment(table: TableInfo): string {
  return localStorage.getItem(key(table.id)) ?? table.commitment
}
