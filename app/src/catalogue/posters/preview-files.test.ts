import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { gamesFolder } from '../../../../packages/games/src/manifests.ts'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { getPreviewFiles } from './preview-files.ts'

/** A card loads its clip while the pointer is on it. */
const largestKilobytes = 60
/** Start of an EBML document, which every WebM is. */
const ebml = '1a45dfa3'

const files = getPreviewFiles()

describe.each(catalogue.games().map(({ id, previewUrl }) => [id, previewUrl]))(
  'the clip of %s',
  (id, url) => {
    it('is a small WebM', () => {
      const path = files.get(url)
      expect(path, `Run \`npm run previews -- ${catalogue.game(id)?.baseId}\`.`).toBeDefined()
      const clip = readFileSync(path ?? '')
      expect(clip.subarray(0, 4).toString('hex')).toBe(ebml)
      expect(clip.length / 1024).toBeLessThan(largestKilobytes)
    })
  },
)

it('every clip belongs to a listed game', () => {
  const clips = globSync(`${gamesFolder}*/previews/*.webm`).map((path) => basename(path, '.webm'))
  expect(clips.toSorted()).toEqual(
    catalogue
      .games()
      .map(({ id }) => id)
      .toSorted(),
  )
})
