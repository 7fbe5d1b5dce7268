/**
 * Sets `data-focus="moved"` on an element after Tab moved the focus in it. The game focuses itself when play
 * starts; a focus ring around it should appear for keyboard users only. Returns a function that removes the mark.
 */
export function markKeyboardFocus(element: HTMLElement): () => void {
  const clearMark = () => {
    delete element.dataset['focus']
  }
  const onKey = ({ code }: KeyboardEvent) => {
    if (code === 'Tab') element.dataset['focus'] = 'moved'
  }
  element.addEventListener('keydown', onKey, { capture: true })
  // A Tab into the frame fires only its keyup here.
  element.addEventListener('keyup', onKey, { capture: true })
  element.addEventListener('pointerdown', clearMark, { capture: true })
  return clearMark
}
