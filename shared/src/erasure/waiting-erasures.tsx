import { useMutation, useQuery } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Card, Text, Title } from '@lekta/shared/ui'
import { useId, useState } from 'react'
import { type OpenErasure, privacyContract } from '../contract/privacy'
import { useDay } from '../dates/use-day'
import { useAction } from '../feedback/use-action'
import styles from './erasure.module.css'

/** Returns the people who are waiting to be erased, as far as the user may see them. */
export function useOpenErasures(): readonly OpenErasure[] {
  const { data } = useQuery(privacyContract.openErasures, undefined, { refetchOnMountOrArgChange: true })
  return data ?? []
}

/** Cancels an erasure before it is due. */
export const CancelErasureButton = ({ id, name }: { id: number; name: string }) => {
  const { t } = useTranslation()
  const act = useAction()
  const [cancel, { isLoading }] = useMutation(privacyContract.cancelErasure)
  const run = () =>
    act(() => cancel({ body: { ids: [id] } }).unwrap(), t('Cancelled. {{name}}’s account works again.', { name }))
  return (
    <Button
      variant="default"
      size="sm"
      loading={isLoading}
      onClick={() => void run()}
      aria-label={t('Cancel deletion of {{name}}', { name })}
    >
      {t('Cancel deletion')}
    </Button>
  )
}

/** Says when a person will be deleted, and lets the user cancel it. */
export const WaitingErasure = ({ erasure }: { erasure: OpenErasure }) => {
  const { t } = useTranslation()
  const day = useDay()
  const { account_id: id, name, due_at, requested_by, can_cancel } = erasure
  return (
    <>
      <div>
        <Text fw={600}>{t('{{name}} will be deleted on {{day}}', { name, day: day(due_at) })}</Text>
        {requested_by !== null && (
          <Text size="sm" c="dimmed">
            {t('Requested by {{name}}', { name: requested_by })}
          </Text>
        )}
      </div>
      {can_cancel && <CancelErasureButton id={id} name={name} />}
    </>
  )
}

/** The number of people that the card shows at first. */
const FIRST = 3

/** People who are waiting to be erased, with a button for each to cancel it. Renders nothing without any. */
export const WaitingErasures = ({ kind }: { kind: OpenErasure['kind'] }) => {
  const { t } = useTranslation()
  const id = useId()
  const [all, setAll] = useState(false)
  const waiting = useOpenErasures().filter((erasure) => erasure.kind === kind)
  if (waiting.length === 0) return null
  const shown = all ? waiting : waiting.slice(0, FIRST)
  const more = waiting.length - shown.length
  return (
    <Card component="section" mb="md" aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {t('Waiting to be deleted')}
      </Title>
      <ul className={styles.waiting}>
        {shown.map((erasure) => (
          <li key={erasure.account_id}>
            <WaitingErasure erasure={erasure} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="subtle" size="sm" onClick={() => setAll(true)}>
          {t('Show {{count}} more', { count: more })}
        </Button>
      )}
    </Card>
  )
}
