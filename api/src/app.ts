import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import { contracts } from '@lekta/shared/contract/contract'
import type { Contract } from '@lekta/shared/contract/endpoint'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Pool } from 'pg'
import { parse } from 'qs'
import { watchMaintenance } from './access/maintenance'
import { openSessions } from './access/sessions/sessions'
import { servePictures } from './account/pictures'
import { recordViews } from './audit/record-views'
import type { Config } from './config/config'
import type { Writes } from './database/count-writes'
import { isMigrated } from './database/migrations/migrate'
import { features } from './features'
import { handleErrors } from './http/handle-errors'
import { sendHeaders } from './http/headers'
import { closeConnectionsWhileDraining } from './http/health/drain'
import { serveHealth } from './http/health/serve-health'
import { implement } from './http/implement'
import { validateInput } from './http/input'
import { type ClientLimits, clientLimits, serverOptions } from './http/limits/client-limits'
import { closeIdleConnectionsWith } from './http/limits/close-idle-connections'
import { limitBodies } from './http/limits/limit-bodies'
import { limitSockets } from './http/limits/limit-sockets'
import { type LogStream, loggerOf } from './http/log'
import { serveDocs } from './http/openapi/describe-api'
import type { AppContext } from './http/request-context'
import { countStreams, endStreamsWith } from './http/stream'
import { takeUploads } from './http/upload'
import { jobs } from './jobs'
import { areJobsInstalled } from './jobs/install'
import { exportPool } from './metrics/export-pool'
import { exportReleases } from './metrics/export-releases'
import { exportState } from './metrics/export-state'
import { measureRequests } from './metrics/measure-requests'
import { createMetrics } from './metrics/metrics'
import { selectState } from './metrics/read-state'
import { metricsConstraint, serveMetrics } from './metrics/serve-metrics'
import { serveWebhooks } from './payment/webhook'
import { portal } from './portal/portal'
import { countBrowsersIn } from './release/health/browser-counter'
import { servePublish } from './release/publish/serve-publish'
import { followReleases } from './release/registry/follow-releases'
import { openRegistry } from './release/registry/registry-source'
import { viewOf } from './release/registry/visitor'
import { openStore } from './release/store/open-store'
import { exportReplica } from './replica/export-replica'
import { readFromReplica } from './replica/read-from-replica'
import { openReplica, type Replica } from './replica/replica'
import { setupCheck } from './setup/code'
import { traceRequests } from './tracing/trace-requests'

/** Parses `options[page]=2` to `{ options: { page: '2' } }`. Drops anything deeper or larger than contracts allow. */
const parseQuery = (text: string) => parse(text, { depth: 3, parameterLimit: 100, arrayLimit: 100 })

function implementAll(api: FastifyInstance, replica: Replica | null) {
  for (const [name, contract] of Object.entries<Contract>(contracts)) {
    // The type of `features` ensures that each feature's handlers fit its contract.
    const handlers = readFromReplica(name, contract, features[name as keyof typeof features] as never, replica)
    implement(api, name, contract, recordViews(name, handlers), followReleases)
  }
}

/** Opens the replica, if there is one, and exports its state. */
function replicaFor(app: FastifyInstance, pool: Pool): Replica | null {
  const { config, database, metrics } = app.dependencies
  const address = config.readDatabaseUrl
  const replica = address === null ? null : openReplica({ address, pool, database, metrics, log: app.log })
  app.addHook('onClose', async () => replica?.close())
  exportReplica(metrics.registry, replica)
  return replica
}

/** Returns the other origins from which browsers load releases. */
const originsOfReleases = ({ remoteOrigins, releasesCdnUrl }: Config) =>
  releasesCdnUrl === null ? remoteOrigins : [...remoteOrigins, new URL(releasesCdnUrl).origin]

/** Exports what the server knows about itself besides what it counts. */
function exportMetrics(app: FastifyInstance, pool: Pool) {
  const { metrics, database, registry, now } = app.dependencies
  exportPool(metrics.registry, pool)
  exportReleases(metrics.registry, () => registry.viewFor(null, now()).registry)
  exportState(metrics.registry, () => selectState(database, now()))
  serveMetrics(app)
}

/** Builds what servers and workers have in common: they know what jobs need, and say how they are. */
async function openApp({
  now = () => new Date(),
  random = Math.random,
  limits = clientLimits,
  metrics = createMetrics(),
  pool,
  writes,
  databaseUrl,
  logStream,
  ...dependencies
}: AppOptions) {
  const { config } = dependencies
  const app = Fastify({
    logger: loggerOf(config, logStream),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    routerOptions: { querystringParser: parseQuery, constraints: metricsConstraint(config) },
    forceCloseConnections: 'idle',
    ...serverOptions(limits),
  })
  const { database, live } = dependencies
  const releaseStore = openStore(config)
  const registry = await openRegistry({ database, live, base: config.releasesCdnUrl ?? '/remotes', log: app.log, now })
  const sessions = openSessions({ database, writes, address: databaseUrl })
  const browsers = countBrowsersIn({ database, registry, log: app.log, now })
  app.addHook('onClose', async () => {
    await browsers.close()
    registry.close()
    await sessions.close()
  })
  app.decorate('dependencies', {
    ...dependencies,
    metrics,
    releaseStore,
    registry,
    browsers,
    now,
    random,
    sessions,
    maintenance: watchMaintenance(database),
  })
  app.decorateRequest('requestContext', null)
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler)
  handleErrors(app)
  traceRequests(app, config)
  measureRequests(app, () => countStreams(app))
  limitSockets(app, { ...limits, ...config })
  limitBodies(app, limits)
  validateInput(app)
  sendHeaders(app)
  serveHealth(app, async (database) => (await isMigrated(database)) && (await areJobsInstalled(database, jobs)))
  exportMetrics(app, pool)
  return app
}

/** Builds the server of a worker, which answers nothing but how it is. */
export async function buildWorker(options: AppOptions) {
  const app = await openApp(options)
  closeIdleConnectionsWith(app)
  closeConnectionsWhileDraining(app)
  return app
}

/** Builds the server without opening a socket. `listen` opens one; `inject` does not need one. */
export async function buildApp(options: AppOptions) {
  const app = await openApp(options)
  const { config, releaseStore } = app.dependencies
  const replica = replicaFor(app, options.pool)
  await takeUploads(app)
  endStreamsWith(app)
  closeIdleConnectionsWith(app)
  closeConnectionsWhileDraining(app)
  await app.register(compress, { threshold: 2048 })
  await serveDocs(app)
  servePictures(app)
  serveWebhooks(app)
  await app.register(async (api) => implementAll(api, replica), { prefix: '/api' })
  await app.register(async (api) => servePublish(api), { prefix: '/api' })
  await portal(app, {
    directory: config.portalDir,
    viewOf,
    store: releaseStore,
    remoteOrigins: originsOfReleases(config),
    development: !config.production,
    push: config.firebase && { webApp: config.firebase.webApp, vapidKey: config.firebase.vapidKey },
    publicUrl: config.publicUrl,
    needsSetup: setupCheck({ ...app.dependencies, log: app.log }),
  })
  return app
}

type AppOptions = Pick<AppContext, 'database' | 'config' | 'live' | 'threads'> &
  Partial<Pick<AppContext, 'now' | 'random' | 'metrics'>> & {
    pool: Pool
    writes: Writes
    databaseUrl: string
    limits?: ClientLimits
    logStream?: LogStream | undefined
  }
