import { Email } from '@lekta/shared/contract/person'
import { StartError } from '../config/start-error'
import { connect } from '../database/connect'
import { findDatabase } from '../database/find-database'
import { checkAll, type SubjectFinding } from '../system/check-all'
import { reasonOf, type Verdict } from '../system/finding'
import { defineStandaloneCommand } from './command'

const mailOption = {
  placeholder: '<address>',
  help: 'also send a test e-mail to this address',
  question: 'Address for a test e-mail',
  schema: Email,
  expected: 'an e-mail address like name@example.org',
  otherwise: 'none',
} as const

const signs: Readonly<Record<Verdict, string>> = { good: '✓', warning: '!', bad: '✗' }

const present = (findings: readonly SubjectFinding[]) =>
  findings.map(({ subject, verdict, text }) => `${signs[verdict]} ${subject.padEnd(9)} ${text}`).join('\n')

export const check = defineStandaloneCommand({
  summary: 'check settings, database, clock, disk, mail, portal and backups, and say what to do',
  options: { mail: mailOption },
  flags: { json: 'print the findings as JSON' },
  run: async ({ config, now, values, flags, print }) => {
    const found = await findDatabase(config).catch((error: unknown) => void print(`${reasonOf(error)}.`))
    const connection =
      found && (await connect(found.url, () => undefined).catch((error: unknown) => void print(`${reasonOf(error)}.`)))
    try {
      const findings = await checkAll({ config, connection: connection ?? null, now, mailTo: values.mail ?? null })
      const text = flags.json ? JSON.stringify(findings, null, 2) : present(findings)
      if (findings.some(({ verdict }) => verdict === 'bad')) throw new StartError(text)
      return text
    } finally {
      await connection?.pool.end()
      await found?.leave()
    }
  },
})
