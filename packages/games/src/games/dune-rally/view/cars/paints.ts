import { courtyard, css, mix, shade } from '../../../../core/index.ts'
import type { Color } from '../../../../core/index.ts'

const { night, paper, saffron, pomegranate } = courtyard

export const shadow = css(night, 0.42)
export const tire = css([0.19, 0.02, 230])
export const tread = css([0.27, 0.02, 230])
export const glass = css([0.26, 0.05, 225])
export const gleam = css([0.5, 0.06, 215])
export const bumper = css([0.3, 0.03, 225])
export const lamp = css(saffron)
export const plate = css(paper)
export const pennant = css(pomegranate)
export const tailOff = css(shade(pomegranate, -0.04))
export const tailOn = css([0.7, 0.22, 25])

/** Mixes the paint of one car. */
export function coat(color: Color) {
  return {
    body: css(color),
    light: css(shade(color, 0.09)),
    flank: css(shade(color, -0.13)),
    edge: css(shade(color, -0.2)),
    cover: css(mix(color, paper, 0.82)),
    star: css(shade(color, -0.06)),
  }
}
export type Coat = ReturnType<typeof coat>
