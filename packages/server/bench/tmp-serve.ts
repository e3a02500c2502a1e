import inspector from 'node:inspector'
import { writeFileSync } from 'node:fs'
import './support/serve.ts'
const s = new inspector.Session()
s.connect()
process.on('message', (m) => {
  if (m === 'go')
    s.post('Profiler.enable', () =>
      s.post('Profiler.setSamplingInterval', { interval: 200 }, () => s.post('Profiler.start')),
    )
  if (m === 'end')
    s.post('Profiler.stop', (_e, r) => {
      writeFileSync('/tmp/srvprof/main.cpuprofile', JSON.stringify(r.profile))
      process.send?.('written')
    })
})
