import { useMutation } from '@lekta/shared/client'
import { type GrantReason, grantReasons } from '@lekta/shared/contract/money/plan'
import type { PlatformSchoolDetail } from '@lekta/shared/contract/platform/platform-school'
import { grantLimit, seatGrantContract } from '@lekta/shared/contract/platform/seat-grant'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Dialog, Group, Icon, NativeSelect, SimpleGrid, Text, TextInput } from '@lekta/shared/ui'
import { useState } from 'react'

type Props = Pick<PlatformSchoolDetail, 'id' | 'name' | 'subscriptions'>

const { grantSeats } = seatGrantContract

const labels = {
  pilot: 'Pilot',
  compensation: 'Compensation',
  other: 'Another reason',
} as const satisfies Record<GrantReason, string>

const Fields = ({ school, onClose }: { school: Props; onClose: () => void }) => {
  const { t } = useTranslation()
  const [grant] = useMutation(grantSeats)
  // What the admin sees when the dialog opens, so that a grant made meanwhile is noticed.
  const [newest] = useState(() =>
    school.subscriptions.reduce<number | null>(
      (last, { id, granted }) => (granted ? Math.max(id, last ?? 0) : last),
      null,
    ),
  )
  const form = useForm({
    body: grantSeats.body,
    initial: { seats: '', months: '12', tests_per_child: '4', reason: 'pilot' as string, newest_grant: newest },
    send: (body) => grant({ params: { id: school.id }, body: { ...body, newest_grant: newest } }).unwrap(),
    done: t('The seats are granted.'),
    onDone: onClose,
  })
  const whole = { type: 'number', inputMode: 'numeric', min: 1 } as const
  return (
    <Form form={form} label={t('Grant seats')} action={t('Grant seats')} onCancel={onClose}>
      <Text>{t('The school pays nothing and is notified at once. The seats are never renewed.')}</Text>
      <TextInput {...form.text('seats')} {...whole} max={grantLimit} label={t('Seats')} data-autofocus />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput {...form.text('months')} {...whole} max={36} label={t('Valid for (months)')} />
        <TextInput {...form.text('tests_per_child')} {...whole} max={20} label={t('Tests per seat')} />
      </SimpleGrid>
      <NativeSelect
        {...form.text('reason')}
        label={t('Reason')}
        data={grantReasons.map((value) => ({ value, label: t(labels[value]) }))}
      />
    </Form>
  )
}

/** A button that opens a dialog in which an admin grants seats to a school. */
export const GrantSeats = (school: Props) => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Group mt="md">
        <Button variant="default" leftSection={<Icon name="add" size={18} />} onClick={() => setOpened(true)}>
          {t('Grant seats')}
        </Button>
      </Group>
      <Dialog opened={opened} onClose={close} title={t('Grant seats to {{name}}', { name: school.name })}>
        {opened && <Fields school={school} onClose={close} />}
      </Dialog>
    </>
  )
}
