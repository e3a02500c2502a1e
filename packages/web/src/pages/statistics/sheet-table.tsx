/** Points by category of the score sheet, and what the winners did more of. */
import { language, t } from '../../text/index.ts'
import type { Group } from '../statistics.tsx'

interface SheetProps {
  readonly groups: readonly Group[]
  category(id: string): string
}

export function SheetTable({ groups, category }: SheetProps) {
  const { statistics: words } = t()
  const keys = [...new Set(groups.flatMap(({ figures }) => figures.sheet.map(({ key }) => key)))]
  if (keys.length === 0) return null
  const at = (group: Group, key: string) => group.figures.sheet.find((one) => one.key === key)
  const house = groups.find(({ name }) => name === words.house)
  return (
    <section class="card group">
      <h2>{words.sheet}</h2>
      <p class="soft">{words.sheetSay}</p>
      <div class="scroll-x" tabIndex={0} role="region" aria-label={words.sheet}>
        <table class="numbers">
          <thead>
            <tr>
              <th scope="col">{words.mean}</th>
              {groups.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              {house && <th scope="col">{words.winners}</th>}
            </tr>
          </thead>
          <tbody>
            {keys.map((key) => (
              <tr key={key}>
                <th scope="row">{category(key)}</th>
                {groups.map((group) => (
                  <td key={group.name}>{rounded(at(group, key)?.mean)}</td>
                ))}
                {house && <td>{rounded(at(house, key)?.winners)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const rounded = (value: number | null | undefined): string =>
  value === null || value === undefined ? '–' : value.toLocaleString(language(), { maximumFractionDigits: 1 })
