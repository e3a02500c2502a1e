/** What processes hold at PostgreSQL (advisory locks), each under a number that other programs on the same database are unlikely to use. */
export const LOCKS = {
  /** Upkeep: one process at a time. */
  upkeep: 7_930_116,
  /** What one process does alone, as it searches for a game. */
  alone: 7_930_117,
  /** Held in common by all who hear the message bus. */
  ears: 7_930_118,
} as const
