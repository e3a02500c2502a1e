/** Questions that change nothing: what is this, why not that, what do the rules say. */
import type { Seat, ZoneItem } from '@waystation/kernel'
import { reasonsFor, targetsOf } from '@waystation/table'
import { folded } from '../format.ts'
import { columns, newspaper } from '../render/grid.ts'
import { wrap } from '../render/width.ts'
import type { Room } from './room.ts'
import { zonesFor } from './viewer.ts'

const INDENT = '  '
const NAMELESS = ''
const HAS_LETTERS = /\p{L}/u

interface Named {
  readonly id: string
  readonly name: string
}

export function showHelp(room: Room, about: string): void {
  if (about !== '') return showComponent(room, about)
  const { out, words } = room.context
  const { paint } = out
  const rows = words.play.commands.map(([keys, meaning]) => [paint.accent(keys), meaning])
  out.lines([paint.bold(words.play.helpTitle), ...columns(rows).map((line) => INDENT + line), ''])
  out.lines([paint.bold(words.play.components), ...list(room, componentNames(room))])
}

function showComponent(room: Room, about: string): void {
  const { out, words } = room.context
  const component = pick(componentNames(room), about)
  if (!component) {
    out.lines([words.play.noComponent(about), paintedTitle(room, words.play.components)])
    out.lines(list(room, componentNames(room)))
    return
  }
  const { help } = room.table.text.components[component.id]
  out.lines([out.paint.bold(component.name), ...paragraph(room, help)])
}

export function showWhy(room: Room, seat: Seat, about: string): void {
  const { out, words } = room.context
  const targets = targetNames(room, seat)
  const target = about === '' ? undefined : pick(targets, about)
  if (!target) {
    if (about !== '') out.line(words.play.noComponent(about))
    out.lines([paintedTitle(room, words.play.whyWhat), ...list(room, targets)])
    return
  }
  const { game, text, match } = room.table
  const reasons = reasonsFor(game, match.state, seat, target.id)
  if (reasons.length === 0)
    out.lines(paragraph(room, words.play.noReason(target.name === NAMELESS ? target.id : target.name)))
  for (const reason of reasons) {
    const chapter = text.rules.find((section) => section.id === reason.section)?.title ?? reason.section
    out.lines(paragraph(room, `${text.reason(reason)} (${words.play.section(chapter)})`))
  }
}

export function showRules(room: Room, about: string): void {
  const { out, words } = room.context
  const { rules } = room.table.text
  const chapters = rules.map(({ id, title }) => ({ id, name: title }))
  const wanted = about === '' ? undefined : pick(chapters, about)
  const chapter = rules.find(({ id }) => id === wanted?.id)
  if (chapter) {
    out.line(out.paint.bold(chapter.title))
    for (const text of chapter.paragraphs) out.lines(paragraph(room, text))
    return
  }
  if (about !== '') out.line(words.play.noRules(about))
  out.lines([paintedTitle(room, words.play.chapters), ...list(room, chapters)])
}

function componentNames(room: Room): Named[] {
  return Object.entries(room.table.text.components).map(([id, { name }]) => ({ id, name }))
}

/**
 * Targets are ids such as "area theft". They are called what their component is called, else what the board shows;
 * what has no name in the player's language can still be asked about by its id.
 */
function targetNames(room: Room, seat: Seat): Named[] {
  const { game, text, match } = room.table
  const zones = zonesFor(room.table, match.state, seat)
  const items = zones.flatMap((zone) => zone.rows.flatMap((row): readonly ZoneItem[] => row.items))
  return targetsOf(game, match.state, seat).map((id) => {
    if (!HAS_LETTERS.test(id)) return { id, name: id }
    const component = text.components[id] ?? text.components[id.slice(id.lastIndexOf(' ') + 1)]
    const shown = items.find((item) => item.target === id && HAS_LETTERS.test(item.text))?.text
    return { id, name: component?.name ?? shown ?? NAMELESS }
  })
}

/** By exact id or name, else by the beginning of either, if it is the only one. */
function pick(things: readonly Named[], about: string): Named | undefined {
  const wanted = folded(about)
  const exact = things.filter(({ id, name }) => folded(id) === wanted || folded(name) === wanted)
  if (exact.length > 0) return exact[0]
  const found = things.filter(({ id, name }) => folded(id).startsWith(wanted) || folded(name).startsWith(wanted))
  return found.length === 1 ? found[0] : undefined
}

function list(room: Room, things: readonly Named[]): string[] {
  const entries = [...new Set(things.map(({ name }) => name))].filter((name) => name !== NAMELESS)
  return newspaper(entries, room.context.out.width - INDENT.length).map((line) => INDENT + line)
}

function paragraph(room: Room, text: string): string[] {
  return wrap(text, room.context.out.width - INDENT.length).map((line) => INDENT + line)
}

function paintedTitle(room: Room, title: string): string {
  return room.context.out.paint.bold(title)
}
