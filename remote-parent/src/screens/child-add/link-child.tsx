import { useProfileMeQuery } from '@lekta/shared/client'
import { LINK_WAITS, linkContract } from '@lekta/shared/contract/link'
import { useAskLinkMutation } from '@lekta/shared/data/link'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Form } from '@lekta/shared/screens/form'
import { Sheet } from '@lekta/shared/screens/people/sheet'
import { useForm } from '@lekta/shared/screens/use-form'
import { Alert, Anchor, Button, Checkbox, Group, Icon, Stack, Text, TextInput } from '@lekta/shared/ui'
import { OwnRequests } from '../../links/own-requests'
import styles from './child-add.module.css'
import { ConsentText } from './consent-text'

const blank = { code: '', username: '', consent: false }

/** A school knows who asks by the address; one that is not confirmed could be anybody's. */
const ConfirmFirst = () => {
  const { t } = useTranslation()
  const { data } = useProfileMeQuery()
  if (!data || data.email_confirmed) return null
  return (
    <Alert color="orange" icon={<Icon name="alert" />}>
      {t('Please confirm your e-mail address first: the school sees it and so knows who asks.')}{' '}
      <Anchor component={Link} to="/parent/setting/index" inherit underline="always">
        {t('To your settings')}
      </Anchor>
    </Alert>
  )
}

/** Asks a school to link its child with the parent. */
export const LinkChildForm = ({ onAsked }: { onAsked: () => void }) => {
  const { t } = useTranslation()
  const [ask] = useAskLinkMutation()
  const form = useForm({
    body: linkContract.askLink.body,
    initial: blank,
    send: (body) => ask({ body }).unwrap(),
    onDone: onAsked,
  })
  return (
    <>
      <Sheet>
        <Stack gap="md">
          <ConfirmFirst />
          <Form form={form} label={t('Ask the school')} action={t('Ask the school')}>
            <TextInput
              {...form.text('code')}
              label={t('School code')}
              description={t('It stands on the login card of your child. The school can tell it, too.')}
              className={styles.code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <TextInput
              {...form.text('username')}
              label={t('Username of your child')}
              description={t('With which your child logs in at school.')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <Checkbox
              {...form.tick('consent')}
              label={t('I am this child’s parent or guardian, and agree to what is kept of it.')}
              description={
                <ConsentText>
                  {t('The school sees your name and your e-mail address, and decides whether you are linked.')}
                </ConsentText>
              }
            />
          </Form>
        </Stack>
      </Sheet>
      <OwnRequests />
    </>
  )
}

/** What comes next once a school has been asked. It is the same for codes and names that nobody has. */
export const Asked = ({ onAgain }: { onAgain: () => void }) => {
  const { t } = useTranslation()
  return (
    <>
      <Sheet>
        <Stack gap="md">
          <Text fw={600}>{t('What comes next')}</Text>
          <ol className={styles.steps}>
            <li>
              {t('If code and username are right, the school sees your name, your e-mail address and your request.')}
            </li>
            <li>
              {t(
                'It answers within {{days}} days, or lets the request lapse. You hear of the answer here and by mail.',
                { days: LINK_WAITS },
              )}
            </li>
            <li>{t('Once it has agreed, your child stands among your children, with all its tests and reports.')}</li>
          </ol>
          <Text size="sm" c="dimmed">
            {t(
              'To protect children, we do not say here whether there is such a child. Please compare what you have typed with the login card.',
            )}
          </Text>
          <Group>
            <Button component={Link} to="/parent/child">
              {t('To my children')}
            </Button>
            <Button variant="default" leftSection={<Icon name="add" size={18} />} onClick={onAgain}>
              {t('Ask for another child')}
            </Button>
          </Group>
        </Stack>
      </Sheet>
      <OwnRequests />
    </>
  )
}
