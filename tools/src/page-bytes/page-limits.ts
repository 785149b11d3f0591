/**
 * Maximum sizes of what a page loads with an empty cache until it can be used, in KB of 1,024 bytes, gzipped. What
 * loads ahead of its use does not count.
 */
export const pageLimits = {
  /** JavaScript and CSS of the login page. */
  login: 220,
  /** JavaScript and CSS of the dashboard of each role. */
  dashboard: { admin: 320, school: 320, teacher: 320, parent: 320, child: 320 },
  /** JavaScript that the test runner needs until its first text. */
  runner: 300,
} as const
