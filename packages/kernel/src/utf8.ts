/** Text to UTF-8 bytes; unpaired surrogates become U+FFFD, as in TextEncoder, which the language itself lacks. */
export function utf8(text: string): Uint8Array {
  const out: number[] = []
  for (const character of text) {
    let code = character.codePointAt(0) ?? 0xfffd
    if (code >= 0xd800 && code <= 0xdfff) code = 0xfffd
    if (code < 0x80) out.push(code)
    else if (code < 0x800) out.push(0xc0 | (code >> 6), tail(code, 0))
    else if (code < 0x10000) out.push(0xe0 | (code >> 12), tail(code, 6), tail(code, 0))
    else out.push(0xf0 | (code >> 18), tail(code, 12), tail(code, 6), tail(code, 0))
  }
  return Uint8Array.from(out)
}

function tail(code: number, shift: number): number {
  return 0x80 | ((code >> shift) & 0x3f)
}
