import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Slots that the remote fills and offers, in addition to what its generator has written. */
const slotSources = {
  'src/slots.ts': `declare module '@lekta/shared/contract/slots' {
  interface Slots {
    'library.book-actions': { book: { id: number } }
  }
}
export {}
`,
  // As `lekta-tools types` writes it.
  'types/post.d.ts': `declare module '@lekta/shared/contract/slots' {
  interface Slots {
    'post.letter-actions': { letter: { title: string } }
  }
}
export {}
`,
  'src/fills.tsx': `import type { Fills } from '@lekta/shared/routing'

const Borrow = ({ student }: { student: { id: number } }) => <p>{student.id}</p>
const Wrong = ({ student }: { student: { id: string } }) => <p>{student.id}</p>
const File = ({ letter }: { letter: { title: string } }) => <p>{letter.title}</p>

export const fills: Fills = {
  'student-page.actions': { lazy: async () => ({ default: Borrow }) },
  'post.letter-actions': { lazy: async () => ({ default: File }) },
}
export const wrongFills: Fills = {
  // @ts-expect-error The slot of a library gives a number.
  'student-page.actions': { lazy: async () => ({ default: Wrong }) },
  // @ts-expect-error The slot of another repository gives a letter.
  'post.letter-actions': { lazy: async () => ({ default: Borrow }) },
}
`,
  'src/borrow.tsx': `export default ({ student }: { student: { name: string } }) => <p>{student.name}</p>
`,
}

/** Adds slots to a generated remote. */
export function addSlots(project: string) {
  for (const [file, text] of Object.entries(slotSources)) {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), text)
  }
  const area = join(project, 'src/area.ts')
  const fill = "slots: { 'student-page.actions': { roles: ['teacher'], lazy: () => import('./borrow') } },"
  writeFileSync(area, readFileSync(area, 'utf8').replace('pages: [', `${fill}\n  pages: [`))
}
