import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { addressBelow } from '../object-store/object-store'
import type { Fcm } from '../push/fcm'
import type { WebApp } from '../push/service-account'
import { StartError } from './start-error'
import { type levels, variables } from './variables'

type Name = keyof typeof variables
type Value<N extends Name> = z.output<(typeof variables)[N]['schema']>
type Environment = Readonly<Record<string, string | undefined>>

/** The provider of online payments. */
export type PaymentConfig =
  | { provider: 'none' }
  | { provider: 'sandbox' }
  | { provider: 'midtrans'; serverKey: string; previousServerKey: string | null; snap: string; api: string }

export interface Config {
  port: number
  host: string
  dataDir: string
  /** If null, the server runs an embedded PostgreSQL. */
  databaseUrl: string | null
  /** The address of Redis for live events; if null, the database carries them. */
  liveUrl: string | null
  /** If null, everything is read from the database itself. */
  readDatabaseUrl: string | null
  production: boolean
  demo: boolean
  publicUrl: string
  /** If null, mails are written to files. */
  mailUrl: string | null
  mailFrom: string
  /** If null, no push messages are sent, and notifications reach only open pages. */
  firebase: (Fcm & { webApp: WebApp; vapidKey: string }) | null
  payment: PaymentConfig
  /** Bank account for transfers; null if invoices show none. */
  bankAccount: string | null
  /** Tax included in prices, in hundredths of a percent. */
  taxRate: number
  remoteOrigins: readonly string[]
  portalDir: string
  /** The bucket for files, with its key; null if they are in the database. */
  filesUrl: string | null
  /** The bucket for packages of releases, with its key; null if they are only on disk. */
  releasesUrl: string | null
  /** Where browsers load releases from, without a trailing slash; null for the portal. */
  releasesCdnUrl: string | null
  /** The command that opens every page of a release; null if there is none. */
  releaseCheck: string | null
  /** Encrypts backups; null if only the key file does, or nothing. */
  backupKey: string | null
  backupKeyFile: string | null
  /** Whether this server works on jobs, or leaves them to workers. */
  jobs: 'here' | 'elsewhere'
  trustedProxies: readonly string[]
  /** How long a stopping server goes on answering. */
  drainSeconds: number
  /** If null, only programs on this machine can read the metrics. */
  metricsToken: string | null
  /** Address of the collector of traces, without a trailing slash; null if there are no traces. */
  tracesUrl: string | null
  logLevel: (typeof levels)[number]
}

/** Returns an address with its password replaced by `…`. */
const hidePassword = (value: string) => value.replace(/(:\/\/[^:/@]*):.*@/, '$1:…@')

/** Secrets of which not even a part is shown; addresses are shown without their password. */
const hidden: readonly Name[] = ['BACKUP_KEY', 'METRICS_TOKEN', 'MIDTRANS_SERVER_KEY', 'MIDTRANS_SERVER_KEY_PREVIOUS']

/** Returns the value of a variable; that of a secret may be in the file that NAME_FILE names. */
function textOf(environment: Environment, name: Name): string | undefined {
  const text = environment[name]
  const path = 'secret' in variables[name] ? environment[`${name}_FILE`] : undefined
  if (!path) return text
  if (text) throw new StartError(`${name} and ${name}_FILE are both set: remove one of them.`)
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(`${name}_FILE is "${path}" but that file cannot be read (${code}).`, { cause: error })
  }
}

function read<N extends Name>(environment: Environment, name: N): Value<N> | undefined {
  const { schema, expected, unset } = variables[name]
  const text = textOf(environment, name) || unset
  if (text === undefined) return undefined
  const result = z.safeParse(schema, text)
  if (!result.success) {
    const shown = hidden.includes(name) ? '…' : hidePassword(text)
    throw new StartError(`${name} is "${shown}" but must be ${expected}.`)
  }
  return result.data as Value<N>
}

function demoOf(environment: Environment, production: boolean): boolean {
  const demo = read(environment, 'DEMO') ?? !production
  if (demo && production) {
    throw new StartError('DEMO is "1" but must be 0 in production, because the demo passwords are public.')
  }
  return demo
}

function mailOf(environment: Environment) {
  const mailUrl = read(environment, 'MAIL_URL') ?? null
  if (mailUrl && !environment.MAIL_FROM) {
    throw new StartError(`MAIL_FROM is not set but must be ${variables.MAIL_FROM.expected}, because MAIL_URL is set.`)
  }
  return { mailUrl, mailFrom: read(environment, 'MAIL_FROM') as string }
}

const firebaseNames = ['FIREBASE_WEB_APP', 'FIREBASE_VAPID_KEY', 'FIREBASE_SERVICE_ACCOUNT'] as const

/**
 * Returns null if no Firebase variable is set. Throws a StartError if only some are set, because no push message
 * would arrive.
 */
function firebaseOf(environment: Environment): Config['firebase'] {
  const missing = firebaseNames.filter((name) => !environment[name])
  if (missing.length === firebaseNames.length) return null
  if (missing.length > 0) {
    const set = firebaseNames.filter((name) => environment[name])
    throw new StartError(`${missing.join(' and ')} must be set too, because ${set.join(' and ')} is set.`)
  }
  const get = <N extends Name>(name: N) => read(environment, name) as Value<N>
  const [webApp, account] = [get('FIREBASE_WEB_APP'), get('FIREBASE_SERVICE_ACCOUNT')]
  return { webApp, account, vapidKey: get('FIREBASE_VAPID_KEY'), api: get('FIREBASE_API') }
}

function paymentOf(environment: Environment, production: boolean): PaymentConfig {
  const provider = read(environment, 'PAYMENT_PROVIDER') ?? (production ? 'none' : 'sandbox')
  if (provider === 'sandbox' && production) {
    throw new StartError(
      'PAYMENT_PROVIDER is "sandbox" but must be midtrans or none in production, because the sandbox takes no money.',
    )
  }
  if (provider !== 'midtrans') return { provider }
  const serverKey = read(environment, 'MIDTRANS_SERVER_KEY')
  if (!serverKey) throw new StartError('MIDTRANS_SERVER_KEY must be set too, because PAYMENT_PROVIDER is "midtrans".')
  const [snap, api] = [read(environment, 'MIDTRANS_SNAP') as string, read(environment, 'MIDTRANS_API') as string]
  const previousServerKey = read(environment, 'MIDTRANS_SERVER_KEY_PREVIOUS') ?? null
  return { provider, serverKey, previousServerKey, snap, api }
}

/** Returns the addresses of the buckets. Releases are in that of files, unless they have one of their own. */
function bucketsOf(environment: Environment): Pick<Config, 'filesUrl' | 'releasesUrl'> {
  const filesUrl = read(environment, 'FILES_URL') ?? null
  return {
    filesUrl,
    releasesUrl: read(environment, 'RELEASES_URL') ?? (filesUrl && addressBelow(filesUrl, 'releases')),
  }
}

/** Reads the configuration. Throws a StartError that names the variable, its value and what is expected. */
export function readConfig(environment: Environment): Config {
  const get = <N extends Name>(name: N) => read(environment, name) as Value<N>
  const production = get('NODE_ENV') === 'production'
  const port = get('PORT')
  return {
    port,
    host: get('HOST'),
    dataDir: get('DATA_DIR'),
    databaseUrl: read(environment, 'DATABASE_URL') ?? null,
    liveUrl: read(environment, 'LIVE_URL') ?? null,
    readDatabaseUrl: read(environment, 'READ_DATABASE_URL') ?? null,
    production,
    demo: demoOf(environment, production),
    publicUrl: (read(environment, 'PUBLIC_URL') ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    ...mailOf(environment),
    firebase: firebaseOf(environment),
    payment: paymentOf(environment, production),
    bankAccount: read(environment, 'BANK_ACCOUNT') ?? null,
    taxRate: get('TAX_RATE'),
    remoteOrigins: get('REMOTE_ORIGINS'),
    portalDir: get('PORTAL_DIR'),
    ...bucketsOf(environment),
    releasesCdnUrl: read(environment, 'RELEASES_CDN_URL')?.replace(/\/+$/, '') ?? null,
    releaseCheck: read(environment, 'RELEASE_CHECK') ?? null,
    backupKey: read(environment, 'BACKUP_KEY') ?? null,
    backupKeyFile: read(environment, 'BACKUP_KEY_FILE') ?? null,
    jobs: get('JOBS'),
    trustedProxies: get('TRUSTED_PROXIES'),
    drainSeconds: read(environment, 'DRAIN_SECONDS') ?? (production ? 10 : 0),
    metricsToken: read(environment, 'METRICS_TOKEN') ?? null,
    tracesUrl: read(environment, 'OTEL_EXPORTER_OTLP_ENDPOINT')?.replace(/\/+$/, '') ?? null,
    logLevel: get('LOG_LEVEL'),
  }
}
