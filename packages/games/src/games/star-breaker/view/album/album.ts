import { drawAt, fillPath } from '../../../../core/index.ts'
import type { Stage } from '../../../../core/index.ts'
import { albumHeaders, albumPadding, getPictureBox } from './album-layout.ts'
import type { AlbumLayout } from './album-layout.ts'
import { createAlbumPage } from './album-page.ts'
import { paintPanel } from '../backdrop.ts'
import type { Court } from '../courts.ts'
import { getGlazes, paints } from '../palette.ts'
import { getStarPath } from '../paths.ts'
import { paintPicture } from './paint-picture.ts'
import { readSavedPictures } from '../../saved-data.ts'
import type { StarTexts } from '../../texts.ts'
import { pictureNames } from '../../rules/pictures.ts'
import type { PictureName } from '../../rules/pictures.ts'
import { grid } from '../../rules/state.ts'
import type { State } from '../../rules/state.ts'
import { bossInterval, getWallName } from '../../rules/walls.ts'

type CanvasContext = CanvasRenderingContext2D

const font = "700 14px Rubik, Alexandria, system-ui, 'Geeza Pro', 'Noto Sans Arabic', sans-serif"
/** Distance of the marks of walls. */
const markStep = 19

/** Returns the pictures broken in earlier runs and in this one. */
export function getBrokenPictures(
  saved: unknown,
  { seed, wall }: Pick<State, 'seed' | 'wall'>,
): ReadonlySet<PictureName> {
  const names = new Set<string>(readSavedPictures(saved))
  for (let earlier = 1; earlier < wall; earlier++) names.add(getWallName(seed, earlier))
  return new Set(pictureNames.filter((name) => names.has(name)))
}

/** Creates the album, which shows the pictures that are broken, the one in play, and the way to the next guardian. */
export function createAlbum(stage: Stage<StarTexts>) {
  const glazes = getGlazes(stage.variant.palette, 1)
  const isMirrored = stage.dir === 'rtl'
  let broken: ReadonlySet<PictureName> = new Set()

  const formatCount = () =>
    stage.texts.albumCount
      .replace('{n}', stage.formatNumber(broken.size))
      .replace('{total}', stage.formatNumber(pictureNames.length))

  const paintGrid = (context: CanvasContext, layout: AlbumLayout, current: string): void => {
    const { unit } = layout
    for (const [index, name] of pictureNames.entries()) {
      const { x, y, width, height } = getPictureBox(layout, index, isMirrored)
      const isCurrent = name === current
      context.beginPath()
      context.roundRect(x + 1.5, y + 1, width - 3, height - 2, 4)
      context.fillStyle = paints.floor
      context.fill()
      if (isCurrent) {
        context.lineWidth = 2
        context.strokeStyle = paints.saffron
        context.stroke()
      }
      const left = x + Math.round((width - grid.columns * unit) / 2)
      drawAt(context, left, y + Math.round((height - grid.rows * unit) / 2), 1, () =>
        paintPicture(
          context,
          name,
          unit,
          glazes,
          broken.has(name) ? undefined : isCurrent ? paints.paper : paints.unbroken,
        ),
      )
    }
  }

  /** Paints a mark for each wall up to the guardian: cleared ones are full, the one in play has a ring. */
  const paintMarks = (context: CanvasContext, { width, header }: AlbumLayout, wall: number): void => {
    const isTall = header === albumHeaders.tall
    const last = isTall ? width / 2 - markStep * 2 : albumPadding + 10
    const y = isTall ? header - 18 : header / 2
    const inChapter = (wall - 1) % bossInterval
    for (let i = 0; i < bossInterval; i++) {
      const isBoss = i === bossInterval - 1
      const fromEnd = last + (bossInterval - 1 - i) * markStep
      drawAt(context, isMirrored ? fromEnd : width - fromEnd, y, 1, () => {
        fillPath(context, getStarPath(isBoss ? 18 : 13), i < inChapter ? paints.saffron : paints.unbroken)
        if (isBoss) {
          context.fillStyle = paints.night
          context.fillRect(-4, -2, 3, 4)
          context.fillRect(1, -2, 3, 4)
        } else if (i >= inChapter) fillPath(context, getStarPath(8), paints.frame)
        if (i !== inChapter) return
        context.beginPath()
        context.arc(0, 0, isBoss ? 11 : 9, 0, Math.PI * 2)
        context.lineWidth = 2
        context.strokeStyle = paints.saffron
        context.stroke()
      })
    }
  }

  return {
    formatCount,
    createPage: () => createAlbumPage(stage, broken, formatCount()),
    /** Collects the pictures at the start of a wall. */
    setWall(state: State): void {
      broken = getBrokenPictures(stage.savedData, state)
    },
    /** Paints what changes from wall to wall only. */
    paint(context: CanvasContext, layout: AlbumLayout, state: State, court: Court): void {
      const { x, y, width, height, columns } = layout
      drawAt(context, x, y, 1, () => {
        paintPanel(context, { x: 0, y: 0, width, height }, court)
        paintMarks(context, layout, state.wall)
        if (columns > 0) paintGrid(context, layout, state.wallName)
      })
    },
    /** Draws the figures in each frame, because their font may load late. */
    drawText(context: CanvasContext, { x, y, width, header }: AlbumLayout): void {
      const { album } = stage.texts
      context.font = font
      context.direction = stage.dir
      context.textBaseline = 'middle'
      context.fillStyle = paints.paper
      const start = albumPadding + 4
      if (header === albumHeaders.tall) {
        context.textAlign = 'center'
        context.fillText(album, x + width / 2, y + 16, width - albumPadding)
        context.fillStyle = paints.saffron
        context.fillText(formatCount(), x + width / 2, y + 35)
        return
      }
      context.textAlign = 'start'
      context.fillText(
        `${album}: ${formatCount()}`,
        isMirrored ? x + width - start : x + start,
        y + header / 2 + 1,
      )
    },
  }
}
