import { startTimer, stopTimer } from '../native-timers.ts'

const shownMs = 6000
const maxLength = 300

/** Shows a text over the game, without stopping it; a further one replaces it. */
function createNotice(): (text: string) => void {
  let timer: number | undefined
  let box: HTMLElement | undefined
  return (text) => {
    if (text.trim() === '' || !document.body) return
    stopTimer(timer)
    box?.remove()
    const host = document.createElement('div')
    const content = document.createElement('div')
    content.setAttribute('role', 'status')
    content.dir = 'auto'
    content.style.cssText =
      'position:fixed;inset:auto 0 12px;z-index:2147483647;margin:0 auto;box-sizing:border-box;inline-size:fit-content;max-inline-size:min(90%,480px);padding:10px 16px;border-radius:12px;background:#17171c;color:#fff;border:1px solid #fff;font:16px/1.4 system-ui,sans-serif;white-space:pre-wrap;overflow-wrap:anywhere;pointer-events:none'
    content.textContent = text.slice(0, maxLength)
    host.attachShadow({ mode: 'open' }).append(content)
    document.body.append(host)
    box = host
    timer = startTimer(() => host.remove(), shownMs)
  }
}

/**
 * Replaces dialogs, which the sandbox forbids: a question is answered with yes, because it follows a press, and a request for a
 * text with its suggestion, because games ask until they get one.
 */
export function installDialogs(getPlayerName: () => string): void {
  const show = createNotice()
  const toText = (given: readonly unknown[]) => (given.length === 0 ? '' : String(given[0]))
  const replacements = {
    alert: (...given: unknown[]) => show(toText(given)),
    confirm: (...given: unknown[]) => {
      show(toText(given))
      return true
    },
    prompt: (_text?: unknown, suggestion?: unknown) =>
      typeof suggestion === 'string' && suggestion !== '' ? suggestion : getPlayerName(),
    print: () => undefined,
  }
  for (const [name, value] of Object.entries(replacements))
    Object.defineProperty(window, name, { value, writable: true, configurable: true, enumerable: true })
}
