/** The rules help of a game, and what everything in the box is. */
import { findGame } from '@waystation/catalog'
import type { ComponentText, GameText, GameTypes } from '@waystation/kernel'
import { useEffect } from 'preact/hooks'
import type { Illustrations } from '../adapter.ts'
import { webGameOf } from '../games/index.ts'
import { Illustration, useIllustrations } from '../rules/illustrations.tsx'
import { RulesSearch } from '../rules/search-field.tsx'
import { language, t } from '../text/index.ts'
import { useLoaded } from '../ui/loaded.ts'
import { useTitle } from '../ui/title.ts'
import { Changes } from './rules/changes.tsx'

/** On screens wider than this, in pixels, the contents stand open beside the text. */
const WIDE = 960

export function RulesPage({ game }: { readonly game: string }) {
  const spoken = language()
  const text = useLoaded(() => findGame(game).texts[spoken](), [game, spoken])
  if (text.state === 'failed') throw text.error
  return text.state === 'ready' ? (
    <Rules game={game} text={text.value} />
  ) : (
    <p class="loading page">{t().app.loading}</p>
  )
}

function Rules({ game, text }: { readonly game: string; readonly text: GameText<GameTypes> }) {
  const { rules } = t()
  const title = rules.title(text.title)
  useTitle(title)
  const illustrations = useIllustrations(webGameOf(game).illustrations)
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1))
    if (id !== '') document.getElementById(id)?.scrollIntoView()
  }, [text])
  return (
    <div class="page rules-page">
      <header>
        <h1>{title}</h1>
        <p class="tagline">{text.tagline}</p>
      </header>
      <Contents game={game} text={text} />
      <article class="prose">
        <RulesSearch text={text} open={(id) => document.getElementById(id)?.scrollIntoView()} />
        {text.rules.map(({ id, title: name, paragraphs }) => (
          <section key={id} id={id}>
            <h2>{name}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <Illustration section={id} illustrations={illustrations} text={text} />
          </section>
        ))}
        <Components components={text.components} illustrations={illustrations} />
        <Changes changes={text.changes} />
        <p class="soft">{rules.inOurWords}</p>
      </article>
    </div>
  )
}

function Contents({ game, text }: { readonly game: string; readonly text: GameText<GameTypes> }) {
  const { rules } = t()
  return (
    <nav class="contents" aria-label={rules.contents}>
      <a class="button primary" href={`/new/${game}/solo`}>
        {rules.play}
      </a>
      <details open={innerWidth > WIDE}>
        <summary>{rules.contents}</summary>
        <ol>
          {text.rules.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
          <li>
            <a href="#components">{rules.components}</a>
          </li>
          <li>
            <a href="#changes">{rules.changes}</a>
          </li>
        </ol>
      </details>
    </nav>
  )
}

interface ComponentsProps {
  readonly components: GameText<GameTypes>['components']
  readonly illustrations: Illustrations | null
}

/** Things with the same help (sixty tiles, say) stand together. */
function Components({ components, illustrations }: ComponentsProps) {
  const groups = new Map<string, (ComponentText & { readonly id: string })[]>()
  for (const [id, component] of Object.entries(components)) {
    groups.set(component.help, [...(groups.get(component.help) ?? []), { id, ...component }])
  }
  return (
    <section id="components">
      <h2>{t().rules.components}</h2>
      <dl class={`components ${illustrations?.palette ?? ''}`}>
        {[...groups].map(([help, members]) => (
          <div key={help}>
            {illustrations?.component?.(members[0].id, language())}
            <dt>{members.map(({ name }) => name).join(', ')}</dt>
            <dd>{help}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
