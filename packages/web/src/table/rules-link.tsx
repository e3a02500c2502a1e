/** From a reason to the paragraph of the rules it follows from. */
import { t } from '../text/index.ts'
import { useRoom } from './room-context.ts'

export function RulesLink({ section: id }: { readonly section: string }) {
  const { text, panels } = useRoom()
  const section = text.rules.find((each) => each.id === id)
  if (section === undefined) return null
  return (
    <button type="button" class="link" onClick={() => panels.rules(section.id)}>
      {t().why.toRules(section.title)}
    </button>
  )
}
