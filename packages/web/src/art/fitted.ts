/** By a rule of thumb: so much of an em has a letter of the text face. */
const LETTER = 0.56
const SMALLEST = 9

const sizeIn = (text: string, width: number): number => width / (Math.max(1, text.length) * LETTER)

/** Size of a text that must fit a width, never below 9. */
export const fitted = (text: string, width: number, largest: number): number =>
  Math.max(SMALLEST, Math.min(largest, sizeIn(text, width)))

/** Whether it does so with letters that can be read. */
export const fits = (text: string, width: number): boolean => sizeIn(text, width) >= SMALLEST
