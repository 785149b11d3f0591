import { type ApiError, noticeSlice, useAppDispatch } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { checkForm, isRequired, type Values } from './form-errors'
import { useUnsavedGuard } from './unsaved-guard'

type Name<V> = keyof V & string
/** Initial values for some of the body's fields. They can have any type, because the schema validates them. */
type ValuesOf<B extends z.ZodMiniType, V> = Values & { [K in keyof V]: K extends keyof z.input<B> ? unknown : never }
type FieldErrors = Readonly<Record<string, string>>

interface FormOptions<B extends z.ZodMiniType, V> {
  /** The schema of the endpoint's body. */
  body: B
  /** The initial values, with a key for each field. */
  initial: V
  /** Fields that are required here although the endpoint treats them as optional. */
  needed?: readonly Name<V>[]
  /** Sends the body without the empty fields. Rejects with an `ApiError`. */
  send: (body: z.input<B>) => Promise<unknown>
  /** The notice that is shown after a success, in the user's language. */
  done?: string
  /** Called with the saved values after a success. */
  onDone?: (values: V) => void
  /** Whether to restore the initial values after a success, as needed for passwords. */
  clear?: boolean
}

interface Field {
  name: string
  error: string | undefined
  required: boolean
  'aria-invalid': boolean
}

/** The props of a text input or a select. */
export interface TextField extends Field {
  value: string
  onChange: (event: { currentTarget: { value: string } }) => void
  withAsterisk: false
}
interface TickField extends Field {
  checked: boolean
  onChange: (event: { currentTarget: { checked: boolean } }) => void
}

export interface FormState<V> {
  ref: RefObject<HTMLFormElement | null>
  values: V
  set: <K extends Name<V>>(name: K, value: V[K]) => void
  /** An error that does not belong to a single field. */
  failure: string | null
  busy: boolean
  submit: (event: FormEvent) => void
  /** Returns the props of a text input or a select. */
  text: (name: Name<V>) => TextField
  /** Returns the props of a checkbox. */
  tick: (name: Name<V>) => TickField
}

/** Replaces the entered texts with the schema's output, such as trimmed texts. */
const asRead = <V extends Values>(values: V, parsed: Values): V =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof parsed[name] === 'string' ? parsed[name] : value]),
  ) as V

/** Holds the values of the fields, and registers unsaved changes. */
function useValues<V extends Values>(initial: V) {
  const [{ values, saved }, setState] = useState({ values: initial, saved: initial })
  const forget = useUnsavedGuard(Object.keys(values).some((name) => values[name] !== saved[name]))
  return {
    values,
    set: (name: string, value: unknown) => setState((last) => ({ ...last, values: { ...last.values, [name]: value } })),
    save: (next: V) => {
      setState({ values: next, saved: next })
      forget()
    },
  }
}

/** Holds the errors, and focuses the first invalid field after each validation. */
function useFieldErrors(ref: RefObject<HTMLFormElement | null>) {
  const [{ fieldErrors, failure, validations }, setState] = useState({
    fieldErrors: {} as FieldErrors,
    failure: null as string | null,
    validations: 0,
  })
  // Runs after the errors have rendered, so that a screen reader reads the error with its field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once per validation
  useEffect(() => {
    const fields = [...(ref.current?.elements ?? [])] as HTMLInputElement[]
    fields.find(({ name }) => name && fieldErrors[name])?.focus()
  }, [validations])
  return {
    fieldErrors,
    failure,
    showErrors: (found: FieldErrors, whole: string | null = null) =>
      setState((last) => ({ fieldErrors: found, failure: whole, validations: last.validations + 1 })),
    clearError: (name: string) => setState((last) => ({ ...last, fieldErrors: { ...last.fieldErrors, [name]: '' } })),
  }
}

/**
 * A form for the body of one endpoint, rendered by `Form`. It validates the values with the endpoint's schema, shows
 * errors (including the server's) at their fields, and shows a notice on success.
 */
export function useForm<B extends z.ZodMiniType, V extends ValuesOf<B, V>>(
  formOptions: FormOptions<B, V>,
): FormState<V> {
  const { body, initial, needed = [], send } = formOptions
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const ref = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const { values, set, save } = useValues<V>(initial)
  const { fieldErrors, failure, showErrors, clearError } = useFieldErrors(ref)

  const succeed = (parsed: Values) => {
    const read = asRead<V>(values, parsed)
    save(formOptions.clear ? initial : read)
    if (formOptions.done) dispatch(noticeSlice.actions.noticed({ kind: 'success', text: formOptions.done }))
    formOptions.onDone?.(read)
  }
  const fail = ({ message, errors = {} }: ApiError) => {
    const isSeen = Object.keys(errors).some((name) => name in values)
    showErrors(errors, isSeen ? null : message)
  }
  const submit = async () => {
    const { filled, errors: found, parsed } = checkForm(body, values, needed)
    const translated = Object.entries(found).map(([name, { text, values: more }]) => [name, t(text, more ?? {})])
    showErrors(Object.fromEntries(translated))
    if (!parsed) return
    setBusy(true)
    await send(filled as z.input<B>).then(() => succeed(parsed), fail)
    setBusy(false)
  }
  const change = (name: string, value: unknown) => {
    set(name, value)
    clearError(name)
  }
  const field = (name: string): Field => ({
    name,
    error: fieldErrors[name] || undefined,
    required: needed.includes(name as Name<V>) || isRequired(body, name),
    // Not every Mantine input sets this attribute itself.
    'aria-invalid': Boolean(fieldErrors[name]),
  })
  return {
    ref,
    values,
    set: change,
    failure,
    busy,
    submit: (event) => {
      event.preventDefault()
      if (!busy) void submit()
    },
    text: (name) => ({
      ...field(name),
      value: String(values[name] ?? ''),
      onChange: ({ currentTarget }) => change(name, currentTarget.value),
      // Nearly all fields are required; the labels of the others say that they are optional.
      withAsterisk: false,
    }),
    tick: (name) => ({
      ...field(name),
      checked: values[name] === true,
      onChange: ({ currentTarget }) => change(name, currentTarget.checked),
    }),
  }
}
