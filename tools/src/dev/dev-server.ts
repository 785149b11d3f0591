import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { releaseFile } from '@lekta/shared/contract/delivery/release-package'
import type { PackagedRelease, Registry } from '@lekta/shared/routing/registry'
import webpack, { type Compiler } from 'webpack'
import WebpackDevServer, { type Configuration, type Middleware } from 'webpack-dev-server'
import { inputsOf } from '../build/inputs'
import type { Project } from '../build/projects/project'
import { containerName } from '../build/projects/remote-project'
import { refreshHook, standalone } from '../build/projects/standalone-shell'
import { readArea } from '../build/read-area'
import { installedShell } from '../build/standalone'
import { contractVersion } from '../libraries'

/** Replaces a build's hash in all names during development. */
const hash = 'dev'
const api = `http://localhost:${process.env.PORT ?? 8080}`

const optionsFor = ({ directory }: Project) => ({ output: join(directory, 'dist'), development: true, hash })

type ReadRegistry = () => Registry | Promise<Registry>

const releases = new Map<string, { inputs: string; content: PackagedRelease }>()

/**
 * Returns the description of a remote in development. Reads the area again if the remote's sources have changed.
 */
export async function developedRelease({ name, directory }: Project): Promise<PackagedRelease> {
  const inputs = inputsOf(directory)
  const cached = releases.get(name)
  if (cached?.inputs === inputs) return cached.content
  const content: PackagedRelease = {
    version: hash,
    manifest: 'mf-manifest.json',
    entry: 'remoteEntry.js',
    container: containerName(name, hash),
    runtime: 'portal',
    contract: contractVersion(directory),
    files: {},
    standalone: [],
    preload: {},
    area: (await readArea(directory)).table as PackagedRelease['area'],
  }
  releases.set(name, { inputs, content })
  return content
}

const settings = ({ port }: Project): Configuration => ({
  host: 'localhost',
  port,
  hot: true,
  static: false,
  headers: { 'Access-Control-Allow-Origin': '*' },
  client: {
    overlay: false,
    logging: 'warn',
    webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' },
  },
})

const bootScript = /(<script type="?application\/json"? id="?boot"?>)[^<]*/

const readBuilt = (compiler: Compiler, file: string) =>
  new Promise<string>((resolve, reject) => {
    compiler.outputFileSystem?.readFile(join(compiler.outputPath, file), (error, content) =>
      error ? reject(error) : resolve(String(content)),
    )
  })

async function pageOf(compiler: Compiler, registry: ReadRegistry) {
  const html = await readBuilt(compiler, 'index.html')
  const remoteOrigins = ['http://localhost:*', 'http://127.0.0.1:*']
  const boot = { registry: await registry(), tag: '', nonce: '', remoteOrigins, overridePolicy: 'free' }
  const text = JSON.stringify(boot).replaceAll('<', '\\u003c')
  return html.replace(bootScript, (_, start: string) => start + text).replace('<head>', `<head>${refreshHook}`)
}

/** Serves the host's page with the current registry for every address that is not a file, as the server does. */
const portalPage = (compiler: Compiler, registry: ReadRegistry): Middleware => ({
  name: 'portal',
  middleware: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    const ours = request.method === 'GET' && !/^\/(api|remotes)\//.test(request.url ?? '')
    if (!ours || !String(request.headers.accept).includes('text/html')) return next()
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    pageOf(compiler, registry).then((html) => response.end(html), next)
  },
})

/** Serves the host with hot reload. Forwards requests for the API, remotes and `config.json` to the API server. */
export async function developHost(project: Project, registry: ReadRegistry): Promise<void> {
  const compiler = webpack(project.configure(optionsFor(project)))
  if (!compiler) throw new Error('webpack made no compiler.')
  const server = new WebpackDevServer(
    {
      ...settings(project),
      devMiddleware: { index: false },
      proxy: [{ context: ['/api', '/remotes', '/config.json'], target: api }],
      setupMiddlewares: (middlewares) => [portalPage(compiler, registry), ...middlewares],
    },
    compiler,
  )
  await server.start()
  console.log(`The portal in development: http://localhost:${project.port}`)
}

/** Serves a remote to a portal, with hot reload. If `alone` is true, also serves the remote's standalone page. */
export async function developRemote(project: Project, alone: boolean): Promise<void> {
  const options = optionsFor(project)
  const shell = alone ? installedShell('development') : null
  const configurations = [project.configure(options), ...(alone && !shell ? [standalone(options)] : [])]
  const release: Middleware = {
    name: 'release',
    path: `/${releaseFile}`,
    middleware: (_: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
      developedRelease(project).then((content) => {
        response.setHeader('Content-Type', 'application/json').setHeader('Access-Control-Allow-Origin', '*')
        response.end(JSON.stringify(content))
      }, next)
    },
  }
  const compiler = webpack(configurations)
  const server = new WebpackDevServer(
    {
      ...settings(project),
      ...(shell && { static: { directory: shell } }),
      setupMiddlewares: (middlewares) => [release, ...middlewares],
    },
    compiler,
  )
  await server.start()
  const address = `http://localhost:${project.port}/`
  console.log(alone ? `${project.name} alone: ${address}` : `${project.name}: ${address}`)
  if (alone) console.log(`In a portal: add ?remote:${project.name}=${address} to its address.`)
}
