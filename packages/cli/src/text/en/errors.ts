/** One line each, for stderr. */
const SYSTEM: { readonly [code: string]: string } = {
  ENOENT: 'no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
}

export const errors = {
  line: (message: string): string => `error: ${message}`,
  seeHelp: (message: string, command: string): string => `${message}; see "${command} --help"`,
  system: (code: string): string => SYSTEM[code] ?? (code === '' ? 'unknown reason' : code),

  unknownCommand: (name: string): string => `there is no command "${name}"`,
  unknownOption: (name: string): string => `there is no option ${name}`,
  missingArgument: (name: string): string => `the argument <${name}> is missing`,
  missingValue: (option: string): string => `${option} needs a value`,
  tooManyArguments: 'too many arguments',
  usage: 'the command cannot be read',
  notACount: (option: string, value: string, min: number, max: number): string =>
    `${option} is a whole number from ${min} to ${max}, not "${value}"`,
  badLanguage: (value: string, known: string): string => `--lang is one of ${known}, not "${value}"`,
  badSeed: 'the seed must be a single line of text',
  badVariant: (value: string): string => `--variant is written name=value, not "${value}"`,
  unknownSeatKind: (value: string, known: string): string => `a seat is one of ${known}, not "${value}"`,
  unknownBot: (value: string, known: string): string => `a bot is one of ${known}, not "${value}"`,
  sameBot: (bot: string): string => `--bots names ${bot} twice`,
  seatCount: (players: number, given: number, option: string): string =>
    `${players} seats, but ${option} names ${given}`,
  badName: (name: string): string => `"${name}" cannot be a name: it must be one short line`,
  sameName: (name: string): string => `two seats are called "${name}"`,
  notWithResume: (option: string): string => `${option} cannot be given with --resume: the record says it`,
  gameOrResume: 'name a game, or a record with --resume',

  unknownGame: (asked: string, known: string): string => `there is no game "${asked}"; there are: ${known}`,
  players: (asked: string, min: number, max: number): string =>
    min === max
      ? `this game is for ${min} players, not ${asked}`
      : `this game is for ${min} to ${max} players, not ${asked}`,
  variant: (asked: string, known: string): string =>
    known === ''
      ? `this game has no variants, so no "${asked}"`
      : `there is no variant "${asked}"; there are: ${known}`,
  variantValue: (variant: string, asked: string, known: string): string =>
    `the variant ${variant} is one of ${known}, not "${asked}"`,

  cannotRead: (path: string, why: string): string => `cannot read ${path}: ${why}`,
  cannotWrite: (path: string, why: string): string => `cannot write ${path}: ${why}`,
  wouldOverwrite: (path: string): string => `${path} holds something that is not a record; it is left as it is`,
  notAnArena: (path: string): string => `${path} holds something that is not an arena's games; it is left as it is`,
  otherArena: (path: string, terms: string): string => `${path} holds games of another arena: ${terms}`,
  badLine: (line: number): string => `line ${line} cannot be read`,
  tooLarge: (path: string): string => `${path} is too large to be a record`,
  notText: (path: string): string => `${path} is not a text file`,
  inFile: (path: string, why: string): string => `${path}: ${why}`,
  record: {
    title: 'not a record of a game',
    checksum: 'the checksum does not match: the record was changed or cut off',
    signature: 'the signature does not fit: names, salt or something else was exchanged',
    shares: 'the seed does not follow from the shares of house and players',
    commitment: 'seed and salt do not match the commitment',
    form: 'not written as a record is',
    state: 'the answers lead to another position than recorded',
    scores: 'the answers lead to other scores than recorded',
  },
  otherCommitment: (promised: string): string =>
    `the record honours another commitment than the one you noted: ${promised}`,
  otherHouse: 'this house has not signed it',
  otherGame: (recorded: string): string => `a record of another game: ${recorded}`,
  rulesVersion: (recorded: number, current: number): string =>
    `made by version ${recorded} of the rules, which is not known here; the newest known one is ${current}`,
  recordLine: (line: number): string => `line ${line} of the answers is not possible there`,
  seatUnknown: (asked: string, known: string): string => `there is no seat "${asked}"; there are: ${known}`,
  truthTooEarly: 'the game is not finished: every hand can be opened only at the end',

  reviewTooEarly: 'the game is not finished: there is nothing to review yet',
  unfinished: 'input ended before the game did',
  unfinishedSaved: (path: string): string => `input ended before the game did; go on with --resume ${path}`,
  oldNode: (want: string, have: string): string => `waystation needs Node.js ${want} or newer; this is ${have}`,
  noPeer: 'boardgame.io is not installed, so there is nothing to compare with: npm run bench installs it',
  internal: 'this is a bug in waystation; please report it with the lines above',
  refused: (message: string): string => message,
}
