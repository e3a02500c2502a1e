/**
 * Deadwood from a real game: `?page=deadwood&players=4&answers=60&seed=a&kind=turn&preview=send`, its events played back:
 * `&film=duelEnds&nth=2`, or every building: `&tiles=1`.
 */
import { BUILDINGS, deadwood, type Deadwood as Types } from '@waystation/deadwood'
import { en } from '@waystation/deadwood/text/en'
import { fr } from '@waystation/deadwood/text/fr'
import { type Decision, observe } from '@waystation/kernel'
import { useMemo, useState } from 'preact/hooks'
import { ui } from '../../src/games/deadwood/ui.ts'
import { PRESETS } from '../../src/games/deadwood/layout/presets.ts'
import { Tile } from '../../src/games/deadwood/town/Tile.tsx'
import { click, narrow } from '../../src/table/narrowing.ts'
import { answersOf, playOn } from '../play-on.ts'

const NAMES = ['Calamity Jane', 'Wild Bill', 'Seth', 'Al', 'Bartholomé-Émile']
const NOTHING: readonly never[] = []
const nothing = (): void => undefined

export function Deadwood({ query }: { query: URLSearchParams }) {
  if (query.has('tiles')) return <Tiles query={query} />
  return query.has('film') ? <Film query={query} /> : <Town query={query} />
}

const textOf = (query: URLSearchParams) => (query.get('lang') === 'fr' ? fr : en)
const playersOf = (query: URLSearchParams): number => Number(query.get('players') ?? 4)

function Tiles({ query }: { query: URLSearchParams }) {
  const text = textOf(query)
  return (
    <>
      {Object.values(PRESETS).map(({ kind, tile }) => (
        <svg key={kind} class="dw-board" viewBox="-10 -24 1200 720" width="1200">
          {BUILDINGS.map(({ id }, i) => (
            <g
              key={id}
              transform={`translate(${(i % 7) * (tile.width + 14)} ${Math.floor(i / 7) * (tile.height + 30)})`}
            >
              <Tile id={id} name={text.components[id].name} size={tile} />
            </g>
          ))}
        </svg>
      ))}
    </>
  )
}

const pathsOf = (decision: Decision<Types['option']> | undefined, view: Types['view']) =>
  (decision?.options ?? []).map((option) => ({ option, targets: ui.targets(option, view) }))

function Town({ query }: { query: URLSearchParams }) {
  const { state, decision } = useMemo(
    () =>
      playOn(
        deadwood,
        playersOf(query),
        query.get('seed') ?? 'gulch',
        Number(query.get('answers') ?? 40),
        query.get('kind'),
      ),
    [],
  )
  const [picked, setPicked] = useState<readonly string[]>([])
  const seat = decision?.seat ?? 0
  const view = useMemo(() => observe(deadwood, state, seat).view, [state, seat])
  const paths = pathsOf(decision, view)
  const wanted = query.get('preview')
  const asked = wanted === null ? null : (decision?.options.find(({ id }) => id.startsWith(wanted)) ?? null)
  const narrowed = narrow(paths, picked)
  const preview = asked ?? narrowed.preview
  const text = textOf(query)
  return (
    <ui.Board
      view={view}
      seat={seat}
      names={(s) => NAMES[s]}
      text={text}
      language={text.language}
      lit={asked === null && query.get('lit') !== '0' ? narrowed.lit : new Set()}
      picked={asked === null ? picked : ui.targets(asked, view)}
      preview={preview}
      events={NOTHING}
      before={null}
      onTarget={(target) => setPicked(click(paths, picked, target))}
      onInspect={nothing}
      onSettled={nothing}
    />
  )
}

function Film({ query }: { query: URLSearchParams }) {
  const story = useMemo(() => {
    let left = Number(query.get('nth') ?? 1)
    for (const answer of answersOf(deadwood, playersOf(query), query.get('seed') ?? 'gulch')) {
      if (answer.events.some(({ type }) => type === query.get('film')) && --left === 0) return answer
    }
    throw new Error(`${query.get('film')} never happened`)
  }, [])
  const [settled, setSettled] = useState(false)
  const views = useMemo(() => [deadwood.view(story.before, 0), deadwood.view(story.after, 0)], [story])
  const text = textOf(query)
  return (
    <ui.Board
      view={views[1]}
      seat={0}
      names={(seat) => NAMES[seat]}
      text={text}
      language={text.language}
      lit={new Set()}
      picked={NOTHING}
      preview={null}
      events={settled ? NOTHING : story.events}
      before={settled ? null : views[0]}
      onTarget={nothing}
      onInspect={nothing}
      onSettled={() => setSettled(true)}
    />
  )
}
