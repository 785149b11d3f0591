import type { ReleaseArea } from '@lekta/shared/contract/delivery/release-area'
import type { NamedAudience } from '@lekta/shared/contract/delivery/rollout'
import type { Role } from '@lekta/shared/contract/endpoint'
import { useTranslation } from '@lekta/shared/i18n'

/** How many schools or people are named; more of them are counted. */
const NAMED = 2

/** Returns a function that joins the parts of a sentence: `10% of all users, all teachers and 2 schools`. */
function useList() {
  const { i18n } = useTranslation()
  const format = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  return (parts: readonly (string | false)[]) => format.format(parts.filter((part) => part !== false))
}

/** Returns a function that says who gets a release, in a few words. */
export function useAudienceText() {
  const { t } = useTranslation()
  const list = useList()
  const roleTexts: Readonly<Record<Role, string>> = {
    admin: t('all admins'),
    school: t('all school accounts'),
    teacher: t('all teachers'),
    parent: t('all parents'),
    child: t('all children'),
  }
  const schoolsText = (count: number) => t('{{count}} schools', { count, defaultValue_one: '{{count}} school' })
  const peopleText = (count: number) => t('{{count}} people', { count, defaultValue_one: '{{count}} person' })
  const namesOr = (rows: readonly { name: string }[], text: (count: number) => string) =>
    rows.length > NAMED ? [text(rows.length)] : rows.map(({ name }) => name)
  return ({ share, schools, roles, accounts }: NamedAudience) =>
    list([
      share > 0 && t('{{share}}% of all users', { share }),
      ...roles.map((role) => roleTexts[role]),
      ...namesOr(schools, schoolsText),
      ...namesOr(accounts, peopleText),
    ]) || t('nobody else')
}

/** Returns a function that says how many get the rollout of an area, in a few words. */
export function useRolloutText() {
  const { t } = useTranslation()
  const list = useList()
  return ({ share, schools, roles, people }: NonNullable<ReleaseArea['canary']>) =>
    list([
      share > 0 && t('{{share}}% of all users', { share }),
      roles > 0 && t('{{count}} roles', { count: roles, defaultValue_one: '{{count}} role' }),
      schools > 0 && t('{{count}} schools', { count: schools, defaultValue_one: '{{count}} school' }),
      people > 0 && t('{{count}} people', { count: people, defaultValue_one: '{{count}} person' }),
    ])
}
