import { hashId } from '../../games/hash-id.ts'
import { createSeededRandom } from '../../seeded-random.ts'
import { disc, glow, height, sky, width } from '../drawing/backdrop.ts'
import type { Time } from '../drawing/scheme.ts'
import { cutStar, star } from '../drawing/stars.ts'
import { drawEach, path } from '../drawing/svg.ts'
import type { Scene } from '../scene.ts'

const times: readonly Time[] = ['dusk', 'dawn', 'night', 'day']

/** A ridge across the poster, at a height and with a slope. */
const ridge = (y: number, slope: number, fill: string): string =>
  path(
    `M-4 ${y}Q${Math.round(width * 0.3)} ${y - slope} ${width / 2} ${y - 6}T${width + 4} ${y - slope / 2}V${height + 4}H-4Z`,
    fill,
  )

/** Scene for a game or article without its own drawing: a lit star above dunes. The id determines the layout. */
export function createOpenSquare(id: string): Scene {
  const first = hashId(id) % times.length
  return {
    times: [...times.slice(first), ...times.slice(0, first)],
    draw(s, { index }) {
      const random = createSeededRandom(hashId(id, index))
      const between = (least: number, most: number) => Math.round(least + random() * (most - least))
      const light = { x: between(110, 290), y: between(78, 104), reach: between(104, 132) }
      const points = between(3, 5)
      return (
        sky(s, light) +
        glow(s, light) +
        disc(s, light) +
        ridge(between(158, 176), between(20, 44), s.far) +
        ridge(between(186, 202), between(-36, 30), s.mid) +
        ridge(between(216, 228), between(-16, 24), s.near) +
        star(light.x, light.y, light.reach * 0.4, s.glaze) +
        cutStar(light.x, light.y, light.reach * 0.24, s.glazeMark) +
        star(light.x, light.y, light.reach * 0.1, s.glazeShade) +
        drawEach(Array.from({ length: points }), (_, index) =>
          cutStar(((index + 0.5) * width) / points, between(226, 240), between(9, 15), s.gold),
        )
      )
    },
  }
}
