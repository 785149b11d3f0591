import { say } from '../i18n/sentence'
import { bad, type Check, good, warning } from './finding'
import { countWorkers } from './select-database-state'

/** Checks that some process works on jobs. */
export const checkJobs: Check = async ({ database }) => {
  if (!database) return [warning('The jobs were not checked, because the database cannot be reached.')]
  const count = await countWorkers(database)
  if (count === 0) {
    return [
      bad(
        'No process works on jobs, so e-mails, imports and exports wait: start a worker, or a server with JOBS=here.',
      ),
    ]
  }
  return [good(count === 1 ? 'One process works on jobs.' : say('{{count}} processes work on jobs.', { count }))]
}
