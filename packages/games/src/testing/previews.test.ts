import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hashDrawing } from '../../hash-drawing.ts'
import { gamesFolder } from '../manifests.ts'
import { recordings } from './recorded-runs.ts'

it.each(Object.keys(recordings))('the clips of %s show its current rules and drawings', async (id) => {
  const drawnFrom = readFileSync(`${gamesFolder}${id}/previews/drawn-from.txt`, 'utf8').trim()
  expect(drawnFrom, `Run \`npm run previews -- ${id}\` and look at the clips.`).toBe(await hashDrawing(id))
})
