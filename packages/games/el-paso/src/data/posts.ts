/** Trading posts. The values, black corners and repeats are the rulebook's; which reward lies where, and points, are [house]. */
interface Post {
  readonly id: string
  /** Breeding value asked for. */
  readonly value: number
  readonly blackCorners: boolean
  /** A player may place several discs here. */
  readonly repeatable: boolean
  readonly reward: 'money' | 'objective' | 'hire' | null
  readonly points: number
  /** Where it is drawn, as for the spaces of the trail. */
  readonly x: number
  readonly y: number
}

export const POSTS = [
  { id: 'post-0', value: 0, blackCorners: false, repeatable: true, reward: null, points: 0, x: 380, y: 440 },
  { id: 'post-5', value: 5, blackCorners: false, repeatable: false, reward: 'money', points: 0, x: 470, y: 440 },
  { id: 'post-7', value: 7, blackCorners: false, repeatable: false, reward: 'objective', points: 0, x: 560, y: 440 },
  { id: 'post-9', value: 9, blackCorners: false, repeatable: false, reward: 'hire', points: 0, x: 650, y: 440 },
  { id: 'post-10', value: 10, blackCorners: true, repeatable: false, reward: 'money', points: 3, x: 380, y: 620 },
  { id: 'post-12', value: 12, blackCorners: true, repeatable: true, reward: null, points: 5, x: 470, y: 620 },
  { id: 'post-14', value: 14, blackCorners: true, repeatable: false, reward: 'objective', points: 7, x: 560, y: 620 },
  { id: 'post-16', value: 16, blackCorners: true, repeatable: true, reward: null, points: 10, x: 650, y: 620 },
] as const satisfies readonly Post[]

export type PostId = (typeof POSTS)[number]['id']
export const POST_REWARD_DOLLARS = 2
export const POST_REWARD_HIRE_PRICE = 0
export const POST_VALUES: readonly number[] = POSTS.map((post) => post.value)
export const POST_POINTS: readonly number[] = POSTS.map((post) => post.points)
/** The lowest post that takes discs with black corners. */
export const LOWEST_BLACK_POST = Math.min(...POSTS.flatMap((post) => (post.blackCorners ? [post.value] : [])))
export const postAt = (value: number): number => POST_VALUES.indexOf(value)
