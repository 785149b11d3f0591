import { makeExportJob } from '../../data-export/make-export'
import { openZip } from '../../import/read/zip'
import type { TestClient } from '../client'
import type { TestApp } from '../test-app'

/** Returns the files of a ZIP archive by their names. */
export async function unzip(file: File): Promise<ReadonlyMap<string, Buffer>> {
  const archive = openZip(Buffer.from(await file.arrayBuffer()))
  const files = new Map<string, Buffer>()
  for (const name of archive.names) {
    const pieces: Buffer[] = []
    for await (const piece of archive.read(name) ?? []) pieces.push(piece)
    files.set(name, Buffer.concat(pieces))
  }
  return files
}

/** Requests an archive of a person, has it made, and downloads it. */
export async function downloadExport(app: TestApp, client: TestClient, personId: number, language: 'en' | 'id' = 'en') {
  const { id } = await client.call('requestExport', { params: { id: personId }, body: { language } })
  await app.runJobs([makeExportJob])
  const file = await client.call('dataExportFile', { params: { id } })
  return { id, file, files: await unzip(file) }
}
