#!/usr/bin/env node
// A bot of your own: takes a seat at a table of a Waystation server and plays the game to its end.
//
//   node examples/outside-bot.mjs <server> <table> [name] [invite]
//   node examples/outside-bot.mjs http://127.0.0.1:3000 k3v9x0q7m2c5d8f1a4b6 Robbie
//
// Needs Node.js 20 and nothing else. docs/bot-protocol.md explains every step. To make it cleverer, write another `choose`.

import { randomInt } from 'node:crypto'

const [server, table, name = 'Robbie', invite] = process.argv.slice(2)
const POLL_MS = 300

/** What to answer: one of the options of `decision`. `view` is everything this seat may know. Plays anything. */
function choose(decision, _view) {
  return decision.options[randomInt(decision.options.length)]
}

let cookie = ''

/** One request; refusals come back as their code, so that the game can go on. */
async function ask(method, path, body) {
  const response = await fetch(new URL(path, server), {
    method,
    headers: { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
  const answer = await response.json()
  return response.ok ? { ok: true, answer } : { ok: false, code: answer.error.code, message: answer.error.message }
}

/** A request that must succeed. */
async function must(method, path, body) {
  const result = await ask(method, path, body)
  if (!result.ok) throw new Error(`${method} ${path}: ${result.code}, ${result.message}`)
  return result.answer
}

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MS))

/** Refusals that pass: the game has not begun, somebody was faster, the server is busy. */
const PASSING = ['not-started', 'stale', 'busy', 'too-many-requests']

async function play() {
  for (let count = 0; ; count++) {
    const seen = await ask('GET', `/api/tables/${table}/position`)
    if (!seen.ok && !PASSING.includes(seen.code)) throw new Error(`${seen.code}: ${seen.message}`)
    const position = seen.ok ? seen.answer.position : null
    if (position?.over) return position.scores
    // Optional decisions are chances to step in; this bot lets them be.
    const decision = position?.decisions.find((one) => one.optional !== true)
    if (!decision) {
      await pause()
      continue
    }
    const option = choose(decision, position.view)
    const answer = { id: `${process.pid}-${count}`, seq: position.seq, option: option.id }
    const given = await ask('POST', `/api/tables/${table}/answer`, answer)
    if (!given.ok && !PASSING.includes(given.code)) throw new Error(`${given.code}: ${given.message}`)
    if (!given.ok) await pause()
  }
}

async function main() {
  if (!server || !table) throw new Error('usage: node outside-bot.mjs <server> <table> [name] [invite]')
  await must('PUT', '/api/me', { name, language: 'en' })
  if (invite) await must('POST', `/api/tables/${table}/enter`, { invite })
  const { you } = await must('POST', `/api/tables/${table}/join`, {})
  console.log(`seat ${you}`)
  const scores = await play()
  for (const { seat, total, rank } of scores) console.log(`seat ${seat}: ${total} points, rank ${rank}`)
}

main().catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
