/** Before the first table with others: what shall we call you? Asked once; the settings change it. */
import { signal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { isNamed, suggestedName } from '../people.ts'
import { change } from '../settings/store.ts'
import { t } from '../text/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { NameField } from './name-field.tsx'

interface Asked {
  /** Names at the table, which are not suggested. */
  readonly taken: readonly string[]
  answer(this: void, given: boolean): void
}

const asked = signal<Asked | null>(null)

/** Whether there is a name: at once, or as soon as it is given; false for whoever would rather not say one. */
export function named(taken: readonly string[] = []): Promise<boolean> {
  if (isNamed()) return Promise.resolve(true)
  return new Promise((resolve) => {
    asked.value = {
      taken,
      answer(given) {
        asked.value = null
        resolve(given)
      },
    }
  })
}

/** The window in which it is asked: on every page that leads to a table. */
export function AskName() {
  const open = asked.value
  if (open === null) return null
  return (
    <Dialog title={t().waiting.whoAreYou} close={() => open.answer(false)} focus="input">
      <NameForm taken={open.taken} done={() => open.answer(true)} />
    </Dialog>
  )
}

interface NameFormProps {
  readonly taken?: readonly string[]
  readonly done: () => void
}

export function NameForm({ taken = [], done }: NameFormProps) {
  const { waiting, settings: words } = t()
  const [name, setName] = useState(() => suggestedName(taken))
  const enter = (event: Event): void => {
    event.preventDefault()
    if (name.trim() === '') return
    change({ name: name.trim() })
    done()
  }
  return (
    <form class="group name-form" onSubmit={enter}>
      <NameField label={words.name} hint={waiting.nameHint} value={name} set={setName} selected />
      <button type="submit" class="button primary">
        {waiting.enter}
      </button>
    </form>
  )
}
