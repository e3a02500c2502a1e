/** Where a person's name is written: at the first table, in the settings, for an account. */

/** What the server takes, in letters (`protocol/src/basics.ts`). */
const LONGEST_NAME = 40

interface NameFieldProps {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly set: (name: string) => void
  readonly required?: boolean
  /** What the browser may fill in: the name at tables, or the one of an account. */
  readonly fills?: 'nickname' | 'username'
  /** It is there already and may be written over. */
  readonly selected?: boolean
}

export function NameField({
  label,
  hint,
  value,
  set,
  required = true,
  fills = 'nickname',
  selected = false,
}: NameFieldProps) {
  return (
    <label class="labelled">
      {label}
      <input
        class="field"
        required={required}
        maxLength={LONGEST_NAME}
        autocomplete={fills}
        value={value}
        {...(selected && { onFocus: ({ currentTarget }) => currentTarget.select() })}
        onInput={({ currentTarget }) => set(currentTarget.value)}
      />
      {hint !== undefined && <small>{hint}</small>}
    </label>
  )
}
