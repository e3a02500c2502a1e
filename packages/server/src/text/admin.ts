import type { ActKind, ReportKind, ReportState, Role } from '@waystation/protocol'

/** What `waystation admin` says. Moments come as text. */
export interface AdminText {
  readonly help: string
  role(name: string, role: Role | null): string
  muted(name: string, until: string): string
  unmuted(name: string): string
  banned(who: string, until: string): string
  lifted(who: string): string
  renamed(from: string, to: string): string
  closed(table: string): string
  standIn(table: string, seat: number): string
  announced(until: string): string
  ended: string
  settled(state: Exclude<ReportState, 'open'>): string
  /** A process that serves has to do it, and none has yet. */
  ordered: string
  readonly none: string
  readonly kinds: { readonly [kind in ActKind]: string }
  readonly reports: { readonly [kind in ReportKind]: string }
  readonly roles: { readonly [role in Role]: string }
  readonly commandLine: string
  readonly guest: string
  readonly account: string
  person(facts: {
    name: string
    kind: string
    role: string | null
    muted: string | null
    banned: string | null
  }): string
  ban(facts: { who: string; until: string; reason: string }): string
  readonly aBrowser: string
  report(facts: { by: string; heeded: number; told: number; kind: string; person: string; times: number }): string
  said(name: string, text: string): string
}

/** What can be wrong with what was asked of it. */
export interface AdminProblems {
  adminWhat(): string
  noPerson(name: string): string
  noTable(table: string): string
  noBan(name: string): string
  noReport(id: string): string
  needsEnd(): string
  badEnd(value: string): string
  badSeat(value: string): string
  badRange(value: string): string
  badRole(value: string): string
  badVerdict(value: string): string
  badName(value: string): string
  nameTaken(name: string): string
  onlyAccounts(name: string): string
  needsBothLanguages(): string
  refused(message: string): string
}
