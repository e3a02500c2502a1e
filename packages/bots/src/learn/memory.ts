/** The latest games, to learn from once more: playing them cost more than learning does. */
import type { Rng } from '@waystation/kernel'
import { countOf, type Lessons } from './lessons.ts'

const MOST_LESSONS = 60_000
/** Older games were played too differently to learn from. */
const MOST_GAMES = 200

export interface Drawn {
  readonly lessons: Lessons
  readonly index: number
}

export class Memory {
  /** Oldest first. */
  readonly games: Lessons[]
  private count: number

  constructor(games: readonly Lessons[] = []) {
    this.games = [...games]
    this.count = games.reduce((sum, lessons) => sum + countOf(lessons), 0)
  }

  add(lessons: Lessons): void {
    if (countOf(lessons) === 0) return
    this.games.push(lessons)
    this.count += countOf(lessons)
    while (this.count > MOST_LESSONS || this.games.length > MOST_GAMES) {
      const [oldest] = this.games.splice(0, 1)
      this.count -= countOf(oldest)
    }
  }

  /** So many at random; none as long as there is hardly more to draw from. */
  draw(rng: Rng, count: number): Drawn[] {
    if (this.count < count) return []
    return Array.from({ length: count }, () => {
      const lessons = rng.pick(this.games)
      return { lessons, index: rng.int(countOf(lessons)) }
    })
  }
}
