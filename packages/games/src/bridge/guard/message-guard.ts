import { createTokenBucket } from './token-bucket.ts'
import { createMessageLimiter } from './message-limiter.ts'
import { readGameMessage, readHello } from '../protocol/protocol.ts'
import type { GameMessage, PortalMessage } from '../protocol/protocol.ts'
import { measureWeight } from './measure-weight.ts'

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
export type Violation = 'flood' | 'flicker' | 'reloads' | 'stranger' | 'impostor' | 'focus' | 'history'

/** What the portal's page tells the gate. */
export type GuardCommand =
  /** A port to a page that has been heard of. It counts from its hello on; the one before is closed then. */
  | { type: 'open'; port: MessagePort }
  /** To be told to the game. */
  | { type: 'send'; message: PortalMessage }
  /** The page at the other end is gone. */
  | { type: 'disconnect' }
  | { type: 'ping' }

/** What the gate tells the portal's page: little, however much a game says. */
export type GuardReport =
  | { type: 'hello'; page: string; game: string }
  | { type: 'received'; message: GameMessage }
  | { type: 'dropped'; reason: DropReason; count: number }
  | { type: 'violation'; violation: Violation }
  /** The gate is another one now, and knows of no port. */
  | { type: 'replaced' }
  | { type: 'pong' }

export interface MessageGuardOptions {
  /** The most points that the game can give. */
  maxScore: number
  report: (report: GuardReport) => void
}

export interface MessageGuard {
  execute: (command: GuardCommand) => void
  close: () => void
}

/** A game that says several things at each frame of a 240 Hz display, and a gate that was late to listen. */
const messageRate = { burst: 4000, perSecond: 2000 }
const weightRate = { burst: 400_000, perSecond: 250_000 }
/**
 * A person may press pause or mute as fast as they can, and end a run at its first step. The second rate of a kind is
 * what they keep up for minutes.
 */
const toggleRates = {
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
const dropReportInterval = 1000

/**
 * The portal's end of the port to a game: reads what comes, and passes on what is sound, at a bearable pace. It runs
 * in a worker of its own, so that whatever a game sends, the portal's page is not kept busy by it.
 */
export function createMessageGuard({ maxScore, report }: MessageGuardOptions): MessageGuard {
  const buckets = {
    messages: createTokenBucket(messageRate),
    weight: createTokenBucket(weightRate),
  }
  const toggleBuckets = {
    ready: toggleRates.ready.map((rate) => createTokenBucket(rate)),
    gameplay: toggleRates.gameplay.map((rate) => createTokenBucket(rate)),
    final: toggleRates.final.map((rate) => createTokenBucket(rate)),
    audio: toggleRates.audio.map((rate) => createTokenBucket(rate)),
  }
  const exceedsToggleRate = (kind: keyof typeof toggleRates) =>
    toggleBuckets[kind].some((budget) => !budget.take())
  const drops = createDropReporter(report)
  const limiter = createMessageLimiter({
    deliver: (message) => report({ type: 'received', message }),
    onMerged: () => drops.add('rate'),
  })
  /** The port to a page that has said hello, and one to a page that has not yet. */
  let port: MessagePort | null = null
  let arriving: MessagePort | null = null
  let page: string | null = null
  let ready = false
  let lastFinalScore: number | null = null
  /** Where the game has last put its sound switch, unless the portal has moved it since. */
  let soundEnabled: boolean | null = null
  let violated = false

  const reportViolation = (violation: Violation) => {
    if (violated) return
    violated = true
    close()
    report({ type: 'violation', violation })
  }

  const greet = (from: MessagePort, hello: NonNullable<ReturnType<typeof readHello>>) => {
    port?.close()
    port = from
    arriving = null
    if (hello.page !== page) {
      page = hello.page
      ready = false
      lastFinalScore = null
      soundEnabled = null
      limiter.discard()
    }
    report(hello)
  }

  const receive = (message: GameMessage) => {
    if (message.type === 'ready') {
      if (exceedsToggleRate('ready')) return reportViolation('flicker')
      if (ready) return drops.add('order')
      ready = true
      return report({ type: 'received', message })
    }
    if (message.type === 'loading' && ready) return drops.add('order')
    if (message.type === 'gameplay' && exceedsToggleRate('gameplay')) return reportViolation('flicker')
    if (message.type === 'audio') {
      if (message.enabled === soundEnabled) return drops.add('order')
      if (exceedsToggleRate('audio')) return reportViolation('flicker')
      soundEnabled = message.enabled
    }
    if (message.type === 'score' && message.value > maxScore) return drops.add('schema')
    if (message.type === 'score' && message.final) {
      // The same end told again and again.
      if (message.value === lastFinalScore) return drops.add('order')
      if (exceedsToggleRate('final')) return reportViolation('flicker')
      lastFinalScore = message.value
    } else if (message.type === 'score' || message.type === 'gameplay') lastFinalScore = null
    limiter.push(message)
  }

  const readMessage = (from: MessagePort, { data, ports }: MessageEvent<unknown>) => {
    if (!buckets.weight.take(measureWeight(data, weightRate.burst + 1))) return reportViolation('flood')
    if (ports.length > 0) return drops.add('schema')
    if (from !== port) {
      const hello = readHello(data)
      return hello ? greet(from, hello) : drops.add('order')
    }
    const message = readGameMessage(data)
    if (message) receive(message)
    else drops.add('schema')
  }

  const open = (offered: MessagePort) => {
    arriving?.close()
    arriving = offered
    offered.addEventListener('message', (event: MessageEvent<unknown>) => {
      if (violated || (offered !== port && offered !== arriving)) return
      // Before anything of it is read.
      if (buckets.messages.take()) readMessage(offered, event)
      else reportViolation('flood')
    })
    offered.start()
  }

  const disconnect = () => {
    for (const each of [port, arriving]) each?.close()
    port = null
    arriving = null
    limiter.discard()
  }

  function close() {
    disconnect()
    drops.discard()
  }

  const send = (message: PortalMessage) => {
    if (message.type === 'audio') soundEnabled = message.enabled
    port?.postMessage(message)
  }

  return {
    execute(command) {
      if (command.type === 'open') open(command.port)
      else if (command.type === 'send') send(command.message)
      else if (command.type === 'disconnect') disconnect()
      else report({ type: 'pong' })
    },
    close,
  }
}

/** Counts what is dropped and tells it once a second, so that telling is no flood itself. */
function createDropReporter(report: (report: GuardReport) => void) {
  const counts = new Map<DropReason, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    timer = undefined
    for (const [reason, count] of counts) report({ type: 'dropped', reason, count })
    if (counts.size > 0) timer = setTimeout(tell, dropReportInterval)
    counts.clear()
  }
  return {
    add(reason: DropReason): void {
      counts.set(reason, (counts.get(reason) ?? 0) + 1)
      if (timer === undefined) tell()
    },
    discard(): void {
      clearTimeout(timer)
      timer = undefined
      counts.clear()
    },
  }
}
