import { paintColor } from '../brand/painted-color.ts'
import { compareLuminance, toLinearChannel } from './theming/oklch.ts'

const toLinear = (color: string) => paintColor(color).map((part) => toLinearChannel(part / 255))

/** Returns the contrast ratio of two CSS colors as painted on this screen, from 1 to 21. */
export const contrast = (first: string, second: string): number =>
  compareLuminance(toLinear(first), toLinear(second))
