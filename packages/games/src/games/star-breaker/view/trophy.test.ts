import { describe, expect, it } from 'vitest'
import { fitCamera } from './camera.ts'
import type { Effects } from './effects.ts'
import { createTrophy, trophySeconds } from './trophy.ts'
import { rules } from '../rules/rules.ts'
import { createWall } from '../rules/walls.ts'

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
const afterWall = (wall: number) => ({ ...rules.start({ seed: 3, level: 1 }), wall: wall + 1 })
const inAlbum = ({ y }: { y: number }) => camera.y + y * camera.scale > (camera.album?.y ?? Infinity)

describe('the picture of a cleared wall', () => {
  it('shows whole, flies into the album and arrives once', () => {
    const { trophy, draw, drawn } = createDrawn(false)
    expect(trophy.show(afterWall(1))).toBe(true)
    expect(draw(0.5)).toBe(false)
    expect(drawn).toHaveLength(createWall(3, 1, 1).stars.length)
    expect(drawn.some(inAlbum)).toBe(false)
    expect(draw(trophySeconds - 0.51)).toBe(false)
    expect(drawn.every(inAlbum)).toBe(true)
    expect(draw(0.02)).toBe(true)
    expect(trophy.isShown).toBe(false)
    expect(draw(0.02)).toBe(false)
  })

  it('does not move with reduced motion', () => {
    const { trophy, draw, drawn } = createDrawn(true)
    trophy.show(afterWall(1))
    draw(0.01)
    const first = drawn.map(({ x, y, size }) => ({ x, y, size }))
    draw(trophySeconds - 0.05)
    expect(drawn.map(({ x, y, size }) => ({ x, y, size }))).toEqual(first)
    expect(draw(0.1)).toBe(true)
  })

  it('does not show for a guardian', () => {
    const { trophy, draw } = createDrawn(false)
    expect(trophy.show(afterWall(5))).toBe(false)
    expect(draw(0.1)).toBe(false)
  })
})
