/** Points by category of the score sheet, and what the winners did more of. */
import { language } from '../../text/index.ts'
import { ENOUGH, type Group } from './groups.ts'
import { Mark } from './marks.tsx'
import { statisticsWords } from './text/index.ts'

const WIDTH = 170
const HEIGHT = 30
const PAD = 10

interface SheetProps {
  readonly groups: readonly Group[]
  category(id: string): string
}

export function SheetTable({ groups, category }: SheetProps) {
  const words = statisticsWords()
  const house = groups.find(({ who }) => who === 'house')
  const keys = [...new Set(groups.flatMap(({ figures }) => figures.sheet.map(({ key }) => key)))]
  if (keys.length === 0) return null
  const at = (group: Group | undefined, key: string) => group?.figures.sheet.find((one) => one.key === key)
  const means = groups.flatMap(({ figures }) => figures.sheet.map(({ mean }) => mean))
  const [low, high] = [Math.min(0, ...means), Math.max(1, ...means)]
  const x = (points: number): number => PAD + ((WIDTH - 2 * PAD) * (points - low)) / (high - low)
  const weight = (key: string): number => Math.max(...groups.map((group) => Math.abs(at(group, key)?.mean ?? 0)))
  return (
    <section class="card group">
      <h2>{words.sheet}</h2>
      <p class="soft">{[winnersDid(house, category), words.sheetSay].filter((text) => text !== '').join(' ')}</p>
      <div class="scroll-x" tabIndex={0} role="region" aria-label={words.sheet}>
        <table class="numbers sheet">
          <thead>
            <tr>
              <th scope="col">{words.mean}</th>
              <td aria-hidden="true" />
              {groups.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              {house && <th scope="col">{words.winners}</th>}
            </tr>
          </thead>
          <tbody>
            {keys
              .sort((a, b) => weight(b) - weight(a))
              .map((key) => (
                <tr key={key}>
                  <th scope="row">{category(key)}</th>
                  <td aria-hidden="true">
                    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} class="dots">
                      <path class="dots-line" d={`M${x(low)} ${HEIGHT / 2}H${x(high)}M${x(0)} 4v${HEIGHT - 8}`} />
                      {[...groups].reverse().map((group) => {
                        const mean = at(group, key)?.mean
                        return mean === undefined ? null : (
                          <Mark key={group.name} group={group} x={x(mean)} y={HEIGHT / 2} />
                        )
                      })}
                    </svg>
                  </td>
                  {groups.map((group) => (
                    <td key={group.name} class={group.who === 'own' ? 'strong' : ''}>
                      {rounded(at(group, key)?.mean)}
                    </td>
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

/** The category in which winners of the house are furthest ahead of everybody. */
function winnersDid(house: Group | undefined, category: (id: string) => string): string {
  if (house === undefined || house.figures.games < ENOUGH) return ''
  const more = house.figures.sheet
    .flatMap(({ key, mean, winners }) => (winners === null ? [] : [{ key, by: winners - mean, winners, mean }]))
    .sort((a, b) => b.by - a.by)
  const [first] = more
  if (first === undefined || first.by < 0.5) return ''
  return statisticsWords().winnersDid(category(first.key), rounded(first.winners), rounded(first.mean))
}

const rounded = (value: number | null | undefined): string =>
  value === null || value === undefined ? '–' : value.toLocaleString(language(), { maximumFractionDigits: 1 })
