import { CREDITS } from '../art/credits.ts'
import { boxes, titleOf } from '../games/index.ts'
import { t } from '../text/index.ts'
import { useTitle } from '../ui/title.ts'

export function AboutPage() {
  const { about } = t()
  useTitle(about.title)
  return (
    <div class="page narrow prose">
      <h1>{about.title}</h1>
      <p>{about.lead}</p>
      <h2>{about.games}</h2>
      <p>{about.gamesLead}</p>
      <dl class="credits">
        {boxes().map(({ id, meta }) => (
          <div key={id}>
            <dt>{titleOf(id)}</dt>
            <dd>{about.credit(meta.authors.join(', '), meta.publisher, meta.year)}</dd>
          </div>
        ))}
      </dl>
      <h2>{about.fairness}</h2>
      <p>{about.fairnessText}</p>
      <h2>{about.licences}</h2>
      <ul>
        <li>{about.code}</li>
        {CREDITS.map(({ work, authors, licence, address }) => (
          <li key={work}>
            <a href={address} rel="noreferrer">
              {about.work(work, authors.join(', '), licence)}
            </a>
          </li>
        ))}
        <li>{about.libraries}</li>
      </ul>
    </div>
  )
}
