const patterns = new Map<string, RegExp>()

/**
 * Returns the regular expression for a path. It is compiled only once, because a navigation matches all pages many
 * times.
 */
function patternOf(path: string): RegExp {
  const compiled = patterns.get(path)
  if (compiled) return compiled
  const segments = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll('.', '\\.')))
  const pattern = new RegExp(`^${segments.join('/')}/*$`, 'i')
  patterns.set(path, pattern)
  return pattern
}

/**
 * Returns the page at an address, or undefined. Letter case and trailing slashes are ignored. If several pages match,
 * the path with the fewest parameters wins.
 */
export const matchPage = <P extends { path: string }>(pages: readonly P[], pathname: string): P | undefined =>
  pages
    .filter(({ path }) => patternOf(path).test(pathname))
    .sort((a, b) => a.path.split(':').length - b.path.split(':').length)[0]
