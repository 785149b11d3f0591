import { useMutation, useQuery } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import {
  Button,
  CancelButton,
  Checkbox,
  Dialog,
  Group,
  Skeleton,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@lekta/shared/ui'
import { useState } from 'react'
import { type ErasurePreview, privacyContract } from '../contract/privacy'
import { useDay } from '../dates/use-day'
import { QueryContent } from '../feedback/query-content'
import { useAction } from '../feedback/use-action'
import { Form } from '../forms/form'
import { useForm } from '../forms/use-form'
import { ErasureSummary } from './erasure-summary'

export interface Erasing {
  /** The accounts to erase. */
  ids: readonly number[]
  /** Whether the user erases the own account. */
  isSelf?: boolean
  /** Whether a note on the written request is required, as it is for admins. */
  needsNote?: boolean
}

interface Props extends Erasing {
  onClose: () => void
  /** Called after a successful request. */
  onRequested?: () => void
}

/** Lets a parent ask the school, which alone may delete its students’ data. */
const AskSchool = ({ ids: [id = 0], school, onClose }: Pick<Props, 'ids' | 'onClose'> & { school: string }) => {
  const { t } = useTranslation()
  const act = useAction()
  const [ask, { isLoading }] = useMutation(privacyContract.askErasure)
  const send = async () => {
    const sent = await act(() => ask({ params: { id } }).unwrap(), t('{{school}} has been notified.', { school }))
    if (sent) onClose()
  }
  return (
    <Stack gap="md">
      <Text>
        {t(
          '{{school}} manages this account, so only the school can delete it. We can tell the school that you want it.',
          {
            school,
          },
        )}
      </Text>
      <Group justify="flex-end" gap="sm">
        <CancelButton onClick={onClose}>{t('Cancel')}</CancelButton>
        <Button loading={isLoading} onClick={() => void send()} data-autofocus>
          {t('Ask the school')}
        </Button>
      </Group>
    </Stack>
  )
}

interface ChildChoiceProps {
  preview: ErasurePreview
  chosen: readonly number[]
  onChoose: (ids: number[]) => void
}

/** Lets a parent choose the children who are erased together with the own account. */
const ChildChoice = ({ preview: { children }, chosen, onChoose }: ChildChoiceProps) => {
  const { t } = useTranslation()
  if (children.length === 0) return null
  const left = children.filter(({ id }) => !chosen.includes(id))
  return (
    <Checkbox.Group
      label={t('Also delete')}
      value={chosen.map(String)}
      onChange={(values) => onChoose(values.map(Number))}
      description={
        left.length > 0
          ? t('Children you don’t choose can still log in, but nobody can manage their accounts.')
          : undefined
      }
    >
      <Stack gap="xs" mt="xs">
        {children.map(({ id, name }) => (
          <Checkbox key={id} value={String(id)} label={name} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

const Confirmation = ({
  ids,
  isSelf,
  needsNote,
  preview,
  onClose,
  onRequested,
}: Props & { preview: ErasurePreview }) => {
  const { t } = useTranslation()
  const day = useDay()
  const [request] = useMutation(privacyContract.requestErasure)
  const [text = ''] = preview.confirm
  const form = useForm({
    body: privacyContract.requestErasure.body,
    initial: { ids: [...ids], confirm: '', note: '' },
    send: (body) => request({ body: { ...body, ids: [...ids] } }).unwrap(),
    done: isSelf
      ? t('Your account is closed, and will be deleted on {{day}}.', { day: day(preview.due_at) })
      : t('Closed. The data will be deleted on {{day}}.', { day: day(preview.due_at) }),
    onDone: () => {
      onClose()
      onRequested?.()
    },
  })
  return (
    <Form
      form={form}
      label={t('Confirm')}
      action={t('Delete on {{day}}', { day: day(preview.due_at) })}
      onCancel={onClose}
    >
      {needsNote && (
        <Textarea
          {...form.text('note')}
          label={t('How and when was this requested?')}
          description={t(
            'For example “Letter of 3 November, signed by the mother”. It is deleted together with the data.',
          )}
          maxLength={500}
          autosize
        />
      )}
      <TextInput
        {...form.text('confirm')}
        label={
          preview.people.length > 1 && !isSelf
            ? t('Type “{{text}}”, the number of people, to confirm', { text })
            : t('Type “{{text}}” to confirm', { text })
        }
        autoComplete="off"
        autoCapitalize="off"
        maxLength={200}
      />
      {isSelf && (
        <Text size="sm" c="dimmed">
          {preview.cancel_by_mail
            ? t('You will be logged out. We send you an e-mail with a link, in case you change your mind.')
            : t(
                'You will be logged out. You have no confirmed e-mail address, so please contact us or your school if you change your mind.',
              )}
        </Text>
      )}
    </Form>
  )
}

const Content = ({ ids, onClose, ...props }: Props) => {
  const [children, setChildren] = useState<readonly number[]>([])
  const all = [...ids, ...children]
  const query = useQuery(
    privacyContract.erasurePreview,
    { query: { ids: all.join(',') } },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <QueryContent query={query} skeleton={<Skeleton height={320} />}>
      {(preview) =>
        preview.ask_school === null ? (
          <Stack gap="lg">
            <ErasureSummary preview={preview} />
            <ChildChoice preview={preview} chosen={children} onChoose={setChildren} />
            <Confirmation {...props} ids={all} preview={preview} onClose={onClose} />
          </Stack>
        ) : (
          <AskSchool ids={ids} school={preview.ask_school} onClose={onClose} />
        )
      }
    </QueryContent>
  )
}

/** Shows what erasing people would delete, and requests it after a typed confirmation. Closed while `erasing` is null. */
export const EraseDialog = ({
  erasing,
  title,
  ...props
}: { erasing: Erasing | null; title: string } & Pick<Props, 'onClose' | 'onRequested'>) => (
  <Dialog opened={erasing !== null} onClose={props.onClose} title={title} size="lg">
    {erasing && <Content {...erasing} {...props} />}
  </Dialog>
)
