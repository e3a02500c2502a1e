/** The server as a program of its own; `waystation serve`, `backup`, `restore`, `stats`, `rate`, `unlock` and `admin` run the same. */
import {
  adminCommand,
  backupCommand,
  type Output,
  rateCommand,
  restoreCommand,
  serve,
  statsCommand,
  unlockCommand,
} from './ops/commands.ts'

const COMMANDS = {
  serve,
  backup: backupCommand,
  restore: restoreCommand,
  stats: statsCommand,
  rate: rateCommand,
  unlock: unlockCommand,
  admin: adminCommand,
}

function isCommand(name: string): name is keyof typeof COMMANDS {
  return name in COMMANDS
}

const output: Output = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
}
const [first = '', ...rest] = process.argv.slice(2)
const [name, args] = isCommand(first) ? ([first, rest] as const) : (['serve', process.argv.slice(2)] as const)
process.exitCode = await COMMANDS[name](args, process.env, output)
