/** Reports whether the portal's player fills the screen. */
export type ReportFullscreen = (on: boolean) => void

/**
 * Asks the portal for fullscreen, whose bar stays in reach, where the game asks the browser.
 *
 * @param ask called when the game wants to enter or leave fullscreen
 */
export function installFullscreen(ask: (on: boolean) => void): ReportFullscreen {
  let element: Element | null = null
  let isActive = false
  let waiting: (() => void)[] = []
  const settle = () => {
    for (const resolve of waiting) resolve()
    waiting = []
  }
  const change = (on: boolean, target: Element | null) =>
    new Promise<void>((resolve) => {
      if (target) element = target
      if (isActive === on) {
        resolve()
        return
      }
      waiting.push(resolve)
      ask(on)
    })
  const define = (target: object, name: string, descriptor: PropertyDescriptor) =>
    Object.defineProperty(target, name, { configurable: true, enumerable: true, ...descriptor })
  for (const name of ['requestFullscreen', 'webkitRequestFullscreen', 'webkitRequestFullScreen'])
    define(Element.prototype, name, {
      value(this: Element) {
        return change(true, this)
      },
      writable: true,
    })
  for (const name of ['exitFullscreen', 'webkitExitFullscreen', 'webkitCancelFullScreen'])
    define(Document.prototype, name, { value: () => change(false, null), writable: true })
  for (const name of ['fullscreenElement', 'webkitFullscreenElement', 'webkitCurrentFullScreenElement'])
    define(Document.prototype, name, { get: () => (isActive ? (element ?? document.documentElement) : null) })
  for (const name of ['fullscreenEnabled', 'webkitFullscreenEnabled'])
    define(Document.prototype, name, { get: () => true })
  for (const name of ['fullscreen', 'webkitIsFullScreen'])
    define(Document.prototype, name, { get: () => isActive })
  return (on) => {
    const hasChanged = isActive !== on
    isActive = on
    settle()
    if (!hasChanged) return
    for (const type of ['fullscreenchange', 'webkitfullscreenchange'])
      (element?.isConnected ? element : document).dispatchEvent(new Event(type, { bubbles: true }))
  }
}
