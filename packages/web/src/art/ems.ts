/** About how wide a text is in the text face, in ems; bold, as signs and cards write it. */
const WIDE = /[mwMWŒœÆæ@%]/
const NARROW = /[fijlrtI.,:;’'!|() -]/
const CAPITAL = /\p{Lu}/u

export function emsOf(text: string): number {
  let ems = 0
  for (const letter of text)
    ems += WIDE.test(letter) ? 0.92 : NARROW.test(letter) ? 0.37 : CAPITAL.test(letter) ? 0.71 : 0.6
  return ems
}
