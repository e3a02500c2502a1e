#!/usr/bin/env node
// The `waystation` of an installed release: the bundles lie beside it, ready made. This file alone is bundled for old versions of
// Node as well, so that they can say what is wrong.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isAtLeast } from '../../../scripts/lib/is-at-least.mjs'
import { languageOf } from '../src/language.ts'
import { WORDS } from '../src/text/words.ts'
import { whichProgram } from './which-program.mjs'

const PROGRAMS = { cli: '../cli/dist/waystation.mjs', server: '../server/dist/server.mjs' }

/** @param {string} path from this file, where it lies in the release */
const at = (path) => new URL(path, import.meta.url)

function run() {
  const { errors } = WORDS[languageOf(process.env)]
  const want = JSON.parse(readFileSync(at('../package.json'), 'utf8')).engines.node.replace(/^>=/, '')
  if (!isAtLeast(process.versions.node, want)) {
    console.error(errors.line(errors.oldNode(want, process.versions.node)))
    process.exitCode = 1
    return
  }
  const { program, args } = whichProgram(process.argv.slice(2))
  const file = at(PROGRAMS[program])
  process.argv = [process.execPath, fileURLToPath(file), ...args]
  void import(file.href)
}

run()
