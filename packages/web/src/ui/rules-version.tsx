/** Under which rules a game is played, and the way to what each version of them changed. */
import { t } from '../text/index.ts'

export function RulesVersion({ game, rules }: { readonly game: string; readonly rules: number }) {
  return (
    <a class="rules-version" href={`/rules/${game}#changes`}>
      {t().rules.version(rules)}
    </a>
  )
}
