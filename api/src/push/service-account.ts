import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** A Google service account: the fields of its key file that the server needs. */
export const ServiceAccount = z.object({
  project_id: z.string().check(z.minLength(1)),
  client_email: z.string().check(z.minLength(1)),
  /** The private key in PEM format. */
  private_key: z.string().check(z.includes('PRIVATE KEY')),
  token_uri: z.url(),
})
export type ServiceAccount = z.infer<typeof ServiceAccount>

/** The settings that a browser needs to get its push token from Firebase. They are public. */
export const WebApp = z.object({
  apiKey: z.string().check(z.minLength(1)),
  projectId: z.string().check(z.minLength(1)),
  messagingSenderId: z.string().check(z.minLength(1)),
  appId: z.string().check(z.minLength(1)),
})
export type WebApp = z.infer<typeof WebApp>

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // The schema rejects null with its own message.
    return null
  }
}

const fileText = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The schema rejects a missing file in the same way.
    return ''
  }
}

/** The service account from the key file at a path. */
export const KeyFile = z.pipe(
  z.pipe(
    z.string(),
    z.transform((path) => parsed(fileText(path))),
  ),
  ServiceAccount,
)

/** A web app in the JSON format that Firebase's console shows. */
export const WebAppText = z.pipe(z.pipe(z.string(), z.transform(parsed)), WebApp)
