/**
 * Marks an element (`data-focus="moved"`) once Tab has moved the focus within it or into it. A game gives itself the
 * focus when play begins; a ring around all of it, all the time, would tell nothing. Returns how to forget the mark.
 */
export function markKeyboardFocus(element: HTMLElement): () => void {
  const clearMark = () => {
    delete element.dataset['focus']
  }
  const onKey = ({ code }: KeyboardEvent) => {
    if (code === 'Tab') element.dataset['focus'] = 'moved'
  }
  element.addEventListener('keydown', onKey, { capture: true })
  // A Tab from the page around is pressed there and let go here.
  element.addEventListener('keyup', onKey, { capture: true })
  element.addEventListener('pointerdown', clearMark, { capture: true })
  return clearMark
}
