// The globals that pure code may use: the language's own, without clock, chance, locale, garbage or input and output.

/** @param {readonly string[]} lines */
const names = (...lines) => new Set(lines.flatMap((line) => line.split(' ')))

export const pureGlobals = names(
  'undefined NaN Infinity isNaN isFinite parseInt parseFloat arguments',
  'Object Array String Number Boolean BigInt Symbol Math JSON RegExp',
  'Map Set WeakMap WeakSet Promise Proxy Reflect',
  'Error TypeError RangeError SyntaxError AggregateError',
  'ArrayBuffer DataView Uint8Array Int8Array Uint8ClampedArray Uint16Array Int16Array Uint32Array Int32Array',
  'BigInt64Array BigUint64Array Float32Array Float64Array',
)

/** Methods whose answer depends on the machine's language settings. */
export const localeMethods = names(
  'localeCompare toLocaleString toLocaleUpperCase toLocaleLowerCase toLocaleDateString toLocaleTimeString',
)

/** Type names that have no place in plain, deterministic data. */
export const impureTypes = names('Date Function WeakRef Intl')
