import { type ApiError, useMutation } from '@lekta/shared/client'
import { contactContract, type Topic, topics } from '@lekta/shared/contract/contact'
import { useTranslation } from '@lekta/shared/i18n'
import { Link, useSearchParams } from '@lekta/shared/routing'
import { Alert, Button, NativeSelect, Stack, Text, Textarea, TextInput } from '@lekta/shared/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import styles from './contact-us.module.css'

/** The topics of a message, with their labels. */
function useTopics(): { value: Topic; label: string }[] {
  const { t } = useTranslation()
  return [
    { value: 'school', label: t('Lekta at our school') },
    { value: 'family', label: t('Lekta at home') },
    { value: 'help', label: t('Something isn’t working') },
    { value: 'privacy', label: t('Privacy and data') },
    { value: 'press', label: t('Press and research') },
  ]
}

const isTopic = (text: string | null): text is Topic => topics.some((topic) => topic === text)

const read = (form: FormData) => {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    name: text('name'),
    email: text('email'),
    topic: text('topic') as Topic,
    message: text('message'),
    website: text('website'),
  }
}

type FieldErrors = Readonly<Record<string, string>>

/** Returns the contract's errors for a message, by field. */
function errorsOf(body: unknown): FieldErrors {
  const { error } = contactContract.sendMessage.body.safeParse(body)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

/** A field that is invisible to people but filled in by spam programs. */
const Honeypot = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {t('Leave this empty')}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

const Fields = ({ errors }: { errors: FieldErrors }) => {
  const { t } = useTranslation()
  const errorText = (field: string) => errors[field] && t(errors[field])
  const [params] = useSearchParams()
  const topicParam = params.get('topic')
  const topic = useRef<HTMLSelectElement>(null)
  // Sets the topic in an effect, because the query is unknown when the page is prerendered.
  useEffect(() => {
    if (topic.current && isTopic(topicParam)) topic.current.value = topicParam
  }, [topicParam])
  const common = { required: true, withAsterisk: false, size: 'md' } as const
  return (
    <>
      <NativeSelect
        {...common}
        name="topic"
        label={t('What is your message about?')}
        data={useTopics()}
        ref={topic}
        defaultValue="school"
        error={errorText('topic')}
      />
      <TextInput
        {...common}
        name="name"
        label={t('Your name')}
        autoComplete="name"
        maxLength={100}
        error={errorText('name')}
      />
      <TextInput
        {...common}
        name="email"
        type="email"
        label={t('Your e-mail address')}
        autoComplete="email"
        maxLength={254}
        error={errorText('email')}
      />
      <Textarea
        {...common}
        name="message"
        label={t('Your message')}
        rows={6}
        maxLength={5000}
        error={errorText('message')}
      />
      <Honeypot />
    </>
  )
}

/** The contact form. If the server refuses the message, the form keeps it so that it can be corrected. */
export const ContactForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const { t } = useTranslation()
  const [send, { isLoading, error }] = useMutation(contactContract.sendMessage)
  const [errors, setErrors] = useState<FieldErrors>({})
  const failure = error as ApiError | undefined
  const form = useRef<HTMLFormElement>(null)
  // Runs after the errors have rendered, so that a screen reader reads the error with its field.
  useEffect(() => {
    const wrong = { ...failure?.errors, ...errors }
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[]
    fields.find(({ name }) => name && wrong[name])?.focus()
  }, [errors, failure])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = read(new FormData(event.currentTarget))
    const found = errorsOf(body)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    const { error: refused } = await send({ body })
    if (!refused) onSent(body.email.trim())
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="md">
        <Fields errors={{ ...failure?.errors, ...errors }} />
        {failure && (
          <Alert color="red" role="alert">
            {t(failure.message)}
          </Alert>
        )}
        <Button type="submit" size="md" loading={isLoading}>
          {t('Send message')}
        </Button>
        <Text size="sm" c="dimmed">
          {t('We keep your message for a year, then delete it.')}{' '}
          <Link to="/privacy-policy" className={styles.link}>
            {t('Privacy policy')}
          </Link>
        </Text>
      </Stack>
    </form>
  )
}
