/** The page that users see after logging in: the dashboard. */
export const home = '/home/dashboard'

/** Addresses that redirect to `home`. */
export const homeAliases: readonly string[] = ['/home', '/redirect/home']

/** Identifies an area's dashboard cards in places where a page is identified by its path. */
export const dashboardPart = 'dashboard'
