/** Returns the topic of an account's notifications; each message is the id of a notification's row. */
export const topicOf = (accountId: number) => `notification ${accountId}`
