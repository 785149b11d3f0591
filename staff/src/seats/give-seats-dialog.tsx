import type { ApiError } from '@lekta/shared/client'
import type { RunningSubscription } from '@lekta/shared/contract/money/subscription'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Alert, Anchor, Button, CancelButton, Dialog, Group, NativeSelect, Stack, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import type { StaffArea } from '../staff-paths'
import { orderPath } from './order-path'

interface Props {
  area: StaffArea
  /** How many students get a seat, or the whole class; 0 while the dialog is closed. */
  students: number | 'all'
  running: readonly RunningSubscription[] | undefined
  onClose: () => void
  /** Resolves when the students have their seats. Rejects with an `ApiError`. */
  onGive: (subscriptionId: number) => Promise<unknown>
}

/** How to get more seats. */
const MoreSeats = ({ area }: Pick<Props, 'area'>) => {
  const { t } = useTranslation()
  return area === 'school' ? (
    <Anchor component={Link} to={orderPath} fw={600} size="sm">
      {t('Order seats')}
    </Anchor>
  ) : (
    <Text size="sm">{t('Your school can order more seats.')}</Text>
  )
}

const Choice = ({ area, students, running = [], onClose, onGive }: Props) => {
  const { t } = useTranslation()
  const day = useDay('medium')
  const [chosen, setChosen] = useState('')
  const [{ busy, failure }, setState] = useState({ busy: false, failure: '' })
  // By default, uses the subscription with a free seat that ends first, so that no seat expires unused.
  const usual = running.find(({ free }) => free > 0) ?? running[0]
  const from = running.find(({ id }) => String(id) === chosen) ?? usual
  if (!from)
    return (
      <Stack gap="md">
        <Text>{t('There is no active subscription, so there are no seats to give.')}</Text>
        <MoreSeats area={area} />
      </Stack>
    )
  const give = () => {
    setState({ busy: true, failure: '' })
    onGive(from.id).then(
      () => setState({ busy: false, failure: '' }),
      ({ message }: ApiError) => setState({ busy: false, failure: message }),
    )
  }
  const nameOf = ({ plan_name, free, ends_at }: RunningSubscription) =>
    t('{{plan}}, {{free}} free, until {{day}}', { plan: t(plan_name), free, day: day(ends_at) })
  return (
    <Stack gap="md">
      <Text>
        {students === 'all'
          ? t('Every student in this classroom without a seat gets one.')
          : t('{{count}} students', { count: students, defaultValue_one: '{{count}} student' })}
      </Text>
      <NativeSelect
        label={t('Subscription')}
        value={String(from.id)}
        data={running.map((one) => ({ value: String(one.id), label: nameOf(one) }))}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data-autofocus
      />
      <Text size="sm" c="dimmed">
        {t('Each seat includes {{count}} tests. You can remove a seat until its first test is taken.', {
          count: from.tests_per_child,
          defaultValue_one: 'Each seat includes {{count}} test. You can remove a seat until the test is taken.',
        })}
      </Text>
      {failure && (
        <Alert color="red" role="alert">
          <Stack gap="xs">
            {t(failure)}
            <MoreSeats area={area} />
          </Stack>
        </Alert>
      )}
      <Group justify="flex-end" gap="sm">
        <CancelButton onClick={onClose}>{t('Cancel')}</CancelButton>
        <Button loading={busy} onClick={give}>
          {t('Give seats')}
        </Button>
      </Group>
    </Stack>
  )
}

/** Lets the user choose the subscription from which seats are given. */
export const GiveSeatsDialog = (props: Props) => {
  const { t } = useTranslation()
  return (
    <Dialog
      opened={props.students !== 0}
      onClose={props.onClose}
      title={props.students === 'all' ? t('Seats for the whole class') : t('Give a seat')}
    >
      <Choice {...props} />
    </Dialog>
  )
}
