/** In the place of a table whose rules this page does not know: it was made before them, or they were never kept. */
import { t } from '../text/index.ts'
import { loadNewest } from '../update.ts'

export function UnknownRules() {
  const { link, rules, app } = t()
  return (
    <div class="page narrow" role="alert">
      <h1>{link.unknownRules}</h1>
      <p>{rules.keptAsItIs}</p>
      <button type="button" class="button primary" onClick={() => void loadNewest()}>
        {app.reload}
      </button>
    </div>
  )
}
