const units = ['kB', 'MB', 'GB', 'TB'] as const

/** Returns a number of bytes for operators, who read it next to the output of other tools: `64 MB`, `1.2 GB`. */
export function sizeOf(bytes: number): string {
  const steps = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 1), units.length)
  const value = bytes / 1000 ** steps
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${units[steps - 1]}`
}
