const HOUR = 3600

/** Formats milliseconds as minutes and seconds, such as 09:30, with hours before them if there are any. */
export function countdownText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const parts = [Math.floor((seconds % HOUR) / 60), seconds % 60]
  if (seconds >= HOUR) parts.unshift(Math.floor(seconds / HOUR))
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
