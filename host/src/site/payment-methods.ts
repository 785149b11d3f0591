import type { sandboxMethods, sandboxScenarios } from '@lekta/shared/contract/money/payment'

/** English names of the sandbox's payment methods, which are also their translation keys. */
export const methodLabels = {
  card: 'Card',
  bank: 'Bank transfer',
  wallet: 'E-wallet',
} as const satisfies Record<(typeof sandboxMethods)[number], string>

/** English names of the outcomes that a test payment can have, which are also their translation keys. */
export const scenarioLabels = {
  late: 'Success, webhook delayed 30 s',
  double: 'Success, webhook sent twice',
  disordered: 'Success, webhooks out of order',
  forged: 'Forged webhook',
  amount: 'Wrong amount',
  currency: 'Wrong currency',
  silent: 'Success, no webhook',
} as const satisfies Record<(typeof sandboxScenarios)[number], string>
