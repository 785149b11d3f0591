import { brand } from '@lekta/shared/brand'
import { call, type Store, useAppSelector, useStore } from '@lekta/shared/client'
import { consentContract } from '@lekta/shared/contract/people/consent'
import { useDay } from '@lekta/shared/dates/use-day'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { isLanguage, useTranslation } from '@lekta/shared/i18n'
import { Link, useNavigate } from '@lekta/shared/routing'
import { Anchor, Button, Skeleton, Stack, Text, Title } from '@lekta/shared/ui'
import { Suspense, use } from 'react'
import { usePortalContext } from '../../federation/portal-context'
import { afterLogin } from '../../lib/guard'
import { loginRedirect } from '../../lib/login-redirect'
import { useLogOut } from '../../lib/use-log-out'
import { FormHead } from '../form-head'
import { PublicFrame } from '../frame/public-frame'
import type { LegalText } from '../legal-text'
import { readPolicy } from '../privacy-policy/read-policy'
import { readTerms } from '../terms-and-condition/read-terms'
import styles from './consent.module.css'

interface ChangesProps {
  title: string
  path: string
  reading: Promise<LegalText>
}

/** What has changed in one of the texts, with a link to it. */
const Changes = ({ title, path, reading }: ChangesProps) => {
  const { t } = useTranslation()
  const { changes = [] } = use(reading)
  return (
    <section>
      <Title order={2} size="h4">
        {title}
      </Title>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <Anchor component={Link} to={path} target="_blank" size="sm" underline="always">
        {t('Read the whole text: {{title}}', { title })}
      </Anchor>
    </section>
  )
}

const AllChanges = () => {
  const { t, i18n } = useTranslation()
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  return (
    <Suspense fallback={<Skeleton height={280} radius="lg" />}>
      <Stack gap="lg">
        <Changes title={t('Privacy policy')} path="/privacy-policy" reading={readPolicy(brand.legalDate, language)} />
        <Changes
          title={t('Terms and conditions')}
          path="/terms-and-condition"
          reading={readTerms(brand.legalDate, language)}
        />
      </Stack>
    </Suspense>
  )
}

const Agreement = () => {
  const { t } = useTranslation()
  const store = useStore() as Store
  const navigate = useNavigate()
  const logOut = useLogOut()
  const { pages } = usePortalContext()
  const { roles } = useAppSelector(({ session }) => session)
  const form = useForm({
    body: consentContract.agreeToWording.body,
    initial: { wording: brand.legalDate },
    send: (body) => call(store.http, consentContract.agreeToWording, { body }),
    onDone: () => void navigate(afterLogin(loginRedirect.take(), pages, roles)),
  })
  return (
    <Form
      form={form}
      label={t('Agree')}
      action={t('I agree to the terms and the privacy policy')}
      wide
      beside={
        <Button variant="subtle" fullWidth onClick={logOut}>
          {t('Logout')}
        </Button>
      }
    >
      <Text size="sm" c="dimmed">
        {t('This also covers the children you have consented for. We record when you agreed, and to which wording.')}
      </Text>
    </Form>
  )
}

/** Shows adults what has changed in the terms and the privacy policy, and asks for their consent. */
const Consent = () => {
  const { t } = useTranslation()
  const day = useDay()
  const { roles } = useAppSelector(({ session }) => session)
  return (
    <PublicFrame kind="form">
      <FormHead title={t('Our terms and privacy policy have changed')}>
        {t('The new wording is in force since {{day}}. Please read what has changed.', {
          day: day(`${brand.legalDate}T12:00:00`),
        })}
      </FormHead>
      <Stack gap="xl">
        <AllChanges />
        <Agreement />
        <Text size="sm" c="dimmed">
          {t('If you do not agree, you can have your account deleted.')}{' '}
          <Anchor component={Link} to={`/${roles[0]}/setting/index?tab=security`} inherit underline="always">
            {t('Go to settings')}
          </Anchor>
        </Text>
      </Stack>
    </PublicFrame>
  )
}

export default Consent
