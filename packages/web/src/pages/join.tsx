/** Where a link leads that somebody gave away: to a friendship, or into a club. It stands in the fragment, which no server ever sees. */
import type { LinkTarget } from '@waystation/protocol'
import { useLocation } from 'preact-iso'
import '../styles/company.css'
import { Refused, useAct } from '../company/act.tsx'
import { companyApi } from '../company/company-api.ts'
import { words } from '../company/text/index.ts'
import { AskName, named } from '../names/ask-name.tsx'
import { t } from '../text/index.ts'
import { introduce } from '../transport/introduced.ts'
import { useLoaded } from '../ui/loaded.ts'
import { useTitle } from '../ui/title.ts'

export function JoinPage() {
  const token = location.hash.slice(1)
  const loaded = useLoaded(() => companyApi.leadsTo(token), [token])
  const { company, links } = words()
  useTitle(company.title)
  if (loaded.state === 'loading') return <p class="page">{t().app.loading}</p>
  return (
    <div class="page narrow">
      {loaded.state === 'failed' ? (
        <>
          <h1>{company.title}</h1>
          <p class="empty">{links.over}</p>
        </>
      ) : (
        <Offer to={loaded.value} token={token} />
      )}
      <AskName />
    </div>
  )
}

/** Not by itself: whoever only looks at links agrees to nothing. */
function Offer({ to, token }: { readonly to: LinkTarget; readonly token: string }) {
  const { links } = words()
  const { route } = useLocation()
  const act = useAct()
  const club = to.kind === 'club'
  const agree = async (): Promise<void> => {
    if (!(await named())) return
    await introduce()
    const { club: entered } = await companyApi.followLink(token)
    route(entered === null ? '/company' : `/club/${entered}`)
  }
  return (
    <>
      <h1>{club ? links.clubTitle(to.name) : links.friendTitle(to.name)}</h1>
      <section class="card group">
        <p>{club ? links.clubHint(to.members ?? 0) : links.friendHint}</p>
        <button type="button" class="button primary" disabled={act.busy} onClick={() => act.run(agree)}>
          {club ? links.clubYes : links.friendYes}
        </button>
        <Refused act={act} />
      </section>
    </>
  )
}
