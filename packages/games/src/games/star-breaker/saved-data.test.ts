import { describe, expect, it, vi } from 'vitest'
import { readSavedPictures, readSavedWall, saveProgress } from './saved-data.ts'

describe('saved data', () => {
  it.each([
    null,
    'x',
    [],
    { wall: '6' },
    { wall: 0 },
    { wall: 1e12 },
    { wall: -1, pictures: 'star' },
    { wall: 1.5, pictures: [3, 'unknown'] },
    { wall: Number.POSITIVE_INFINITY },
  ])('reads nothing from %j', (saved) => {
    expect(readSavedWall(saved)).toBe(0)
    expect(readSavedPictures(saved)).toEqual([])
  })

  it('adds a broken picture and keeps the furthest wall', () => {
    const stage = { savedData: { wall: 9, pictures: ['rose', 'rose'] }, saveData: vi.fn() }
    saveProgress(stage, 3, 'boat')
    expect(stage.saveData).toHaveBeenCalledWith({ wall: 9, pictures: ['boat', 'rose'] })
  })

  it('keeps the pictures of data without any, and saves nothing that it knows', () => {
    const stage = { savedData: { wall: 4 }, saveData: vi.fn() }
    saveProgress(stage, 4, 'boss-ember')
    expect(stage.saveData).not.toHaveBeenCalled()
    saveProgress(stage, 5, null)
    expect(stage.saveData).toHaveBeenCalledWith({ wall: 5, pictures: [] })
  })
})
