/** The page that users see after logging in: the dashboard. */
export const home = '/home/dashboard'

/** Addresses that redirect to `home`. */
export const homeAliases: readonly string[] = ['/home', '/redirect/home']

/** Used instead of a page's path for an area's dashboard cards. */
export const dashboardPart = 'dashboard'
