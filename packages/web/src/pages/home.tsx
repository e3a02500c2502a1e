import { lazy } from 'preact-iso'
import { useEffect } from 'preact/hooks'
import { useTitle } from '../ui/title.ts'
import { boxes, sampleGame } from '../games/index.ts'
import type { MyGroups } from '../mine/my-game.ts'
import { expectGames, gamesExpected } from '../mine/expected.ts'
import { isEmpty, useMyGroups } from '../mine/my-groups.ts'
import { useCloseShown } from '../mine/shown.ts'
import { gamesKnown } from '../mine/store.ts'
import { isNamed, ownName } from '../people.ts'
import { t } from '../text/index.ts'
import { BoxCard } from './home/box-card.tsx'
import { SampleCard } from './home/sample-card.tsx'

/** Not for a first visit. */
const MyGames = lazy(async () => (await import('../mine/my-games.tsx')).MyGames)
const BriefCard = lazy(async () => (await import('./home/brief-card.tsx')).BriefCard)

export function HomePage() {
  useTitle(null)
  useCloseShown('waystation')
  const { home, mine, app } = t()
  const sample = sampleGame()
  const groups = useMyGroups()
  const known = gamesKnown.value
  const [title, lead] = known || !isEmpty(groups) || !gamesExpected() ? wordsFor(groups) : [mine.title, app.loading]
  const back = title !== home.title
  useEffect(() => {
    if (known) expectGames(back)
  }, [known, back])
  return (
    <div class="page home">
      <div class={back ? 'hero back' : 'hero'}>
        <h1>{title}</h1>
        <p>
          <span>{lead}</span> {back && <a href="/replays">{mine.all}</a>}
        </p>
      </div>
      {!isEmpty(groups) && <MyGames groups={groups} />}
      <section aria-labelledby="shelf">
        <h2 id="shelf" class={back ? '' : 'visually-hidden'}>
          {home.shelf}
        </h2>
        <ul class={back ? 'shelf brief' : 'shelf'}>
          {boxes().map((entry) =>
            back ? <BriefCard key={entry.id} entry={entry} /> : <BoxCard key={entry.id} entry={entry} />,
          )}
          {sample && !back && <SampleCard entry={sample} />}
        </ul>
      </section>
    </div>
  )
}

/** "Is it me?" comes before "what shall I play?". */
function wordsFor({ mine: waits, others }: MyGroups): readonly [title: string, lead: string] {
  const { home, mine } = t()
  if (waits.length > 0) return [isNamed() ? mine.yourMove(ownName()) : mine.yourMoveNow, mine.waits(waits.length)]
  if (others.length > 0) return [mine.nobodyWaits, mine.without(others.length)]
  return [home.title, home.lead]
}
