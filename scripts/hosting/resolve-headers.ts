/** Resolves the headers of a path as nginx and Caddy do from their generated files. */

interface Block {
  readonly path: string
  readonly isPrefix: boolean
  readonly body: string
}

type Headers = Readonly<Record<string, string>>

const matches = ({ path, isPrefix }: Block, asked: string) =>
  isPrefix ? asked.startsWith(path) : asked === path

function findBlock(blocks: readonly Block[], asked: string): Block {
  const block = blocks.find((candidate) => matches(candidate, asked))
  if (block === undefined) throw new Error(`No block matches ${asked}.`)
  return block
}

/**
 * An exact location takes precedence, then the longest prefix; a folder redirects internally to its index. The lines of
 * a location end where a nested one starts.
 */
export function resolveNginxHeaders(text: string, asked: string): Headers {
  const blocks = Array.from(
    text.matchAll(/^ *location (=|\^~) (\S+) \{\n((?:(?! *location )[^{}\n]*\n)*)/gm),
    ([, kind, path = '', body = '']) => ({ path, isPrefix: kind === '^~', body }),
  ).toSorted(
    (one, other) => Number(one.isPrefix) - Number(other.isPrefix) || other.path.length - one.path.length,
  )
  const { body } = findBlock(blocks, asked.endsWith('/') ? `${asked}index.html` : asked)
  const values = new Map(
    Array.from(body.matchAll(/^ +set (\S+) "([^"]*)";$/gm), ([, name = '', value = '']) => [name, value]),
  )
  return Object.fromEntries(
    Array.from(text.matchAll(/^ +add_header (\S+) (\S+) always;$/gm), ([, name = '', variable = '']) => [
      name,
      values.get(variable) ?? '',
    ]).filter(([, value]) => value !== ''),
  )
}

/**
 * The longest path pattern takes precedence, with its star counted, as in versions before 2.7; no pattern comes last.
 */
export function resolveCaddyHeaders(text: string, asked: string): Headers {
  const blocks = Array.from(
    text.matchAll(/^\t+handle (?:(\/\S*) )?\{\n\t+header \{\n([^}]*)\}/gm),
    ([, matcher = '', body = '']) => ({ matcher, body }),
  )
    .toSorted((one, other) => other.matcher.length - one.matcher.length)
    .map(({ matcher, body }) => ({
      path: matcher.replace(/\*$/, ''),
      isPrefix: matcher === '' || matcher.endsWith('*'),
      body,
    }))
  return Object.fromEntries(
    Array.from(findBlock(blocks, asked).body.matchAll(/^\t+(\S+) "([^"]*)"$/gm), ([, name, value]) => [
      name,
      value,
    ]),
  )
}
