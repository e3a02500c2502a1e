import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Drive, line } from './support/drive.ts'
import { prepare, startProcess, waystation } from './support/waystation.ts'
const where = { dataDir: mkdtempSync(join(tmpdir(), 'waystation-bench-')), databaseUrl: null }
const n = Number(process.argv[2] ?? 1500)
const p = await prepare(where, 'tic-tac-toe', 1, 2, n)
const s = await startProcess(where)
const d = new Drive(waystation([s.url], p), 2, n)
await d.connect()
import { readFileSync } from 'node:fs'
const cpu = () => {
  const a = readFileSync(`/proc/${s.pid}/stat`, 'utf8').split(' ')
  return (Number(a[13]) + Number(a[14])) * 10
}
const m0 = cpu()
const c0 = process.cpuUsage()
const f = await d.play(200)
const m1 = cpu()
const c1 = process.cpuUsage(c0)
console.log(
  'server cpu us/answer',
  (((m1 - m0) * 1000) / f.answers).toFixed(1),
  'client cpu us/answer',
  ((c1.user + c1.system) / f.answers).toFixed(1),
)
console.log(line('ours', f), 'client cpu', ((c1.user + c1.system) / 1e6 / f.seconds).toFixed(2))
d.close()
await s.stop()
