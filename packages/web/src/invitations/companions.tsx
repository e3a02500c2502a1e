/** People I have played with: invited by a click, without a link. */
import type { Companion } from '@waystation/protocol'
import { useState } from 'preact/hooks'
import { t } from '../text/index.ts'
import { api } from '../transport/api.ts'
import { useLoaded } from '../ui/loaded.ts'

/** Read again when the people at the table are others. */
export function Companions({ table, seated }: { readonly table: string; readonly seated: string }) {
  const { waiting, refused } = t()
  const [round, setRound] = useState(0)
  const [failed, setFailed] = useState(false)
  const read = useLoaded(() => api.companions(table), [table, seated, round])
  if (read.state !== 'ready' || read.value.length === 0) return null
  const invite = (one: Companion): void => {
    api
      .inviteCompanion(one, table)
      .then(
        () => setFailed(false),
        () => setFailed(true),
      )
      .finally(() => setRound((before) => before + 1))
  }
  return (
    <section class="invite">
      <h3>{waiting.companions}</h3>
      <ul class="invites">
        {read.value.map((one) => (
          <li key={`${one.table} ${one.seat}`} class="row">
            <span class="grow">{one.name}</span>
            {one.invited ? (
              <small class="soft">{waiting.invited}</small>
            ) : (
              <button
                type="button"
                class="button small"
                aria-label={waiting.inviteWhom(one.name)}
                onClick={() => invite(one)}
              >
                {waiting.inviteCompanion}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p class="soft">{waiting.companionsHint}</p>
      {failed && (
        <p class="refused" role="alert">
          {refused.other}
        </p>
      )}
    </section>
  )
}
