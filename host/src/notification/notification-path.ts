/** The page with all notifications of an account. */
export const notificationPath = '/notification/index'
