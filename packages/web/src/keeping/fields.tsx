/** A line to write in, and a form that looks something up by one: what the forms of this page are made of. */
import { useState } from 'preact/hooks'
import type { Doing } from './act-button.tsx'

interface LineProps {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly set: (value: string) => void
  readonly most: number
  readonly required?: boolean
  /** Not words: nothing in it is corrected. */
  readonly plain?: boolean
}

export function LineField({ label, hint, value, set, most, required = false, plain = false }: LineProps) {
  return (
    <label class="labelled">
      {label}
      <input
        class="field"
        required={required}
        maxLength={most}
        {...(plain && { spellcheck: false, autocapitalize: 'none' })}
        value={value}
        onInput={({ currentTarget }) => set(currentTarget.value)}
      />
      {hint !== undefined && <small>{hint}</small>}
    </label>
  )
}

interface LookupProps extends Pick<LineProps, 'label' | 'hint' | 'required'> {
  readonly button: string
  readonly doing: Doing
  readonly find: (text: string) => void
}

const LONGEST = 60

export function Lookup({ button, doing, find, ...field }: LookupProps) {
  const [text, setText] = useState('')
  const look = (event: Event): void => {
    event.preventDefault()
    find(text.trim())
  }
  return (
    <form class="row" role="search" onSubmit={look}>
      <LineField {...field} value={text} set={setText} most={LONGEST} />
      <button type="submit" class="button" disabled={doing.busy}>
        {button}
      </button>
    </form>
  )
}
