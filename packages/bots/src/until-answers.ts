/** One bot at first, another after so many answers: two that go by the same network may walk in circles, and a game without end is none. */
import type { Bot } from './types.ts'

export function untilAnswers(answers: number, first: Bot, then: Bot): Bot {
  if (answers === Number.POSITIVE_INFINITY) return first
  const ofBoth = (early: Bot, late: Bot): Bot => ({
    id: first.id,
    choose: (situation, rng, clock) => (situation.seen.answers < answers ? early : late).choose(situation, rng, clock),
  })
  return { ...ofBoth(first, then), sitDown: () => ofBoth(seated(first), seated(then)) }
}

const seated = (bot: Bot): Bot => bot.sitDown?.() ?? bot
