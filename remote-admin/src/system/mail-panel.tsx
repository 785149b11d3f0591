import { useMutation } from '@lekta/shared/client'
import { type System, systemContract } from '@lekta/shared/contract/platform/system'
import { useDayAndTime } from '@lekta/shared/dates/use-day'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor, Button, Icon, Panel, Stack } from '@lekta/shared/ui'
import { useState } from 'react'
import { Facts } from './facts'

const MINUTE = 60

const TestMail = () => {
  const { t } = useTranslation()
  const act = useAction()
  const [send] = useMutation(systemContract.sendTestMail)
  const [isSending, setSending] = useState(false)
  const sendOne = async () => {
    setSending(true)
    await act(
      () => send(undefined).unwrap(),
      ({ to }) => t('The mail server has accepted a test e-mail to {{to}}.', { to }),
    )
    setSending(false)
  }
  return (
    <Button
      variant="default"
      leftSection={<Icon name="mail" size={18} />}
      loading={isSending}
      onClick={sendOne}
      w="fit-content"
    >
      {t('Send me a test e-mail')}
    </Button>
  )
}

/** Whether e-mails leave the server, and how late its jobs are. */
export const MailPanel = ({ mail: { server, sent_at, failed_at }, queue }: Pick<System, 'mail' | 'queue'>) => {
  const { t } = useTranslation()
  const dayAndTime = useDayAndTime()
  const timeOf = (at: string | null) => (at === null ? t('None since the start') : dayAndTime(at))
  const { due, oldest, failed } = queue
  const delay = Math.floor(oldest / MINUTE)
  const facts = [
    { label: t('Mail server'), value: server ?? t('None: e-mails become files in DATA_DIR') },
    { label: t('Last e-mail sent'), value: timeOf(sent_at) },
    { label: t('Last e-mail failed'), value: timeOf(failed_at) },
    {
      label: t('Jobs due now'),
      value: delay > 0 ? t('{{count}}, the oldest for {{delay}} min', { count: due, delay }) : due,
    },
    {
      label: t('Failed jobs of the week'),
      value:
        failed === 0 ? (
          failed
        ) : (
          <Anchor component={Link} to="/admin/jobs">
            {failed}
          </Anchor>
        ),
    },
  ]
  return (
    <Panel title={t('Mail and queue')}>
      <Stack gap="md">
        <Facts facts={facts} />
        {server !== null && <TestMail />}
      </Stack>
    </Panel>
  )
}
