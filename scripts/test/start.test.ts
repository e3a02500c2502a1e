/** `npm start` as a supervisor sees it: one process, which is told to stop. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { npm } from '../lib/install.mjs'
import { root } from '../lib/paths.mjs'

it('npm start ended by SIGTERM takes its server along', async () => {
  const data = mkdtempSync(join(tmpdir(), 'waystation-start-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const { command, first, shell } = npm()
  const child = spawn(command, [...first, 'start', '--', '--port', '0', '--data-dir', data], { cwd: root, shell })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    const listen = (text: Buffer): void => {
      said += text.toString()
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? []
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void ended.then(() => reject(new Error(`npm start ended\n${said}`)))
  })
  const answers = (): Promise<boolean> =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  expect(await answers()).toBe(true)
  child.kill('SIGTERM')
  await ended
  await expect.poll(answers).toBe(false)
})
