import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '../test'
import { testRun } from '../test-run'

/** Returns a mail with its quoted-printable encoding removed. */
const read = (file: string) =>
  readFileSync(file, 'utf8')
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

function linksTo(address: string, path: string): string[] {
  const folder = join(testRun().data, 'mail')
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  const mails = names.map((name) => read(join(folder, name))).filter((mail) => mail.includes(`To: ${address}`))
  return mails.flatMap((mail) => mail.match(new RegExp(`http://localhost:\\d+${path}[^\\s"<>]*`))?.[0] ?? [])
}

/** Waits for a mail to this address that contains a link below this path. Returns the newest such link. */
export async function mailedLink(address: string, path: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    link = linksTo(address, path).at(-1)
    expect(link).toBeDefined()
  }).toPass()
  return link ?? ''
}
