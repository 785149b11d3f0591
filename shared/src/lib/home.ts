/** Where everybody arrives who is logged in: the dashboard. */
export const home = '/home/dashboard'

/** Stands where else a page's path does, for what an area shows on the dashboard. */
export const dashboardPart = 'dashboard'
