import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npm } from '../install.mjs'
import { run } from '../run.mjs'
import { releaseManifest, stage } from './stage.mjs'

/**
 * Makes `waystation-x.y.z.tgz`. The same sources give the same bytes: npm writes names in order and one date for all files.
 * @param {string} into
 * @returns {Promise<string>} its path
 */
export async function pack(into) {
  const folder = mkdtempSync(join(tmpdir(), 'waystation-release-'))
  try {
    await stage(folder)
    mkdirSync(into, { recursive: true })
    const { command, first, shell } = npm()
    const args = [...first, 'pack', '--pack-destination', into, '--loglevel=error']
    const { code, output } = await run(command, args, { shell, cwd: folder })
    if (code !== 0) throw new Error(`npm pack ended with code ${code}\n${output}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const { name, version } = releaseManifest()
  return join(into, `${name}-${version}.tgz`)
}
