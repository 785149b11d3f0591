import plainFile from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff2'
import dyslexiaFile from '@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2'
import type { ReadingSettings } from '@lekta/shared/contract/assessment/reading'

type Face = ReadingSettings['face']

/** Font files that are loaded on demand. The book face is missing here because every page already has it. */
const files: Partial<Record<Face, { family: string; file: string }>> = {
  plain: { family: 'Lekta Plain', file: plainFile },
  dyslexia: { family: 'Lekta Dyslexia', file: dyslexiaFile },
}

const fetched = new Set<Face>()

/** Whether the font of a face is ready to use. */
export const isHere = (face: Face) => !files[face] || typeof FontFace === 'undefined' || fetched.has(face)

/** Loads the font of a face. Rejects if the network fails; a later try may succeed. */
export async function fetchFace(face: Face): Promise<void> {
  const urls = files[face]
  if (!urls || isHere(face)) return
  const font = await new FontFace(urls.family, `url(${urls.file}) format("woff2")`).load()
  document.fonts.add(font)
  fetched.add(face)
}
