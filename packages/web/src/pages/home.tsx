import { useTitle } from '../ui/title.ts'
import { boxes, sampleGame } from '../games/index.ts'
import { t } from '../text/index.ts'
import { BoxCard } from './home/box-card.tsx'
import { Continue } from './home/continue.tsx'
import { SampleCard } from './home/sample-card.tsx'

export function HomePage() {
  useTitle(null)
  const { home } = t()
  const sample = sampleGame()
  return (
    <div class="page home">
      <div class="hero">
        <h1>{home.title}</h1>
        <p>{home.lead}</p>
      </div>
      <Continue />
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
