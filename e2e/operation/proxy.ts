import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@lekta/tools/packages'
import { answers, start } from './run-program'

export interface ProxyOptions {
  /** An empty folder for its files. */
  folder: string
  /** A folder with `fullchain.pem` and `privkey.pem`. */
  certificate: string
  ports: { https: number; servers: readonly [number, number] }
}

/** Returns the example for Caddy in `ops`, with the ports and the certificate of this run. */
function configurationOf({ certificate, ports }: ProxyOptions) {
  const example = readFileSync(join(root, 'ops/caddy/Caddyfile'), 'utf8')
  const site = `https://localhost:${ports.https} {
    tls ${certificate}/fullchain.pem ${certificate}/privkey.pem`
  const adapted = example
    .replace('read.example.org {', site)
    .replace('127.0.0.1:8080', `127.0.0.1:${ports.servers[0]}`)
    .replace('127.0.0.1:8081', `127.0.0.1:${ports.servers[1]}`)
  return `{
    admin off
    auto_https disable_redirects
  }
  ${adapted}`
}

/** Starts Caddy in front of two servers, and waits until it answers for them. */
export async function startProxy(options: ProxyOptions) {
  const { folder, ports } = options
  mkdirSync(folder)
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, configurationOf(options))
  const address = `https://localhost:${ports.https}`
  const args = ['run', '--adapter', 'caddyfile', '--config', file]
  const program = await start('caddy', args, () => answers(`${address}/healthz`))
  return { ...program, address }
}
