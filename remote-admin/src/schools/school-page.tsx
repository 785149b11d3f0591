import { SchoolContacts } from '@lekta/shared/account-settings/school-contacts'
import { SettingsSection } from '@lekta/shared/account-settings/settings-section'
import { useMutation, useQuery } from '@lekta/shared/client'
import { type PlatformSchoolDetail, platformSchoolContract } from '@lekta/shared/contract/platform/platform-school'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { Link, useParams } from '@lekta/shared/routing'
import { Button, Icon, PageHeader, SimpleGrid, Skeleton, Stack, StatusBadge, Text, TextInput } from '@lekta/shared/ui'
import { AccountCard } from '../accounts/account-card'
import { ArchiveSchool } from './archive-school'
import { SchoolFields } from './school-fields'
import { SchoolMoney } from './school-money'

interface Props {
  school: PlatformSchoolDetail
}

const Details = ({ school }: Props) => {
  const { t } = useTranslation()
  const [edit] = useMutation(platformSchoolContract.editPlatformSchool)
  const form = useForm({
    body: platformSchoolContract.editPlatformSchool.body,
    initial: {
      name: school.name,
      npsn: school.npsn ?? '',
      address: school.address ?? '',
      city: school.city ?? '',
      phone: school.phone ?? '',
      email: school.email ?? '',
      time_zone: school.time_zone,
      language: school.language as string,
    },
    send: (body) => edit({ params: { id: school.id }, body }).unwrap(),
    done: t('Saved.'),
  })
  return (
    <SettingsSection title={t('Details')} text={t('School code: {{code}}', { code: school.code })}>
      <Form form={form} label={t('School')} action={t('Save')}>
        <SchoolFields form={form} zone={school.time_zone}>
          <TextInput {...form.text('address')} label={t('Address (optional)')} autoComplete="off" />
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            <TextInput {...form.text('phone')} type="tel" label={t('Phone (optional)')} autoComplete="off" />
            <TextInput {...form.text('email')} type="email" label={t('E-mail (optional)')} autoComplete="off" />
          </SimpleGrid>
        </SchoolFields>
      </Form>
    </SettingsSection>
  )
}

const Contacts = ({ school: { id, contacts } }: Props) => {
  const [save] = useMutation(platformSchoolContract.savePlatformContact)
  const [remove] = useMutation(platformSchoolContract.removePlatformContact)
  const params = { id }
  return (
    <SchoolContacts
      contacts={contacts}
      save={(body) => save({ params, body }).unwrap()}
      remove={(contactId) => remove({ params, body: { contact_id: contactId } }).unwrap()}
    />
  )
}

const Accounts = ({ school: { name, language, accounts } }: Props) => {
  const { t } = useTranslation()
  return (
    <SettingsSection title={t('Accounts')} text={t('The accounts that run the school.')}>
      {accounts.map((account) => (
        <AccountCard key={account.id} account={account} head={{ school: name, language }} />
      ))}
      {accounts.length === 0 && <Text c="dimmed">{t('No account runs this school.')}</Text>}
    </SettingsSection>
  )
}

const Sections = ({ school }: Props) => (
  <Stack gap="md">
    <Accounts school={school} />
    <SchoolMoney school={school} />
    <Contacts school={school} />
    <Details school={school} />
    <ArchiveSchool school={school} />
  </Stack>
)

/** One school: its details, accounts, seats and contacts, as the platform's staff sees it. */
export default function SchoolPage() {
  const { t } = useTranslation()
  const id = Number(useParams().id)
  const query = useQuery(platformSchoolContract.platformSchool, { params: { id } })
  const { data } = query
  return (
    <>
      <PageHeader
        title={data?.name ?? t('School')}
        subtitle={
          data && (
            <>
              {t('{{count}} students', { count: data.students, defaultValue_one: '{{count}} student' })} ·{' '}
              {t('{{count}} teachers', { count: data.teachers, defaultValue_one: '{{count}} teacher' })}
            </>
          )
        }
      >
        {data?.archived && <StatusBadge tone="neutral">{t('Archived')}</StatusBadge>}
        <Button
          component={Link}
          to={`/admin/audit?school=${id}`}
          variant="default"
          leftSection={<Icon name="history" size={18} />}
        >
          {t('Activity log')}
        </Button>
      </PageHeader>
      <QueryContent query={query} skeleton={<Skeleton height={420} radius="lg" />} isForm>
        {(school) => <Sections school={school} />}
      </QueryContent>
    </>
  )
}
