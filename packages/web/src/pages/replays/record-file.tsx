/** A record from a file, chosen or dropped; it is checked before it is shown. */
import { useLocation } from 'preact-iso'
import { useState } from 'preact/hooks'
import { localClient, LocalRefusal } from '../../local/client.ts'
import type { Failure } from '../../local/types.ts'
import { badRecord } from '../../replay/bad-record.ts'
import { keepRecord } from '../../replay/records.ts'
import { t } from '../../text/index.ts'

/** Opens a record: on to its replay, or what is wrong with it. */
function useRecord(): readonly [failure: Failure | null, open: (file: File | undefined) => Promise<void>] {
  const { route } = useLocation()
  const [failure, setFailure] = useState<Failure | null>(null)
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    const text = await file.text()
    try {
      const { flaw } = await localClient().call('review', text, null)
      if (flaw !== null) setFailure(flaw)
      else route(`/replay/file/${keepRecord(text)}`)
    } catch (error) {
      setFailure(error instanceof LocalRefusal ? error.failure : { code: 'internal', message: '', detail: null })
    }
  }
  return [failure, open]
}

export function RecordFile() {
  const [failure, open] = useRecord()
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    void open(event.dataTransfer?.files[0])
  }
  const hover = (event: DragEvent): void => {
    event.preventDefault()
    setOver(true)
  }
  const { replay } = t()
  return (
    <section
      class={over ? 'card drop over' : 'card drop'}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2>{replay.load}</h2>
      <p>{replay.loadHint}</p>
      <label class="button primary file">
        {replay.choose}
        <input
          type="file"
          aria-label={`${replay.choose} (${replay.load})`}
          accept=".txt,text/plain"
          onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
        />
      </label>
      {failure !== null && (
        <p class="refused" role="alert">
          {badRecord(failure)}
        </p>
      )}
    </section>
  )
}
