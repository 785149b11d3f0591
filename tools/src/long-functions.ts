import ts from 'typescript'

/** The maximum number of lines of a function, from its first to its last. */
export const longestFunction = 74

/** Returns the functions of a file that are too long, as `line 12: 80 lines`. Callbacks of `describe` count, too. */
export function longFunctionsIn(tree: ts.SourceFile): string[] {
  const found: string[] = []
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      const first = lineAt(node.getStart(tree))
      const lines = lineAt(node.end) - first + 1
      if (lines > longestFunction) found.push(`line ${first}: ${lines} lines`)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}
