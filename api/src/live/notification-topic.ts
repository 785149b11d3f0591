/** The topic of an account's notifications; each message carries the id of its row. */
export const topicOf = (accountId: number) => `notification ${accountId}`
