/** What each version of the rules changed, the newest first. */
import type { RuleChanges } from '@waystation/kernel'
import { t } from '../../text/index.ts'

export function Changes({ changes }: { readonly changes: RuleChanges }) {
  const { rules } = t()
  const versions = Object.keys(changes).map(Number).reverse()
  return (
    <section id="changes">
      <h2>{rules.changes}</h2>
      {versions.length === 0 && <p>{rules.noChanges}</p>}
      {versions.map((version) => (
        <div key={version}>
          <h3>{rules.changedIn(version)}</h3>
          <ul>
            {changes[version].map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
