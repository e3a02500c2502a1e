import { words } from './text/index.ts'

interface BringProps {
  /** Of the guest of this browser. */
  readonly name: string
  readonly bring: boolean
  readonly set: (bring: boolean) => void
}

export function Bring({ name, bring, set }: BringProps) {
  return (
    <label class="toggle">
      <input type="checkbox" checked={bring} onChange={({ currentTarget }) => set(currentTarget.checked)} />
      <span>{words().signIn.bring(name)}</span>
    </label>
  )
}
