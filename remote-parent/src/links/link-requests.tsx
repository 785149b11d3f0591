import { useMutation, useQuery } from '@lekta/shared/client'
import { linkContract, type OwnLinkRequest } from '@lekta/shared/contract/people/link'
import { useDay } from '@lekta/shared/dates/use-day'
import { ConfirmButton } from '@lekta/shared/feedback/confirm-button'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button, Icon, Panel, Text } from '@lekta/shared/ui'
import styles from './link-requests.module.css'

/** The page with the form for a link request. */
export const addBySchoolPath = '/parent/child/add?way=school'

/** Returns a function that writes a sentence on the state of a link request. */
function useRequestText() {
  const { t } = useTranslation()
  const day = useDay('medium')
  return ({ state, asked_at, decided_at, again_at }: OwnLinkRequest): string => {
    const requestedOn = day(asked_at)
    const again = again_at && new Date(again_at) > new Date() ? day(again_at) : null
    if (state === 'waiting') return t('Sent on {{day}}. Waiting for the school.', { day: requestedOn })
    if (state === 'unanswered')
      return t('Sent on {{day}}. The school did not answer in time. Check the code and ask again.', {
        day: requestedOn,
      })
    const decidedOn = day(decided_at ?? asked_at)
    const text =
      state === 'declined'
        ? t('The school declined on {{day}}. Talking to the teacher often helps.', { day: decidedOn })
        : t('The school ended the link on {{day}}. Talking to the teacher often helps.', { day: decidedOn })
    return again ? `${text} ${t('You can ask again from {{day}}.', { day: again })}` : text
  }
}

const RequestAction = ({ request: { id, username, state } }: { request: OwnLinkRequest }) => {
  const { t } = useTranslation()
  const act = useAction()
  const [withdraw, { isLoading }] = useMutation(linkContract.withdrawLink)
  const go = (done: string) => act(() => withdraw({ params: { id } }).unwrap(), done)
  if (state !== 'waiting')
    return (
      <Button
        size="compact-sm"
        variant="subtle"
        loading={isLoading}
        aria-label={t('Remove the request for {{username}} from this list', { username })}
        onClick={() => void go(t('Request removed from the list.'))}
      >
        {t('Remove')}
      </Button>
    )
  return (
    <ConfirmButton
      size="compact-sm"
      variant="default"
      aria-label={t('Withdraw the request for {{username}}', { username })}
      title={t('Withdraw this request?')}
      text={t('The school will no longer see it. You can ask again at any time.')}
      action={t('Withdraw')}
      onConfirm={() => go(t('Request withdrawn.'))}
    >
      {t('Withdraw')}
    </ConfirmButton>
  )
}

const Line = ({ request }: { request: OwnLinkRequest }) => {
  const { t } = useTranslation()
  const text = useRequestText()
  const { username, code, reason, state } = request
  return (
    <li className={styles.request}>
      <span className={styles.picture} data-state={state}>
        <Icon name={state === 'waiting' ? 'clock' : 'mail'} />
      </span>
      <div className={styles.words}>
        <Text fw={600}>{t('{{username}}, school code {{code}}', { username, code })}</Text>
        <Text size="sm">{text(request)}</Text>
        {reason && <Text size="sm">{t('The school says: “{{reason}}”', { reason })}</Text>}
      </div>
      <RequestAction request={request} />
    </li>
  )
}

/** The parent's unsettled link requests. Renders nothing if there are none. */
export const LinkRequests = () => {
  const { t } = useTranslation()
  const { data } = useQuery(linkContract.ownLinkRequests, undefined, { refetchOnMountOrArgChange: true })
  if (!data?.length) return null
  return (
    <Panel title={t('Requests to schools')} className={styles.panel}>
      <ul className={styles.requests}>
        {data.map((request) => (
          <Line key={request.id} request={request} />
        ))}
      </ul>
    </Panel>
  )
}

/** Links to the form that requests access to a child of a school. */
export const LinkChildButton = () => {
  const { t } = useTranslation()
  return (
    <Button component={Link} to={addBySchoolPath} variant="default">
      {t('My child’s school uses Lekta')}
    </Button>
  )
}
