/** Several people in front of one screen: the table turns to whoever must choose, covered in between if there are secrets. */
import type { Seat } from '@waystation/kernel'
import type { Position, TableInfo } from '@waystation/protocol'
import { useEffect, useState } from 'preact/hooks'
import { SeatMark } from '../art/SeatMark.tsx'
import { t } from '../text/index.ts'
import { useRoom } from './room-context.ts'

/** The person who must choose next, if it is not the one who is looking. */
export function nextPerson(table: TableInfo, live: Position, you: Seat | null): Seat | null {
  const people = table.seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat)
  const asked = people.filter((seat) => live.waiting.some((waiting) => waiting.seat === seat))
  if (you === null || asked.length === 0 || asked.includes(you)) return null
  return asked.find((seat) => seat > you) ?? asked[0]
}

export function HotSeat() {
  const { store, names } = useRoom()
  const [covered, setCovered] = useState<Seat | null>(null)
  const { sit, secrets } = store.transport
  const table = store.table.value
  const live = store.live.value
  const you = store.you.value
  const heir = sit === undefined || table === null || live === null ? null : nextPerson(table, live, you)
  const settled = !store.animations.behind.value
  useEffect(() => {
    if (heir === null || !settled) return
    let wanted = true
    void secrets?.call(store.transport).then((hidden) => {
      if (!wanted) return
      if (hidden) setCovered(heir)
      else void store.sit(heir)
    })
    return () => {
      wanted = false
    }
  }, [heir, settled])
  if (covered === null) return null
  const ready = (): void => {
    void store.sit(covered).then(() => setCovered(null))
  }
  return <PrivacyScreen seat={covered} name={names(covered)} ready={ready} />
}

interface PrivacyProps {
  readonly seat: Seat
  readonly name: string
  readonly ready: () => void
}

function PrivacyScreen({ seat, name, ready }: PrivacyProps) {
  const { privacy } = t()
  return (
    <div class="privacy" role="dialog" aria-modal="true" aria-labelledby="privacy-title">
      <SeatMark seat={seat} size={72} />
      <h2 id="privacy-title">{privacy.title(name)}</h2>
      <p>{privacy.lead}</p>
      <button type="button" class="button primary large" autoFocus onClick={ready}>
        {privacy.ready(name)}
      </button>
    </div>
  )
}
