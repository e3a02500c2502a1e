/** The rules help beside the table. */
import { useEffect, useRef } from 'preact/hooks'
import { Illustration, useIllustrations } from '../rules/illustrations.tsx'
import { RulesVersion } from '../ui/rules-version.tsx'
import { RulesSearch } from '../rules/search-field.tsx'
import { useRoom } from './room-context.ts'

export function RulesPanel() {
  const { text, panels, store, illustrations: load } = useRoom()
  const illustrations = useIllustrations(load)
  const table = store.table.value
  const list = useRef<HTMLDivElement>(null)
  const section = panels.section.value
  useEffect(() => {
    if (section === null) return
    const chapter = list.current?.querySelector(`[data-section="${CSS.escape(section)}"]`)
    if (chapter instanceof HTMLDetailsElement) {
      chapter.open = true
      chapter.scrollIntoView({ block: 'nearest' })
    }
  }, [section])
  return (
    <div class="rules-panel" ref={list}>
      {table !== null && <RulesVersion game={table.game} rules={table.rules} />}
      <RulesSearch text={text} open={(id) => panels.rules(id)} />
      {text.rules.map((chapter, i) => (
        <details key={chapter.id} data-section={chapter.id} open={section === null && i === 0}>
          <summary>{chapter.title}</summary>
          {chapter.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Illustration section={chapter.id} illustrations={illustrations} text={text} />
        </details>
      ))}
    </div>
  )
}
