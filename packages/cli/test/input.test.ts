import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { LineInput } from '../src/io/input.ts'
import { outputTo } from '../src/io/output.ts'

function sitAt(isTTY: boolean): { input: LineInput; keyboard: PassThrough; screen: () => string } {
  const keyboard = Object.assign(new PassThrough(), { isTTY })
  const stream = Object.assign(new PassThrough(), { isTTY, columns: 72 })
  let text = ''
  stream.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
  return { input: new LineInput(keyboard, outputTo(stream, {})), keyboard, screen: () => text }
}

describe('a terminal', () => {
  test('lets a line be edited and takes it on Enter', async () => {
    const { input, keyboard, screen } = sitAt(true)
    expect(input.interactive).toBe(true)
    const line = input.ask('> ')
    keyboard.write('abx\u007fc\r')
    expect(await line).toBe('abc')
    expect(screen()).toContain('> ')
    input.close()
  })

  test.each([
    ['Ctrl-D', '\u0004'],
    ['Ctrl-C', '\u0003'],
  ])('%s ends the input', async (_key, code) => {
    const { input, keyboard } = sitAt(true)
    const line = input.ask('> ')
    keyboard.write(code)
    expect(await line).toBeNull()
    expect(await input.ask('> ')).toBeNull()
    input.close()
  })
})

describe('a pipe', () => {
  test('gives its lines in order however they arrive, echoed, then nothing', async () => {
    const { input, keyboard, screen } = sitAt(false)
    expect(input.interactive).toBe(false)
    keyboard.write('one\ntw')
    keyboard.end('o\nthree')
    expect([await input.ask('a '), await input.ask('b '), await input.ask('c '), await input.ask('d ')]).toEqual([
      'one',
      'two',
      'three',
      null,
    ])
    expect(screen()).toBe('a one\nb two\nc three\nd \n')
    input.close()
  })
})

describe('the width of the output', () => {
  const width = (columns: number | undefined, env: NodeJS.ProcessEnv): number =>
    outputTo(Object.assign(new PassThrough(), columns === undefined ? {} : { columns }), env).width

  test('is that of the terminal, else of COLUMNS, else 80, and never too narrow to read', () => {
    expect(width(120, { COLUMNS: '99' })).toBe(120)
    expect(width(0, { COLUMNS: '99' })).toBe(99)
    expect(width(undefined, {})).toBe(80)
    expect(width(10, {})).toBe(40)
  })
})
