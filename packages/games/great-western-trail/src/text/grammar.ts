/** Joining words, the same way in every language: only the last link differs. */
export const joined =
  (last: string) =>
  (items: readonly string[]): string =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`

/** "+4" or "−3", with a real minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n))
