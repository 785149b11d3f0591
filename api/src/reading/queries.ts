import type { ReadingSettings } from '@lekta/shared/contract/assessment/reading'
import { eq } from 'drizzle-orm'
import type { Tenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { student } from '../database/schema'

export async function selectReadingSettings(tenant: Tenant<'child'>, database: Database) {
  const [own] = await database
    .select({ ways: student.readingWays })
    .from(student)
    .where(eq(student.id, tenant.accountId))
  return own?.ways ?? null
}

export async function updateReadingSettings(
  tenant: Tenant<'child'>,
  database: Database,
  settings: ReadingSettings,
): Promise<void> {
  await database.update(student).set({ readingWays: settings }).where(eq(student.id, tenant.accountId))
}
