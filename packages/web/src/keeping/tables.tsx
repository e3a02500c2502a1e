/** Tables: looked up, closed, and a bot for a seat that is not played. No more of a game is seen here than anybody sees who looks on. */
import type { KeptTable } from '@waystation/protocol'
import { useState } from 'preact/hooks'
import { titleOf } from '../games/index.ts'
import { botTitle } from '../people.ts'
import { t } from '../text/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { when } from '../ui/when.ts'
import { Said, Section, useDoing } from './act-button.tsx'
import { Lookup } from './fields.tsx'
import { keepingApi } from './keeping-api.ts'
import { words } from './text/index.ts'

export function Tables() {
  const { tables: say } = words()
  const doing = useDoing()
  const [asked, setAsked] = useState('')
  const [found, setFound] = useState<readonly KeptTable[] | null>(null)
  const [closing, setClosing] = useState<string | null>(null)
  const read = async (text: string): Promise<void> => setFound(await keepingApi.tables(text))
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    if (await doing.run(work)) await read(asked)
  }
  const show = (text: string): void => {
    setAsked(text)
    void doing.run(() => read(text))
  }
  return (
    <Section id="tables" title={say.title}>
      <Lookup label={say.search} hint={say.hint} button={say.show} doing={doing} find={show} />
      {found?.length === 0 && <p class="soft">{say.none}</p>}
      <ul class="ways">
        {found?.map((table) => (
          <OneTable
            key={table.id}
            table={table}
            busy={doing.busy}
            close={() => setClosing(table.id)}
            standIn={(seat) => void act(() => keepingApi.standIn(table.id, seat))}
          />
        ))}
      </ul>
      <Said doing={doing} />
      {closing !== null && (
        <Dialog title={say.closeWhich(closing)} close={() => setClosing(null)}>
          <div class="group">
            <p>{say.sure}</p>
            <button
              type="button"
              class="button"
              onClick={() => {
                setClosing(null)
                void act(() => keepingApi.close(closing))
              }}
            >
              {say.yes}
            </button>
          </div>
        </Dialog>
      )}
    </Section>
  )
}

interface OneProps {
  readonly table: KeptTable
  readonly busy: boolean
  readonly close: () => void
  readonly standIn: (seat: number) => void
}

function OneTable({ table, busy, close, standIn }: OneProps) {
  const { tables: say } = words()
  const { id, game, status, visibility, updatedAt, seats } = table
  const statuses: { readonly [status: string]: string } = say.status
  const facts = [statuses[status] ?? status, ...(visibility === 'private' ? [say.private] : []), when(updatedAt), id]
  const over = status !== 'open' && status !== 'running'
  return (
    <li class="report">
      <p>
        <strong>{titleOf(game)}</strong> <small class="soft">{facts.join(' · ')}</small>
        <br />
        {seats.map(seatWords).join(', ')}
      </p>
      <div class="row">
        <a class="button small quiet" href={`/table/${id}`}>
          {say.look}
        </a>
        {status === 'running' &&
          seats.map(
            ({ name, person, presence }, seat) =>
              person !== null &&
              presence === 'here' && (
                <button key={person} type="button" class="button small" disabled={busy} onClick={() => standIn(seat)}>
                  {say.standIn(name)}
                </button>
              ),
          )}
        {!over && (
          <button type="button" class="button small" disabled={busy} aria-label={say.closeWhich(id)} onClick={close}>
            {say.close}
          </button>
        )}
      </div>
    </li>
  )
}

function seatWords({ name, person, bot, presence }: KeptTable['seats'][number]): string {
  const { tables: say } = words()
  if (person === null) return bot === null ? say.free : say.bot(botTitle(bot))
  const shown = name || t().names.somebody
  return presence === 'here' ? shown : say.playedBy(shown)
}
