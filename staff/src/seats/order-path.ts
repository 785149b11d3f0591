/** The address at which a school orders seats. */
export const orderPath = '/school/invoice?tab=subscriptions&order=buy'
