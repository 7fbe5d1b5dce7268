import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Result of one test. */
export interface TestResult {
  /** `Class::test` */
  readonly name: string
  readonly assertions: number
  readonly result: 'passed' | 'failed' | 'skipped'
  /** PHPUnit's failure message. */
  readonly message: string
}

/**
 * Runs the tests of a file.
 *
 * @param filter PHPUnit's `--filter` expression
 */
export async function runTests(
  file: string,
  filter: string,
  { bootstrap, log, env }: { readonly bootstrap: string; readonly log: string; readonly env: object },
): Promise<TestResult[]> {
  const arguments_ = [
    '--no-configuration',
    '--do-not-cache-result',
    '--bootstrap',
    bootstrap,
    '--log-junit',
    log,
    '--filter',
    filter,
    file,
  ]
  const output: string[] = []
  await new Promise<void>((resolve, reject) => {
    const child = spawn('phpunit', arguments_, { env: { ...process.env, ...env } })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(String(part)))
    child.once('error', reject).once('close', () => resolve())
  })
  if (!existsSync(log)) throw new Error(`PHPUnit did not run ${file}:\n${output.join('')}`)
  return [...readFileSync(log, 'utf8').matchAll(/<testcase ([^>]*?)(?:\/>|>(.*?)<\/testcase>)/gsu)].map(read)
}

function read([, attributes = '', inside = '']: RegExpMatchArray): TestResult {
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'u').exec(` ${attributes}`)?.[1] ?? ''
  const failed = /<(?:failure|error)\b[^>]*>(.*?)<\/(?:failure|error)>/su.exec(inside)
  const result = failed !== null ? 'failed' : inside.includes('<skipped') ? 'skipped' : 'passed'
  const name = `${attribute('class').split('\\').at(-1)}::${attribute('name')}`
  return { name, assertions: Number(attribute('assertions')), result, message: failed?.[1] ?? '' }
}
