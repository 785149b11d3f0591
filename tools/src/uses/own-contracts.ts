import { basename, relative, sep } from 'node:path'
import type { ExportUse } from './uses-plugin'

/** Returns whether a file belongs to a project itself, and not to a library that is installed there. */
export const isInProject = (directory: string, file: string) =>
  file.startsWith(directory + sep) && !relative(directory, file).split(sep).includes('node_modules')

const isDefinition = ({ file, name }: ExportUse) =>
  name === 'defineContract' && basename(file).replace(/\.\w+$/, '') === 'endpoint'

/** Throws with a sentence for each file of a project that defines endpoints, because no portal would have them. */
export function assertNoOwnContracts(directory: string, uses: readonly ExportUse[]): void {
  const files = uses.filter((use) => isDefinition(use) && isInProject(directory, use.user)).map(({ user }) => user)
  if (files.length === 0) return
  const sentences = [...new Set(files)].map(
    (file) => `${relative(directory, file).replaceAll('\\', '/')} defines endpoints of its own.`,
  )
  throw new Error(
    `${sentences.join('\n')}\nA portal has the endpoints of @lekta/shared/contract only: use one of them, or ask the portal’s team for a new one.`,
  )
}
