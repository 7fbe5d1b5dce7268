import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { type Fixture, parseJson } from './fixture.ts'

/** Fixture with the name of its file. */
export interface StoredFixture extends Fixture {
  readonly file: string
}

/**
 * Reads the fixtures of a folder, in the order of their names.
 *
 * @throws {StartupError} if the folder is missing or a file is not a fixture
 */
export function readFixtures(folder: string): StoredFixture[] {
  let files: string[]
  try {
    files = readdirSync(folder)
  } catch (cause) {
    throw new StartupError(`The folder ${folder} of fixtures cannot be read: record some first.`, { cause })
  }
  return files
    .filter((file) => file.endsWith('.json'))
    .sort((a, b) => stem(a).localeCompare(stem(b), 'en', { numeric: true }))
    .map((file) => {
      const fixture = parseJson(readFileSync(join(folder, file), 'utf8'))
      if (!isFixture(fixture))
        throw new StartupError(
          `${join(folder, file)} is not a fixture: it needs request.method, request.path and response.status.`,
        )
      return { ...fixture, file }
    })
}

/** Name without its extension, so that `a` precedes `a.2`. */
const stem = (file: string) => file.slice(0, -'.json'.length)

function isFixture(value: unknown): value is Fixture {
  const { request, response } = (value ?? {}) as Partial<Fixture>
  return (
    typeof request?.method === 'string' &&
    typeof request.path === 'string' &&
    Number.isInteger(response?.status) &&
    (response?.events === undefined || Array.isArray(response.events))
  )
}

/** Writes a fixture, by way of another file, so that no reader finds half of one. */
export function writeFixture(folder: string, file: string, text: string): void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, file)
  writeFileSync(`${path}.part`, text)
  renameSync(`${path}.part`, path)
}
