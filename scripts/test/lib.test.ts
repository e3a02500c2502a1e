import { describe, expect, it } from 'vitest'
import { holdsAll } from '../lib/install.mjs'
import { isAtLeast } from '../lib/node-version.mjs'
import { countLine } from '../lib/vitest.mjs'

describe('the Node version', () => {
  it.each([
    ['20.19.0', '20.19', true],
    ['20.20.2', '20.19', true],
    ['24.0.0', '20.19', true],
    ['20.18.9', '20.19', false],
    ['18.99.0', '20.19', false],
    ['9.0.0', '20.19', false],
  ])('%s is at least %s: %s', (have, want, answer) => {
    expect(isAtLeast(have, want)).toBe(answer)
  })
})

describe('what npm says it installed', () => {
  const lock = {
    packages: {
      '': { name: 'root' },
      'node_modules/a': { version: '1.0.0', integrity: 'x' },
      'node_modules/b-for-another-machine': { version: '1.0.0', optional: true },
      'node_modules/@waystation/kernel': { resolved: 'packages/kernel', link: true },
    },
  }
  const link = { resolved: 'packages/kernel', link: true }
  const installed = (a: object, more: object = { 'node_modules/@waystation/kernel': link }) => ({
    packages: { 'node_modules/a': a, ...more },
  })

  it.each([
    ['all there', installed({ version: '1.0.0', integrity: 'x' }), true],
    ['another version', installed({ version: '1.0.1', integrity: 'x' }), false],
    ['another content', installed({ version: '1.0.0', integrity: 'y' }), false],
    ['a package not linked', installed({ version: '1.0.0', integrity: 'x' }, {}), false],
    ['nothing', {}, false],
  ])('%s', (_, tree, answer) => {
    expect(holdsAll(lock, tree)).toBe(answer)
  })
})

describe('the closing line', () => {
  const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }

  it('counts', () => {
    expect(countLine(report)).toBe('tests: 3 passed, 0 failed')
    expect(countLine({ ...report, numFailedTests: 2 })).toBe('tests: 3 passed, 2 failed')
  })

  it('names the skipped only if there are any', () => {
    expect(countLine({ ...report, numPendingTests: 1, numTodoTests: 1 })).toBe('tests: 3 passed, 0 failed, 2 skipped')
  })

  it('counts a file that did not load as a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ]
    expect(countLine({ ...report, testResults })).toBe('tests: 3 passed, 1 failed')
  })
})
