// The optional packages in a lockfile that hold one platform's binaries.

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
 * What a lockfile lacks. npm leaves an optional package out when the registry at hand does not have it: then `npm ci` refuses the
 * lockfile, and people on that platform get no binary.
 * @param {Record<string, any>} packages the lockfile's `packages`
 * @returns {string[]}
 */
export function missingPlatforms(packages) {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !lookUp(packages, path, name))
      .map(([name, version]) => `${name}@${version}`),
  )
}
