/** A zip archive, written as it is read: each file is compressed by itself, and the list of them comes at the end. */
import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipFile {
  readonly name: string
  readonly text: string
}

const VERSION = 20
/** Names are UTF-8. */
const FLAGS = 0x0800
const DEFLATE = 8
const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50

/** Whole numbers of so many bytes, the least one first. */
function packed(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const parts = fields.map(([bytes, value]) => {
    const part = Buffer.alloc(bytes)
    part.writeUIntLE(value, 0, bytes)
    return part
  })
  return Buffer.concat(parts)
}

/** As MS-DOS wrote it: to two seconds, from 1980. */
function dosTime(at: Date): readonly [time: number, date: number] {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  return [time, ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()]
}

export async function* zip(files: AsyncIterable<ZipFile>, at: Date): AsyncGenerator<Buffer> {
  const [time, date] = dosTime(at)
  const list: Buffer[] = []
  let offset = 0
  for await (const file of files) {
    const plain = Buffer.from(file.text)
    const small = deflateRawSync(plain)
    const name = Buffer.from(file.name)
    const facts = packed(
      [2, VERSION],
      [2, FLAGS],
      [2, DEFLATE],
      [2, time],
      [2, date],
      [4, crc32(plain)],
      [4, small.length],
      [4, plain.length],
      [2, name.length],
      [2, 0],
    )
    const local = Buffer.concat([packed([4, LOCAL]), facts, name, small])
    // No remark, first disk, no attributes.
    const rest = packed([2, 0], [2, 0], [2, 0], [4, 0], [4, offset])
    list.push(Buffer.concat([packed([4, CENTRAL], [2, VERSION]), facts, rest, name]))
    offset += local.length
    yield local
  }
  const directory = Buffer.concat(list)
  const counts = [2, list.length] as const
  yield directory
  yield packed([4, END], [2, 0], [2, 0], counts, counts, [4, directory.length], [4, offset], [2, 0])
}
