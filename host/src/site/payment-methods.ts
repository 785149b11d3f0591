import type { sandboxMethods, sandboxScenarios } from '@lekta/shared/contract/payment'

/** What the ways to pay at the sandbox are called; the keys of their translations. */
export const methodLabels = {
  card: 'Card',
  bank: 'Bank transfer',
  wallet: 'E-wallet',
} as const satisfies Record<(typeof sandboxMethods)[number], string>

/** How the test payment can go; the keys of their translations. */
export const scenarioLabels = {
  late: 'It works, and its word comes half a minute late',
  double: 'It works, and its word comes twice',
  disordered: 'It works, and its words come in the wrong order',
  forged: 'Somebody forges its word',
  amount: 'Another amount is told',
  currency: 'Another currency is told',
  silent: 'It works, and no word comes',
} as const satisfies Record<(typeof sandboxScenarios)[number], string>
