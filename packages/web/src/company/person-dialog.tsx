/** Somebody whom one has met: friendship, following, blocking, and telling the keepers of the house. */
import type { Relation, ReportKind, Whom } from '@waystation/protocol'
import { useState } from 'preact/hooks'
import '../styles/company.css'
import { Dialog } from '../ui/dialog.tsx'
import { useLoaded } from '../ui/loaded.ts'
import { type Act, Refused, useAct } from './act.tsx'
import { companyApi } from './company-api.ts'
import { words } from './text/index.ts'

interface PersonProps {
  readonly whom: Whom
  readonly name: string
  readonly close: () => void
  /** What they say is not to be read any more. */
  readonly blocked?: () => void
}

export function PersonDialog({ whom, name, close, blocked }: PersonProps) {
  const { person: say } = words()
  const [round, setRound] = useState(0)
  const loaded = useLoaded(() => companyApi.relation(whom), [round])
  const act = useAct(() => setRound((before) => before + 1))
  const [telling, setTelling] = useState(false)
  return (
    <Dialog title={say.about(name)} close={close}>
      {loaded.state === 'ready' &&
        (telling ? (
          <Report whom={whom} />
        ) : (
          <Relations relation={loaded.value} {...{ whom, act, blocked }} tell={() => setTelling(true)} />
        ))}
      <Refused act={act} />
    </Dialog>
  )
}

interface RelationsProps {
  readonly relation: Relation
  readonly whom: Whom
  readonly act: Act
  readonly blocked: (() => void) | undefined
  readonly tell: () => void
}

function Relations({ relation, whom, act, blocked, tell }: RelationsProps) {
  const { person: say } = words()
  if (relation.you) return <p>{say.you}</p>
  const block = async (): Promise<void> => {
    await companyApi.block(whom)
    blocked?.()
  }
  return (
    <div class="group person-acts">
      {!relation.blocked && <Friendship {...{ relation, whom, act }} />}
      {!relation.blocked && relation.public && <Following {...{ relation, whom, act }} />}
      <section class="seat-choice">
        {relation.blocked ? (
          <p role="status">{say.isBlocked}</p>
        ) : (
          <>
            <p>{say.blockHint}</p>
            <button type="button" class="button" disabled={act.busy} onClick={() => act.run(block)}>
              {say.block}
            </button>
          </>
        )}
      </section>
      <section class="seat-choice">
        <p>{say.reportHint}</p>
        <button type="button" class="button" onClick={tell}>
          {say.report}
        </button>
      </section>
    </div>
  )
}

type StepProps = Pick<RelationsProps, 'relation' | 'whom' | 'act'>

function Friendship({ relation, whom, act }: StepProps) {
  const { person: say } = words()
  return (
    <section class="seat-choice">
      {relation.friend === 'yes' && <p role="status">{say.isFriend}</p>}
      {relation.friend === 'asked' && <p role="status">{say.waitsForAnswer}</p>}
      {(relation.friend === 'no' || relation.friend === 'asked-me') && (
        <button
          type="button"
          class="button primary"
          disabled={act.busy}
          onClick={() => act.run(() => companyApi.befriend(whom))}
        >
          {relation.friend === 'no' ? say.befriend : say.answerYes}
        </button>
      )}
    </section>
  )
}

function Following({ relation, whom, act }: StepProps) {
  const { person: say } = words()
  return (
    <section class="seat-choice">
      {relation.follows ? (
        <p role="status">{say.follows}</p>
      ) : (
        <button type="button" class="button" disabled={act.busy} onClick={() => act.run(() => companyApi.follow(whom))}>
          {say.follow}
        </button>
      )}
    </section>
  )
}

/** As `REPORT_KINDS` of the protocol, without the library that checks them. */
const KINDS: readonly ReportKind[] = ['rude', 'name', 'unfair', 'stalling', 'left', 'other']
const LONGEST = 500

function Report({ whom }: { readonly whom: Whom }) {
  const { person: say } = words()
  const [kind, setKind] = useState<ReportKind>('rude')
  const [text, setText] = useState('')
  const [sent, setSent] = useState(false)
  const act = useAct()
  if (sent) return <p role="status">{say.sent}</p>
  const send = (event: Event): void => {
    event.preventDefault()
    // One line: what the house reads has no line ends.
    const told = text.replace(/\s+/g, ' ').trim()
    act.run(async () => {
      await companyApi.report({ whom, kind, words: told })
      setSent(true)
    })
  }
  return (
    <form class="group" onSubmit={send}>
      <label class="labelled">
        {say.kind}
        <select
          class="field"
          value={kind}
          onChange={({ currentTarget }) => setKind(KINDS.find((one) => one === currentTarget.value) ?? 'other')}
        >
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {say.reasons[one]}
            </option>
          ))}
        </select>
      </label>
      <label class="labelled">
        {say.words}
        <textarea
          class="field"
          rows={3}
          maxLength={LONGEST}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <small>{say.reportHint}</small>
      </label>
      <button type="submit" class="button primary" disabled={act.busy}>
        {say.send}
      </button>
      <Refused act={act} />
    </form>
  )
}
