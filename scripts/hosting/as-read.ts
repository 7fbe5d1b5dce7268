/** What nginx and Caddy make of the files written for them, by their own rules of which place answers. */

interface Block {
  readonly path: string
  readonly isPrefix: boolean
  readonly body: string
}

type Headers = Readonly<Record<string, string>>

const fits = ({ path, isPrefix }: Block, asked: string) =>
  isPrefix ? asked.startsWith(path) : asked === path

function first(blocks: readonly Block[], asked: string): Block {
  const block = blocks.find((candidate) => fits(candidate, asked))
  if (block === undefined) throw new Error(`Nothing answers at ${asked}.`)
  return block
}

/** An exact location wins, then the longest prefix; a folder is asked for anew as its index. */
export function nginxHeaders(text: string, asked: string): Headers {
  const blocks = Array.from(
    text.matchAll(/^location (=|\^~) (\S+) \{\n([^}]*)\}/gm),
    ([, kind, path = '', body = '']) => ({ path, isPrefix: kind === '^~', body }),
  ).toSorted(
    (one, other) => Number(one.isPrefix) - Number(other.isPrefix) || other.path.length - one.path.length,
  )
  const { body } = first(blocks, asked.endsWith('/') ? `${asked}index.html` : asked)
  const values = new Map(
    Array.from(body.matchAll(/^ +set (\S+) "([^"]*)";$/gm), ([, name = '', value = '']) => [name, value]),
  )
  return Object.fromEntries(
    Array.from(text.matchAll(/^add_header (\S+) (\S+) always;$/gm), ([, name = '', variable = '']) => [
      name,
      values.get(variable) ?? '',
    ]).filter(([, value]) => value !== ''),
  )
}

/** The longest path as it is written, its star counted, as versions before 2.7 do; what has none comes last. */
export function caddyHeaders(text: string, asked: string): Headers {
  const blocks = Array.from(
    text.matchAll(/^\thandle (?:(\/\S*) )?\{\n\t\theader \{\n([^}]*)\}/gm),
    ([, matcher = '', body = '']) => ({ matcher, body }),
  )
    .toSorted((one, other) => other.matcher.length - one.matcher.length)
    .map(({ matcher, body }) => ({
      path: matcher.replace(/\*$/, ''),
      isPrefix: matcher === '' || matcher.endsWith('*'),
      body,
    }))
  return Object.fromEntries(
    Array.from(first(blocks, asked).body.matchAll(/^\t+(\S+) "([^"]*)"$/gm), ([, name, value]) => [
      name,
      value,
    ]),
  )
}
