import { describe, expect, it } from 'vitest'
import { areaOf, cameraFor, onStage } from './camera.ts'
import { buildChamber } from './chamber.ts'
import { torch } from './pace.ts'
import { litFrom } from './sight.ts'

const screens = [
  { width: 667, height: 331 },
  { width: 568, height: 276 },
  { width: 844, height: 346 },
  { width: 320, height: 480 },
  { width: 375, height: 603 },
  { width: 768, height: 980 },
  { width: 1280, height: 744 },
  { width: 3440, height: 1384 },
]
const chambers = [1, 2, 4, 8, 12].map((number) => buildChamber(7, number, 3))
/** Reaches of the torch, one for each number of burning braziers. */
const reaches = Array.from({ length: torch.most - torch.reach + 1 }, (_, index) => torch.reach + index)

describe('the camera of Oasis Quest', () => {
  it.each(screens)('shows everything the torch lights at $width × $height', (size) => {
    const area = areaOf(size)
    const hidden: string[] = []
    for (const [index, chamber] of chambers.entries())
      for (const [hero, isWall] of chamber.walls.entries())
        for (const reach of isWall ? [] : reaches) {
          const { width } = chamber
          const camera = cameraFor(size, chamber, (hero % width) + 0.5, Math.floor(hero / width) + 0.5, reach)
          for (const cell of litFrom({ hero, burning: [], opened: [], chamber }, reach)) {
            const { x, y } = onStage(size, camera, cell % width, Math.floor(cell / width))
            const isVisible =
              x > area.x - 0.01 &&
              y > area.y - 0.01 &&
              x + camera.tile < area.x + area.width + 0.01 &&
              y + camera.tile < area.y + area.height + 0.01
            if (!isVisible) hidden.push(`${cell} from ${hero} in ${index} with reach ${reach}`)
          }
        }
    expect(hidden).toEqual([])
  })
})
