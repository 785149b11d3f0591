import { Email, Name, Username } from '@lekta/shared/contract/person'
import { Language } from '@lekta/shared/contract/session'
import type { Option } from './command'

export const nameOption = {
  placeholder: '<name>',
  help: 'name of the person',
  question: 'Name',
  schema: Name,
  expected: 'a name of at most 100 characters',
} as const satisfies Option

export const usernameOption = {
  placeholder: '<username>',
  help: 'what the person logs in with',
  question: 'Username',
  schema: Username,
  expected: '3 to 40 letters or digits, with dots, dashes or underscores between them',
} as const satisfies Option

export const emailOption = {
  placeholder: '<address>',
  help: 'e-mail address',
  question: 'E-mail address',
  schema: Email,
  expected: 'an e-mail address like name@example.org',
  otherwise: 'none',
} as const satisfies Option

export const languageOption = {
  placeholder: '<en|id>',
  help: 'language of e-mails and letters',
  question: 'Language, en or id',
  schema: Language,
  expected: 'en or id',
  otherwise: 'id',
} as const satisfies Option
