/** What the wall clock shows in a zone, and when it shows it. */

const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE
/** No zone changes its offset within a quarter of an hour of UTC. */
const BLOCK = 15 * MINUTE
const MOST_BLOCKS = 5000

const formats = new Map<string, Intl.DateTimeFormat>()
const known = new Map<string, number>()

export function isZone(zone: string): boolean {
  try {
    formatOf(zone)
    return true
  } catch {
    return false
  }
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const found = formats.get(zone)
  if (found) return found
  const numeric = 'numeric'
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  })
  formats.set(zone, format)
  return format
}

/** How far the wall clock is ahead of UTC at this moment. */
export function offsetAt(zone: string, at: number): number {
  const block = Math.floor(at / BLOCK)
  const key = `${block} ${zone}`
  const found = known.get(key)
  if (found !== undefined) return found
  const moment = block * BLOCK
  const part: Record<string, number> = {}
  for (const { type, value } of formatOf(zone).formatToParts(moment)) part[type] = Number(value)
  const { year, month, day, hour, minute, second } = part
  const offset = Date.UTC(year, month - 1, day, hour, minute, second) - moment
  if (known.size >= MOST_BLOCKS) known.clear()
  known.set(key, offset)
  return offset
}

/** The day that the wall clock shows, counted from 1 January 1970. */
export function dayAt(zone: string, at: number): number {
  return Math.floor((at + offsetAt(zone, at)) / DAY)
}

/**
 * The first moment at which the wall clock shows this minute of this day, or has passed it: a time that the change to summer time leaves
 * out is when it changes, one that comes twice in autumn is the first of the two.
 */
export function momentOf(zone: string, day: number, minute: number): number {
  const wall = day * DAY + minute * MINUTE
  const [before, after] = [offsetAt(zone, wall - DAY), offsetAt(zone, wall + DAY)]
  const shown = [before, after].map((offset) => wall - offset).filter((at) => at + offsetAt(zone, at) === wall)
  return shown.length > 0 ? Math.min(...shown) : changeBetween(zone, wall - DAY, wall + DAY)
}

/** When the offset changes; it does so once. */
function changeBetween(zone: string, from: number, to: number): number {
  const first = offsetAt(zone, from)
  let [low, high] = [Math.floor(from / BLOCK), Math.floor(to / BLOCK)]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(zone, middle * BLOCK) === first) low = middle
    else high = middle
  }
  return high * BLOCK
}
