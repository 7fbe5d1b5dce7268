import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { keepRules, readReleasedRules } from './released-rules.ts'

it('keeps the rules of the last two releases of each game', () => {
  const folder = `${mkdtempSync(join(tmpdir(), 'saha-rules-'))}/`
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const release = (hash: string) => keepRules(new Map([['zellige', { code: `// ${hash}`, hash }]]), folder)
  expect(readReleasedRules('zellige', folder).size).toBe(0)
  for (const hash of ['one', 'two', 'two', 'three']) release(hash)
  expect([...readReleasedRules('zellige', folder)]).toEqual([
    ['three', '// three'],
    ['two', '// two'],
  ])
  expect(readdirSync(folder).sort()).toEqual(['index.json', 'three.js', 'two.js'])
  expect(readReleasedRules('chess', folder).size).toBe(0)
})
