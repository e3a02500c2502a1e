/** There is nothing at this address, or nothing that this person may see. */
import { t } from '../text/index.ts'

export function NotFound() {
  return (
    <div class="page narrow">
      <h1>{t().app.notFound}</h1>
      <a class="button" href="/">
        {t().app.toHome}
      </a>
    </div>
  )
}
