/** A search over the rules help: paragraphs that have the words in them, each with its chapter. */
import '../styles/rules-search.css'
import type { GameText, GameTypes } from '@waystation/kernel'
import { useMemo, useState } from 'preact/hooks'
import { t } from '../text/index.ts'
import { type Found, searchRules } from './search.ts'

interface RulesSearchProps {
  readonly text: GameText<GameTypes>
  /** Goes to a chapter. */
  readonly open: (section: string) => void
}

/** More than these are not read but searched again. */
const SHOWN = 12

export function RulesSearch({ text, open }: RulesSearchProps) {
  const [words, setWords] = useState('')
  const found = useMemo(() => searchRules(text, words), [text, words])
  const { rules } = t()
  return (
    <div class="rules-search" role="search">
      <input
        type="search"
        class="field"
        aria-label={rules.search}
        placeholder={rules.search}
        value={words}
        onInput={({ currentTarget }) => setWords(currentTarget.value)}
      />
      {found !== null && (
        <div class="rules-found" role="status">
          <p class="soft">{rules.found(found.length)}</p>
          <ul>
            {found.slice(0, SHOWN).map((each) => (
              <Result key={`${each.id} ${each.title}`} found={each} open={open} />
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function Result({
  found: { id, title, paragraphs },
  open,
}: {
  readonly found: Found
  readonly open: RulesSearchProps['open']
}) {
  return (
    <li>
      <button type="button" class="link" onClick={() => open(id)}>
        {title}
      </button>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </li>
  )
}
