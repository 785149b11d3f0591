import { dirname, resolve } from 'node:path'
import * as z from 'zod/mini'
import { isBucketAddress } from '../object-store/object-store'
import { KeyFile, WebAppText } from '../push/service-account'
import { apiFolder } from './api-folder'

const root = dirname(apiFolder)

export const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const WholeNumber = z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number))
const Flag = z.pipe(
  z.enum(['0', '1']),
  z.transform((text) => text === '1'),
)
const Path = z.pipe(
  z.string().check(z.minLength(1)),
  z.transform((path) => resolve(root, path)),
)
const Commas = z.pipe(
  z.string(),
  z.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
)
const origin = (text: string) => URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
/** Whether an address is that of a whole site: pages and links are found only at its root. */
const site = (text: string) => {
  if (!origin(text)) return false
  const { pathname, search, hash, username, password } = new URL(text)
  return /^\/*$/.test(pathname) && search + hash + username + password === ''
}
const smtp = (text: string) => URL.canParse(text) && ['smtp:', 'smtps:'].includes(new URL(text).protocol)
const mailbox = (text: string) => /^([^<>"@,;\r\n]+ <[^\s<>@,;"]+@[^\s<>@,;"]+>|[^\s<>@,;"]+@[^\s<>@,;"]+)$/.test(text)
const postgres = (text: string) => URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol)

const redis = (text: string) =>
  URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol) && /^(\/\d*)?$/.test(new URL(text).pathname)

const BackupKey = z.string().check(z.refine((key) => key.startsWith('age1') || key.length >= 16))

/** Parses a percentage to hundredths of a percent. */
const TaxRate = z.pipe(
  z.string().check(z.regex(/^([0-4]?\d(\.\d{1,2})?|50)$/)),
  z.transform((text) => Math.round(Number(text) * 100)),
)

/**
 * All environment variables of the server: `schema` parses the value, `expected` ends the sentence "X must be …",
 * `unset` is the default, `purpose` is for the README. A `secret` can also be in a file, which NAME_FILE names, and is
 * never shown.
 */
export const variables = {
  PORT: {
    schema: WholeNumber.check(z.maximum(65535)),
    expected: 'a whole number from 0 to 65535 (0 takes a free port)',
    unset: '8080',
    purpose: 'Port of portal and API.',
  },
  HOST: {
    schema: z.string().check(z.minLength(1)),
    expected: 'a host name or address of this machine',
    unset: 'localhost',
    purpose: 'Address to listen on. `localhost` serves only this machine; `0.0.0.0` lets a school network reach it.',
  },
  DATA_DIR: {
    schema: Path,
    expected: 'a folder',
    unset: 'data',
    purpose: 'Where the server keeps its own database and files; relative to the repository.',
  },
  DATABASE_URL: {
    schema: z.string().check(z.refine(postgres)),
    expected: 'like postgres://user:password@host:5432/name',
    secret: true,
    unset: undefined,
    purpose: 'PostgreSQL 15 or newer to use instead of the embedded one; needed to run several API processes.',
  },
  LIVE_URL: {
    schema: z.string().check(z.refine(redis)),
    expected: 'like redis://user:password@host:6379/0, or rediss:// with TLS',
    secret: true,
    unset: undefined,
    purpose:
      'Redis 6 or newer that carries live events between processes; portals that share one need different numbers at the end. Unset: the database carries them.',
  },
  READ_DATABASE_URL: {
    schema: z.string().check(z.refine(postgres)),
    expected: 'like postgres://user:password@host:5432/name',
    secret: true,
    unset: undefined,
    purpose:
      'A streaming replica of the database, from which dashboards, lists and class reports are read. Unset: everything is read from DATABASE_URL.',
  },
  NODE_ENV: {
    schema: z.enum(['development', 'test', 'production']),
    expected: 'development, test or production',
    unset: 'development',
    purpose: '`production` turns off the demo school and refuses a database that contains it.',
  },
  DEMO: {
    schema: Flag,
    expected: '1 or 0',
    unset: undefined,
    purpose: 'Adds the demo school to an empty database. 1 by default; not allowed when NODE_ENV is production.',
  },
  PUBLIC_URL: {
    schema: z.string().check(z.refine(site)),
    expected: 'a web address without a path, such as https://read.example.org',
    unset: undefined,
    purpose: 'Address at which people reach the portal; http://localhost:PORT when unset.',
  },
  MAIL_URL: {
    schema: z.string().check(z.refine(smtp)),
    expected: 'like smtp://user:password@host:587 or smtps://user:password@host:465',
    secret: true,
    unset: undefined,
    purpose: 'Mail server. Without one, each e-mail becomes a file in the folder `mail` of DATA_DIR.',
  },
  MAIL_FROM: {
    schema: z.string().check(z.refine(mailbox)),
    expected: 'like Lekta <hello@read.example.org>',
    unset: 'Lekta <lekta@localhost>',
    purpose: 'Sender of our e-mails, and recipient of contact messages. Needed with MAIL_URL.',
  },
  FIREBASE_WEB_APP: {
    schema: WebAppText,
    expected: 'JSON with apiKey, projectId, messagingSenderId and appId',
    unset: undefined,
    purpose:
      'The web app of a Firebase project, as its console shows it: lets notifications reach people while Lekta is closed.',
  },
  FIREBASE_VAPID_KEY: {
    schema: z.string().check(z.regex(/^[\w-]{80,}$/)),
    expected: 'the public key of a web push certificate',
    unset: undefined,
    purpose: 'Key pair under Web Push certificates in the same console.',
  },
  FIREBASE_SERVICE_ACCOUNT: {
    schema: KeyFile,
    expected: 'the path of the JSON key file of a service account',
    unset: undefined,
    purpose: 'Lets the server send notifications through the same project.',
  },
  FIREBASE_API: {
    schema: z.string().check(z.refine(origin)),
    expected: 'a web address',
    unset: 'https://fcm.googleapis.com',
    purpose: 'Where pushes are sent.',
  },
  PAYMENT_PROVIDER: {
    schema: z.enum(['sandbox', 'midtrans', 'none']),
    expected: 'sandbox, midtrans or none',
    unset: undefined,
    purpose:
      'Online payments: `sandbox` simulates a provider and takes no money, `none` allows bank transfers only. sandbox by default; in production none by default, and sandbox is not allowed.',
  },
  MIDTRANS_SERVER_KEY: {
    schema: z.string().check(z.regex(/^[\w:-]{8,200}$/)),
    expected: 'the server key that Midtrans shows under its access keys',
    secret: true,
    unset: undefined,
    purpose: 'Key of the Midtrans account. Needed with PAYMENT_PROVIDER=midtrans.',
  },
  MIDTRANS_SERVER_KEY_PREVIOUS: {
    schema: z.string().check(z.regex(/^[\w:-]{8,200}$/)),
    expected: 'the server key that MIDTRANS_SERVER_KEY has replaced',
    secret: true,
    unset: undefined,
    purpose: 'The server key until recently: callbacks that Midtrans has still signed with it are accepted.',
  },
  MIDTRANS_SNAP: {
    schema: z.string().check(z.refine(origin)),
    expected: 'a web address',
    unset: 'https://app.midtrans.com',
    purpose: 'Where payments begin; `https://app.sandbox.midtrans.com` to try Midtrans out.',
  },
  MIDTRANS_API: {
    schema: z.string().check(z.refine(origin)),
    expected: 'a web address',
    unset: 'https://api.midtrans.com',
    purpose: 'Where the state of payments is looked up; `https://api.sandbox.midtrans.com` to try Midtrans out.',
  },
  BANK_ACCOUNT: {
    schema: z.string().check(z.minLength(1), z.maxLength(200)),
    expected: 'text of at most 200 characters',
    unset: undefined,
    purpose:
      'Bank account for transfers, shown on invoices, such as `Bank Jago 1234567890, PT Lekta`. Unset: invoices show none.',
  },
  TAX_RATE: {
    schema: TaxRate,
    expected: 'a percentage from 0 to 50 with at most two decimals',
    unset: '11',
    purpose: 'Value-added tax included in the prices, in percent.',
  },
  REMOTE_ORIGINS: {
    schema: Commas.check(z.refine((origins) => origins.every(origin))),
    expected: 'web addresses separated by commas',
    unset: '',
    purpose: 'Other origins that remotes may be loaded from.',
  },
  PORTAL_DIR: {
    schema: Path,
    expected: 'a folder',
    unset: 'dist',
    purpose: 'The built portal; relative to the repository.',
  },
  FILES_URL: {
    schema: z.string().check(z.refine(isBucketAddress)),
    expected: 'like https://KEY:SECRET@s3.example.org/bucket/prefix?region=eu-central-1',
    secret: true,
    unset: undefined,
    purpose:
      'S3-compatible bucket for large files: archives of personal data, and releases unless RELEASES_URL is set. Unset: the archives are in the database.',
  },
  RELEASES_URL: {
    schema: z.string().check(z.refine(isBucketAddress)),
    expected: 'like https://KEY:SECRET@s3.example.org/bucket/prefix?region=eu-central-1',
    secret: true,
    unset: undefined,
    purpose:
      'S3-compatible bucket for the packages of releases; each server unpacks what it serves into DATA_DIR. Unset: they are in the folder `releases` of FILES_URL, or without it only in DATA_DIR.',
  },
  RELEASES_CDN_URL: {
    schema: z.string().check(z.refine(origin)),
    expected: 'a web address such as https://cdn.example.org/remotes',
    unset: undefined,
    purpose:
      'Address at which a CDN serves the path `/remotes` of the portal. Unset: browsers load releases from the portal.',
  },
  RELEASE_CHECK: {
    schema: z.string().check(z.minLength(1)),
    expected: 'a command',
    unset: undefined,
    purpose:
      'Command that opens every page of a release, such as `npx --no-install lekta-tools check --json`; it gets the address of the release. Unset: only packages that were built with `--check` are accepted.',
  },
  BACKUP_KEY: {
    schema: BackupKey,
    expected: 'a public key of age such as age1…, or a passphrase of at least 16 characters',
    unset: undefined,
    purpose:
      'Encrypts backups: a public key that `age-keygen` made, or a passphrase. Unset, with BACKUP_KEY_FILE unset too: backups are not encrypted.',
  },
  BACKUP_KEY_FILE: {
    schema: Path,
    expected: 'a file',
    unset: undefined,
    purpose:
      'File with the secret key that decrypts backups, as `age-keygen` writes it, or with the passphrase; relative to the repository.',
  },
  JOBS: {
    schema: z.enum(['here', 'elsewhere']),
    expected: 'here or elsewhere',
    unset: 'here',
    purpose:
      'Whether the server works on jobs, such as e-mails, imports and exports: `elsewhere` leaves them to processes of `npm run worker`, which always do.',
  },
  TRUSTED_PROXIES: {
    schema: Commas,
    expected: 'addresses or networks separated by commas',
    unset: '',
    purpose:
      'Proxies whose X-Forwarded-For is trusted and whose connections are not counted, so that limits apply to people and not to the proxy.',
  },
  DRAIN_SECONDS: {
    schema: WholeNumber.check(z.maximum(300)),
    expected: 'a whole number from 0 to 300',
    unset: undefined,
    purpose:
      'How long a stopping server goes on answering while `/readyz` says 503, so that a balancer can turn to another server. 10 by default in production, otherwise 0.',
  },
  METRICS_TOKEN: {
    schema: z.string().check(z.regex(/^[\w.~+/=-]{16,200}$/)),
    expected: '16 to 200 letters, digits or . _ ~ + / = -',
    secret: true,
    unset: undefined,
    purpose:
      'Token with which Prometheus reads `/metrics` (`Authorization: Bearer …`). Unset: only programs on the same machine can read it, and no proxy.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: z.string().check(z.refine(origin)),
    expected: 'a web address such as http://localhost:4318',
    unset: undefined,
    purpose:
      'OpenTelemetry collector that receives traces by OTLP over HTTP. Unset: no traces. OpenTelemetry’s other variables, such as `OTEL_TRACES_SAMPLER`, apply too.',
  },
  LOG_LEVEL: {
    schema: z.enum(levels),
    expected: `one of ${levels.join(', ')}`,
    unset: 'info',
    purpose: 'How much is logged.',
  },
} as const
