import { TableId } from '@waystation/protocol'
import { describe, expect, it } from 'vitest'
import { newTableId } from '../src/security/secrets.ts'

describe('the name of a table', () => {
  it('is one the protocol knows, sorts by the time of its opening, and is another one every time', () => {
    const opened = Date.UTC(2026, 10, 16)
    const times = [opened, opened + 1, opened + 36 ** 4, Date.UTC(2058, 0, 1)]
    const names = times.map(newTableId)
    for (const name of names) expect(name).toEqual(TableId.parse(name))
    expect([...names].sort()).toEqual(names)
    expect(newTableId(opened)).not.toBe(newTableId(opened))
  })
})
