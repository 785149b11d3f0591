/** Returns rows as lines of text, with columns of equal width under their labels. */
export function presentTable(labels: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [labels, ...rows]
  const widths = labels.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
