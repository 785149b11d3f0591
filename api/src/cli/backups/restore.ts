import { basename, dirname } from 'node:path'
import * as z from 'zod/mini'
import { readKeys } from '../../backup/keys'
import { type Restored, restoreBackup } from '../../backup/restore-backup'
import { type VerifiedBackup, verifyBackup } from '../../backup/verify-backup'
import { findDatabase } from '../../database/find-database'
import { eraseAgain } from '../../privacy/erase/erase-again'
import { deleteMailFiles } from '../../privacy/erase/mail-files'
import { defineStandaloneCommand } from '../command'
import { readErasedHashes } from './erased-hashes'
import { presentBackup } from './present-backup'

const erasuresOption = {
  placeholder: '<file>',
  help: 'people to erase again, besides those in erasures.jsonl beside the backup and in DATA_DIR',
  question: 'File with erasures',
  schema: z.string().check(z.minLength(1)),
  expected: 'a file',
  otherwise: 'none',
} as const

const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

const erasedPeople = (count: number) =>
  plural(count, 'person who had been erased since then was', 'people who had been erased since then were')

const unsentMessages = (count: number) =>
  plural(count, 'message that was waiting at that time is', 'messages that were waiting at that time are')

function present(backup: VerifiedBackup, { unsent, erased, portal, mails }: Restored): string {
  return [
    `Restored ${presentBackup(backup)}.`,
    erased > 0 ? `${erasedPeople(erased)} erased again.` : '',
    unsent > 0 ? `${unsentMessages(unsent)} not sent again.` : '',
    mails > 0 ? `${plural(mails, 'e-mail is', 'e-mails are')} back in the folder mail of DATA_DIR.` : '',
    portal === true ? 'The portal will serve the same releases as at that time.' : '',
    portal === false ? 'PORTAL_DIR already has releases, which the portal goes on serving.' : '',
    'Start the server now.',
  ]
    .filter(Boolean)
    .join('\n')
}

export const restore = defineStandaloneCommand({
  summary: 'restore a backup into an empty database, while no server is running on it',
  argument: '<file>',
  options: { erasures: erasuresOption },
  flags: {
    'end-sessions': 'log everyone out, for example after a break-in',
    'with-messages': 'send messages that were waiting when the backup was made, for a move to another server',
  },
  run: async ({ config, now, values, flags, argument, jobs, pathOf, progress }) => {
    const path = pathOf(argument)
    const keys = await readKeys(config)
    const hashes = await readErasedHashes([dirname(path), config.dataDir], values.erasures && pathOf(values.erasures))
    const backup = await verifyBackup(path, keys, progress)
    const { url, leave } = await findDatabase(config)
    try {
      const restored = await restoreBackup(backup, url, {
        keys,
        jobs,
        files: config,
        remedy: `set ${config.databaseUrl ? 'DATABASE_URL to another database' : 'DATA_DIR to another folder'}`,
        withMessages: flags['with-messages'],
        endSessions: flags['end-sessions'],
        eraseAgain: (database) =>
          eraseAgain(database, hashes, now, (person) => deleteMailFiles(config.dataDir, person)),
        progress,
      })
      return present({ ...backup, path: basename(path) }, restored)
    } finally {
      await leave()
    }
  },
})
