import './story-card.css'
import { h } from '../../../../core/index.ts'
import type { Size } from '../../../../core/index.ts'
import type { Square } from '../camera.ts'

/** Room between the card and the edges of the square, in CSS pixels. */
const gap = 12
/** Height of the panel's row with its margins, where it is below the square. */
const rowHeight = 72

/** Texts of the card: a chamber's line of the story, and how its new element works. */
export interface StoryPage {
  title: string
  tale: string
  hint: string
}

/** Upper and lower end of what the card leaves in view, in CSS pixels. */
interface Extent {
  top: number
  bottom: number
}

/** Creates the card with the story, which lies over the square and lets every press through. */
export function createStoryCard() {
  const title = h('b', { class: 'oq-card-title' })
  const tale = h('p', { class: 'oq-card-tale' })
  const hint = h('p', { class: 'oq-card-hint' })
  const card = h('div', { class: 'oq-card' }, title, tale, hint)
  const element = h('div', { class: 'oq-story' }, card)
  let isShown = false
  let placedFor = ''

  return {
    element,
    show: (page: StoryPage): void => {
      title.textContent = page.title
      tale.textContent = page.tale
      hint.textContent = page.hint
      // Clips of games are drawn without words.
      isShown = page.tale !== ''
      placedFor = ''
      card.dataset['is'] = isShown ? 'shown' : 'left'
    },
    hide: (): void => {
      isShown = false
      card.dataset['is'] = 'left'
    },
    /** Places the card at the lower end of the square, or at the upper end where it would cover more. */
    fit({ x, y, side, columns }: Square, { height }: Size, shown: Extent): void {
      if (!isShown) return
      const key = [x, y, side, height, shown.top].join(' ')
      if (key === placedFor) return
      placedFor = key
      const below = columns ? height - y - side + gap : rowHeight
      const { style } = element
      style.insetInlineStart = `${(columns?.start ?? x) + gap}px`
      style.inlineSize = `${side - 2 * gap}px`
      const roomBelow = height - below - shown.bottom
      const roomAbove = shown.top - y - gap
      const isAbove = roomBelow < card.offsetHeight && roomAbove > roomBelow
      style.insetBlock = isAbove ? `${y + gap}px auto` : `auto ${below}px`
    },
  }
}
