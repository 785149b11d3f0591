import { basename } from 'node:path'
import * as z from 'zod/mini'
import { removeOldBackups, targetOf } from '../../backup/backup-folder'
import { createBackup } from '../../backup/create-backup'
import { readKeys } from '../../backup/keys'
import { copyTombstones } from '../../backup/tombstones'
import { connect } from '../../database/connect'
import { findDatabase } from '../../database/find-database'
import { defineStandaloneCommand } from '../command'
import { presentBackup } from './present-backup'

const Count = z.string().check(z.regex(/^[1-9]\d{0,3}$/))

const keepOption = {
  placeholder: '<number>',
  help: 'delete older backups in the folder, but not the newest ones',
  question: 'Number of backups to keep',
  schema: Count,
  expected: 'a whole number from 1 to 9999',
  otherwise: 'all',
} as const

export const backup = defineStandaloneCommand({
  summary: 'write a backup of the database and the released parts to a file; the server may go on running',
  argument: '<file or folder>',
  options: { keep: keepOption },
  flags: { 'with-mail': 'include e-mails that were written to files' },
  run: async ({ config, now, values, flags, argument, pathOf, progress, print }) => {
    const keys = await readKeys(config)
    const isEncrypted = keys.encrypting !== null
    const { path, folder, isNamedByTool } = await targetOf(pathOf(argument), now, isEncrypted)
    const { url, leave } = await findDatabase(config)
    try {
      const connection = await connect(url, ({ message }) => print(message), { withoutTimeouts: true })
      try {
        const options = { path, key: keys.encrypting, withMail: flags['with-mail'], startedAt: now, progress }
        const { manifest, bytes } = await createBackup(connection, url, config, options)
        await copyTombstones(connection.database, config.dataDir, folder)
        const pruned = values.keep && isNamedByTool ? await removeOldBackups(folder, Number(values.keep)) : 0
        return [
          `${path} is a backup of ${presentBackup({ manifest, bytes, encrypted: isEncrypted })}.`,
          isEncrypted ? '' : 'It is not encrypted: set BACKUP_KEY, or store it where only you can read it.',
          pruned > 0 ? `${pruned} older ${pruned === 1 ? 'backup was' : 'backups were'} deleted.` : '',
          `Check it from time to time: verify ${basename(path)} --deep`,
        ]
          .filter(Boolean)
          .join('\n')
      } finally {
        await connection.pool.end()
      }
    } finally {
      await leave()
    }
  },
})
