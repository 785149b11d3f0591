import { defineTask } from '../threads/task'

/** Measures a text. Throws a 400 if the measure would be meaningless. */
export const analyseTextTask = defineTask({
  name: 'analyse text',
  load: async () => {
    const { measureText } = await import('./measure-text')
    return async (text: string) => measureText(text)
  },
})

/** Returns the text of a file; null if it has none that can be read. */
export const readTextTask = defineTask({
  name: 'read text file',
  load: async () => {
    const { readTextFile } = await import('./read-file')
    return (bytes: Uint8Array<ArrayBuffer>) => readTextFile(Buffer.from(bytes.buffer))
  },
})
