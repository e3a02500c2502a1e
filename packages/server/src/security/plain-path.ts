/**
 * One way of writing each address. Limits, cookies and origins go by how a path begins, and the router reads more ways of writing it than
 * that: a target may name the whole address, and letters may stand as their numbers.
 */
export function plainPath(target: string): string {
  const path = target.replace(/^[a-z]+:\/\/[^/?#]*/i, '') || '/'
  const [before, query] = split(path)
  return before.replaceAll(/%[0-9a-f]{2}/gi, unescaped) + query
}

function split(path: string): [before: string, query: string] {
  const at = path.search(/[?#]/)
  return at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at)]
}

/** Only what never needs to be written so (RFC 3986, 2.3): all else means something else when it stands bare. */
function unescaped(code: string): string {
  const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16))
  return /[\w.~-]/.test(letter) ? letter : code
}
