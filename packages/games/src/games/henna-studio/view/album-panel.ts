import { h } from '../../../core/index.ts'
import type { Stage } from '../../../core/index.ts'
import type { Mark } from '../rules/design.ts'
import { albumSize } from '../album/album.ts'
import type { Album } from '../album/album.ts'
import { createHandPainter } from '../painting/hand-painter.ts'
import { createThumbnail, paintThumbnail, shownPart } from '../painting/picture.ts'
import type { Texts } from '../texts.ts'
import { studioIcon } from './icons.ts'
import type { StudioIcon } from './icons.ts'

const thumbnailWidth = 168

interface AlbumPanelOptions {
  stage: Stage<Texts>
  album: Album
  getMarks: () => readonly Mark[]
  /** Shows a hand of the album. */
  show: (marks: readonly Mark[]) => void
  onClose: () => void
}

/** Creates the album: a page of hands over the studio. */
export function createAlbumPanel({ stage, album, getMarks, show, onClose }: AlbumPanelOptions) {
  const { texts, formatNumber } = stage
  const createButton = (name: StudioIcon, label: string, onPress: () => void) =>
    h(
      'button',
      { type: 'button', class: 'henna-action henna-labelled', onclick: onPress },
      studioIcon(name),
      h('span', {}, label),
    )
  const title = h('h2', { class: 'henna-album-title' })
  const note = h('p', { class: 'henna-album-note', role: 'status' })
  const shelf = h('ul', { class: 'henna-shelf', role: 'list' })
  const close = () => {
    element.hidden = true
    onClose()
  }
  const buttons = [
    createButton('album', texts.albumAdd, () => {
      const result = album.add(getMarks())
      render()
      note.textContent = texts.albumResults[result]
    }),
    createButton('close', texts.albumClose, close),
  ]
  const element = h(
    'section',
    { class: 'henna-album', hidden: true, role: 'dialog', 'aria-label': texts.album },
    h('div', { class: 'henna-album-head' }, title, ...buttons),
    note,
    shelf,
  )
  element.addEventListener('keydown', (event) => {
    if (event.code !== 'Escape') return
    // Escape closes the album instead of pausing the game.
    event.stopPropagation()
    close()
  })

  /** Asks in the place of the buttons before a hand is removed. */
  const ask = (row: HTMLElement, index: number) => {
    const keep = createButton('close', texts.albumKeep, () => render(index))
    row.replaceChildren(
      h('span', { class: 'henna-ask' }, texts.albumAsk),
      createButton('remove', texts.albumRemove, () => {
        album.remove(index)
        render(Math.max(0, index - 1))
      }),
      keep,
    )
    keep.focus()
  }
  const createItem = (index: number, canvas: HTMLCanvasElement) => {
    const name = texts.albumHand.replace('{n}', formatNumber(index + 1))
    const row = h('div', { class: 'henna-hand-row' })
    const open = () => {
      show(album.open(index))
      close()
    }
    row.append(
      h(
        'button',
        {
          type: 'button',
          class: 'henna-action',
          'aria-label': `${texts.albumRemove}: ${name}`,
          onclick: () => ask(row, index),
        },
        studioIcon('remove'),
      ),
    )
    return h(
      'li',
      { class: 'henna-card', 'data-open': album.getOpen() === index },
      h(
        'button',
        {
          type: 'button',
          class: 'henna-card-open',
          'aria-label': `${texts.continue}: ${name}`,
          onclick: open,
        },
        canvas,
      ),
      row,
    )
  }
  function render(focus?: number): void {
    const hands = album.list()
    title.textContent = `${texts.album} ${formatNumber(hands.length)} / ${formatNumber(albumSize)}`
    note.textContent =
      hands.length === 0 ? texts.albumEmpty : hands.length >= albumSize ? texts.albumResults.full : ''
    const painter = createHandPainter(thumbnailWidth / shownPart.width)
    shelf.replaceChildren(
      ...hands.map((marks, index) => {
        const canvas = createThumbnail(thumbnailWidth)
        paintThumbnail(canvas, painter, marks)
        return createItem(index, canvas)
      }),
    )
    if (focus === undefined) return
    const target = shelf.children[focus]?.querySelector('button') ?? buttons[0]
    target?.focus()
  }
  return {
    element,
    open(): void {
      element.hidden = false
      render()
      buttons[0]?.focus({ preventScroll: true })
    },
    close: (): void => {
      element.hidden = true
    },
  }
}
