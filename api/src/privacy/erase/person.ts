import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { account, accountLink, isChild, isFamily, student } from '../../database/schema'
import { personHash } from '../person-hash'

/** A person to erase, with every text that names the person. */
export interface Person {
  id: number
  hash: string
  isChild: boolean
  schoolId: number | null
  language: 'en' | 'id'
  name: string
  username: string
  nisn: string | null
  /** Addresses that belong to the person for certain. A parent's unconfirmed address may be someone else's. */
  emails: string[]
  /**
   * Texts that name only this person, apart from namesakes, wherever they occur: the full name, username, addresses and
   * NISN. A name of one word is not among them, and a username that can be an ordinary word only in quotation marks.
   */
  names: string[]
  /** A name of one word. It names this person within the school and the family; elsewhere it can be any word. */
  singleNames: string[]
  /** What the person is called. Others can be called the same, also at the same school. */
  calledNames: string[]
}

const unique = (texts: readonly (string | null | undefined)[]) => [
  ...new Set(texts.flatMap((text) => (text ? [text] : []))),
]

/** Whether a username cannot be an ordinary word or a number. */
const isUnmistakable = (username: string) => /[a-z]/.test(username) && /[^a-z]/.test(username)

/** Returns a person to erase; undefined if there is no such account, or if it has been emptied already. */
export async function selectPerson(database: Database, id: number): Promise<Person | undefined> {
  const [row] = await database
    .select({
      hash: personHash,
      isChild: isChild(account).mapWith(Boolean),
      isFamily: isFamily(account).mapWith(Boolean),
      schoolId: account.schoolId,
      language: account.language,
      name: account.name,
      preferredName: account.preferredName,
      username: account.username,
      email: account.email,
      confirmedAt: account.emailConfirmedAt,
      pendingEmail: account.pendingEmail,
      erasedAt: account.erasedAt,
      nisn: student.nisn,
      linkEmails: sql<string[]>`array(select ${accountLink.email} from ${accountLink}
        where ${accountLink.accountId} = ${account.id} and ${accountLink.email} is not null)`,
    })
    .from(account)
    .leftJoin(student, eq(student.id, account.id))
    .where(eq(account.id, id))
  if (!row || row.erasedAt) return undefined
  const { name, username, nisn, email } = row
  const isSingle = !name.includes(' ')
  const isOwnAddress = row.confirmedAt !== null || !row.isFamily
  return {
    ...{ id, hash: row.hash, isChild: row.isChild, schoolId: row.schoolId, language: row.language },
    ...{ name, username, nisn },
    emails: unique(isOwnAddress ? [email] : []),
    names: unique([
      ...[isSingle ? null : name, isUnmistakable(username) ? username : `“${username}”`],
      ...[nisn, email, row.pendingEmail, ...row.linkEmails],
    ]),
    singleNames: isSingle ? [name] : [],
    calledNames: unique([row.preferredName, name.split(' ')[0]]),
  }
}
