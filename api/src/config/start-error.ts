/** A reason not to start, as one sentence for whoever runs the server; it is printed without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
