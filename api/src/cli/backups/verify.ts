import { basename } from 'node:path'
import { readKeys } from '../../backup/keys'
import { recordVerified } from '../../backup/record-verified'
import { rehearseRestore } from '../../backup/rehearse-restore'
import { verifyBackup } from '../../backup/verify-backup'
import { connect } from '../../database/connect'
import { findDatabase } from '../../database/find-database'
import { defineStandaloneCommand } from '../command'
import { presentBackup } from './present-backup'

export const verify = defineStandaloneCommand({
  summary: 'check that a backup is complete and can be decrypted',
  argument: '<file>',
  options: {},
  flags: {
    deep: 'restore it into a temporary database as well, and count the rows',
    record: 'note in the database that this backup was verified',
  },
  run: async ({ config, now, flags, argument, jobs, pathOf, progress }) => {
    const keys = await readKeys(config)
    const backup = await verifyBackup(pathOf(argument), keys, progress)
    if (flags.deep) await rehearseRestore(backup, { databaseUrl: config.databaseUrl, keys, jobs, progress })
    const lines = [
      `${basename(backup.path)} is complete: ${presentBackup(backup)}.`,
      flags.deep ? 'It was restored into a temporary database, and every table has all its rows.' : '',
    ]
    if (flags.record) {
      const { url, leave } = await findDatabase(config)
      try {
        const { database, pool } = await connect(url, () => undefined)
        const isRecorded = await recordVerified(database, backup, now).finally(() => pool.end())
        lines.push(
          isRecorded ? 'This has been noted.' : 'The database does not know this backup, so this was not noted.',
        )
      } finally {
        await leave()
      }
    }
    return lines.filter(Boolean).join('\n')
  },
})
