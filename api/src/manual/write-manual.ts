import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readPassages } from '../bank/passages/read-passages'
import { apiFolder } from '../config/api-folder'
import { renderManual } from './render-manual'

const docs = join(apiFolder, '../docs')
const measuring = await readFile(join(docs, 'measuring.md'), 'utf8')
const passages = (await readPassages()).flatMap((band) => band.passages)
await writeFile(join(docs, 'technical-manual.md'), renderManual({ measuring, passages }))
