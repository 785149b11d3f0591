import { eq } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { account, parentLink } from '../../database/schema'
import type { Language } from '../../i18n/sentence'

/** The person whose data an archive contains. */
export interface Subject {
  id: number
  isChild: boolean
  /** The e-mail address if its owner has confirmed it. An unconfirmed address may be someone else’s. */
  email: string | null
  /** The ids of the person's children. */
  childIds: readonly number[]
  /** The names by which texts may call the person and the person's children. */
  names: readonly string[]
  /** The language of texts in the archive. */
  language: Language
}

const namesOf = ({ name, username, preferredName }: { name: string; username: string; preferredName: string | null }) =>
  [name, name.split(' ')[0] ?? name, username, preferredName].filter((one) => one !== null)

/** Returns what is needed to find and to present a person's data. Belongs to no tenant: a job calls it. */
export async function selectSubject(database: Database, id: number, language: Language): Promise<Subject> {
  const [own] = await database.select().from(account).where(eq(account.id, id))
  if (!own) throw new Error(`There is no account ${id}.`)
  const children = await database
    .select({ id: account.id, name: account.name, username: account.username, preferredName: account.preferredName })
    .from(parentLink)
    .innerJoin(account, eq(account.id, parentLink.studentId))
    .where(eq(parentLink.parentId, id))
  return {
    id,
    isChild: own.roles.includes('child'),
    email: own.emailConfirmedAt === null ? null : own.email,
    childIds: children.map((child) => child.id),
    names: [own, ...children].flatMap(namesOf),
    language,
  }
}
