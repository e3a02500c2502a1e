/** What was asked for. */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { AIMS_OF_COURSES, type Course } from '@waystation/bots/learn'
import { allGames } from '@waystation/catalog'
import { sha256, type StoredNetwork } from '@waystation/kernel'
import { refuse, whole } from '../fit/ask.ts'

export interface Command {
  readonly game: string
  readonly course: Course
  readonly threads: number
  /** Checkpoints and networks go here; every course has its own. */
  readonly folder: string
  /** The network it goes on from. */
  readonly from: From | null
}

interface From {
  readonly file: string
  readonly stored: StoredNetwork
}

const FEWEST_GAMES = 32

export function readCommand(args: readonly string[]): Command {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      players: { type: 'string', default: '2' },
      games: { type: 'string', default: '20000' },
      seed: { type: 'string', default: 'learn' },
      aim: { type: 'string', default: AIMS_OF_COURSES[0] },
      threads: { type: 'string', default: String(availableParallelism()) },
      out: { type: 'string' },
      from: { type: 'string' },
    },
  })
  const [id = ''] = positionals
  const entry = allGames().find((one) => one.id === id)
  if (entry === undefined)
    refuse(
      `no game is called "${id}"; there are ${allGames()
        .map((one) => one.id)
        .join(', ')}`,
    )
  const { min, max } = entry.meta.seats
  const players = whole('--players', values.players, min, max)
  const games = whole('--games', values.games, FEWEST_GAMES, 100_000_000)
  if (!/^[\w.-]+$/.test(values.seed)) refuse(`--seed ${values.seed}: want letters, digits, dots and dashes`)
  const aim = AIMS_OF_COURSES.find((one) => one === values.aim)
  if (aim === undefined) refuse(`--aim ${values.aim}: want one of ${AIMS_OF_COURSES.join(', ')}`)
  const folder = values.out ?? fileURLToPath(new URL('../../../learned/', import.meta.url))
  const from = values.from === undefined ? null : { file: values.from, stored: storedIn(values.from) }
  const further = from === null ? [] : ['from', sha256(from.stored.made).slice(0, 8)]
  return {
    game: id,
    course: { players, games, seed: values.seed, aim, further: from !== null },
    threads: whole('--threads', values.threads, 1, 1024),
    folder: join(folder, [id, players, games, values.seed, ...otherAim(aim), ...further].join('-')),
    from,
  }
}

function storedIn(file: string): StoredNetwork {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StoredNetwork
  } catch (error) {
    return refuse(`--from ${file}: ${error instanceof Error ? error.message : 'no network'}`)
  }
}

/** Nothing in it that does not change the network; before it what made the network that it goes on from. */
export function commandOf({ game, course: { players, games, seed, aim }, from }: Command): string {
  const others = otherAim(aim).map((name) => ` --aim ${name}`)
  const command = [`npm run learn -- ${game} --players ${players} --games ${games} --seed ${seed}`, ...others].join('')
  return from === null ? command : `${from.stored.made}; then ${command} --from that network`
}

/** Named only if it is not the usual one. */
const otherAim = (aim: Course['aim']): Course['aim'][] => (aim === AIMS_OF_COURSES[0] ? [] : [aim])
