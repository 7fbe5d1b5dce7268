import { isInFolder } from '../compatibility/folder.ts'

const isGamePage = (frame: HTMLIFrameElement): boolean =>
  !frame.hasAttribute('srcdoc') && (!frame.getAttribute('src') || isInFolder(frame.src))

/** A link or form that opens in the frame finds it by its name. */
const isTarget = ({ name }: HTMLIFrameElement): boolean =>
  name !== '' && document.querySelector(`[target="${CSS.escape(name)}"]`) !== null

/**
 * Names the frames of the page by their state. Browsers read the attribute when the frame is inserted, so it is inserted
 * again.
 *
 * @param createName receives the name that the game gave the frame
 */
export function nameFrames(createName: (ownName: string) => string): void {
  const seen = new WeakSet<HTMLIFrameElement>()
  const nameFrame = (frame: HTMLIFrameElement) => {
    if (seen.has(frame) || !isGamePage(frame) || isTarget(frame)) return
    seen.add(frame)
    const { parentNode, nextSibling } = frame
    frame.name = createName(frame.name)
    frame.remove()
    parentNode?.insertBefore(frame, nextSibling)
  }
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (node instanceof HTMLIFrameElement) nameFrame(node)
        else if (node instanceof Element)
          for (const frame of node.querySelectorAll('iframe')) nameFrame(frame)
      }
  }).observe(document, { childList: true, subtree: true })
}
