/** What everybody is told. */
import type { Announcement } from '@waystation/protocol'
import { useState } from 'preact/hooks'
import { when } from '../ui/when.ts'
import { Said, Section, useDoing } from './act-button.tsx'
import { keepingApi } from './keeping-api.ts'
import { words } from './text/index.ts'

const HOUR_MS = 3600 * 1000

interface AnnounceProps {
  readonly told: Announcement | null
  readonly changed: () => void
}

export function Announce({ told, changed }: AnnounceProps) {
  const { announce: say } = words()
  const doing = useDoing()
  const [en, setEn] = useState('')
  const [fr, setFr] = useState('')
  const [hours, setHours] = useState('3')
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    if (await doing.run(work)) changed()
  }
  const tell = (event: Event): void => {
    event.preventDefault()
    void act(() => keepingApi.announce(en.trim(), fr.trim(), Date.now() + Number(hours) * HOUR_MS))
  }
  return (
    <Section id="announce" title={say.title}>
      <p class="soft">{say.lead}</p>
      {told && (
        <div class="report">
          <p>{say.now(when(told.until))}</p>
          <blockquote lang="en">{told.en}</blockquote>
          <blockquote lang="fr">{told.fr}</blockquote>
          <button
            type="button"
            class="button small"
            disabled={doing.busy}
            onClick={() => void act(keepingApi.endAnnouncement)}
          >
            {say.end}
          </button>
        </div>
      )}
      <form class="group" onSubmit={tell}>
        <Words label={say.en} language="en" value={en} set={setEn} />
        <Words label={say.fr} language="fr" value={fr} set={setFr} />
        <label class="labelled">
          {say.hours}
          <input
            class="field"
            type="number"
            required
            min={1}
            max={720}
            value={hours}
            onInput={({ currentTarget }) => setHours(currentTarget.value)}
          />
        </label>
        <button type="submit" class="button" disabled={doing.busy}>
          {say.go}
        </button>
      </form>
      <Said doing={doing} />
    </Section>
  )
}

interface WordsProps {
  readonly label: string
  readonly language: string
  readonly value: string
  readonly set: (text: string) => void
}

function Words({ label, language, value, set }: WordsProps) {
  return (
    <label class="labelled">
      {label}
      <textarea
        class="field"
        required
        rows={2}
        maxLength={500}
        lang={language}
        value={value}
        onInput={({ currentTarget }) => set(currentTarget.value)}
      />
    </label>
  )
}
