/** From clicks on things to one option. An option is open while everything clicked belongs to it; the order does not matter. */
import type { Option } from '@waystation/kernel'
import type { Target } from '../adapter.ts'

export interface Path<O extends Option = Option> {
  readonly option: O
  readonly targets: readonly Target[]
}

export interface Narrowed<O extends Option = Option> {
  /** Options that the clicks so far may still lead to. */
  readonly open: readonly O[]
  /** Things that can be clicked next. */
  readonly lit: ReadonlySet<Target>
  /** Those of them that one does not begin with: they come after another kind of thing. */
  readonly later: ReadonlySet<Target>
  /** Those of them on which something else comes to lie: a place for it. */
  readonly places: ReadonlySet<Target>
  /** Things with which another choice may begin, once something is picked. */
  readonly instead: ReadonlySet<Target>
  /** The option about to be committed. */
  readonly preview: O | null
  /** Options to be offered as buttons. */
  readonly buttons: readonly O[]
}

/** What is still to be clicked; null if something clicked does not belong to these targets. */
function remaining(targets: readonly Target[], picked: readonly Target[]): readonly Target[] | null {
  const rest = [...targets]
  for (const target of picked) {
    const at = rest.indexOf(target)
    if (at < 0) return null
    rest.splice(at, 1)
  }
  return rest
}

export function narrow<O extends Option>(paths: readonly Path<O>[], picked: readonly Target[]): Narrowed<O> {
  const matches = paths.flatMap(({ option, targets }) => {
    const rest = remaining(targets, picked)
    return rest === null ? [] : [{ option, rest, kind: kindOf(targets[0] ?? '') }]
  })
  const reached = matches.filter(({ rest }) => rest.length === 0).map(({ option }) => option)
  const lit = new Set(matches.flatMap(({ rest }) => rest))
  const later = laterOf(matches, lit)
  const places = new Set(matches.flatMap(({ kind, rest }) => rest.filter((target) => kindOf(target) !== kind)))
  const open = matches.map(({ option }) => option)
  if (picked.length === 0) return { open, lit, later, places, instead: NONE, preview: null, buttons: reached }
  if (open.length === 1) {
    const instead = others(paths, picked, NONE)
    return { open, lit: NONE, later: NONE, places: NONE, instead, preview: open[0], buttons: [] }
  }
  const instead = others(paths, picked, lit)
  return { open, lit, later, places, instead, preview: null, buttons: reached.length === 0 ? [] : open }
}

const NONE: ReadonlySet<Target> = new Set()

/** "die 5" and "die 6" are of one kind. */
const kindOf = (target: Target): string => target.split(' ', 1)[0]

/** What no option begins with: it would begin with another kind of thing. */
function laterOf(matches: readonly { rest: readonly Target[] }[], lit: ReadonlySet<Target>): ReadonlySet<Target> {
  const later = new Set(lit)
  for (const { rest } of matches) {
    const kind = kindOf(rest[0] ?? '')
    for (const target of rest) if (kindOf(target) === kind) later.delete(target)
  }
  return later
}

function others(paths: readonly Path[], picked: readonly Target[], lit: ReadonlySet<Target>): ReadonlySet<Target> {
  const all = new Set(paths.flatMap(({ targets }) => targets))
  for (const target of [...picked, ...lit]) all.delete(target)
  return all
}

/** What a click makes of the clicks so far: a thing that leads nowhere from here may begin anew. */
export function click(paths: readonly Path[], picked: readonly Target[], target: Target): readonly Target[] {
  if (narrow(paths, picked).lit.has(target)) return [...picked, target]
  const at = picked.lastIndexOf(target)
  if (at >= 0) return picked.filter((_, i) => i !== at)
  return narrow(paths, []).lit.has(target) ? [target] : picked
}
