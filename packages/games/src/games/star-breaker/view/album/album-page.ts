import { h } from '../../../../core/index.ts'
import type { Stage } from '../../../../core/index.ts'
import { getGlazes, paints } from '../palette.ts'
import { paintPicture } from './paint-picture.ts'
import type { StarTexts } from '../../texts.ts'
import { pictureNames } from '../../rules/pictures.ts'
import type { PictureName } from '../../rules/pictures.ts'
import { grid } from '../../rules/state.ts'

/** A framed picture. */
export const albumIcon = 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01'
const unit = 8

/** Creates the page of all pictures with their names: those broken in their colors, the others as dots. */
export function createAlbumPage(
  stage: Stage<StarTexts>,
  broken: ReadonlySet<PictureName>,
  count: string,
): HTMLElement {
  const glazes = getGlazes(stage.variant.palette, 1)
  const createPicture = (name: PictureName) => {
    const canvas = h('canvas', {
      width: grid.columns * unit,
      height: grid.rows * unit,
      'aria-hidden': 'true',
    })
    const context = canvas.getContext('2d')
    if (context) paintPicture(context, name, unit, glazes, broken.has(name) ? undefined : paints.unbroken)
    return h('li', {}, canvas, `${broken.has(name) ? '✓ ' : ''}${stage.texts.walls[name]}`)
  }
  return h(
    'div',
    { class: 'star-album' },
    h('p', { class: 'line' }, `${stage.texts.album}: ${count}`),
    h('ul', { role: 'list' }, ...pictureNames.map(createPicture)),
  )
}
