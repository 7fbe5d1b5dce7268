import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the installed PHP and PHPUnit do not know yet. */
export interface ToolSupport {
  /** PHPUnit reads attributes from version 10 on, and comments before. */
  readonly readsAttributes: boolean
  /** PHP takes a constant's type from 8.3 on. */
  readonly typesConstants: boolean
}

const PARTS = ['tests/e2e', 'tests/extensions', 'tests/resources', 'src/Appwrite', 'composer.json']

/**
 * Copies Appwrite's end-to-end tests to where they may be changed: they shall ask here, and older tools shall
 * understand them. Not a word of what they expect is touched.
 *
 * @param checkout folder of appwrite/appwrite
 * @param port where the console listens
 */
export function copyTests(checkout: string, folder: string, port: number, support: ToolSupport): void {
  if (!existsSync(join(checkout, 'tests/e2e/Client.php')))
    throw new Error(`There are no tests of Appwrite in ${checkout}: name a checkout of appwrite/appwrite.`)
  for (const part of PARTS.filter((name) => existsSync(join(checkout, name))))
    cpSync(join(checkout, part), join(folder, part), { recursive: true })
  for (const part of ['tests/e2e', 'src/Appwrite/Extend'])
    for (const name of readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })) {
      const path = join(folder, part, name)
      if (name.endsWith('.php')) writeFileSync(path, adapted(readFileSync(path, 'utf8'), port, support))
    }
}

function adapted(source: string, port: number, { readsAttributes, typesConstants }: ToolSupport): string {
  let text = source
    .replaceAll(/(http|ws):\/\/appwrite(?:\.test)?\/v1/gu, `$1://127.0.0.1:${port}/v1`)
    .replace('abstract class Scope extends TestCase', 'abstract class Scope extends \\Conforming')
  if (!readsAttributes)
    text = text
      .replaceAll(/#\[DataProvider\('(\w+)'\)\]/gu, '/** @dataProvider $1 */')
      .replaceAll(/#\[Depends\('(\w+)'\)\]/gu, '/** @depends $1 */')
  return typesConstants ? text : text.replaceAll(/\bconst (?:string|int|array) (\w+) =/gu, 'const $1 =')
}
