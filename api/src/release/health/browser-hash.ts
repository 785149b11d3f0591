import { createHash } from 'node:crypto'

/** A login on one device, as one rollout counts it. */
interface Use {
  releaseId: number
  /** When the area last got another release or another audience. Every browser counts again from then on. */
  since: Date | null
  /** The hash of the session's token. */
  tokenHash: string
}

/** Returns a text that recognises a browser within one rollout, and from which the session cannot be found. */
export const browserHash = ({ releaseId, since, tokenHash }: Use): string =>
  createHash('sha256').update(`${releaseId} ${since?.getTime()} ${tokenHash}`).digest('base64url')
