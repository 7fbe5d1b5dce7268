import {
  Node,
  TypeFlags,
  type ParameterDeclaration,
  type Signature,
  type SourceFile,
  type Symbol,
  type Type,
  type TypeNode,
} from 'ts-morph'

/** Prints types as a reader of the docs needs them: exported names stay, everything else is expanded. */
export class TypePrinter {
  readonly #index: SourceFile
  readonly #exported: ReadonlySet<string>

  /** @param index the kit's index, whose exported types keep their names */
  constructor(index: SourceFile) {
    this.#index = index
    this.#exported = new Set(index.getExportedDeclarations().keys())
  }

  /** Prints the type of a prop, without the `undefined` of an optional one. */
  printProp(prop: Symbol, at: Node): string {
    const [declaration] = prop.getDeclarations()
    const node = Node.isPropertySignature(declaration) ? declaration.getTypeNode() : undefined
    if (!node || isGeneric(node)) return this.printType(prop.getTypeAtLocation(at))
    const nodes = Node.isUnionTypeNode(node) && prop.isOptional() ? node.getTypeNodes() : [node]
    const types = nodes.filter((one) => one.getText() !== 'undefined')
    const [only] = types
    if (types.length === 1 && only)
      return this.printNode(Node.isParenthesizedTypeNode(only) ? only.getTypeNode() : only)
    return joinUnion(types.map((one) => this.printNode(one)))
  }

  /** Prints a type as it is written, with names resolved that are not public. */
  printNode(node: TypeNode): string {
    if (isGeneric(node)) return this.printType(node.getType())
    if (Node.isParenthesizedTypeNode(node)) return `(${this.printNode(node.getTypeNode())})`
    if (Node.isUnionTypeNode(node)) return joinUnion(node.getTypeNodes().map((one) => this.printNode(one)))
    if (Node.isArrayTypeNode(node)) return `${wrap(this.printNode(node.getElementTypeNode()))}[]`
    if (Node.isTupleTypeNode(node)) return node.getText()
    if (Node.isTypeOperatorTypeNode(node) && node.getText().startsWith('readonly '))
      return `readonly ${this.printNode(node.getTypeNode())}`
    if (Node.isFunctionTypeNode(node)) {
      const returned = node.getReturnTypeNodeOrThrow()
      return `(${this.#printParameters(node.getParameters())}) => ${this.printNode(returned)}`
    }
    if (Node.isTypeReference(node)) {
      const symbol = node.getTypeName().getSymbol()
      const target = symbol?.getAliasedSymbol() ?? symbol
      if (target && this.#isPublic(target) && !isLiteralUnion(node.getType()))
        return withArguments(
          readName(target),
          node.getTypeArguments().map((one) => this.printNode(one)),
        )
      // Printed as written, because the compiler sorts the members of a union.
      const [alias] = target?.getDeclarations() ?? []
      if (
        isLiteralUnion(node.getType()) &&
        Node.isTypeAliasDeclaration(alias) &&
        alias.getTypeParameters().length === 0
      )
        return this.printNode(alias.getTypeNodeOrThrow())
    }
    if (Node.isIndexedAccessTypeNode(node) && node.getObjectTypeNode().getType().isTuple())
      return joinUnion(
        node
          .getObjectTypeNode()
          .getType()
          .getTupleElements()
          .map((one) => this.printType(one)),
      )
    if (Node.isLiteralTypeNode(node) || node.getKindName().endsWith('Keyword')) return node.getText()
    return this.printType(node.getType())
  }

  /** Prints a function's parameters and result. */
  printSignature(signature: Signature): string {
    const declaration = signature.getDeclaration()
    const parameters = 'getParameters' in declaration ? declaration.getParameters() : []
    const written = Node.isReturnTyped(declaration) ? declaration.getReturnTypeNode() : undefined
    const returned = written ? this.printNode(written) : this.printType(signature.getReturnType())
    return `(${this.#printParameters(parameters)}) => ${returned}`
  }

  /** Prints a type that is not written in the source. */
  printType(type: Type): string {
    const alias = type.getAliasSymbol()
    if (alias && this.#isPublic(alias) && !isLiteralUnion(type))
      return withArguments(readName(alias), this.#printArguments(alias, type.getAliasTypeArguments()))
    // Of a type parameter or a type that depends on one, everything that it can be.
    if (type.isTypeParameter() || type.getFlags() & TypeFlags.Conditional) {
      const constraint = type.getConstraint()
      if (constraint) return this.printType(constraint)
    }
    if (type.isBoolean()) return 'boolean'
    if (type.isUnion()) return this.#printUnion(type)
    if (type.isStringLiteral()) return `'${type.getText().slice(1, -1)}'`
    if (type.isReadonlyArray()) return `readonly ${wrap(this.printType(type.getArrayElementTypeOrThrow()))}[]`
    if (type.isArray()) return `${wrap(this.printType(type.getArrayElementTypeOrThrow()))}[]`
    const symbol = type.getSymbol()
    if (symbol && this.#isPublic(symbol) && !symbol.getName().startsWith('__'))
      return withArguments(readName(symbol), this.#printArguments(symbol, type.getTypeArguments()))
    const [signature] = type.getCallSignatures()
    if (signature) return this.printSignature(signature)
    if (type.isObject() && !type.isTuple() && type.getProperties().length > 0) return this.#printMembers(type)
    return type.getText(this.#index)
  }

  /** Returns whether readers can look a name up: the kit exports it, or it is part of React or the platform. */
  #isPublic(symbol: Symbol): boolean {
    return symbol.getDeclarations().some((declaration) => {
      const file = declaration.getSourceFile().getFilePath()
      if (/\/@types\/react\/|\/lib\.[\w.]+\.d\.ts$/.test(file)) return true
      return file.includes('/packages/ui/src/') && this.#exported.has(symbol.getName())
    })
  }

  /** Prints type arguments, unless they are the defaults. */
  #printArguments(symbol: Symbol, values: Type[]): string[] {
    const printed = values.map((one) => this.printType(one))
    const [declaration] = symbol.getDeclarations()
    const parameters = Node.isTypeParametered(declaration) ? declaration.getTypeParameters() : []
    const defaults = parameters.map((one) => one.getDefault()?.getText())
    return printed.every((text, at) => text === defaults[at]) ? [] : printed
  }

  #printUnion(type: Type): string {
    const members = type
      .getUnionTypes()
      .filter((member) => !member.isUndefined())
      .map((member) => this.printType(member))
    const isBoolean = members.includes('true') && members.includes('false')
    const others = members.filter((member) => member !== 'true' && member !== 'false')
    if (members.every((member) => !Number.isNaN(Number(member))))
      members.sort((a, b) => Number(a) - Number(b))
    return joinUnion(isBoolean ? ['boolean', ...others] : members)
  }

  #printParameters(parameters: ParameterDeclaration[]): string {
    return parameters
      .map((parameter) => {
        const node = parameter.getTypeNode()
        const type = node ? this.printNode(node) : this.printType(parameter.getType())
        const name = parameter.getNameNode()
        const isOptional = parameter.hasQuestionToken() || parameter.hasInitializer()
        return `${Node.isIdentifier(name) ? name.getText() : 'options'}${isOptional ? '?' : ''}: ${type}`
      })
      .join(', ')
  }

  #printMembers(type: Type): string {
    const members = type
      .getProperties()
      .map((prop) => `${prop.getName()}${prop.isOptional() ? '?' : ''}: ${this.printProp(prop, this.#index)}`)
    return `{ ${members.join('; ')} }`
  }
}

const isGeneric = (node: TypeNode) =>
  [node, ...node.getDescendants()].some((one) => Node.isTypeReference(one) && one.getType().isTypeParameter())

const isLiteralUnion = (type: Type) => type.isUnion() && type.getUnionTypes().every((one) => one.isLiteral())

/** Returns the name of a type as one would write it: `ReactNode`, `Intl.NumberFormat`. */
const readName = (symbol: Symbol) => symbol.getFullyQualifiedName().replace(/^(?:".*"|React)\./, '')

const withArguments = (name: string, values: readonly string[]) =>
  values.length > 0 ? `${name}<${values.join(', ')}>` : name

/** Joins the members of a union, each once. */
export function joinUnion(members: readonly string[]): string {
  const different = [...new Set(members)]
  return different
    .map((member) => (different.length > 1 && /^\(.*=>/.test(member) ? wrap(member) : member))
    .join(' | ')
}

/** Puts parentheses around a union or function, unless it has them. */
const wrap = (text: string) =>
  / \| |=>/.test(text) && !/^\([^()]*(?:\([^()]*\)[^()]*)*\)$/.test(text) ? `(${text})` : text
