/** The address at which a school orders seats. */
export const orderPath = '/school/invoice?tab=subscriptions&order=buy'

/** The address at which a school gives free seats to its classes. */
export const assignPath = (subscription: number) => `/school/seat?subscription=${subscription}`
