/** What keepers of the house did, in sentences. */
import type { Act } from '@waystation/protocol'
import { useEffect, useState } from 'preact/hooks'
import { language } from '../text/index.ts'
import { when } from '../ui/when.ts'
import { Section } from './act-button.tsx'
import { keepingApi } from './keeping-api.ts'
import { words } from './text/index.ts'

export function Acts({ round }: { readonly round: number }) {
  const { acts: say } = words()
  const [acts, setActs] = useState<readonly Act[]>([])
  const [next, setNext] = useState<number | null>(null)
  const read = async (before: number | null): Promise<void> => {
    const found = await keepingApi.acts(before)
    setActs((known) => (before === null ? found.acts : [...known, ...found.acts]))
    setNext(found.next)
  }
  useEffect(() => void read(null).catch(() => undefined), [round])
  return (
    <Section id="acts" title={say.title}>
      {acts.length === 0 && <p class="soft">{say.none}</p>}
      <ol class="plain acts">
        {acts.map((act) => (
          <li key={act.id}>
            <time dateTime={new Date(act.at).toISOString()} class="soft">
              {when(act.at)}
            </time>{' '}
            <strong>{act.by === null ? say.commandLine : act.by || say.somebody}</strong> {sentence(act)}
          </li>
        ))}
      </ol>
      {next !== null && (
        <button type="button" class="button small" onClick={() => void read(next)}>
          {say.earlier}
        </button>
      )}
    </Section>
  )
}

function sentence({ kind, person, details }: Act): string {
  const { acts, people, act, reports, bans } = words()
  const { said } = acts
  const of = (name: string): string => String(details[name] ?? '')
  const until = typeof details['until'] === 'number' ? when(details['until']) : ''
  const address = of('address')
  const who = address === '' ? (person?.name ?? '') || acts.somebody : bans.address(address)
  const because = of('reason') === '' ? '' : ` (${of('reason')})`
  switch (kind) {
    case 'unlock':
      return said.unlock(who)
    case 'role':
      return said.role(who, wordOf(people.roles, of('role')) ?? act.roleNone)
    case 'mute':
      return said.mute(who, until) + because
    case 'unmute':
      return said.unmute(who)
    case 'ban':
      return said.ban(who, until) + because
    case 'lift':
      return said.lift(who)
    case 'rename':
      return said.rename(of('from'), of('to'))
    case 'close':
      return said.close
    case 'stand-in':
      return said.standIn(who)
    case 'notice':
      return said.notice(of(language()))
    case 'end-notice':
      return said.endNotice
    case 'report':
      return said.report(who, wordOf(reports.states, of('verdict')) ?? '')
  }
}

const wordOf = (table: { readonly [key: string]: string }, key: string): string | undefined => table[key]
