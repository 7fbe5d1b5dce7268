import { describe, expect, it } from 'vitest'
import { getBrokenPictures } from './album.ts'
import { fitCamera } from '../camera.ts'
import { yard } from '../../rules/state.ts'
import { createWall, getWallName } from '../../rules/walls.ts'

describe('album', () => {
  it('holds the pictures of earlier runs and of the walls cleared in this one', () => {
    const cleared = [1, 2, 3, 4].map((wall) => createWall(7, wall, 2).name)
    const broken = getBrokenPictures({ pictures: ['rose', 'x'] }, { seed: 7, wall: 6 })
    expect([...broken].toSorted()).toEqual([...new Set([...cleared, 'rose'])].toSorted())
  })

  it('knows what a wall shows without laying it', () => {
    for (let wall = 1; wall < 70; wall++) expect(getWallName(9, wall)).toBe(createWall(9, wall, 1).name)
  })

  it.each([
    [375, 667, true],
    [320, 480, false],
    [768, 1024, true],
    [390, 844, true],
  ])('lies below the yard and on a stage of %i × %i', (width, height, hasPictures) => {
    const { album, y, scale } = fitCamera({ width, height })
    expect(album?.y).toBeGreaterThan(y + 440 * scale)
    expect((album?.y ?? 0) + (album?.height ?? 0)).toBeLessThan(height)
    expect((album?.columns ?? 0) > 0).toBe(hasPictures)
  })

  it.each([
    [375, 667],
    [320, 480],
    [390, 844],
  ])('leaves the yard the whole width of a stage of %i × %i, and room for the deck', (width, height) => {
    const { scale, y, deck, album } = fitCamera({ width, height })
    expect(yard.width * scale).toBeGreaterThan(width * 0.98)
    expect(deck?.y).toBeGreaterThan(y + yard.height * scale)
    expect((deck?.y ?? 0) + (deck?.height ?? 0)).toBeLessThan(album?.y ?? 0)
  })

  it.each([
    [667, 375],
    [1280, 800],
    [1920, 1080],
  ])('stands beside the yard, below the buttons, on a stage of %i × %i', (width, height) => {
    const { album, x, scale, side } = fitCamera({ width, height })
    expect(album?.columns).toBeGreaterThan(0)
    expect(album?.x).toBeGreaterThan(x + (yard.width + side) * scale)
    expect((album?.x ?? 0) + (album?.width ?? 0)).toBeLessThan(width)
    expect(album?.y).toBeGreaterThan(64)
    expect((album?.y ?? 0) + (album?.height ?? 0)).toBeLessThan(height)
    const mirrored = fitCamera({ width, height }, true).album
    expect((mirrored?.x ?? 0) + (mirrored?.width ?? 0)).toBeCloseTo(width - (album?.x ?? 0), 6)
  })

  it('gives way to the yard on a stage of 800 × 700', () =>
    expect(fitCamera({ width: 800, height: 700 }).album).toBeNull())
})
