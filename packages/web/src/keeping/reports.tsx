/** What people told about others, with what was said and seen there. */
import { type KeptPerson, REPORT_STATES, type ReportInfo, type ReportState } from '@waystation/protocol'
import { useState } from 'preact/hooks'
import { titleOf } from '../games/index.ts'
import { Pick } from '../settings/fields.tsx'
import { useLoaded } from '../ui/loaded.ts'
import { when } from '../ui/when.ts'
import { Said, Section, useDoing } from './act-button.tsx'
import { keepingApi } from './keeping-api.ts'
import { words } from './text/index.ts'

interface ReportsProps {
  readonly round: number
  readonly changed: () => void
  readonly chosen: (person: KeptPerson) => void
}

export function Reports({ round, changed, chosen }: ReportsProps) {
  const { reports: say } = words()
  const [state, setState] = useState<ReportState>('open')
  const doing = useDoing()
  const loaded = useLoaded(() => keepingApi.reports(state), [state, round])
  const reports = loaded.state === 'ready' ? loaded.value : []
  const settle = async (id: string, verdict: 'heeded' | 'dismissed'): Promise<void> => {
    if (await doing.run(() => keepingApi.settle(id, verdict))) changed()
  }
  const lookUp = (id: string): void =>
    void doing.run(async () => {
      const person = (await keepingApi.find(id)).find((one) => one.id === id)
      if (person === undefined) throw new Error('gone')
      chosen(person)
    })
  return (
    <Section id="reports" title={say.title}>
      <Pick
        legend={say.state}
        values={REPORT_STATES}
        chosen={state}
        label={(one) => say.states[one]}
        choose={setState}
      />
      {loaded.state === 'ready' && reports.length === 0 && <p class="soft">{say.none}</p>}
      <ul class="ways">
        {reports.map((report) => (
          <li key={report.id} class="report">
            <Told report={report} />
            <div class="row">
              <button type="button" class="button small" disabled={doing.busy} onClick={() => lookUp(report.person.id)}>
                {say.person}
              </button>
              {report.state === 'open' && (
                <>
                  <button
                    type="button"
                    class="button small"
                    disabled={doing.busy}
                    onClick={() => void settle(report.id, 'heeded')}
                  >
                    {say.heed}
                  </button>
                  <button
                    type="button"
                    class="button small quiet"
                    disabled={doing.busy}
                    onClick={() => void settle(report.id, 'dismissed')}
                  >
                    {say.dismiss}
                  </button>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Said doing={doing} />
    </Section>
  )
}

function Told({ report }: { readonly report: ReportInfo }) {
  const { reports: say } = words()
  const { person, kind, by, times, others, at, context } = report
  const facts = [
    say.by(by.name),
    say.before(by.heeded, by.told),
    ...(times > 1 ? [say.times(times)] : []),
    ...(others > 0 ? [say.others(others)] : []),
    when(at),
  ]
  return (
    <>
      <p>
        <strong>{say.about(person.name, say.kinds[kind])}</strong>
        <br />
        <small class="soft">{facts.join(' · ')}</small>
      </p>
      {report.words !== '' && <blockquote>{report.words}</blockquote>}
      {context.table && (
        <p>
          {titleOf(context.table.game)}:{' '}
          {context.table.seats.flatMap(({ name }) => (name === '' ? [] : [name])).join(', ')}{' '}
          <a href={`/table/${context.table.id}`}>{say.table}</a>
        </p>
      )}
      {context.chat.length > 0 && (
        <details>
          <summary>{say.chat}</summary>
          <ul class="plain said">
            {context.chat.map((line) => (
              <li key={`${line.at} ${line.text}`} class={line.pointed ? 'pointed' : ''}>
                <b>{line.name}</b> {line.text} <small class="soft">{when(line.at)}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
