import { h } from '../../../core/index.ts'
import type { Stage } from '../../../core/index.ts'
import { createHandPainter } from '../painting/hand-painter.ts'
import type { HandPainter } from '../painting/hand-painter.ts'
import { createThumbnail, paintThumbnail, shownPart } from '../painting/picture.ts'
import type { Mark } from '../rules/design.ts'
import type { Texts } from '../texts.ts'
import { createAction } from './actions.ts'
import type { Viewport } from './viewport.ts'

/** Width of the map's picture in pixels; the style shows it at half of that. */
const mapWidth = 92

/** Creates the buttons that zoom, and a map of the hand, which moves the view by a press or a drag. */
export function createZoomControls(
  { texts, formatNumber, announce }: Stage<Texts>,
  viewport: Viewport,
  zoom: (by: 1 | -1) => void,
) {
  const press = (by: 1 | -1) => {
    zoom(by)
    announce(`${formatNumber(Math.round(viewport.getZoom() * 100))}%`)
  }
  const zoomIn = createAction('zoomIn', texts.zoomIn, () => press(1))
  const zoomOut = createAction('zoomOut', texts.zoomOut, () => press(-1))
  const picture = createThumbnail(mapWidth)
  const frame = h('span', { class: 'henna-map-frame' })
  const map = h('div', { class: 'henna-map', 'aria-hidden': 'true', hidden: true }, picture, frame)
  let painter: HandPainter | null = null
  let last: Mark | undefined
  let count = -1

  const move = ({ clientX, clientY }: PointerEvent) => {
    const box = picture.getBoundingClientRect()
    viewport.moveTo({
      x: shownPart.x + ((clientX - box.x) / box.width) * shownPart.width,
      y: shownPart.y + ((clientY - box.y) / box.height) * shownPart.height,
    })
  }
  map.addEventListener('pointerdown', (event) => {
    event.preventDefault()
    map.setPointerCapture(event.pointerId)
    move(event)
  })
  map.addEventListener('pointermove', (event) => {
    if (event.buttons > 0) move(event)
  })

  return {
    buttons: [zoomIn, zoomOut],
    map,
    show(marks: readonly Mark[]): void {
      const isZoomed = viewport.canZoom(-1)
      zoomIn.ariaDisabled = String(!viewport.canZoom(1))
      zoomOut.ariaDisabled = String(!isZoomed)
      map.hidden = !isZoomed
      if (!isZoomed) return
      if (marks.length !== count || marks.at(-1) !== last) {
        ;[count, last] = [marks.length, marks.at(-1)]
        picture.getContext('2d')?.clearRect(0, 0, shownPart.width, shownPart.height)
        paintThumbnail(picture, (painter ??= createHandPainter(mapWidth / shownPart.width)), marks)
      }
      const [middle, span] = [viewport.getMiddle(), viewport.getSpan()]
      const [x, y] = [(middle.x - shownPart.x) / shownPart.width, (middle.y - shownPart.y) / shownPart.height]
      const [across, down] = [span.width / shownPart.width / 2, span.height / shownPart.height / 2]
      frame.style.inset = [y - down, 1 - x - across, 1 - y - down, x - across]
        .map((share) => `${Math.max(0, Math.round(share * 1000) / 10)}%`)
        .join(' ')
    },
  }
}
