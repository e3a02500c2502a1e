// The optional packages in a lockfile that hold one platform's binaries.
//
// npm leaves an optional package out of the lockfile when the registry at hand does not have it. Then `npm ci` refuses the
// lockfile, and people on that platform get no binary. Name and version stand in the package that asks for it, and its
// platform in its name, so the entry can be put back; npm takes the checksum from the registry when it installs it.

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32']

/**
 * What a name such as `@oxlint/binding-linux-x64-musl` says about the machine it is for.
 * @param {string} name
 */
export function platformOf(name) {
  const words = name.split(/[-/]/)
  const os = words.find((word) => SYSTEMS.includes(word))
  const cpu = words.find((word) => PROCESSORS.includes(word))
  if (!cpu || (!os && cpu !== 'wasm32')) return null
  const musl = words.some((word) => word.startsWith('musl'))
  const glibc = words.some((word) => word.startsWith('gnu'))
  return {
    cpu: [cpu],
    ...(os === 'linux' && (musl || glibc) ? { libc: [musl ? 'musl' : 'glibc'] } : {}),
    ...(os ? { os: [os] } : {}),
  }
}

/**
 * Where npm would look for a package that the one at `path` asks for.
 * @param {Record<string, any>} packages
 * @param {string} path
 * @param {string} name
 */
function lookUp(packages, path, name) {
  for (let from = path; from !== ''; from = from.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const entry = packages[`${from}/node_modules/${name}`]
    if (entry) return entry
  }
  return packages[`node_modules/${name}`]
}

/**
 * npm writes the version first and the rest by name.
 * @param {Record<string, unknown>} entry
 */
const inOrder = ({ version, ...rest }) => ({
  version,
  ...Object.fromEntries(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))),
})

/**
 * The entries that a lockfile lacks, by their path in it. Null stands for one whose platform is not in its name.
 * @param {Record<string, any>} packages the lockfile's `packages`
 */
export function missingPlatforms(packages) {
  /** @type {Record<string, Record<string, unknown> | null>} */
  const missing = {}
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (lookUp(packages, path, name)) continue
      const platform = /^\d+\.\d+\.\d+/.test(version) ? platformOf(name) : null
      const flags = entry.dev ? { dev: true, optional: true } : { optional: true }
      missing[`node_modules/${name}`] = platform && inOrder({ version, ...flags, ...platform })
    }
  }
  return missing
}
