import { undoBy, useMutation } from '@lekta/shared/client'
import { type SeatedStudent, subscriptionContract } from '@lekta/shared/contract/money/subscription'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, NativeSelect } from '@lekta/shared/ui'
import { useState } from 'react'
import styles from './subscription.module.css'

interface Props {
  subscriptionId: number
  family: readonly SeatedStudent[]
}

/** Gives a free seat of this subscription to a child without one. */
export const GiveSeat = ({ subscriptionId, family }: Props) => {
  const { t } = useTranslation()
  const act = useAction()
  const [give, { isLoading }] = useMutation(subscriptionContract.addClassroomSubscription)
  const [chosen, setChosen] = useState<number | null>(null)
  const without = family.filter(({ seats }) => !seats.some((seat) => seat.subscription_id === subscriptionId))
  const child = without.find(({ id }) => id === chosen) ?? without[0]
  if (!child) return null
  const body = { student_ids: [child.id], subscription_id: subscriptionId }
  const undo = undoBy(subscriptionContract.getBackClassroomSubscription, { body })
  return (
    <div className={styles.give}>
      <NativeSelect
        label={t('Give a free seat to')}
        value={String(child.id)}
        data={without.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ currentTarget: { value } }) => setChosen(Number(value))}
      />
      <Button
        loading={isLoading}
        onClick={() =>
          void act(() => give({ body }).unwrap(), t('{{name}} now has a seat.', { name: child.name }), undo)
        }
      >
        {t('Give')}
      </Button>
    </div>
  )
}
