import { isPreviewWanted } from './is-preview-wanted.ts'
import { playPreview } from './play-preview.ts'

/** Time for which a card is hovered or focused before its clip is requested, in ms. */
const intentMs = 150

const findCard = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-preview]') : null

/** Returns the card whose link has the keyboard's focus. */
const findFocused = (target: EventTarget | null) =>
  target instanceof Element && target.matches('a:focus-visible') ? findCard(target) : null

/**
 * Shows the `preview` of game cards on hover with a mouse and on keyboard focus, one at a time. Nothing is loaded
 * before, nor under reduced motion (the device's setting, or `data-motion` on the root), in data saving mode or on a
 * slow connection. Call it in the browser, for example once the page is idle.
 *
 * @param first the event on which the host loaded this module
 * @returns a function that ends it
 */
export function startGamePreviews(first?: Event): () => void {
  const controller = new AbortController()
  let current: HTMLElement | null = null
  let focused: HTMLElement | null = null
  let stop = () => {}

  const show = (card: HTMLElement | null) => {
    if (card === current) return
    stop()
    stop = () => {}
    current = card
    if (!card) return
    const timer = setTimeout(() => {
      const poster = card.querySelector('[data-slot=image]')
      const { preview } = card.dataset
      // The pointer may have left before this module was loaded.
      if (!poster || !preview || !card.matches(':hover, :focus-within') || !isPreviewWanted()) return
      stop = playPreview(preview, poster)
    }, intentMs)
    stop = () => clearTimeout(timer)
  }
  /** Scrolling moves a pointer at rest over other elements, which does not end the preview of the focused card. */
  const leave = () => {
    if (current !== focused) show(null)
  }
  const handle = (event: Event) => {
    if (event instanceof PointerEvent) {
      if (event.pointerType !== 'mouse') return
      const hovered = event.type === 'pointerout' ? null : findCard(event.target)
      if (hovered) show(hovered)
      else leave()
    } else if (event.type === 'focusin') {
      focused = findFocused(event.target)
      if (focused) show(focused)
    } else {
      focused = null
      if (!current?.matches(':hover')) leave()
    }
  }

  const { signal } = controller
  for (const type of ['pointerover', 'focusin', 'focusout'])
    document.addEventListener(type, handle, { signal })
  // The pointer leaves the document without entering another element.
  document.addEventListener('pointerout', (event) => event.relatedTarget ?? handle(event), { signal })
  if (first) handle(first)
  return () => {
    controller.abort()
    show(null)
  }
}
