import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../support/portal/start-portal'
import { answers, start } from './run-program'

export interface ProxyOptions {
  /** An empty folder for its files. */
  folder: string
  /** A folder with `fullchain.pem` and `privkey.pem`. */
  certificate: string
  ports: { http: number; https: number; servers: readonly [number, number] }
}

/** Returns the example for nginx in `ops`, with the ports and the certificate of this run. */
function configurationOf({ certificate, ports }: ProxyOptions) {
  const example = readFileSync(join(root, 'ops/nginx/lekta.conf'), 'utf8')
  return example
    .replaceAll('/etc/ssl/lekta', certificate)
    .replaceAll('read.example.org', 'localhost')
    .replace('listen 80;', `listen ${ports.http};`)
    .replace('listen 443 ', `listen ${ports.https} `)
    .replace('127.0.0.1:8080', `127.0.0.1:${ports.servers[0]}`)
    .replace('127.0.0.1:8081', `127.0.0.1:${ports.servers[1]}`)
}

/** Starts nginx in front of two servers, and waits until it answers for them. */
export async function startProxy(options: ProxyOptions) {
  const { folder, ports } = options
  mkdirSync(folder)
  const file = join(folder, 'nginx.conf')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(join(folder, 'lekta.conf'), configurationOf(options))
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; events {}
    http { access_log ${folder}/access.log; ${paths.join(' ')} include ${folder}/lekta.conf; }`,
  )
  const address = `https://localhost:${ports.https}`
  const program = await start('nginx', ['-c', file, '-e', `${folder}/error.log`], () => answers(`${address}/healthz`))
  return { ...program, address }
}
