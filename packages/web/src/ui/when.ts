/** A moment in as few words as needed: of today the time, of this year no year. */
import { locale } from '../text/index.ts'

export function when(at: number, now = new Date()): string {
  const then = new Date(at)
  const today = then.toDateString() === now.toDateString()
  const thisYear = then.getFullYear() === now.getFullYear()
  const time = { hour: 'numeric', minute: '2-digit' } as const
  const day = { day: 'numeric', month: 'short' } as const
  return new Intl.DateTimeFormat(locale(), {
    ...time,
    ...(today ? {} : day),
    ...(thisYear ? {} : { year: 'numeric' }),
  }).format(then)
}
