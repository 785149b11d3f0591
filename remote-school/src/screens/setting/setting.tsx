import AccountSettings from '@lekta/shared/account-settings/account-settings'
import { SchoolContacts } from '@lekta/shared/account-settings/school-contacts'
import { SettingsSection } from '@lekta/shared/account-settings/settings-section'
import { useMutation, useQuery } from '@lekta/shared/client'
import { type School, schoolContract } from '@lekta/shared/contract/people/school'
import { useTimeZones } from '@lekta/shared/dates/use-time-zones'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { languages, useTranslation } from '@lekta/shared/i18n'
import { dateFormat } from '@lekta/shared/lib/formats'
import { Link } from '@lekta/shared/routing'
import { Button, NativeSelect, SimpleGrid, Skeleton, TextInput } from '@lekta/shared/ui'
import { CalendarFeedPanel } from '@lekta/staff/calendar-feed/calendar-feed-panel'
import { RetentionSection } from './retention-section'

const ProfileSection = ({ school }: { school: School }) => {
  const { t } = useTranslation()
  const [edit] = useMutation(schoolContract.editSchool)
  const form = useForm({
    body: schoolContract.editSchool.body,
    initial: {
      name: school.name,
      npsn: school.npsn ?? '',
      address: school.address ?? '',
      city: school.city ?? '',
      phone: school.phone ?? '',
      email: school.email ?? '',
    },
    send: (body) => edit({ body }).unwrap(),
    done: t('School profile saved.'),
  })
  return (
    <SettingsSection title={t('School profile')} text={t('Shown on login cards, letters and invoices.')}>
      <Form form={form} label={t('School profile')} action={t('Save school profile')}>
        <TextInput {...form.text('name')} label={t('School name')} autoComplete="organization" />
        <TextInput {...form.text('address')} label={t('Address (optional)')} autoComplete="street-address" />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextInput {...form.text('city')} label={t('City (optional)')} autoComplete="address-level2" />
          <TextInput
            {...form.text('npsn')}
            label={t('NPSN (optional)')}
            description={t('National school number, 8 digits.')}
            inputMode="numeric"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
          <TextInput {...form.text('phone')} type="tel" label={t('Phone (optional)')} autoComplete="tel" />
          <TextInput {...form.text('email')} type="email" label={t('E-mail (optional)')} autoComplete="email" />
        </SimpleGrid>
        <TextInput
          label={t('School code')}
          description={t('Parents enter it to request access to their child’s results.')}
          value={school.code}
          readOnly
          variant="filled"
        />
      </Form>
    </SettingsSection>
  )
}

const months = (language: string) => {
  const name = dateFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, i) => ({
    value: String(i + 1),
    label: name.format(new Date(Date.UTC(2026, i, 1))),
  }))
}

/** The school's preferences. */
const PreferencesSection = ({ school }: { school: School }) => {
  const { t, i18n } = useTranslation()
  const [edit] = useMutation(schoolContract.editSchoolWays)
  const zones = useTimeZones(school.time_zone)
  const form = useForm({
    body: schoolContract.editSchoolWays.body,
    initial: {
      time_zone: school.time_zone,
      language: school.language as string,
      year_begins: String(school.year_begins),
    },
    send: (body) => edit({ body }).unwrap(),
    done: t('Saved.'),
  })
  return (
    <SettingsSection title={t('School year and language')} text={t('Applies to everyone at the school.')}>
      <Form form={form} label={t('School year and language')} action={t('Save year and language')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <NativeSelect {...form.text('year_begins')} label={t('School year starts in')} data={months(i18n.language)} />
          <NativeSelect
            {...form.text('language')}
            label={t('Language of letters and login cards')}
            data={Object.entries(languages).map(([value, label]) => ({ value, label }))}
          />
          <NativeSelect {...form.text('time_zone')} label={t('Time zone')} data={zones} />
        </SimpleGrid>
      </Form>
      <Button component={Link} to="/school/rollover" variant="subtle" mt="md">
        {t('Begin a new school year')}
      </Button>
    </SettingsSection>
  )
}

const ContactsSection = () => {
  const query = useQuery(schoolContract.schoolContacts)
  const [save] = useMutation(schoolContract.saveSchoolContact)
  const [remove] = useMutation(schoolContract.removeSchoolContact)
  return (
    <QueryContent query={query} skeleton={<Skeleton height={160} radius="lg" />}>
      {(contacts) => (
        <SchoolContacts
          contacts={contacts}
          save={(body) => save({ body }).unwrap()}
          remove={(id) => remove({ params: { id } }).unwrap()}
        />
      )}
    </QueryContent>
  )
}

const CalendarSection = () => {
  const { t } = useTranslation()
  return (
    <SettingsSection title={t('Subscribe in your calendar')} text={t('All tests of the school in your calendar app.')}>
      <CalendarFeedPanel />
    </SettingsSection>
  )
}

const SchoolSections = () => (
  <QueryContent query={useQuery(schoolContract.mySchool)} skeleton={<Skeleton height={420} radius="lg" />}>
    {(school) => (
      <>
        <ProfileSection school={school} />
        <PreferencesSection school={school} />
        <ContactsSection />
        <RetentionSection />
        <CalendarSection />
      </>
    )}
  </QueryContent>
)

/** The settings of the account, and those of the school. */
export default function Settings() {
  return (
    <AccountSettings>
      <SchoolSections />
    </AccountSettings>
  )
}
