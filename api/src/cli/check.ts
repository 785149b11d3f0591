import { Email } from '@lekta/shared/contract/person'
import type { Finding, Verdict } from '@lekta/shared/contract/platform/system'
import { connect } from '../database/connect'
import { findDatabase } from '../database/find-database'
import { reasonOf } from '../errors/reason-of'
import { speak } from '../i18n/sentence'
import { checkAll } from '../system/check-all'
import { defineStandaloneCommand, NegativeResult } from './command'

const mailOption = {
  placeholder: '<address>',
  help: 'also send a test e-mail to this address',
  question: 'Address for a test e-mail',
  schema: Email,
  expected: 'an e-mail address like name@example.org',
  otherwise: 'none',
} as const

const signs: Readonly<Record<Verdict, string>> = { good: '✓', warning: '!', bad: '✗' }

const present = (findings: readonly Finding[]) =>
  findings.map(({ subject, verdict, text }) => `${signs[verdict]} ${subject.padEnd(9)} ${text}`).join('\n')

export const check = defineStandaloneCommand({
  summary:
    'check settings, database, clock, disk, mail, jobs, live events, files, portal, releases and backups, and say what to do',
  options: { mail: mailOption },
  flags: { json: 'print the findings as JSON' },
  run: async ({ config, now, values, flags }) => {
    let unreachable = ''
    const explain = (error: unknown) => {
      unreachable = reasonOf(error)
    }
    const address = await findDatabase(config).catch(explain)
    const connection = address && (await connect(address.url, () => undefined).catch(explain))
    try {
      const database = connection?.database ?? null
      const found = await checkAll({ config, database, unreachable, now, mailTo: values.mail ?? null })
      const findings = found.map(({ sentence, ...finding }) => ({ ...finding, text: speak(sentence, 'en') }))
      const text = flags.json ? JSON.stringify(findings, null, 2) : present(findings)
      if (findings.some(({ verdict }) => verdict === 'bad')) throw new NegativeResult(text)
      return text
    } finally {
      await connection?.pool.end()
      await address?.leave()
    }
  },
})
