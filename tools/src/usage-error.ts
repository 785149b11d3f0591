/** An invalid command line. The command prints the message and its usage, and exits with code 2. */
export class UsageError extends Error {}
