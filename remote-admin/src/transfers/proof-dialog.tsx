import { invoiceContract, proofLimit } from '@lekta/shared/contract/invoice'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { CancelButton, FileButton, Group, Icon, Modal, Text, TextInput } from '@lekta/shared/ui'
import { useId, useState } from 'react'

interface ProofProps {
  file: File | null
  fault: string | undefined
  onFile: (file: File) => void
}

/** The bank's slip, chosen from the device. */
const Proof = ({ file, fault, onFile }: ProofProps) => {
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
        <Text size="sm" id={id} c={fault ? 'var(--mantine-color-error)' : 'dimmed'} aria-live="polite">
          {fault ?? file?.name ?? t('PDF, PNG or JPEG, up to {{most}} MB', { most: proofLimit / 1024 / 1024 })}
        </Text>
      </Group>
    </div>
  )
}

/** A file that may be sent as proof, and what is wrong while there is none. */
function useProof() {
  const { t } = useTranslation()
  const [{ file, fault }, setState] = useState<{ file: File | null; fault?: string }>({ file: null })
  const take = (chosen: File) =>
    setState(
      chosen.size > proofLimit
        ? {
            file: null,
            fault: t('This file is too large. The limit is {{most}} MB.', { most: proofLimit / 1024 / 1024 }),
          }
        : { file: chosen },
    )
  const need = () => setState({ file: null, fault: t('Please choose the proof of transfer.') })
  return { file, fault, take, need }
}

/** What is known of a transfer: what the bank calls it, and what shows it. */
export interface Told {
  body: { reference: string }
  file: File
}

interface Asked {
  title: string
  /** What it is about, before anything is asked. */
  text: string
  /** On the button that sends it. */
  action: string
  send: (told: Told) => Promise<unknown>
  /** What is said after a success. */
  done: string
}

const Fields = ({ text, action, send, done, onClose }: Asked & { onClose: () => void }) => {
  const { t } = useTranslation()
  const { file, fault, take, need } = useProof()
  const form = useForm({
    body: invoiceContract.settleTransfer.body,
    initial: { reference: '' },
    send: (body) => send({ body, file: file as File }),
    done,
    onDone: onClose,
  })
  const submit: typeof form.submit = (event) => {
    if (!file) need()
    // What else is missing is said as well.
    if (file || form.values.reference.trim() === '') return form.submit(event)
    event.preventDefault()
  }
  return (
    <Form
      form={{ ...form, submit }}
      label={action}
      action={action}
      beside={<CancelButton onClick={onClose}>{t('Cancel')}</CancelButton>}
    >
      <Text>{text}</Text>
      <TextInput
        {...form.text('reference')}
        label={t('Transfer reference')}
        description={t('As shown on the bank statement.')}
        autoComplete="off"
        maxLength={100}
        data-autofocus
      />
      <Proof file={file} fault={fault} onFile={take} />
    </Form>
  )
}

/** Asks for the reference and the proof of a transfer. Closed while nothing is asked. */
export const ProofDialog = ({ asked, onClose }: { asked: Asked | null; onClose: () => void }) => {
  const { t } = useTranslation()
  return (
    <Modal
      opened={asked !== null}
      onClose={onClose}
      centered
      title={asked?.title}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {asked && <Fields {...asked} onClose={onClose} />}
    </Modal>
  )
}
