import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { areaName, packageAt } from '../packages'

/** The file of a release that declares the slots which the area offers, for other repositories. */
export const typesFile = 'types/area.d.ts'

const source = 'src/slots.ts'
const slotsModule = '@lekta/shared/contract/slots'

/** Packages that every repository of an area has. */
const isCommon = (specifier: string) => /^(@lekta\/shared|react)(\/|$)/.test(specifier)

interface Declarations {
  text: string
  /** The names of the declared slots. */
  slots: string[]
}

/** Returns what a file with declarations of slots says to other repositories. Throws what is wrong with it. */
export async function declareSlots(text: string): Promise<Declarations> {
  // The compiler takes half a second to load, and most areas offer no slots.
  const { default: ts } = await import('typescript')
  const file = ts.createSourceFile(source, text, ts.ScriptTarget.ESNext)
  const foreign = ts.preProcessFile(text, true, true).importedFiles.find(({ fileName }) => !isCommon(fileName))
  if (foreign)
    throw new Error(`${source} imports ${foreign.fileName}, which other repositories lack. Declare its types there.`)
  if (!ts.isExternalModule(file)) throw new Error(`${source} must be a module: end it with export {}.`)
  const declared = file.statements.flatMap((statement) =>
    ts.isModuleDeclaration(statement) && statement.name.text === slotsModule && statement.body ? [statement.body] : [],
  )
  const members = declared
    .flatMap((body) => (ts.isModuleBlock(body) ? [...body.statements] : []))
    .flatMap((statement) =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === 'Slots' ? [...statement.members] : [],
    )
  const slots = members.flatMap(({ name }) =>
    name && (ts.isStringLiteral(name) || ts.isIdentifier(name)) ? [name.text] : [],
  )
  if (slots.length === 0)
    throw new Error(`${source} declares no slot. Add it to the interface Slots in declare module '${slotsModule}'.`)
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(text, { fileName: source })
  const [error] = diagnostics
  if (error) throw new Error(`${source}: ${ts.flattenDiagnosticMessageText(error.messageText, '\n')}`)
  return { text: outputText, slots }
}

/** Writes the declarations of the slots that an area offers into its release, if it offers any. */
export async function writeSlotTypes(directory: string, release: string): Promise<void> {
  const file = join(directory, source)
  if (!existsSync(file)) return
  const { text, slots } = await declareSlots(readFileSync(file, 'utf8'))
  const area = areaName(packageAt(directory).name)
  const foreign = slots.find((slot) => !slot.startsWith(`${area}.`))
  if (foreign) throw new Error(`${source}: the name of the slot “${foreign}” must begin with “${area}.”.`)
  const target = join(release, typesFile)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
}
