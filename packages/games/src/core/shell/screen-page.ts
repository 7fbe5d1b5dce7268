import { h, svg } from './dom.ts'

/** A page of a game that its screens open in their place, for example a wardrobe. */
export interface ScreenPage {
  label: string
  /** Path of the icon, drawn as a line on 24 × 24 units. */
  icon: string
  /** Creates the content, each time that the page opens. */
  create: () => HTMLElement
}

/** Creates the page over `tile`, the content of a screen, and the button that opens it. */
export function createScreenPage(tile: HTMLElement, { label, icon, create }: ScreenPage, back: string) {
  const show = (open: boolean) => {
    page.hidden = !open
    tile.hidden = open
  }
  const close = () => {
    show(false)
    page.replaceChildren()
    button.focus()
  }
  const open = () => {
    page.replaceChildren(
      h('h2', { class: 'screen-title' }, label),
      create(),
      h(
        'div',
        { class: 'actions' },
        h('button', { type: 'button', class: 'action action-main', onclick: close }, back),
      ),
    )
    show(true)
    const find = (selector: string) => page.querySelector<HTMLElement>(selector)
    ;(find('[aria-pressed="true"]') ?? find('button'))?.focus()
  }
  const button = h(
    'button',
    { type: 'button', class: 'action action-page', onclick: open },
    svg(
      'svg',
      { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
      svg('path', { d: icon }),
    ),
    h('span', {}, label),
  )
  const page = h('div', { class: 'tile tile-page', hidden: true, role: 'group', 'aria-label': label })
  page.addEventListener('keydown', (event) => {
    if (event.code !== 'Escape') return
    // Escape closes the page; it pauses nothing.
    event.stopPropagation()
    close()
  })
  return { button, page }
}
