import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Language features that the installed PHP and PHPUnit support. */
export interface ToolSupport {
  /** PHPUnit reads attributes since version 10, and comments before. */
  readonly readsAttributes: boolean
  /** PHP supports typed constants since 8.3. */
  readonly typesConstants: boolean
}

const PARTS = ['tests/e2e', 'tests/extensions', 'tests/resources', 'src/Appwrite', 'composer.json']

/**
 * Copies Appwrite's end-to-end tests and adapts the copies: they call this server and run on older tools. Their
 * expectations are unchanged.
 *
 * @param checkout folder of appwrite/appwrite
 * @param port port of the console
 */
export function copyTests(checkout: string, folder: string, port: number, support: ToolSupport): void {
  if (!existsSync(join(checkout, 'tests/e2e/Client.php')))
    throw new Error(
      `${checkout} contains no tests of Appwrite: give the path of a checkout of appwrite/appwrite.`,
    )
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
