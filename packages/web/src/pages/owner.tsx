/** The owner's page. Whoever has no role finds nothing here. */
import '../styles/account.css'
import '../styles/keeping.css'
import type { HouseBook, KeptPerson } from '@waystation/protocol'
import { useState } from 'preact/hooks'
import { AskProof } from '../account/proof.tsx'
import { Acts } from '../keeping/acts.tsx'
import { Announce } from '../keeping/announce.tsx'
import { Bans } from '../keeping/bans.tsx'
import { keepingApi } from '../keeping/keeping-api.ts'
import { Section } from '../keeping/act-button.tsx'
import { People, PeopleList } from '../keeping/people.tsx'
import { PersonActs } from '../keeping/person-acts.tsx'
import { Reports } from '../keeping/reports.tsx'
import { Tables } from '../keeping/tables.tsx'
import { words } from '../keeping/text/index.ts'
import { t } from '../text/index.ts'
import { useLoaded } from '../ui/loaded.ts'
import { NotFound } from '../ui/not-found.tsx'
import { useTitle } from '../ui/title.ts'

export function OwnerPage() {
  const [round, setRound] = useState(0)
  const loaded = useLoaded(keepingApi.book, [round])
  // Before the house has answered nothing tells that there is such a page.
  if (loaded.state === 'loading') return <p class="page">{t().app.loading}</p>
  if (loaded.state === 'failed') return <NotFound />
  return <Book book={loaded.value} round={round} changed={() => setRound((before) => before + 1)} />
}

interface BookProps {
  readonly book: HouseBook
  readonly round: number
  readonly changed: () => void
}

function Book({ book, round, changed }: BookProps) {
  const say = words()
  useTitle(say.title)
  const [person, setPerson] = useState<KeptPerson | null>(null)
  const owner = book.role === 'owner'
  return (
    <div class="page settings account keeping">
      <header>
        <h1>{say.title}</h1>
        <p class="tagline">{say.lead}</p>
      </header>
      <Counts book={book} />
      <Reports round={round} changed={changed} chosen={setPerson} />
      <People chosen={setPerson} />
      <Tables />
      <Bans bans={book.bans} changed={changed} />
      {owner && <Announce told={book.announcement} changed={changed} />}
      <Section id="keepers" title={say.keepers.title}>
        <p class="soft">{say.keepers.hint}</p>
        <PeopleList people={book.keepers} chosen={setPerson} />
      </Section>
      <Acts round={round} />
      {person !== null && <PersonActs person={person} owner={owner} close={() => setPerson(null)} changed={changed} />}
      <AskProof passkeys />
    </div>
  )
}

function Counts({ book: { counts } }: { readonly book: HouseBook }) {
  const say = words()
  const rows = [
    [say.openReports, counts.reports],
    [say.running, counts.running],
    [say.open, counts.open],
    [say.accounts, counts.accounts],
    [say.guests, counts.guests],
  ] as const
  return (
    <Section id="counts" title={say.counts}>
      <dl class="counts">
        {rows.map(([label, n]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{n}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
