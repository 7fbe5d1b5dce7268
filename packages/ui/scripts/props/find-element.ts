import { Node, type Symbol, type Type } from 'ts-morph'

/** Elements by the name of their interface, where it is not `HTML<Element>Element`. */
const names: Readonly<Record<string, string>> = {
  Anchor: 'a',
  Heading: 'h2',
  HR: 'hr',
  Image: 'img',
  LI: 'li',
  OList: 'ol',
  Paragraph: 'p',
  TableCaption: 'caption',
  UList: 'ul',
}

/** Returns the element whose attributes a component takes, or null. */
export function findElement(props: Type, parameter: Symbol, at: Node): string | null {
  const ref = props.isUnion() ? props.getUnionTypes()[0]?.getProperty('ref') : props.getProperty('ref')
  if (!ref) return null
  const declaration = parameter.getValueDeclaration()
  const written = Node.isParameterDeclaration(declaration) ? declaration.getTypeNode() : undefined
  const named = written && findNamedElement(written)
  if (named) return named
  const [, kind] = /\b(?:HTML|SVG)(\w*)Element\b/.exec(ref.getTypeAtLocation(at).getText()) ?? []
  return kind ? (names[kind] ?? kind.toLowerCase()) : null
}

/** Returns the element in `ComponentProps<'element'>`, which tells apart those that share an interface. */
function findNamedElement(node: Node): string | undefined {
  const [, element] = /\bComponentProps<'(\w+)'>/.exec(node.getText()) ?? []
  if (element) return element
  for (const reference of [node, ...node.getDescendants()]) {
    if (!Node.isTypeReference(reference) && !Node.isExpressionWithTypeArguments(reference)) continue
    const name = Node.isTypeReference(reference) ? reference.getTypeName() : reference.getExpression()
    const symbol = name.getSymbol()
    for (const declaration of (symbol?.getAliasedSymbol() ?? symbol)?.getDeclarations() ?? []) {
      if (!declaration.getSourceFile().getFilePath().includes('/packages/ui/src/')) continue
      const parts = Node.isInterfaceDeclaration(declaration)
        ? declaration.getExtends()
        : Node.isTypeAliasDeclaration(declaration)
          ? [declaration.getTypeNodeOrThrow()]
          : []
      const found = parts.map(findNamedElement).find(Boolean)
      if (found) return found
    }
  }
  return undefined
}
