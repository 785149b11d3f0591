import { randomUUID } from 'node:crypto'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { reasonOf } from '../errors/reason-of'
import { say } from '../i18n/sentence'
import { readInstallation } from '../release/adopt/installation'
import { bad, type Check, type Finding, good, warning } from './finding'
import { sizeOf } from './size-of'
import { openMailServer, sendTestMail } from './test-mail'

const SECOND = 1000

const GIGABYTE = 1e9

/** Free space in bytes below which exports, imports and the database may soon fail, and below which they do. */
const space = { little: 2 * GIGABYTE, tooLittle: 0.2 * GIGABYTE } as const

const isLocal = (address: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)

/** Reports settings that are valid, but unwise for a server that people reach. */
export const checkSettings: Check = async ({ config }) => {
  const { production, publicUrl, mailUrl, trustedProxies } = config
  if (!production)
    return [warning('NODE_ENV is not production, so the demo school may be on and its passwords are public.')]
  const findings: Finding[] = []
  if (isLocal(publicUrl))
    findings.push(
      warning(say('PUBLIC_URL is {{publicUrl}}, so links in e-mails work only on this machine.', { publicUrl })),
    )
  else if (!publicUrl.startsWith('https:'))
    findings.push(
      bad(
        say('PUBLIC_URL is {{publicUrl}}, so passwords cross the network readably: put a proxy with https in front.', {
          publicUrl,
        }),
      ),
    )
  else if (trustedProxies.length === 0)
    findings.push(warning('TRUSTED_PROXIES is not set, so limits count everyone behind the proxy as one visitor.'))
  if (!mailUrl) findings.push(warning('MAIL_URL is not set, so e-mails reach nobody: they become files in DATA_DIR.'))
  return findings.length > 0 ? findings : [good('All settings are valid.')]
}

/** Returns the free and the total number of bytes on the disk of DATA_DIR. */
export async function readDisk(dataDir: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(dataDir)
  return { free: bavail * bsize, total: blocks * bsize }
}

/** Checks that DATA_DIR can be written to and has space. */
export const checkDisk: Check = async ({ config: { dataDir } }) => {
  const probe = join(dataDir, `check-${randomUUID()}`)
  try {
    await mkdir(dataDir, { recursive: true })
    await writeFile(probe, 'x')
    await rm(probe)
  } catch (error) {
    return [bad(say('DATA_DIR cannot be written to ({{reason}}).', { reason: reasonOf(error) }))]
  }
  const { free } = await readDisk(dataDir)
  const values = { size: sizeOf(free) }
  if (free < space.tooLittle) return [bad(say('Only {{size}} are free in DATA_DIR: make space now.', values))]
  if (free < space.little) return [warning(say('Only {{size}} are free in DATA_DIR: make space soon.', values))]
  return [good(say('{{size}} are free in DATA_DIR.', values))]
}

/** Logs in to the mail server, and sends a test e-mail if an address is given. */
export const checkMail: Check = async ({ config, mailTo }) => {
  const { mailUrl } = config
  if (!mailUrl)
    return [
      mailTo === null
        ? warning('There is no mail server: MAIL_URL is not set.')
        : bad('There is no mail server, so no test e-mail was sent: set MAIL_URL.'),
    ]
  const server = new URL(mailUrl).host
  try {
    if (mailTo !== null) {
      await sendTestMail({ ...config, mailUrl }, { to: mailTo, language: 'en' })
      return [good(say('{{server}} has accepted a test e-mail to {{address}}.', { server, address: mailTo }))]
    }
    const transport = openMailServer(mailUrl)
    await transport.verify().finally(() => transport.close())
    return [good(say('{{server}} accepts our login.', { server }))]
  } catch (error) {
    const text = '{{server}} does not send our e-mails ({{reason}}): correct MAIL_URL.'
    return [bad(say(text, { server, reason: reasonOf(error) }))]
  }
}

const noPortal = (reason: string) =>
  bad(say('PORTAL_DIR has no portal ({{reason}}): start the server once, or correct PORTAL_DIR.', { reason }))

/** Checks that there is a portal to serve. */
export const checkPortal: Check = async ({ config: { portalDir } }) => {
  try {
    const installation = await readInstallation(portalDir)
    if (!installation) return [noPortal('ENOENT')]
    return [good(say('The portal has {{count}} released areas.', { count: Object.keys(installation).length }))]
  } catch (error) {
    return [noPortal(reasonOf(error))]
  }
}

/** What `/readyz` answers; another website answers something else. */
const Readiness = z.object({ status: z.optional(z.string()), message: z.optional(z.string()) })

async function askForReadiness(publicUrl: string) {
  const answer = await fetch(`${publicUrl}/readyz`, { signal: AbortSignal.timeout(5 * SECOND) })
  const read = z.safeParse(Readiness, await answer.json().catch(() => null))
  return { status: answer.status, ok: answer.ok, ...(read.success && { readiness: read.data }) }
}

/** Checks that PUBLIC_URL leads to a server that is ready. */
export const checkAddress: Check = async ({ config: { publicUrl } }) => {
  try {
    const { status, ok, readiness } = await askForReadiness(publicUrl)
    if (ok && readiness?.status === 'ready')
      return [good(say('{{publicUrl}} leads to a server that is ready.', { publicUrl }))]
    if (ok)
      return [bad(say('{{publicUrl}} leads to another website: correct PUBLIC_URL, or the proxy.', { publicUrl }))]
    if (status === 503 && readiness?.message) {
      const text = '{{publicUrl}} leads to a server that is not ready ({{reason}}).'
      return [bad(say(text, { publicUrl, reason: readiness.message.replace(/\.$/, '') }))]
    }
    const text = '{{publicUrl}} answers with {{status}}: start the server, or correct PUBLIC_URL or the proxy.'
    return [bad(say(text, { publicUrl, status }))]
  } catch (error) {
    const { cause } = error as Error
    const text =
      '{{publicUrl}} does not answer from here ({{reason}}): start the server, or correct PUBLIC_URL or the proxy.'
    return [warning(say(text, { publicUrl, reason: reasonOf(cause ?? error) }))]
  }
}
