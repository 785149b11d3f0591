/** Under which an account's messages are told live; each carries the id of its row. */
export const topicOf = (accountId: number) => `notification ${accountId}`
