/** What notices say, and the pages that the links in letters lead to. */
export interface NoticeText {
  turn(game: string, others: readonly string[]): string
  warning(game: string, others: readonly string[]): string
  /** Until when somebody has time. */
  until(day: string, time: string): string
  /** Where the question itself cannot be said. */
  readonly waiting: string
  invited(by: string, game: string): string
  seats(names: readonly string[]): string
  filled(game: string, others: readonly string[]): string
  readonly canBegin: string
  readonly hasBegun: string
  over(game: string, others: readonly string[]): string
  score(name: string, total: number): string
  named(by: string, game: string): string
  readonly readChat: string
  /** Somebody asks to be the reader's friend. */
  asked(by: string): string
  readonly answerThere: string
  several(count: number): string
  /** So many are not listed. */
  more(count: number): string
  readonly trial: { readonly title: string; readonly body: string }
  /** What is written below a letter. */
  why(house: string): string
  readonly settings: string
  readonly settingsLink: string
  readonly stop: string
  readonly stopLink: string
  /** Leads to the table. */
  readonly open: string
  /** Leads to friends and clubs. */
  readonly openCompany: string
  readonly confirm: LetterPage & { readonly subject: string; body(house: string): string; readonly ignore: string }
  readonly unsubscribe: LetterPage
  /** A link that does not hold any more. */
  readonly expired: string
}

/** A page with one button, and what it says when that was pressed. */
interface LetterPage {
  ask(address: string): string
  readonly button: string
  readonly done: string
}
