import type { CSSProperties } from 'react'
import type { Hue } from './hue.ts'

interface HueAttributes {
  'data-hue'?: string
  style?: CSSProperties
}

/**
 * Returns the attributes that give an element and its content a category color.
 *
 * @param style the element's other styles
 */
export function getHueAttributes(hue?: Hue, style?: CSSProperties): HueAttributes {
  if (typeof hue === 'number')
    return { 'data-hue': 'angle', style: { '--hue-angle': hue, ...style } as CSSProperties }
  return { ...(hue && { 'data-hue': hue }), ...(style && { style }) }
}
