import { contractVersion } from '@lekta/shared/contract/contract'
import type { systemContract } from '@lekta/shared/contract/platform/system'
import { recordAction } from '../audit/record'
import { lektaVersion, readCommit } from '../config/build'
import { ApiError } from '../errors/api-error'
import { reasonOf } from '../errors/reason-of'
import type { Handlers } from '../http/implement'
import { say, speak } from '../i18n/sentence'
import { type Live, LiveUnavailable } from '../live/engine'
import { selectAddresses } from '../mail/recipient-queries'
import { checkAll } from './check-all'
import { readDisk } from './check-machine'
import { presentBackup, presentDatabase, presentMail, presentReleases } from './present'
import { selectActivity } from './select-activity'
import { selectDatabaseState, selectPending } from './select-database-state'
import { sendTestMail } from './test-mail'

const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString()

/** Returns how many servers are connected; 1 while Redis cannot be reached, which a check reports. */
const countServers = (live: Live): Promise<number> =>
  live.countServers().catch((error: unknown) => {
    if (error instanceof LiveUnavailable) return 1
    throw error
  })

export const systemHandlers: Handlers<typeof systemContract> = {
  system: async ({ database, config, registry, metrics, live, now }) => {
    const [state, pending, activity, disk, commit, servers] = await Promise.all([
      selectDatabaseState(database),
      selectPending(database),
      selectActivity(database),
      readDisk(config.dataDir),
      readCommit(),
      countServers(live),
    ])
    return {
      lekta: {
        version: lektaVersion(),
        commit,
        contract: contractVersion,
        node: process.version,
        started_at: startedAt,
      },
      servers,
      workers: state.workers,
      database: presentDatabase(state, { pending, embedded: config.databaseUrl === null }),
      disk,
      queue: activity.queue,
      mail: presentMail(metrics, config.mailUrl),
      backup: presentBackup(activity),
      releases: presentReleases(registry.viewFor(null, now).registry),
    }
  },

  systemCheck: async ({ database, config, now, language }) => {
    const found = await checkAll({ config, database, unreachable: '', now, mailTo: null })
    return found.map(({ sentence, ...finding }) => ({ ...finding, text: speak(sentence, language ?? 'en') }))
  },

  sendTestMail: async ({ tenant, database, config, now, language }) => {
    const { mailUrl } = config
    if (!mailUrl) throw new ApiError(409, 'There is no mail server, so no test e-mail was sent: set MAIL_URL.')
    const to = (await selectAddresses(database, tenant.accountId))?.email
    if (!to) throw new ApiError(409, 'Your account has no e-mail address. Please add one in your settings.')
    try {
      await sendTestMail({ ...config, mailUrl }, { to, language: language ?? 'en' })
    } catch (error) {
      const text = '{{server}} does not send our e-mails ({{reason}}): correct MAIL_URL.'
      throw new ApiError(502, say(text, { server: new URL(mailUrl).host, reason: reasonOf(error) }))
    }
    await recordAction(database, { actor: tenant, action: 'test e-mail sent', subject: 'portal', at: now })
    return { to }
  },
}
