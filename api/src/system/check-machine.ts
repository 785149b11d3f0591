import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { bad, type Check, type Finding, good, reasonOf, warning } from './finding'

const SECOND = 1000
const timeouts = { connectionTimeout: 5 * SECOND, greetingTimeout: 5 * SECOND, socketTimeout: 10 * SECOND }

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
    findings.push(warning(`PUBLIC_URL is ${publicUrl}, so links in e-mails work only on this machine.`))
  else if (!publicUrl.startsWith('https:'))
    findings.push(
      bad(`PUBLIC_URL is ${publicUrl}, so passwords cross the network readably: put a proxy with https in front.`),
    )
  else if (trustedProxies.length === 0)
    findings.push(warning('TRUSTED_PROXIES is not set, so limits count everyone behind the proxy as one visitor.'))
  if (!mailUrl) findings.push(warning('MAIL_URL is not set, so e-mails reach nobody: they become files in DATA_DIR.'))
  return findings.length > 0 ? findings : [good('All settings are valid.')]
}

/** Checks that DATA_DIR can be written to and has space. */
export const checkDisk: Check = async ({ config: { dataDir } }) => {
  const probe = join(dataDir, `check-${randomUUID()}`)
  try {
    await mkdir(dataDir, { recursive: true })
    await writeFile(probe, 'x')
    await rm(probe)
  } catch (error) {
    return [bad(`DATA_DIR cannot be written to (${reasonOf(error)}).`)]
  }
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  const text = `${(free / GIGABYTE).toFixed(1)} GB are free in DATA_DIR`
  if (free < space.tooLittle) return [bad(`Only ${text}: make space now.`)]
  return [free < space.little ? warning(`Only ${text}: make space soon.`) : good(`${text}.`)]
}

/** Logs in to the mail server, and sends a test e-mail if an address is given. */
export const checkMail: Check = async ({ config: { mailUrl, mailFrom }, mailTo }) => {
  if (!mailUrl) {
    const text = 'There is no mail server: MAIL_URL is not set.'
    return [mailTo === null ? warning(text) : bad(`${text} No test e-mail was sent.`)]
  }
  const server = new URL(mailUrl).host
  const transport = createTransport({ url: mailUrl, ...timeouts })
  try {
    await transport.verify()
    if (mailTo === null) return [good(`${server} accepts our login.`)]
    await transport.sendMail({
      from: mailFrom,
      to: { name: '', address: mailTo },
      subject: 'Lekta can send e-mails',
      text: 'This e-mail was sent by the command “check”.',
    })
    return [good(`${server} has accepted a test e-mail to ${mailTo}.`)]
  } catch (error) {
    return [bad(`${server} does not send our e-mails (${reasonOf(error)}): correct MAIL_URL.`)]
  } finally {
    transport.close()
  }
}

/** Checks that there is a portal to serve. */
export const checkPortal: Check = async ({ config: { portalDir } }) => {
  try {
    const registry = JSON.parse(await readFile(join(portalDir, 'registry.json'), 'utf8')) as object
    return [good(`${Object.keys(registry).length} parts of the portal are released.`)]
  } catch (error) {
    return [bad(`PORTAL_DIR has no portal (${reasonOf(error)}): start the server once, or correct PORTAL_DIR.`)]
  }
}

/** Checks that PUBLIC_URL leads to a server that is ready. */
export const checkAddress: Check = async ({ config: { publicUrl } }) => {
  try {
    const { ok, status } = await fetch(`${publicUrl}/readyz`, { signal: AbortSignal.timeout(5 * SECOND) })
    if (ok) return [good(`${publicUrl} leads to a server that is ready.`)]
    return [bad(`${publicUrl} answers with ${status}: start the server, or correct the proxy.`)]
  } catch (error) {
    const { cause } = error as Error
    return [warning(`${publicUrl} does not answer from here (${reasonOf(cause ?? error)}). Is the server running?`)]
  }
}
