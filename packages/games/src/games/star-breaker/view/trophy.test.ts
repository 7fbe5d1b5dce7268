import { describe, expect, it } from 'vitest'
import type { Stage } from '../../../core/index.ts'
import { fitCamera } from './camera.ts'
import type { Effects } from './effects.ts'
import { createResponses } from './responses.ts'
import { createTrophy, trophySeconds } from './trophy.ts'
import type { Trophy } from './trophy.ts'
import { idle } from '../rules/bots.ts'
import { rules } from '../rules/rules.ts'
import { getStarCenter } from '../rules/state.ts'
import { createWall, getWallName } from '../rules/walls.ts'
import { texts } from '../texts.ts'
import type { StarTexts } from '../texts.ts'

const context = {
  save: () => undefined,
  restore: () => undefined,
  translate: () => undefined,
  scale: () => undefined,
} as unknown as CanvasRenderingContext2D
const camera = fitCamera({ width: 375, height: 667 })

function createDrawn(reducedMotion: boolean) {
  const drawn: { x: number; y: number; size?: number }[] = []
  const effects = {
    glazes: [],
    drawStar: (_: unknown, star: { x: number; y: number }) => drawn.push(star),
  } as unknown as Effects
  const trophy = createTrophy({ reducedMotion, dir: 'ltr' }, effects)
  const draw = (seconds: number) => {
    drawn.length = 0
    return trophy.draw(context, camera, seconds)
  }
  return { trophy, draw, drawn }
}
/** Clears a wall by the rules, and shows it at their event. */
function clearWall(trophy: Trophy, wall: number) {
  const reports: unknown[] = []
  const ignore = () => undefined
  const stage = {
    texts: texts.en,
    sound: { play: ignore },
    savedData: null,
    formatNumber: String,
    announce: (text: string) => reports.push(text),
    saveData: (data: unknown) => reports.push(data),
  } as unknown as Stage<StarTexts>
  const effects = {
    sparks: { burst: ignore },
    captions: { add: ignore, clear: ignore },
    flashes: new Map(),
    glazes: [],
    fit: Number,
  } as unknown as Effects
  const respond = createResponses(stage, effects, trophy)
  const state = { ...rules.start({ seed: 3, level: 1 }), wall, wallName: getWallName(3, wall), stars: [] }
  rules.step(state, idle, (event) => event.kind === 'cleared' && respond(event, state))
  return reports
}
const getPlaces = (wall: number) => createWall(3, wall, 1).stars.map((star) => getStarCenter(star))
const inAlbum = ({ y }: { y: number }) => camera.y + y * camera.scale > (camera.album?.y ?? Infinity)

describe('the picture of a cleared wall', () => {
  it('shows whole, flies into the album and arrives once', () => {
    const { trophy, draw, drawn } = createDrawn(false)
    clearWall(trophy, 2)
    expect(draw(0.5)).toBe(false)
    expect(drawn).toMatchObject(getPlaces(2))
    expect(drawn.some(inAlbum)).toBe(false)
    expect(draw(trophySeconds - 0.51)).toBe(false)
    expect(drawn.every(inAlbum)).toBe(true)
    expect(draw(0.02)).toBe(true)
    expect(trophy.isShown).toBe(false)
    expect(draw(0.02)).toBe(false)
  })

  it('does not move with reduced motion', () => {
    const { trophy, draw, drawn } = createDrawn(true)
    clearWall(trophy, 1)
    draw(0.01)
    const first = drawn.map(({ x, y, size }) => ({ x, y, size }))
    draw(trophySeconds - 0.05)
    expect(drawn.map(({ x, y, size }) => ({ x, y, size }))).toEqual(first)
    expect(draw(0.1)).toBe(true)
  })

  it('does not show for a guardian', () => {
    const { trophy, draw } = createDrawn(false)
    clearWall(trophy, 5)
    expect(trophy.isShown).toBe(false)
    expect(draw(0.1)).toBe(false)
  })

  it('comes with the name of the next wall, and of the court that a guardian opens', () => {
    const { trophy } = createDrawn(false)
    const nameOf = (wall: number) => texts.en.walls[getWallName(3, wall)]
    expect(clearWall(trophy, 2)).toEqual([
      `Wall 2 cleared. Next: ${nameOf(3)}.`,
      { wall: 3, pictures: [getWallName(3, 2)] },
    ])
    expect(clearWall(trophy, 5)[0]).toBe(`Wall 5 cleared. Next: ${nameOf(6)}. The Rose Garden opens!`)
  })
})
