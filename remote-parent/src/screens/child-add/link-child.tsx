import { useMutation, useProfile } from '@lekta/shared/client'
import { LINK_WAITS, linkContract } from '@lekta/shared/contract/people/link'
import { CodeField, UsernameField } from '@lekta/shared/forms/exact-fields'
import { Form } from '@lekta/shared/forms/form'
import { FormCard } from '@lekta/shared/forms/form-card'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Alert, Anchor, Button, Checkbox, Group, Icon, Stack, Text } from '@lekta/shared/ui'
import { LinkRequests } from '../../links/link-requests'
import styles from './child-add.module.css'
import { ConsentText } from './consent-text'
import { RelationField } from './relation-field'

const blank = { code: '', username: '', relation: 'parent', consent: false }

/**
 * Asks the parent to confirm the e-mail address first. A school recognises the parent by this address, and an
 * unconfirmed address could be anyone's.
 */
const ConfirmFirst = () => {
  const { t } = useTranslation()
  const { data } = useProfile()
  if (!data || data.email_confirmed) return null
  return (
    <Alert color="orange" icon={<Icon name="alert" />}>
      {t('Please confirm your e-mail address first, so the school can see who is asking.')}{' '}
      <Anchor component={Link} to="/parent/setting/index" inherit underline="always">
        {t('Go to settings')}
      </Anchor>
    </Alert>
  )
}

/** Asks a school to link its child with the parent. */
export const LinkChildForm = ({ onRequested }: { onRequested: () => void }) => {
  const { t } = useTranslation()
  const [requestLink] = useMutation(linkContract.askLink)
  const form = useForm({
    body: linkContract.askLink.body,
    initial: blank,
    send: (body) => requestLink({ body }).unwrap(),
    onDone: onRequested,
  })
  return (
    <>
      <FormCard>
        <Stack gap="md">
          <ConfirmFirst />
          <Form form={form} label={t('Ask the school')} action={t('Ask the school')}>
            <CodeField
              {...form.text('code')}
              label={t('School code')}
              description={t('You’ll find it on your child’s login card, or ask the school.')}
              className={styles.code}
            />
            <UsernameField
              {...form.text('username')}
              label={t('Your child’s username')}
              description={t('The one your child uses to log in at school.')}
            />
            <RelationField {...form.text('relation')} />
            <Checkbox
              {...form.tick('consent')}
              label={t('I am this child’s parent or guardian and agree to the storage of this data.')}
              description={
                <ConsentText>
                  {t('The school sees your name and e-mail address and decides on your request.')}
                </ConsentText>
              }
            />
          </Form>
        </Stack>
      </FormCard>
      <LinkRequests />
    </>
  )
}

/** Explains what happens after a link request. The text is the same for codes and usernames that do not exist. */
export const LinkRequested = ({ onAgain }: { onAgain: () => void }) => {
  const { t } = useTranslation()
  return (
    <>
      <FormCard>
        <Stack gap="md">
          <Text fw={600}>{t('What happens next')}</Text>
          <ol className={styles.steps}>
            <li>
              {t(
                'If the code and username are correct, the school sees your name, your e-mail address and your request.',
              )}
            </li>
            <li>
              {t(
                'The school has {{days}} days to answer. After that, the request expires. We will let you know here and by e-mail.',
                { days: LINK_WAITS },
              )}
            </li>
            <li>{t('Once the school approves, your child appears in your list with all tests and reports.')}</li>
          </ol>
          <Text size="sm" c="dimmed">
            {t(
              'To protect children, we do not show whether this child exists. Please check what you typed against the login card.',
            )}
          </Text>
          <Group>
            <Button component={Link} to="/parent/child">
              {t('Go to my children')}
            </Button>
            <Button variant="default" leftSection={<Icon name="add" size={18} />} onClick={onAgain}>
              {t('Link another child')}
            </Button>
          </Group>
        </Stack>
      </FormCard>
      <LinkRequests />
    </>
  )
}
