/** Window sizes, in CSS pixels, of the two devices that the portal is designed for. */
export const desktop = { width: 1440, height: 900 } as const
export const phone = { width: 390, height: 844 } as const
