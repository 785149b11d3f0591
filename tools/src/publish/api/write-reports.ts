import { writeFileSync } from 'node:fs'
import { checkLibrary, readApis, reported, reportFiles } from './library-api'

// A program: writes the API reports, and says what the versions and changelogs lack.
try {
  const apis = readApis()
  for (const library of reported) {
    for (const { path, text } of reportFiles(library, apis[library])) writeFileSync(path, text)
    for (const sentence of checkLibrary(library, apis[library])) console.log(sentence)
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
