/** Where everybody arrives who is logged in: the dashboard. */
export const home = '/home/dashboard'

/** Addresses that redirect to `home`. */
export const homeAliases: readonly string[] = ['/home', '/redirect/home']

/** Stands where else a page's path does, for what an area shows on the dashboard. */
export const dashboardPart = 'dashboard'
