import ts from 'typescript'

/** Attributes whose text is shown or read aloud. */
const saying =
  /^(title|subtitle|label|description|placeholder|alt|error|action|aria-(label|description|placeholder|roledescription|valuetext))$/

/** Returns whether a text needs a translation. A single letter, such as the label of an answer, does not. */
const isSaid = (text: string) => /\p{L}{2}/u.test(text)

/** Returns the string literals that an expression can evaluate to. */
function stringsOf(node: ts.Node | undefined): string[] {
  if (!node) return []
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text)
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return stringsOf(node.expression)
  if (ts.isConditionalExpression(node)) return [...stringsOf(node.whenTrue), ...stringsOf(node.whenFalse)]
  return ts.isBinaryExpression(node) ? stringsOf(node.right) : []
}

/** The text of `<kbd>` is printed on the key, so it is not translated. */
const isKey = ({ parent }: ts.Node) => ts.isJsxElement(parent) && parent.openingElement.tagName.getText() === 'kbd'

function literalsOf(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return isKey(node) ? [] : [node.text]
  if (ts.isJsxAttribute(node)) return saying.test(node.name.getText()) ? stringsOf(node.initializer) : []
  const isChild = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && !isKey(node)
  return isChild ? stringsOf(node) : []
}

/** Returns the untranslated text that a page shows or reads aloud. The source must be parsed with parent nodes. */
export function literalsIn(source: ts.SourceFile): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    found.push(
      ...literalsOf(node)
        .filter(isSaid)
        .map((text) => text.trim()),
    )
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
