import type { sandboxMethods, sandboxScenarios } from '@lekta/shared/contract/money/payment'

/** Names of the sandbox's payment methods; the keys of their translations. */
export const methodLabels = {
  card: 'Card',
  bank: 'Bank transfer',
  wallet: 'E-wallet',
} as const satisfies Record<(typeof sandboxMethods)[number], string>

/** Names of the outcomes that a test payment can have; the keys of their translations. */
export const scenarioLabels = {
  late: 'Success, webhook delayed 30 s',
  double: 'Success, webhook sent twice',
  disordered: 'Success, webhooks out of order',
  forged: 'Forged webhook',
  amount: 'Wrong amount',
  currency: 'Wrong currency',
  silent: 'Success, no webhook',
} as const satisfies Record<(typeof sandboxScenarios)[number], string>
