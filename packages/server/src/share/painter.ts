/** Runs in a thread of its own: drawings come in as SVG and go out as PNG. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { ASSETS, FOLDER } from './assets.mjs'

/** From a bundle: beside it. From the sources: out of the installed package. */
function read(path: string): Promise<Buffer> {
  const beside = new URL(`./${FOLDER}/${basename(path)}`, import.meta.url)
  return readFile(existsSync(beside) ? beside : createRequire(import.meta.url).resolve(path))
}

const ready = (async () => {
  const [rasteriser, ...fonts] = await Promise.all([ASSETS.rasteriser, ASSETS.title, ASSETS.text].map(read))
  await initWasm(rasteriser)
  return fonts.map((font) => new Uint8Array(font))
})()

parentPort?.on('message', ([id, svg]: readonly [number, string]) => {
  void ready.then((fontBuffers) => {
    const drawing = new Resvg(svg, { font: { fontBuffers, loadSystemFonts: false, defaultFontFamily: 'Inter' } })
    parentPort?.postMessage([id, drawing.render().asPng()])
    drawing.free()
  })
})
