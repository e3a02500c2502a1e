/** The link to a finished game is good until one of its players takes it back: that is asked twice, since it is for good. */
import { useState } from 'preact/hooks'
import { Refused, useAct } from '../company/act.tsx'
import { words } from '../company/text/index.ts'
import { api } from '../transport/api.ts'

interface LinkBackProps {
  readonly table: string
  /** Whoever looks sat there. */
  readonly played: boolean
}

export function LinkBack({ table, played }: LinkBackProps) {
  const { link } = words()
  const [asking, setAsking] = useState(false)
  const [done, setDone] = useState(false)
  const act = useAct(() => setAsking(false))
  if (!played) return null
  if (done) return <small class="soft">{link.withdrawn}</small>
  return (
    <div class="link-back">
      {asking ? (
        <>
          <p>{link.sure}</p>
          <div class="row">
            <button
              type="button"
              class="button small"
              disabled={act.busy}
              onClick={() => act.run(() => api.withdraw(table).then(() => setDone(true)))}
            >
              {link.yes}
            </button>
            <button type="button" class="button small quiet" onClick={() => setAsking(false)}>
              {link.no}
            </button>
          </div>
        </>
      ) : (
        <button type="button" class="button small quiet" onClick={() => setAsking(true)}>
          {link.withdraw}
        </button>
      )}
      <Refused act={act} />
    </div>
  )
}
