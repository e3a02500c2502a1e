import type { ComponentChildren } from 'preact'

interface NumberTableProps {
  readonly label: string
  /** Over the columns; empty for one that needs no name. */
  readonly heads: readonly string[]
  readonly kind?: string
  readonly children: ComponentChildren
}

/** Figures in rows; where they are wider than the page they scroll by themselves. */
export function NumberTable({ label, heads, kind = '', children }: NumberTableProps) {
  return (
    <div class="scroll-x" tabIndex={0} role="region" aria-label={label}>
      <table class={`numbers ${kind}`.trim()}>
        <thead>
          <tr>
            {heads.map((head) =>
              head === '' ? (
                <td key={head} />
              ) : (
                <th key={head} scope="col">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
