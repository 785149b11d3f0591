/**
 * Maximum sizes of what a page loads with an empty cache until it can be used, in KB of 1,024 bytes, gzipped. What
 * loads ahead of its use does not count.
 */
export const pageLimits = {
  /** JavaScript and CSS of the login page. */
  login: 218,
  /** JavaScript and CSS of the dashboard of each role. */
  dashboard: { admin: 267, school: 294, teacher: 297, parent: 285, child: 265 },
  /** JavaScript that the test runner needs until its first text. */
  runner: 246,
} as const
