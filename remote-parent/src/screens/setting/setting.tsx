import AccountSettings from '@lekta/shared/account-settings/account-settings'
import { SettingsSection } from '@lekta/shared/account-settings/settings-section'
import { useQuery } from '@lekta/shared/client'
import { type Child, childContract } from '@lekta/shared/contract/people/child'
import { ErasurePart } from '@lekta/shared/erasure/erasure-part'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { firstNameOf } from '@lekta/shared/lib/text/first-name'
import { Skeleton, Stack, Text } from '@lekta/shared/ui'

const ChildData = ({ child }: { child: Child }) => {
  const { t } = useTranslation()
  const name = firstNameOf(child)
  return (
    <ErasurePart
      id={child.id}
      action={t('Delete {{name}}’s data', { name })}
      title={t('Delete all data about {{name}}?', { name })}
    />
  )
}

/** Lets the parent delete the data of each child. */
const ChildrenSection = () => {
  const { t } = useTranslation()
  const query = useQuery(childContract.children, { query: { options: { itemsPerPage: 100, sortBy: 'name' } } })
  return (
    <SettingsSection
      title={t('Your children’s data')}
      text={t('Delete all data about a child. You can change your mind for 14 days.')}
    >
      <QueryContent query={query} skeleton={<Skeleton height={36} />}>
        {({ data: children }) =>
          children.length === 0 ? (
            <Text c="dimmed">{t('You have not added any children yet.')}</Text>
          ) : (
            <Stack gap="sm">
              {children.map((child) => (
                <ChildData key={child.id} child={child} />
              ))}
            </Stack>
          )
        }
      </QueryContent>
    </SettingsSection>
  )
}

/** The settings of a parent: the account’s, and the children’s data. */
export default function ParentSettings() {
  return (
    <AccountSettings>
      <ChildrenSection />
    </AccountSettings>
  )
}
