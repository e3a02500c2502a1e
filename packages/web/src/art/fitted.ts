/** Size of a text that must fit a width. Measured by a rule of thumb (0.56 em per letter of the text face), never below 9. */
export function fitted(text: string, width: number, largest: number): number {
  return Math.max(9, Math.min(largest, width / (Math.max(1, text.length) * 0.56)))
}
