import { lazy } from 'preact-iso'
import { useTitle } from '../ui/title.ts'
import { boxes, sampleGame } from '../games/index.ts'
import type { MyGroups } from '../mine/my-game.ts'
import { isEmpty, useMyGroups } from '../mine/my-groups.ts'
import { isNamed, ownName } from '../people.ts'
import { t } from '../text/index.ts'
import { BoxCard } from './home/box-card.tsx'
import { SampleCard } from './home/sample-card.tsx'

/** Not for a first visit. */
const MyGames = lazy(async () => (await import('../mine/my-games.tsx')).MyGames)

export function HomePage() {
  useTitle(null)
  const { home } = t()
  const sample = sampleGame()
  const groups = useMyGroups()
  const [title, lead] = wordsFor(groups)
  return (
    <div class="page home">
      <div class={title === home.title ? 'hero' : 'hero back'}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      {!isEmpty(groups) && <MyGames groups={groups} />}
      <section aria-labelledby="shelf">
        <h2 id="shelf" class="visually-hidden">
          {home.shelf}
        </h2>
        <ul class="shelf">
          {boxes().map((entry) => (
            <BoxCard key={entry.id} entry={entry} />
          ))}
          {sample && <SampleCard entry={sample} />}
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
