import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { engines, writeEngineGames } from './index.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Imports the games as an operator does, beside the games that are there. */
export function importEngineGames(imported: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'saha-engines-'))
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['run', '--silent', 'games:import', '--', writeEngineGames(folder)],
    { cwd: root, encoding: 'utf8', env: { ...process.env, HOSTED_GAMES: imported } },
  )
  rmSync(folder, { recursive: true })
  expect(stderr + stdout).toContain('Imported.')
  expect(status).toBe(0)
  const report = readFileSync(join(imported, 'probe-report.html'), 'utf8')
  expect(report.match(/✓ Plays/g)).toHaveLength(Object.keys(engines).length)
}
