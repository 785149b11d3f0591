/** A reason not to start, as one sentence for the operator; it is printed without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
