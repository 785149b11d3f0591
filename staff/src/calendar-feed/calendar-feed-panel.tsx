import { useMutation, useQuery } from '@lekta/shared/client'
import { type CalendarFeed, calendarFeedContract } from '@lekta/shared/contract/people/calendar-feed'
import { useDateAndTime } from '@lekta/shared/dates/use-day'
import { ConfirmButton } from '@lekta/shared/feedback/confirm-button'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Group, Skeleton, Stack, Text, TextInput } from '@lekta/shared/ui'
import { useState } from 'react'

const NewLink = ({ url }: { url: string }) => {
  const { t } = useTranslation()
  const act = useAction()
  return (
    <Stack gap="sm">
      <TextInput
        readOnly
        data-autofocus
        label={t('Calendar link')}
        description={t('Shown only now. Anyone who has it can read your schedule, so keep it to yourself.')}
        inputWrapperOrder={['label', 'input', 'description']}
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group gap="sm">
        {/* Without HTTPS, a page cannot write to the clipboard, so the user copies the link by hand. */}
        {window.isSecureContext && (
          <Button onClick={() => void act(() => navigator.clipboard.writeText(url), t('Link copied.'))}>
            {t('Copy')}
          </Button>
        )}
        <Button component="a" variant="default" href={url.replace(/^https?:/, 'webcal:')}>
          {t('Open in calendar app')}
        </Button>
      </Group>
    </Stack>
  )
}

const Status = ({ feed: { created_at, last_used_at } }: { feed: CalendarFeed }) => {
  const { t } = useTranslation()
  const formatTime = useDateAndTime()
  return (
    <Text size="sm">
      {t('Link created {{time}}.', { time: formatTime(created_at) })}{' '}
      {last_used_at === null
        ? t('No calendar has read it yet.')
        : t('Last read by a calendar {{time}}.', { time: formatTime(last_used_at) })}
    </Text>
  )
}

const Content = ({ feed }: { feed: CalendarFeed | null }) => {
  const { t } = useTranslation()
  const act = useAction()
  const [add, { isLoading }] = useMutation(calendarFeedContract.addCalendarFeed)
  const [revoke] = useMutation(calendarFeedContract.revokeCalendarFeed)
  const [url, setUrl] = useState<string | null>(null)
  const create = () => act(async () => setUrl((await add().unwrap()).url))
  const end = async () => {
    if (await act(() => revoke().unwrap(), t('Calendar link ended.'))) setUrl(null)
  }
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t(
          'Your tests in Google Calendar, Outlook or on your phone, always up to date. The calendar shows titles, classes and times, but no students.',
        )}
      </Text>
      {url !== null && <NewLink url={url} />}
      {feed && <Status feed={feed} />}
      <Group gap="sm">
        {feed === null && (
          <Button loading={isLoading} onClick={() => void create()}>
            {t('Create link')}
          </Button>
        )}
        {feed !== null && (
          <>
            <ConfirmButton
              variant="default"
              title={t('Replace the link?')}
              text={t('Calendars with the old link no longer get your tests. Give them the new one.')}
              action={t('Create new link')}
              onConfirm={create}
            >
              {t('Create new link')}
            </ConfirmButton>
            <ConfirmButton
              variant="default"
              title={t('End the link?')}
              text={t('Calendars with this link no longer get your tests.')}
              action={t('End link')}
              onConfirm={end}
            >
              {t('End link')}
            </ConfirmButton>
          </>
        )}
      </Group>
    </Stack>
  )
}

/** Creates and ends the link by which a calendar app reads the user's schedule. */
export const CalendarFeedPanel = () => {
  const query = useQuery(calendarFeedContract.calendarFeed, undefined, { refetchOnMountOrArgChange: true })
  return (
    <QueryContent query={query} skeleton={<Skeleton height={120} radius="lg" />}>
      {(feed) => <Content feed={feed} />}
    </QueryContent>
  )
}
