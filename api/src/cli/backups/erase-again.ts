import { eraseAgain } from '../../privacy/erase/erase-again'
import { deleteMailFiles } from '../../privacy/erase/mail-files'
import { defineCommand } from '../command'
import { readErasedHashes } from './erased-hashes'

/** For databases that were brought back by other tools than `restore`, for example to a point in time. */
export const eraseAgainCommand = defineCommand({
  summary: 'erase people again who are back in the database, after a point-in-time recovery',
  argument: '<folder of backups>',
  options: {},
  run: async ({ database, config, now, argument, pathOf }) => {
    const hashes = await readErasedHashes([config.dataDir], pathOf(argument))
    const count = await eraseAgain(database, hashes, now, (person) => deleteMailFiles(config.dataDir, person))
    return `${count === 1 ? '1 person was' : `${count} people were`} erased again.`
  },
})
