/** How much room a text takes in a terminal, and fitting it into a given room. */

const ESCAPE = '\u001b'
const ANSI = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g')
const NO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/u
const WIDE =
  /[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u

export function stripAnsi(text: string): string {
  return text.replace(ANSI, '')
}

export function displayWidth(text: string): number {
  let width = 0
  for (const char of stripAnsi(text)) {
    if (NO_WIDTH.test(char)) continue
    width += WIDE.test(char) ? 2 : 1
  }
  return width
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - displayWidth(text)))
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - displayWidth(text))) + text
}

/** Lines of at most `width`, broken between words; only a word longer than a line sticks out. */
export function wrap(text: string, width: number): string[] {
  return wrapPieces(text.split(' '), width, ' ')
}

/** The same for pieces that must stay whole. */
export function wrapPieces(pieces: readonly string[], width: number, gap: string): string[] {
  const lines: string[] = []
  let line: string | null = null
  for (const piece of pieces) {
    const longer: string = line === null ? piece : line + gap + piece
    if (line === null || displayWidth(longer) <= width) line = longer
    else {
      lines.push(line)
      line = piece
    }
  }
  if (line !== null) lines.push(line)
  return lines
}
