/** Whether this is a computer of Apple, whose keyboard has ⌘ for Ctrl. */
export const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)
