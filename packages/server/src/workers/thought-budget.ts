/** How long the bots of one person may think: so many seconds a minute on average, and a few minutes' worth at a time. */
const AT_ONCE_MINUTES = 5
/** So many people are remembered; who comes back after so many others starts afresh. */
const MOST_REMEMBERED = 10_000

interface Account {
  /** Milliseconds of thought; less than nothing after a long one. */
  left: number
  at: number
}

export class ThoughtBudget {
  private readonly share: number
  private readonly most: number
  private readonly now: () => number
  private readonly accounts = new Map<string, Account>()

  constructor(secondsPerMinute: number, now = (): number => performance.now()) {
    this.share = secondsPerMinute / 60
    this.most = secondsPerMinute * AT_ONCE_MINUTES * 1000
    this.now = now
  }

  /** Milliseconds until this person's bots may think again. */
  wait(who: string): number {
    return Math.max(0, -this.account(who).left / this.share)
  }

  spend(who: string, ms: number): void {
    const account = this.account(who)
    account.left -= ms
    this.accounts.delete(who)
    this.accounts.set(who, account)
    const [oldest] = this.accounts.keys()
    if (this.accounts.size > MOST_REMEMBERED) this.accounts.delete(oldest)
  }

  private account(who: string): Account {
    const now = this.now()
    const { left, at } = this.accounts.get(who) ?? { left: this.most, at: now }
    const account = { left: Math.min(this.most, left + (now - at) * this.share), at: now }
    if (this.accounts.has(who)) this.accounts.set(who, account)
    return account
  }
}
