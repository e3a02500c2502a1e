import { mkdtempSync, mkdirSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { Drive, line } from './support/drive.ts'
import { prepare, waystation, SECRET } from './support/waystation.ts'
mkdirSync('/tmp/srvprof', { recursive: true })
const where = { dataDir: mkdtempSync('/tmp/ws-'), databaseUrl: null }
const n = 1000
const p = await prepare(where, 'tic-tac-toe', 1, 2, n)
const child = spawn(process.execPath, ['--import', 'tsx', 'bench/tmp-serve.ts'], {
  env: { ...process.env, PORT: '38222', DATA_DIR: where.dataDir, WAYSTATION_SECRET: SECRET, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
})
await new Promise((r) => child.once('message', r))
const d = new Drive(waystation(['http://127.0.0.1:38222'], p), 2, n, [child.pid ?? 0])
await d.connect()
child.send('go')
await new Promise((r) => setTimeout(r, 500))
const f = await d.play(200)
console.log(line('x', f))
child.send('end')
await new Promise((r) => child.once('message', r))
d.close()
child.kill()
process.exit()
