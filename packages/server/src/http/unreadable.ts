/** What cannot be read as a request never comes to the hooks that all others pass: its answer brings its own headers. */
import type { Socket } from 'node:net'
import { errorBody } from './errors.ts'

/** Nothing may run, be framed or be guessed at in these answers. */
export const BARE_HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

const STATUS: { readonly [code: string]: string } = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** No language is known, and nothing can follow: a status, and goodbye. */
export function hangUp(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const body = JSON.stringify(errorBody('bad-request', 'en'))
  const headers = {
    ...BARE_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${STATUS[error.code ?? ''] ?? '400 Bad Request'}\r\n${head.join('')}\r\n${body}`)
}
