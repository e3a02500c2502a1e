/** Texts from outside (names, seeds) that have to fit on one line of a record, in any editor, in UTF-8. */

/** Control characters, line and paragraph separators, and halves of surrogate pairs. */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u

export function isLine(text: string): boolean {
  return !UNFIT.test(text)
}

/** The text with a space for each character that does not fit. */
export function oneLine(text: string): string {
  return text.replace(new RegExp(UNFIT, 'gu'), ' ')
}
