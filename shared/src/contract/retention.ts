/** How long personal data is stored. Jobs, the privacy policy and exports use these values. */
export const retention = {
  /** Days for which an archive of personal data can be downloaded. */
  exportDays: 7,
  /** Days for which it stays on record that an archive was requested. */
  exportRecordDays: 90,
} as const
