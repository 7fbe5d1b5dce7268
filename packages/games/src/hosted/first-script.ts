import { installCrossOrigin } from './compatibility/cross-origin.ts'
import { installDialogs } from './compatibility/dialogs.ts'
import { keepListeners } from './compatibility/document-open.ts'
import { gameId } from './compatibility/folder.ts'
import { installHistory } from './compatibility/history.ts'
import { installKeys } from './compatibility/keys.ts'
import { installMissingFeatures } from './compatibility/missing-features.ts'
import { hideParent } from './compatibility/parent.ts'
import { installWorkers } from './compatibility/workers.ts'
import { connectHosted } from './connect.ts'
import { connectNested, reportNested, type PortalReports } from './nested/connect-nested.ts'
import { createFrameChannel } from './nested/frame-channel.ts'
import { installErrors } from './play/errors.ts'
import { onFirstPaint } from './play/first-paint.ts'
import { installFullscreen } from './play/fullscreen.ts'
import { installPause } from './play/pause.ts'
import { installSound } from './play/sound.ts'
import { runtimeKey, type HostedRuntime } from './runtime.ts'
import { createSwitch } from './switch.ts'
import { readFrameName } from './storage/frame-name.ts'
import { installStorage } from './storage/install-storage.ts'

/*
 * Runs before any other script of an imported game. Its page has an opaque origin: it lacks what games expect, and this
 * script supplies that without giving it anything of the portal.
 */
const finishListeners = keepListeners()
const initial = readFrameName(window.name)
const channel = createFrameChannel(initial.isNested ? window.parent : null)
const setSilent = installSound()
const setPaused = installPause()
const muted = createSwitch(false, setSilent)
const paused = createSwitch(false, setPaused)
const fullscreen = createSwitch(false, (on) => reportFullscreen(on))
const states = { muted, paused, fullscreen }
for (const [name, state] of Object.entries(states)) channel.on(name, (on) => state.set(on === true))
/** Sets a state that the portal has given to all pages of the game. */
const setState = (name: keyof typeof states) => (on: boolean) => {
  states[name].set(on)
  channel.post(name, on)
}
let locale: HostedRuntime['locale'] = 'en'

function connectOutermost(): PortalReports {
  const connection = connectHosted({
    game: gameId,
    onPause: setState('paused'),
    onAudio: (enabled) => setState('muted')(!enabled),
    onFullscreen: setState('fullscreen'),
  })
  const onWelcome = (welcome: Awaited<typeof connection.welcomed>) => {
    if (!welcome) return
    ;({ locale } = welcome)
    setState('muted')(welcome.muted)
  }
  void connection.welcomed.then(onWelcome)
  channel.on('joined', () => {
    for (const [name, state] of Object.entries(states)) channel.post(name, state.get())
  })
  return connection
}
const portal = initial.isNested ? connectNested(channel) : connectOutermost()
const warn = (text: string) => portal.error(text, false)
const reportFullscreen = installFullscreen(portal.fullscreen)

installErrors(warn)
installStorage({ initial, channel, store: portal.storage, warn })
installCrossOrigin()
installWorkers()
installMissingFeatures()
installHistory(warn)
installKeys()
installDialogs(() => (locale === 'ar' ? 'لاعب' : 'Player'))
hideParent()

let isReady = false
const ready = () => {
  if (isReady) return
  isReady = true
  portal.ready()
}
onFirstPaint(ready)
if (initial.isNested) channel.post('joined')
/** A game that reports nothing is played from the first press. */
const playFromPress = () => {
  if (isReady && !isReported) portal.gameplay(true)
  isReported ||= isReady
}
let isReported = false
for (const type of ['pointerdown', 'keydown']) addEventListener(type, playFromPress, true)

const runtime: HostedRuntime = {
  get locale() {
    return locale
  },
  isMuted: muted.get,
  onMuted: muted.subscribe,
  isPaused: paused.get,
  onPaused: paused.subscribe,
  loading: (progress) => portal.loading(Math.min(1, Math.max(0, progress || 0))),
  ready,
  gameplay: (on) => {
    isReported = true
    portal.gameplay(on)
  },
  celebrate: () => undefined,
  score: (value, final) => {
    if (Number.isSafeInteger(value) && value >= 0) portal.score(value, final)
  },
  warn,
}
Object.defineProperty(globalThis, runtimeKey, { value: runtime })
if (!initial.isNested) reportNested(channel, { ...portal, ready, gameplay: runtime.gameplay })
finishListeners()
