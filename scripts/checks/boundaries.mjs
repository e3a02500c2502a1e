// The direction of imports between packages, after scripts/checks/layers.mjs.
import { cruise } from 'dependency-cruiser'
import { filesIn, root } from '../lib/paths.mjs'
import { boundaryRules } from './boundary-rules.mjs'

/** @param {import('dependency-cruiser').IViolation} violation */
function describe({ rule, from, to, cycle }) {
  const target = cycle ? cycle.map((step) => step.name).join(' -> ') : to
  return `${rule.name}: ${from} -> ${target}`
}

/**
 * @param {string} base the folder that holds `packages`
 * @returns {Promise<{ problems: string[], modules: number }>}
 */
export async function checkBoundaries(base = root) {
  const files = filesIn('packages', /\.[cm]?tsx?$/, base)
  if (files.length === 0) return { problems: ['no modules found under packages/'], modules: 0 }
  const { output } = await cruise(
    ['packages'],
    {
      baseDir: base,
      ruleSet: { forbidden: boundaryRules() },
      validate: true,
      tsPreCompilationDeps: true,
      combinedDependencies: true,
      doNotFollow: { path: '(node_modules|^scripts)/' },
      exclude: { path: '/(dist|coverage)/' },
    },
    { exportsFields: ['exports'], conditionNames: ['types', 'import', 'node', 'default'], bustTheCache: true },
  )
  if (typeof output === 'string') throw new Error('dependency-cruiser gave text where data was expected')
  // Without a TypeScript it understands, dependency-cruiser sees no .ts file at all and finds everything in order.
  const seen = new Set(output.modules.map((module) => module.source))
  const unseen = files.filter((file) => !seen.has(file))
  return {
    problems: [...unseen.map((file) => `not examined: ${file}`), ...output.summary.violations.map(describe)],
    modules: files.length,
  }
}
