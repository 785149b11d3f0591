/** The page with all messages of an account. */
export const notificationPath = '/notification/index'
