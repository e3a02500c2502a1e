/** Notes which files of installed packages the client is made of, for the notices that go with a release. */
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rollup } from 'vite'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const WEB = fileURLToPath(new URL('../', import.meta.url))

/** Modules by their full path; fonts, as vite names them, from the folder of this package. */
function filesOf(part: Rollup.OutputAsset | Rollup.OutputChunk): string[] {
  if (part.type === 'chunk') return part.moduleIds
  return part.originalFileNames.map((path) => fileURLToPath(new URL(path, `file://${WEB}`)))
}

/** The worker is a build within the build, so what it is made of is known before the client is written. */
export function thirdParty(): { readonly inClient: Plugin; readonly inWorker: Plugin } {
  const seen = new Set<string>()
  const note = (bundle: Rollup.OutputBundle): void => {
    for (const file of Object.values(bundle).flatMap(filesOf)) {
      const path = relative(ROOT, file).replaceAll('\\', '/')
      if (path.startsWith('node_modules/')) seen.add(path)
    }
  }
  return {
    inWorker: { name: 'waystation-third-party-of-worker', generateBundle: (_, bundle) => note(bundle) },
    inClient: {
      name: 'waystation-third-party',
      apply: 'build',
      generateBundle(_, bundle) {
        note(bundle)
        const source = `${JSON.stringify([...seen].sort(), null, 1)}\n`
        this.emitFile({ type: 'asset', fileName: '.vite/third-party.json', source })
      },
    },
  }
}
