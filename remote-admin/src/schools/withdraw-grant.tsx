import { useMutation } from '@lekta/shared/client'
import { seatGrantContract } from '@lekta/shared/contract/platform/seat-grant'
import { ConfirmButton } from '@lekta/shared/feedback/confirm-button'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'

interface Props {
  schoolId: number
  /** The id of the granted subscription. */
  id: number
  name: string
  free: number
  inUse: number
}

/** Withdraws the seats of a grant that no student has. */
export const WithdrawGrant = ({ schoolId, id, name, free, inUse }: Props) => {
  const { t } = useTranslation()
  const act = useAction()
  const [withdraw] = useMutation(seatGrantContract.withdrawGrant)
  const input = { params: { id: schoolId }, body: { subscription_id: id } }
  return (
    <ConfirmButton
      variant="subtle"
      size="compact-sm"
      title={t('Withdraw the free seats of “{{plan}}”?', { plan: name })}
      text={t(
        '{{count}} seats that no student has become invalid, with their vouchers. {{used}} seats of students stay valid until their last day.',
        {
          count: free,
          used: inUse,
          defaultValue_one:
            '{{count}} seat that no student has becomes invalid, with its voucher. {{used}} seats of students stay valid until their last day.',
        },
      )}
      action={t('Withdraw free seats')}
      onConfirm={() => act(() => withdraw(input).unwrap(), t('The free seats are withdrawn.'))}
    >
      {t('Withdraw free seats')}
    </ConfirmButton>
  )
}
