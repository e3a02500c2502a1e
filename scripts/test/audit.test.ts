import { expect, test } from 'vitest'
import { readAudit } from '../checks/audit.mjs'

const weakness = (name: string, severity: string, via: unknown[]) => ({ [name]: { name, severity, via } })

test('grave weaknesses are problems, lesser ones are counted', () => {
  const vulnerabilities = {
    ...weakness('a', 'critical', [{ title: 'it lets anybody in' }]),
    ...weakness('b', 'high', ['a']),
    ...weakness('c', 'low', [{ title: 'it is slow' }]),
  }
  expect(readAudit(`npm warn something\n${JSON.stringify({ vulnerabilities })}\n`)).toEqual({
    problems: ['a (critical): it lets anybody in', 'b (high): by what it depends on'],
    told: '1 lesser weaknesses known',
  })
})

test.each(['', 'npm error audit endpoint returned an error\n{ "statusCode": 405 }', 'npm error { not json }'])(
  'where the registry does not tell, that is said: %j',
  (output) => {
    expect(readAudit(output)).toEqual({ problems: [], told: 'not audited: the registry at hand does not offer it' })
  },
)
