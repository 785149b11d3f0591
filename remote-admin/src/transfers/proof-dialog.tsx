import { invoiceContract, proofLimit } from '@lekta/shared/contract/money/invoice'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { Dialog, FileButton, Group, Icon, Text, TextInput } from '@lekta/shared/ui'
import { useId, useState } from 'react'

interface ProofProps {
  file: File | null
  error: string | undefined
  onFile: (file: File) => void
}

/** A field to choose the bank's proof of transfer from the device. */
const Proof = ({ file, error, onFile }: ProofProps) => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div>
      <Text size="sm" fw={600} component="div" mb={4}>
        {t('Proof of transfer')}
      </Text>
      <Group gap="sm">
        <FileButton
          variant="default"
          leftSection={<Icon name="upload" size={18} />}
          label={t('Proof of transfer')}
          accept=".pdf,.png,.jpg,.jpeg"
          onFile={onFile}
          aria-describedby={id}
        >
          {t('Choose a file')}
        </FileButton>
        <Text size="sm" id={id} c={error ? 'var(--mantine-color-error)' : 'dimmed'} aria-live="polite">
          {error ?? file?.name ?? t('PDF, PNG or JPEG, up to {{most}} MB', { most: proofLimit / 1024 / 1024 })}
        </Text>
      </Group>
    </div>
  )
}

/** The chosen file, and an error if there is none or if it is too large. */
function useProof() {
  const { t } = useTranslation()
  const [{ file, error }, setState] = useState<{ file: File | null; error?: string }>({ file: null })
  const take = (chosen: File) =>
    setState(
      chosen.size > proofLimit
        ? {
            file: null,
            error: t('This file is too large. The limit is {{most}} MB.', { most: proofLimit / 1024 / 1024 }),
          }
        : { file: chosen },
    )
  const requireFile = () => setState({ file: null, error: t('Please choose the proof of transfer.') })
  return { file, error, take, requireFile }
}

/** The bank's reference of a transfer, and a file that proves it. */
export interface TransferProof {
  body: { reference: string }
  file: File
}

interface ProofRequest {
  title: string
  /** Explains the request, above the fields. */
  text: string
  /** Label of the button that sends the form. */
  action: string
  send: (proof: TransferProof) => Promise<unknown>
  /** Notice after a success. */
  done: string
}

const Fields = ({ text, action, send, done, onClose }: ProofRequest & { onClose: () => void }) => {
  const { t } = useTranslation()
  const { file, error, take, requireFile } = useProof()
  const form = useForm({
    body: invoiceContract.settleTransfer.body,
    initial: { reference: '' },
    send: (body) => send({ body, file: file as File }),
    done,
    onDone: onClose,
  })
  const submit: typeof form.submit = (event) => {
    if (!file) requireFile()
    // The form itself reports a missing reference.
    if (file || form.values.reference.trim() === '') return form.submit(event)
    event.preventDefault()
  }
  return (
    <Form form={{ ...form, submit }} label={action} action={action} onCancel={onClose}>
      <Text>{text}</Text>
      <TextInput
        {...form.text('reference')}
        label={t('Transfer reference')}
        description={t('As shown on the bank statement.')}
        autoComplete="off"
        maxLength={100}
        data-autofocus
      />
      <Proof file={file} error={error} onFile={take} />
    </Form>
  )
}

/** Asks for the reference and the proof of a transfer. Closed while `request` is null. */
export const ProofDialog = ({ request, onClose }: { request: ProofRequest | null; onClose: () => void }) => (
  <Dialog opened={request !== null} onClose={onClose} title={request?.title}>
    {request && <Fields {...request} onClose={onClose} />}
  </Dialog>
)
