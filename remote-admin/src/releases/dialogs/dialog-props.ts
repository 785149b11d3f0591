import type { Channel } from '@lekta/shared/contract/delivery/release'
import type { ReleaseArea } from '@lekta/shared/contract/delivery/release-area'
import type { Rollout } from '@lekta/shared/contract/delivery/rollout'

/** What a dialog changes: the releases of an area, mostly starting with one version. */
export interface ReleaseAction {
  kind: 'roll out' | 'promote' | 'roll back' | 'stop' | 'pin' | 'preview' | 'freeze' | 'edit'
  /** The version to start with; without it, the most likely one. */
  version?: string
}

/** The props of the form in each dialog. */
export interface DialogProps {
  area: ReleaseArea
  rollout: Rollout
  action: ReleaseAction
  onClose: () => void
}

/** Returns the version that a channel serves; null if it serves none. */
export const servedBy = ({ channels }: Pick<Rollout, 'channels'>, name: Channel): string | null =>
  channels.find(({ channel }) => channel === name)?.version ?? null
