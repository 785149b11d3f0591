/** Returns the first characters of a commit, which identify it. */
export const shortCommit = (commit: string) => commit.slice(0, 8)
