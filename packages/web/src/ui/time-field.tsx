interface Props {
  readonly label: string
  /** As the field has it: "08:00". */
  readonly value: string
  /** Not told of a field that is emptied. */
  readonly set: (time: string) => void
}

/** A time of the day. */
export function TimeField({ label, value, set }: Props) {
  return (
    <label class="labelled">
      {label}
      <input
        class="field"
        type="time"
        required
        value={value}
        onChange={({ currentTarget }) => currentTarget.value !== '' && set(currentTarget.value)}
      />
    </label>
  )
}
