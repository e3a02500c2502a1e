// Turns the table of layers into dependency-cruiser rules.
import { folderPattern, forTests, layers } from './layers.mjs'

const PACKAGE = '^packages/(games/[^/]+|[^/]+)'
const TESTS = '(test|bench)/'

/**
 * @param {string} name
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['from']} from
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['to']} to
 * @returns {import('dependency-cruiser').IRegularForbiddenRuleType}
 */
const forbid = (name, from, to) => ({ name, severity: 'error', from, to })

/**
 * @param {string} layer
 * @param {readonly string[]} may
 */
function layerRules(layer, may) {
  const own = folderPattern(layer)
  const tests = own + TESTS
  const allowed = [own, ...may.map(folderPattern)]
  const inTests = [...allowed, ...forTests.map(folderPattern)]
  return [
    forbid(`${layer}-imports-too-much`, { path: own, pathNot: tests }, { path: '^packages/', pathNot: allowed }),
    forbid(`${layer}-tests-import-too-much`, { path: tests }, { path: '^packages/', pathNot: inTests }),
  ]
}

/** @returns {import('dependency-cruiser').IRegularForbiddenRuleType[]} */
export function boundaryRules() {
  const known = Object.keys(layers).map(folderPattern)
  return [
    ...Object.entries(layers).flatMap(([layer, may]) => layerRules(layer, may)),
    forbid('package-without-a-layer', { path: '^packages/', pathNot: known }, {}),
    forbid(
      'game-imports-another-game',
      { path: '^packages/games/([^/]+)/' },
      { path: '^packages/games/', pathNot: '^packages/games/$1/' },
    ),
    forbid('source-imports-a-test', { path: `${PACKAGE}/src/` }, { path: `${PACKAGE}/${TESTS}` }),
    // A program's bin file may call the build in scripts/. The version of everything stands in the root's package.json.
    forbid(
      'import-outside-packages',
      { path: '^packages/', pathNot: '/bin/' },
      { pathNot: ['^packages/', 'node_modules/', '^package[.]json$'], dependencyTypes: ['local'] },
    ),
    forbid(
      'relative-import-into-another-package',
      { path: `${PACKAGE}/` },
      { path: '^packages/', pathNot: '^packages/$1/', dependencyTypesNot: ['aliased-workspace'] },
    ),
    forbid('unresolvable', { path: '^packages/' }, { couldNotResolve: true }),
    // A cycle that passes through `import type` is gone once the types are.
    forbid('circular', { path: '^packages/' }, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
  ]
}
