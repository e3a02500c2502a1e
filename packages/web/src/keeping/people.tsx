/** People: found by name, and what can be done about one. */
import type { KeptPerson } from '@waystation/protocol'
import { useState } from 'preact/hooks'
import { when } from '../ui/when.ts'
import { Said, Section, useDoing } from './act-button.tsx'
import { Lookup } from './fields.tsx'
import { keepingApi } from './keeping-api.ts'
import { words } from './text/index.ts'

interface PeopleProps {
  readonly chosen: (person: KeptPerson) => void
}

export function People({ chosen }: PeopleProps) {
  const { people: say } = words()
  const doing = useDoing()
  const [found, setFound] = useState<readonly KeptPerson[] | null>(null)
  const find = (text: string): void => void doing.run(async () => setFound(await keepingApi.find(text)))
  return (
    <Section id="people" title={say.title}>
      <Lookup label={say.search} button={say.find} required doing={doing} find={find} />
      {found?.length === 0 && <p class="soft">{say.none}</p>}
      {found !== null && <PeopleList people={found} chosen={chosen} />}
      {doing.failed && <Said doing={doing} />}
    </Section>
  )
}

export function PeopleList({ people, chosen }: PeopleProps & { readonly people: readonly KeptPerson[] }) {
  const { people: say } = words()
  return (
    <ul class="ways">
      {people.map((person) => (
        <li key={person.id} class="row kept">
          <span>
            <strong>{person.name}</strong> <Standing person={person} />
          </span>
          <button type="button" class="button small" aria-label={say.act(person.name)} onClick={() => chosen(person)}>
            {say.actShort}
          </button>
        </li>
      ))}
    </ul>
  )
}

export function Standing({ person }: { readonly person: KeptPerson }) {
  const { people: say } = words()
  const { account, role, mutedUntil, bannedUntil, seenAt } = person
  const now = Date.now()
  const facts = [
    account ? say.account : say.guest,
    ...(role === null ? [] : [say.roles[role]]),
    say.seen(when(seenAt)),
    ...(mutedUntil !== null && mutedUntil > now ? [say.mutedUntil(when(mutedUntil))] : []),
    ...(bannedUntil !== null && bannedUntil > now ? [say.bannedUntil(when(bannedUntil))] : []),
  ]
  return <small class="soft">{facts.join(' · ')}</small>
}
