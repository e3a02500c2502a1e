/** Clocks: what a table plays by, and what is left to each seat. Times are milliseconds. */
import { z } from 'zod'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A minute of the day, from 0. */
const MinuteOfDay = z.int().min(0).max(1439)
/** A zone of the IANA database; whether there is such a one the server finds out. */
export const Zone = z.string().regex(/^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/)

export const ClockSetting = z
  .discriminatedUnion('kind', [
    /** So much for the game, and so much more after each turn. */
    z.strictObject({
      kind: z.literal('live'),
      bankMs: z
        .int()
        .min(SECOND)
        .max(6 * HOUR),
      addMs: z
        .int()
        .min(0)
        .max(10 * MINUTE),
    }),
    /** So much for each turn, and a reserve for the game. */
    z.strictObject({
      kind: z.literal('days'),
      turnMs: z
        .int()
        .min(SECOND)
        .max(30 * DAY),
      reserveMs: z
        .int()
        .min(0)
        .max(60 * DAY),
      /** Where it is day and weekend. */
      zone: Zone,
      /** When on a day the clock runs; `to` before `from`: over midnight. Null: all day. */
      hours: z
        .strictObject({ from: MinuteOfDay, to: MinuteOfDay })
        .refine(({ from, to }) => from !== to)
        .nullable(),
      /** Whether it runs on Saturdays and Sundays. */
      weekends: z.boolean(),
      /** Whether it stands while a player has declared a holiday. */
      holidays: z.boolean(),
    }),
  ])
  .meta({ id: 'ClockSetting' })
export type ClockSetting = z.infer<typeof ClockSetting>

/** When a seat's time is up: a bot plays until the owner is back, or the seat is given up. */
export const WhenOut = z.enum(['bot', 'resign'])
export type WhenOut = z.infer<typeof WhenOut>

export const SeatTime = z.strictObject({
  /** Left of the time of this turn, used first, */
  free: z.int().min(0),
  /** and of the reserve, as of `now`. */
  bank: z.int().min(0),
  /** When both are gone, if it runs; null: it stands. Hours, weekends, holidays and outages known so far are counted in. */
  due: z.int().nullable(),
  /** Until when its owner is on a holiday that this table allows; null: on none. */
  holiday: z.int().nullable(),
})
export type SeatTime = z.infer<typeof SeatTime>

export const ClockInfo = z
  .strictObject({
    /** The server's time when this was said. */
    now: z.int(),
    /** By seat. */
    seats: z.array(SeatTime),
  })
  .meta({ id: 'ClockInfo', description: 'What is left to each seat.' })
export type ClockInfo = z.infer<typeof ClockInfo>

export const NewHoliday = z.strictObject({ from: z.int(), to: z.int() })
export const Holiday = z.strictObject({ id: z.string(), from: z.int(), to: z.int() }).meta({ id: 'Holiday' })
export type Holiday = z.infer<typeof Holiday>
export const HolidayList = z.strictObject({
  holidays: z.array(Holiday),
  /** What may still be declared for this year. */
  leftMs: z.int(),
})
export const HolidayParams = z.strictObject({ holiday: z.string().regex(/^[a-z0-9]{20}$/) })
