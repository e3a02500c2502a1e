/** Reports as keepers of the house read them: with how often whoever told them was right, and what else was told of the person. */
import type { ReportInfo, ReportState } from '@waystation/protocol'
import type { Storage } from '../storage/types.ts'
import type { By } from './types.ts'

const SHOWN = 50

export async function readReports({ company }: Storage, state: ReportState): Promise<ReportInfo[]> {
  const rows = await company.reports.list(state, SHOWN)
  const heeded = await company.reports.heeded([...new Set(rows.flatMap(({ by }) => by.id ?? []))])
  const others = new Map<string, number>()
  for (const id of new Set(rows.map(({ person }) => person.id))) {
    const about = await company.reports.about(id, SHOWN)
    others.set(id, new Set(about.map(({ by }) => by.id ?? by.name)).size)
  }
  return rows.map(({ by, person, table: _table, ...row }) => {
    const right = (by.id === null ? undefined : heeded.get(by.id)) ?? { told: 1, heeded: 0, dismissed: 0 }
    return { ...row, person, by: { name: by.name, ...right }, others: (others.get(person.id) ?? 1) - 1 }
  })
}

/** False when there is no such report, or somebody else was faster. */
export async function settleReport(
  { company, keeping }: Storage,
  by: By,
  { id, state }: { id: string; state: Exclude<ReportState, 'open'> },
  now: number,
): Promise<boolean> {
  const report = await company.reports.at(id)
  if (!report || !(await company.reports.settle(id, state, now))) return false
  const details = { report: id, about: report.kind, verdict: state }
  await keeping.note(by, { kind: 'report', person: report.person.id, table: report.table ?? undefined, details }, now)
  return true
}
