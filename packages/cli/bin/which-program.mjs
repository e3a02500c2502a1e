// What runs and keeps a server is the server's own program, since its threads lie beside it.

const OF_THE_SERVER = ['serve', 'backup', 'restore', 'stats', 'unlock', 'rate', 'admin']

/**
 * Which program a command belongs to, and what that is to be given. The command comes first, or after the language.
 * @param {readonly string[]} args
 * @returns {{ program: 'cli' | 'server', args: readonly string[] }}
 */
export function whichProgram(args) {
  const at = args[0] === '--lang' ? 2 : args[0]?.startsWith('--lang=') ? 1 : 0
  const name = args[at] ?? ''
  if (!OF_THE_SERVER.includes(name)) return { program: 'cli', args }
  return { program: 'server', args: [name, ...args.slice(at + 1), ...args.slice(0, at)] }
}
