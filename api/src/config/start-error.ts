/**
 * Thrown when the server or tool cannot start. The message is one sentence for the operator and is printed without a
 * stack trace.
 */
export class StartError extends Error {
  override name = 'StartError'
}
