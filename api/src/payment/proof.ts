import type { Upload } from '@lekta/shared/contract/endpoint'
import { badInput } from '../errors/api-error'

/** The allowed file types of a proof, and the bytes that each begins with. */
const kinds = [
  { type: 'application/pdf', start: '%PDF-' },
  { type: 'image/png', start: '\x89PNG\r\n\x1a\n' },
  { type: 'image/jpeg', start: '\xff\xd8\xff' },
] as const

/** Returns a file with its type, detected from its content. Throws a 400 for a file that cannot be a proof. */
export async function readProof(file: Upload) {
  const content = Buffer.from(await file.arrayBuffer())
  const found = kinds.find(({ start }) => content.subarray(0, start.length).toString('latin1') === start)
  if (!found) throw badInput({ file: 'Please choose a PDF, PNG or JPEG file.' })
  return { type: found.type, name: file.name.slice(0, 200), content }
}
