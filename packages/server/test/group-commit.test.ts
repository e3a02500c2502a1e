/** Group commit: together when possible, apart when one of them is bad. */
import { describe, expect, it } from 'vitest'
import type { Append } from '../src/storage/types.ts'
import { GroupCommit } from '../src/tables/group-commit.ts'
import { NOTHING } from './support/rows.ts'

const item = (table: string): Append => ({
  table,
  line: { seq: 1, entry: { seat: 0, option: 'x' }, client: null, at: 0 },
  finished: false,
  snapshot: null,
  due: null,
  standing: NOTHING,
})

class Recorder {
  readonly batches: string[][] = []
  bad = ''

  async append(batch: readonly Append[]): Promise<boolean[]> {
    const tables = batch.map(({ table }) => table)
    this.batches.push(tables)
    await new Promise((resolve) => setTimeout(resolve, 5))
    if (tables.includes(this.bad)) throw new Error('bad')
    return tables.map((table) => table !== 'taken')
  }
}

describe('group commit', () => {
  it('writes together what arrives together, and what arrives meanwhile in the next round', async () => {
    const storage = new Recorder()
    const commit = new GroupCommit({ write: (batch: readonly Append[]) => storage.append(batch), most: 400 })
    const first = ['a', 'b', 'taken'].map((table) => commit.add(item(table)))
    await new Promise((resolve) => setTimeout(resolve, 2))
    const second = ['c', 'd'].map((table) => commit.add(item(table)))
    expect(await Promise.all([...first, ...second])).toEqual([true, true, false, true, true])
    expect(storage.batches).toEqual([
      ['a', 'b', 'taken'],
      ['c', 'd'],
    ])
  })

  it('takes so much at a time, of light items more, and of those that are too heavy one', async () => {
    const rounds: number[][] = []
    const write = (batch: readonly number[]): Promise<readonly undefined[]> => {
      rounds.push([...batch])
      return Promise.resolve(batch.map(() => undefined))
    }
    const commit = new GroupCommit({ write, most: 3, weight: (item: number) => item })
    await Promise.all([1, 1, 0.5, 0.5, 0.5, 2, 9, 1].map((item) => commit.add(item)))
    expect(rounds).toEqual([[1, 1, 0.5, 0.5], [0.5, 2], [9], [1]])
  })

  it('where nobody waits lets others have their turn between two rounds', async () => {
    const order: string[] = []
    const write = (batch: readonly string[]): Promise<readonly undefined[]> => {
      order.push(...batch)
      setImmediate(() => order.push(`after ${batch.join()}`))
      return Promise.resolve(batch.map(() => undefined))
    }
    const commit = new GroupCommit({ write, most: 1, gatherMs: 1 })
    await Promise.all(['a', 'b', 'c'].map((item) => commit.add(item)))
    expect(order).toEqual(['a', 'after a', 'b', 'after b', 'c'])
  })

  it('does not let one bad line take the others down', async () => {
    const storage = new Recorder()
    storage.bad = 'b'
    const commit = new GroupCommit({ write: (batch: readonly Append[]) => storage.append(batch), most: 400 })
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((table) => commit.add(item(table))))
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })
})
