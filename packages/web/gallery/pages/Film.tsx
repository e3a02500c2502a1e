/** What happened, played back: `?page=film&players=4&type=roundedUp&nth=1` shows the first such event of a game. */
import { type ElGaucho, elGaucho } from '@waystation/el-gaucho'
import { en } from '@waystation/el-gaucho/text/en'
import { fr } from '@waystation/el-gaucho/text/fr'
import { useMemo, useState } from 'preact/hooks'
import { ui } from '../../src/games/el-gaucho/ui.ts'
import { answersOf } from '../play-on.ts'

const NAMES = ['Rosa', 'Jules', 'Bartholomé-Émile', 'Ranch hand']
const NOTHING: readonly ElGaucho['event'][] = []
const NONE: ReadonlySet<string> = new Set()

export function Film({ query }: { query: URLSearchParams }) {
  const type = query.get('type') ?? 'roundedUp'
  const story = useMemo(() => {
    let left = Number(query.get('nth') ?? 1)
    for (const answer of answersOf(elGaucho, Number(query.get('players') ?? 4), query.get('seed') ?? 'pampa')) {
      if (answer.events.some((event) => event.type === type) && --left === 0) return answer
    }
    throw new Error(`${type} never happened`)
  }, [])
  const [settled, setSettled] = useState(false)
  const text = query.get('lang') === 'fr' ? fr : en
  return (
    <ui.Board
      view={elGaucho.view(story.after, 0)}
      seat={0}
      names={(seat) => NAMES[seat]}
      text={text}
      language={text.language}
      lit={NONE}
      picked={[]}
      preview={null}
      events={settled ? NOTHING : story.events}
      before={settled ? null : elGaucho.view(story.before, 0)}
      onTarget={() => undefined}
      onInspect={() => undefined}
      onSettled={() => setSettled(true)}
    />
  )
}
