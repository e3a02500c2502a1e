/** A bot that searches. Seated, it keeps the part of its tree that its last answer led to. */
import type { GameTypes, Rng } from '@waystation/kernel'
import { stepAhead } from '../greedy.ts'
import { judgeFor, type Mind, PLAIN } from '../judge/judge.ts'
import type { Bot, Clock, Situation } from '../types.ts'
import type { Node } from './node.ts'
import type { SearchSettings } from './settings.ts'
import { type Budget, think } from './think.ts'

export interface SearchLevel {
  readonly budget: Budget
  /** Default: those of whoever judges. */
  readonly settings?: SearchSettings
}

interface Memory {
  /** Number of answers in the game after which the tree applies. */
  readonly answers: number
  readonly seat: number
  readonly root: Node
}

/** Whether to interrupt is weighed one step ahead, in so many worlds: the tree knows only questions that somebody must answer. */
const WORLDS = 3

export function searchBot(id: string, level: SearchLevel, mind = PLAIN): Bot {
  const searcher = new Searcher(id, level, mind)
  return {
    id,
    choose: (situation, rng, clock) => searcher.answer(situation, rng, clock, null).option,
    sitDown() {
      let memory: Memory | null = null
      return {
        id,
        choose(situation, rng, clock) {
          const { option, kept } = searcher.answer(situation, rng, clock, memory)
          memory = kept
          return option
        },
      }
    },
  }
}

class Searcher {
  private readonly level: SearchLevel
  private readonly mind: Mind
  private readonly interrupter: Bot

  constructor(id: string, level: SearchLevel, mind: Mind) {
    this.level = level
    this.mind = mind
    this.interrupter = stepAhead(id, WORLDS, mind)
  }

  answer<T extends GameTypes>(
    situation: Situation<T>,
    rng: Rng,
    clock: Clock | undefined,
    memory: Memory | null,
  ): { option: T['option'] | null; kept: Memory | null } {
    const { seat, seen } = situation
    const decision = seen.decisions.find(({ optional }) => optional !== true)
    if (decision === undefined) return { option: this.interrupter.choose(situation, rng), kept: null }
    const root = memory !== null && memory.seat === seat && memory.answers === seen.answers ? memory.root : undefined
    const after = (option: T['option'], tree: Node | undefined): { option: T['option']; kept: Memory | null } => {
      const next = tree?.child(seat, option.id)
      return { option, kept: next ? { answers: seen.answers + 1, seat, root: next } : null }
    }
    // Asked for the sake of those who must not know that there is no choice.
    if (decision.options.length === 1) return after(decision.options[0], root)
    const judge = judgeFor(situation, this.mind)
    const thought = think(situation, decision, rng, { ...this.level, judge, clock, root })
    return after(thought.findings[0].option, thought.root)
  }
}
