/** A command line that cannot be understood. Its message is a sentence; the command prints its usage and exits with 2. */
export class UsageError extends Error {}
