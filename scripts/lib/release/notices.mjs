// The licences of everything that is bundled into a release and was not written here.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, root } from '../paths.mjs'

const OWN_WORDS = `# What is inside and was not written for Waystation

Waystation itself is under the licence in the file LICENSE. Its programs and its web client contain the packages below, each under the
licence that stands with it. Some icons are from game-icons.net (CC BY 3.0); their authors are named on the About page.
`

/**
 * The folders of the packages that these files belong to.
 * @param {readonly string[]} files from the root, as builds note them
 */
export function packageFolders(files) {
  const folders = files.map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0])
  return [...new Set(folders.filter((folder) => folder !== undefined))].sort()
}

/** @param {{ author?: string | { name: string } }} manifest */
function authorOf({ author = 'its authors' }) {
  return typeof author === 'string' ? author : author.name
}

/** @type {Record<string, (name: string) => string>} */
const TERMS = {
  MIT: () => 'The terms are those in the file LICENSE.',
  'MPL-2.0': (name) =>
    `The terms are those of the Mozilla Public License 2.0, https://mozilla.org/MPL/2.0/. The sources: https://www.npmjs.com/package/${name}`,
}

/**
 * @param {string} folder
 * @param {string} base
 */
function noticeOf(folder, base) {
  const { name, version, license, ...manifest } = readJson(join(base, folder, 'package.json'))
  const files = readdirSync(join(base, folder)).filter((file) =>
    /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i.test(file),
  )
  const texts = files.sort().map((file) =>
    readFileSync(join(base, folder, file), 'utf8')
      .replaceAll('\r', '')
      .trim(),
  )
  if (texts.length === 0) {
    // A few packages bring no text. The MIT licence lies beside these notices anyway; the Mozilla licence may be named by its address.
    const terms = TERMS[license]
    if (terms === undefined) throw new Error(`${folder}: is under ${license} and brings no text of it`)
    texts.push(`Copyright (c) ${authorOf(manifest)}\n\n${terms(name)}`)
  }
  return `\n## ${name} ${version} (${license})\n\n${texts.map((text) => text.replace(/^(?=.)/gm, '    ')).join('\n\n')}\n`
}

/**
 * @param {readonly string[]} files what the builds took from installed packages
 * @param {string} base
 */
export function notices(files, base = root) {
  return (
    OWN_WORDS +
    packageFolders(files)
      .map((folder) => noticeOf(folder, base))
      .join('')
  )
}
