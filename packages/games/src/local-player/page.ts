import { connectGame, type GameConnection } from '../bridge/connection/connect-game.ts'

/** Saves outlive a visit, as in the portal. */
const storageKey = 'saha-local-player'
const maxMessages = 500

const find = (id: string) => document.getElementById(id) as HTMLElement
const list = find('messages')
const isPressed = (id: string) => find(id).getAttribute('aria-pressed') === 'true'

let startedAt = 0

/** Adds a line to the list. The portal would react to a problem. */
function report(name: string, detail: unknown = '', isProblem = false): void {
  const line = document.createElement('li')
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(2)
  line.textContent = `${seconds} s  ${name}${detail === '' ? '' : `: ${String(detail)}`}`
  if (isProblem) line.dataset['problem'] = ''
  list.append(line)
  if (list.childElementCount > maxMessages) list.firstElementChild?.remove()
  list.scrollTop = list.scrollHeight
}

let connection: GameConnection | null = null

/** Shows the game in a new frame, as the portal's player does. */
function start(): void {
  connection?.close()
  list.replaceChildren()
  startedAt = performance.now()
  const frame = document.createElement('iframe')
  frame.title = 'Game'
  frame.setAttribute('sandbox', 'allow-scripts allow-pointer-lock')
  frame.allow = 'autoplay; gamepad; fullscreen'
  frame.name = JSON.stringify({ saha: 1, storage: localStorage.getItem(storageKey) })
  frame.src = '/hosted/game/0000000000000000/index.html'
  const isArabic = isPressed('arabic')
  connection = connectGame({
    frame,
    game: 'game',
    reloadRate: { burst: 6, perSecond: 6 / 60 },
    windowMessageRate: { burst: 30, perSecond: 2 },
    welcome: () => ({
      locale: isArabic ? 'ar' : 'en',
      dir: isArabic ? 'rtl' : 'ltr',
      muted: isPressed('mute'),
      seed: 1,
      level: 1,
      start: true,
    }),
    onPage: () => report('connected'),
    onLoading: (progress) => report('loading', `${Math.round(progress * 100)} %`),
    onReady: () => {
      report('ready')
      frame.focus()
    },
    onGameplay: (on) => report('gameplay', on),
    onScore: ({ value, final }) => report(final ? 'final score' : 'score', value),
    onStorage: (data) => {
      localStorage.setItem(storageKey, data)
      report('saved', `${data.length} of 3,145,728 characters`)
    },
    onFullscreen: (on) => report('fullscreen', on),
    onError: (message) => report('error', message, true),
    onDropped: (reason, count) => report('dropped', `${count} (${reason})`, true),
    onViolation: (violation) => {
      report('closed', violation, true)
      frame.remove()
    },
  })
  find('stage').replaceChildren(frame)
}

function addToggle(id: string, apply: (on: boolean) => void): void {
  find(id).addEventListener('click', () => {
    const on = !isPressed(id)
    find(id).setAttribute('aria-pressed', String(on))
    apply(on)
  })
}

addToggle('pause', (on) => connection?.pause(on))
addToggle('mute', (on) => connection?.audio(!on))
addToggle('arabic', start)
find('restart').addEventListener('click', start)
find('forget').addEventListener('click', () => {
  localStorage.removeItem(storageKey)
  start()
})
start()
