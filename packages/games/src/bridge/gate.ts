import { createBudget } from './budget.ts'
import { createPaces } from './paces.ts'
import { fromGame, hellos } from './protocol.ts'
import type { GameMessage, PortalMessage } from './protocol.ts'
import { weigh } from './weigh.ts'

/**
 * Why a message was dropped: not from the game's frame, not what the protocol says, too many at once (a later one
 * took its place), or said when it means nothing.
 */
export type DropReason = 'source' | 'schema' | 'rate' | 'order'

/**
 * What no honest page does, however careless: more or larger messages than anybody needs, `ready`, play, sound and
 * finished runs coming and going, one page after another, a page that is no game, another game than was asked for, taking the
 * focus from where the visitor put it, and filling the history.
 */
export type Misbehaviour = 'flood' | 'flicker' | 'reloads' | 'stranger' | 'impostor' | 'focus' | 'history'

/** What the portal's page tells the gate. */
export type GateCommand =
  /** A port to a page that has been heard of. It counts from its hello on; the one before is closed then. */
  | { type: 'open'; port: MessagePort }
  /** To be told to the game. */
  | { type: 'tell'; message: PortalMessage }
  /** The page at the other end is gone. */
  | { type: 'hangUp' }
  | { type: 'ping' }

/** What the gate tells the portal's page: little, however much a game says. */
export type GateReport =
  | { type: 'hello'; page: string; game: string }
  | { type: 'heard'; message: GameMessage }
  | { type: 'dropped'; reason: DropReason; count: number }
  | { type: 'misbehaved'; as: Misbehaviour }
  /** The gate is another one now, and knows of no port. */
  | { type: 'replaced' }
  | { type: 'pong' }

export interface GateOptions {
  /** The most points that the game can give. */
  maxScore: number
  report: (report: GateReport) => void
}

export interface Gate {
  obey: (command: GateCommand) => void
  close: () => void
}

/** A game that says several things at each frame of a 240 Hz display, and a gate that was late to listen. */
const messages = { burst: 4000, perSecond: 2000 }
const weight = { burst: 400_000, perSecond: 250_000 }
/**
 * A person may press pause or mute as fast as they can, and end a run at its first step. The second rate of a kind is
 * what they keep up for minutes.
 */
const flicker = {
  ready: [{ burst: 6, perSecond: 1 }],
  gameplay: [
    { burst: 30, perSecond: 10 },
    { burst: 110, perSecond: 1 },
  ],
  final: [
    { burst: 10, perSecond: 1 },
    { burst: 40, perSecond: 0.2 },
  ],
  audio: [
    { burst: 30, perSecond: 10 },
    { burst: 110, perSecond: 1 },
  ],
} as const
const tellDropsEvery = 1000

/**
 * The portal's end of the port to a game: reads what comes, and passes on what is sound, at a bearable pace. It runs
 * in a worker of its own, so that whatever a game sends, the portal's page is not kept busy by it.
 */
export function createGate({ maxScore, report }: GateOptions): Gate {
  const budgets = {
    messages: createBudget(messages),
    weight: createBudget(weight),
  }
  const flickers = {
    ready: flicker.ready.map((rate) => createBudget(rate)),
    gameplay: flicker.gameplay.map((rate) => createBudget(rate)),
    final: flicker.final.map((rate) => createBudget(rate)),
    audio: flicker.audio.map((rate) => createBudget(rate)),
  }
  const flickering = (kind: keyof typeof flicker) => flickers[kind].some((budget) => !budget.take())
  const drops = createDropReports(report)
  const paces = createPaces({
    deliver: (message) => report({ type: 'heard', message }),
    onMerged: () => drops.add('rate'),
  })
  /** The port to a page that has said hello, and one to a page that has not yet. */
  let port: MessagePort | null = null
  let arriving: MessagePort | null = null
  let page: string | null = null
  let ready = false
  let finished: number | null = null
  /** Where the game has last put its sound switch, unless the portal has moved it since. */
  let sound: boolean | null = null
  let misbehaved = false

  const misbehave = (as: Misbehaviour) => {
    if (misbehaved) return
    misbehaved = true
    close()
    report({ type: 'misbehaved', as })
  }

  const greet = (from: MessagePort, hello: NonNullable<ReturnType<typeof hellos>>) => {
    port?.close()
    port = from
    arriving = null
    if (hello.page !== page) {
      page = hello.page
      ready = false
      finished = null
      sound = null
      paces.forget()
    }
    report(hello)
  }

  const receive = (message: GameMessage) => {
    if (message.type === 'ready') {
      if (flickering('ready')) return misbehave('flicker')
      if (ready) return drops.add('order')
      ready = true
      return report({ type: 'heard', message })
    }
    if (message.type === 'loading' && ready) return drops.add('order')
    if (message.type === 'gameplay' && flickering('gameplay')) return misbehave('flicker')
    if (message.type === 'audio') {
      if (message.enabled === sound) return drops.add('order')
      if (flickering('audio')) return misbehave('flicker')
      sound = message.enabled
    }
    if (message.type === 'score' && message.value > maxScore) return drops.add('schema')
    if (message.type === 'score' && message.final) {
      // The same end told again and again.
      if (message.value === finished) return drops.add('order')
      if (flickering('final')) return misbehave('flicker')
      finished = message.value
    } else if (message.type === 'score' || message.type === 'gameplay') finished = null
    paces.push(message)
  }

  const hear = (from: MessagePort, { data, ports }: MessageEvent<unknown>) => {
    if (!budgets.weight.take(weigh(data, weight.burst + 1))) return misbehave('flood')
    if (ports.length > 0) return drops.add('schema')
    if (from !== port) {
      const hello = hellos(data)
      return hello ? greet(from, hello) : drops.add('order')
    }
    const message = fromGame(data)
    if (message) receive(message)
    else drops.add('schema')
  }

  const open = (offered: MessagePort) => {
    arriving?.close()
    arriving = offered
    offered.addEventListener('message', (event: MessageEvent<unknown>) => {
      if (misbehaved || (offered !== port && offered !== arriving)) return
      // Before anything of it is read.
      if (budgets.messages.take()) hear(offered, event)
      else misbehave('flood')
    })
    offered.start()
  }

  const hangUp = () => {
    for (const each of [port, arriving]) each?.close()
    port = null
    arriving = null
    paces.forget()
  }

  function close() {
    hangUp()
    drops.forget()
  }

  const tell = (message: PortalMessage) => {
    if (message.type === 'audio') sound = message.enabled
    port?.postMessage(message)
  }

  return {
    obey(command) {
      if (command.type === 'open') open(command.port)
      else if (command.type === 'tell') tell(command.message)
      else if (command.type === 'hangUp') hangUp()
      else report({ type: 'pong' })
    },
    close,
  }
}

/** Counts what is dropped and tells it once a second, so that telling is no flood itself. */
function createDropReports(report: (report: GateReport) => void) {
  const counts = new Map<DropReason, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    timer = undefined
    for (const [reason, count] of counts) report({ type: 'dropped', reason, count })
    if (counts.size > 0) timer = setTimeout(tell, tellDropsEvery)
    counts.clear()
  }
  return {
    add(reason: DropReason): void {
      counts.set(reason, (counts.get(reason) ?? 0) + 1)
      if (timer === undefined) tell()
    },
    forget(): void {
      clearTimeout(timer)
      timer = undefined
      counts.clear()
    },
  }
}
