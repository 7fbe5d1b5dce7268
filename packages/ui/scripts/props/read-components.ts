import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  Node,
  Project,
  SyntaxKind,
  type ExportSpecifier,
  type JsxAttribute,
  type SourceFile,
  type Symbol,
  type Type,
} from 'ts-morph'
import type {
  ComponentReference,
  PartReference,
  PropReference,
  TypeReference,
} from '../../src/testing/component-reference.ts'
import { findElement } from './find-element.ts'
import { requireInput } from './inputs.ts'
import { joinUnion, TypePrinter } from './print-type.ts'
import { radixProps } from './radix-props.ts'

const here = fileURLToPath(new URL('../..', import.meta.url))

/** Returns the reference of every component, keyed by folder. Takes seconds. */
export function readComponents(): Record<string, ComponentReference> {
  const project = new Project({
    tsConfigFilePath: join(here, 'tsconfig.json'),
    skipAddingFilesFromTsConfig: true,
  })
  const source = join(here, 'src')
  const folders = readdirSync(source)
    .filter((name) => existsSync(join(source, name, `${name}.docs.json`)))
    .toSorted()
  const index = project.addSourceFileAtPath(join(source, 'index.ts'))
  project.resolveSourceFileDependencies()
  const reader = new ComponentReader(index)
  const components = folders.map(
    (name) => [name, reader.read(project.getSourceFileOrThrow(join(source, name, 'index.ts')))] as const,
  )
  for (const file of project.getSourceFiles()) requireInput(file.getFilePath())
  return Object.fromEntries(components)
}

class ComponentReader {
  readonly #printer: TypePrinter

  constructor(index: SourceFile) {
    this.#printer = new TypePrinter(index)
  }

  read(index: SourceFile): ComponentReference {
    const specifiers = index.getExportDeclarations().flatMap((one) => one.getNamedExports())
    const parts = specifiers
      .filter((one) => !one.isTypeOnly() && !one.getExportDeclaration().isTypeOnly())
      .map((one) => [one.getName(), this.#readPart(one)] as const)
    const types = specifiers
      .filter((one) => !parts.some(([name]) => name === one.getName()))
      .map((one) => [one.getName(), this.#readType(one)] as const)
    const isMentioned = (name: string) =>
      types.some(([other, type]) => other !== name && JSON.stringify(type).includes(name))
    return {
      parts: Object.fromEntries(parts),
      // Props are listed with their part, unless another type mentions them.
      types: Object.fromEntries(types.filter(([name]) => !name.endsWith('Props') || isMentioned(name))),
      dataAttributes: readDataAttributes(shippedSources(index)),
      cssVariables: [...new Set(specifiers.flatMap((one) => readVariables(one)))],
    }
  }

  #readPart(specifier: ExportSpecifier): PartReference {
    const name = specifier.getName()
    const symbol = specifier.getSymbolOrThrow().getAliasedSymbolOrThrow()
    const declaration = symbol.getValueDeclarationOrThrow()
    const description = readComment(symbol).text
    const [signature] = declaration.getType().getCallSignatures()
    if (!signature)
      return { kind: 'constant', description, signature: this.#printer.printType(declaration.getType()) }
    if (!/^[A-Z]/.test(name))
      return { kind: 'function', description, signature: this.#printer.printSignature(signature) }
    const [parameter] = signature.getParameters()
    if (!parameter) return { kind: 'component', description, element: null, props: [] }
    const type = parameter.getTypeAtLocation(declaration)
    const props = this.#readProps(type, declaration, readDefaults(parameter))
    return { kind: 'component', description, element: findElement(type, parameter, declaration), props }
  }

  #readType(specifier: ExportSpecifier): TypeReference {
    const symbol = specifier.getSymbolOrThrow().getAliasedSymbolOrThrow()
    const description = readComment(symbol).text
    const [declaration] = symbol.getDeclarations()
    if (Node.isTypeAliasDeclaration(declaration))
      return { description, type: this.#printer.printNode(declaration.getTypeNodeOrThrow()) }
    const type = symbol.getDeclaredType()
    const [signature] = type.getCallSignatures()
    if (signature) return { description, type: this.#printer.printSignature(signature) }
    return { description, props: this.#readProps(type, specifier, new Map()) }
  }

  #readProps(type: Type, at: Node, defaults: ReadonlyMap<string, string>): PropReference[] {
    // Each variant of a discriminated union has its own symbol of a prop.
    const variants = type.isUnion() ? type.getUnionTypes() : [type]
    const names = [...new Set(variants.flatMap((one) => one.getProperties().map((prop) => prop.getName())))]
    const own: PropReference[] = []
    const inherited: PropReference[] = []
    for (const name of names) {
      const symbols = variants.flatMap((one) => one.getProperty(name) ?? [])
      const paths = symbols
        .flatMap((one) => one.getDeclarations())
        .map((one) => one.getSourceFile().getFilePath())
      const isOwn = paths.some((path) => path.includes('/packages/ui/src/'))
      if (name === 'ref' || (!isOwn && !paths.some((path) => path.includes('/@radix-ui/')))) continue
      const comments = symbols.map(readComment)
      const known = isOwn ? undefined : radixProps[name]
      const documented = comments.find((one) => one.default)?.default
      const list = isOwn ? own : inherited
      list.push({
        name,
        type: joinUnion(
          symbols.map((one) => this.#printer.printProp(one, at)).filter((one) => one && one !== 'undefined'),
        ),
        ...chooseDefault(defaults.get(name), known ? known.default : documented),
        required: symbols.length === variants.length && symbols.every((one) => !one.isOptional()),
        description: known?.description ?? comments.find(({ text }) => text)?.text ?? '',
      })
    }
    // The compiler's order of inherited props may change with its version.
    return [...own, ...inherited.toSorted((a, b) => (a.name < b.name ? -1 : 1))]
  }
}

/** Chooses the default in the code, because an inherited comment may be wrong; words explain what code cannot. */
function chooseDefault(inCode: string | undefined, documented: string | undefined): { default?: string } {
  const isLiteral = documented === undefined || /^(?:['[\d-]|true$|false$)/.test(documented)
  const chosen = isLiteral ? (inCode ?? documented) : documented
  return chosen === undefined ? {} : { default: chosen }
}

/** Returns the whole comment of a symbol, with its tags. */
const readLines = (symbol: Symbol): string[] =>
  symbol
    .getDeclarations()
    .flatMap((one) => (Node.isVariableDeclaration(one) ? (one.getVariableStatement() ?? one) : one))
    .flatMap((one) => (Node.isJSDocable(one) ? one.getJsDocs() : []))
    .map((doc) => doc.getInnerText())

/** Returns the comment of a symbol on one line, and its `@default`. */
function readComment(symbol: Symbol): { text: string; default: string | undefined } {
  const [lines = ''] = readLines(symbol)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .split(/\s*@cssproperty /)
  const [text = '', value] = lines.split(/\s*@default(?:Value)?\s+/)
  return { text: text.trim(), default: value?.replace(/\s*@.*$/, '').trim() }
}

/** Returns the custom properties after `@cssproperty` in the comment of an export. */
const readVariables = (specifier: ExportSpecifier): string[] =>
  readLines(specifier.getSymbolOrThrow().getAliasedSymbolOrThrow()).flatMap((comment) =>
    [...comment.matchAll(/@cssproperty (.*)/g)].flatMap(([, names = '']) => names.split(', ')),
  )

/**
 * Returns the defaults of a component as they are written: of destructured props, and those of attributes that come
 * before the spread of the other props.
 */
function readDefaults(parameter: Symbol): ReadonlyMap<string, string> {
  const declaration = parameter.getValueDeclaration()
  if (!Node.isParameterDeclaration(declaration)) return new Map()
  const name = declaration.getNameNode()
  const elements = Node.isObjectBindingPattern(name) ? name.getElements() : []
  const rest = elements.find((element) => element.getDotDotDotToken())?.getName() ?? name.getText()
  const spread = (declaration.getParent()?.getDescendantsOfKind(SyntaxKind.JsxSpreadAttribute) ?? []).filter(
    (one) => one.getExpression().getText() === rest,
  )
  const attributes = spread
    .flatMap((one) => one.getPreviousSiblings())
    .filter((one) => Node.isJsxAttribute(one))
  return new Map([
    ...attributes.flatMap((one) => withLiteral(one.getNameNode().getText(), readAttribute(one))),
    ...elements.flatMap((one) =>
      withLiteral(one.getPropertyNameNode()?.getText() ?? one.getName(), one.getInitializer()),
    ),
  ])
}

/** Returns the value of an attribute; `true` for one without a value. */
function readAttribute(attribute: JsxAttribute): Node | 'true' | undefined {
  const value = attribute.getInitializer()
  if (!value) return 'true'
  return Node.isJsxExpression(value) ? value.getExpression() : value
}

/** Returns the entry of a prop whose value is a literal, or a constant with the type of one. */
function withLiteral(name: string, value: Node | 'true' | undefined): [string, string][] {
  if (value === 'true') return [[name, value]]
  const type = value?.getType()
  if (!type?.isLiteral() || type.isBoolean()) return []
  return [[name, type.getText().replace(/^"(.*)"$/, "'$1'")]]
}

/** Returns the shipped sources of a component: its folder, and what it imports from folders without a component. */
function shippedSources(index: SourceFile): SourceFile[] {
  const found = new Set<SourceFile>()
  const visit = (file: SourceFile) => {
    if (found.has(file)) return
    found.add(file)
    for (const next of file.getReferencedSourceFiles()) {
      const folder = next.getDirectoryPath()
      const isShared = !existsSync(join(folder, `${next.getDirectory().getBaseName()}.docs.json`))
      if (folder === index.getDirectoryPath() || (folder.includes('/packages/ui/src/') && isShared))
        visit(next)
    }
  }
  visit(index)
  return [...found]
}

/** Returns the `data-*` attributes that a component sets, and those of Radix that its styles use. */
function readDataAttributes(files: readonly SourceFile[]): string[] {
  const text = files.map((file) => file.getFullText()).join('\n')
  const found = text.matchAll(/(?<![\w-])(data-[a-z-]+)(?==[{"'])|'(data-[a-z-]+)':|data-\[([a-z-]+)/g)
  const names = [...found].map(([, set, spread, styled]) => set ?? spread ?? `data-${styled}`)
  return [...new Set(names)].filter((name) => name !== 'data-slot').toSorted()
}
