import { brand } from '@lekta/shared/brand'
import { type ApiError, useMutation } from '@lekta/shared/client'
import { setupContract } from '@lekta/shared/contract/setup'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { Text, TextInput } from '@lekta/shared/ui'
import { FormHead } from '../form-head'
import styles from './setup.module.css'

const codeShape = 'xxxx-xxxx-xxxx-xxxx'
/** The command of a packed server or an image, and that of a repository. */
const createAdmin = { packed: 'lekta admin create', inRepository: 'npm run lekta -- admin create' } as const

/** The lines that the server prints when it starts, always in English. */
const logLines = ({ origin }: Location) =>
  [`${brand.name} is at ${origin}`, `There is no admin yet. Open ${origin}/setup and enter this code: `] as const

/** An example of the log, so that the operator knows what to look for. */
const LogExample = () => {
  const [address, invitation] = logLines(location)
  return (
    <pre className={styles.log} lang="en">
      <span>{address}</span>
      {'\n'}
      {invitation}
      <mark>{codeShape}</mark>
    </pre>
  )
}

interface Props {
  onDone: (code: string) => void
  /** Called with the server's message if an admin has been created in the meantime. */
  onLate: (reason: string) => void
}

/** Asks for the code that only the server's operator can read. */
export const CodeStep = ({ onDone, onLate }: Props) => {
  const { t } = useTranslation()
  const [check] = useMutation(setupContract.checkSetupCode)
  const form = useForm({
    body: setupContract.checkSetupCode.body,
    initial: { code: '' },
    send: (body) =>
      check({ body })
        .unwrap()
        .catch((error: ApiError) => {
          if (error.status === 404) onLate(error.message)
          throw error
        }),
    onDone: ({ code }) => onDone(code),
  })
  return (
    <>
      <FormHead title={t('Welcome to {{brand}}', { brand: brand.name })}>
        {t('This server has no administrator yet. Enter the code from its log to create your account.')}
      </FormHead>
      <LogExample />
      <Form form={form} label={t('Setup code')} action={t('Continue')} wide>
        <TextInput
          {...form.text('code')}
          label={t('Setup code')}
          description={t('The server prints a new code each time it starts. Any of them works.')}
          classNames={{ input: styles.code ?? '' }}
          placeholder={codeShape}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          size="md"
        />
      </Form>
      <Text size="sm" c="dimmed" mt="lg" className={styles.other}>
        {t('Or run this on the server:')} <code>{createAdmin.packed}</code>
        <br />
        {t('In the repository:')} <code>{createAdmin.inRepository}</code>
      </Text>
    </>
  )
}
