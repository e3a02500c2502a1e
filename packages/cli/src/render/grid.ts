/** Columns that line up, and blocks side by side. */
import { displayWidth, padEnd, padStart } from './width.ts'

export type Align = 'left' | 'right'

/** Rows of cells as lines with aligned columns. */
export function columns(rows: readonly (readonly string[])[], align: readonly Align[] = [], gap = '  '): string[] {
  const widths: number[] = []
  for (const row of rows) {
    row.forEach((cell, i) => {
      // Nothing stands behind the last cell of a row, so it need not make room for the others.
      const needed = i < row.length - 1 || align[i] === 'right' ? displayWidth(cell) : 0
      widths[i] = Math.max(widths[i] ?? 0, needed)
    })
  }
  return rows.map((row) =>
    row
      .map((cell, i) => (align[i] === 'right' ? padStart : padEnd)(cell, widths[i]))
      .join(gap)
      .trimEnd(),
  )
}

export function blockWidth(lines: readonly string[]): number {
  return Math.max(0, ...lines.map(displayWidth))
}

/** Blocks of lines, as many beside each other as fit in `width`, in reading order. */
export function sideBySide(blocks: readonly (readonly string[])[], width: number, gap = 3): string[] {
  const out: string[] = []
  let shelf: (readonly string[])[] = []
  let taken = 0
  for (const block of blocks) {
    const needed = blockWidth(block) + (shelf.length === 0 ? 0 : gap)
    if (shelf.length > 0 && taken + needed > width) {
      out.push(...join(shelf, gap), '')
      shelf = []
      taken = 0
    }
    taken += blockWidth(block) + (shelf.length === 0 ? 0 : gap)
    shelf.push(block)
  }
  if (shelf.length > 0) out.push(...join(shelf, gap))
  return out
}

function join(blocks: readonly (readonly string[])[], gap: number): string[] {
  const height = Math.max(...blocks.map((block) => block.length))
  const widths = blocks.map(blockWidth)
  return Array.from({ length: height }, (_, line) =>
    blocks
      .map((block, i) => padEnd(block[line] ?? '', widths[i]))
      .join(' '.repeat(gap))
      .trimEnd(),
  )
}

/** Short entries in as many equal columns as fit, filled downwards. */
export function newspaper(entries: readonly string[], width: number, gap = 3): string[] {
  const widest = blockWidth(entries)
  const count = Math.max(1, Math.floor((width + gap) / (widest + gap)))
  const height = Math.ceil(entries.length / count)
  const stacks = Array.from({ length: Math.ceil(entries.length / Math.max(1, height)) }, (_, i) =>
    entries.slice(i * height, (i + 1) * height),
  )
  return stacks.length === 0 ? [] : join(stacks, gap)
}
