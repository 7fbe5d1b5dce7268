import { createTokenBucket } from './token-bucket.ts'
import { createMessageLimiter } from './message-limiter.ts'
import { readGameMessage, readHello } from '../protocol/game-messages.ts'
import type { GameMessage } from '../protocol/game-messages.ts'
import type { PortalMessage } from '../protocol/protocol.ts'
import { measureWeight } from './measure-weight.ts'

/** Why a message was dropped: wrong frame, invalid schema, rate limit (merged into a later message), or wrong state. */
export type DropReason = 'source' | 'schema' | 'rate' | 'order'

/**
 * Protocol violations that close the game:
 * - `flood`: too many or too large messages
 * - `flicker`: `ready`, play, sound or finished runs toggling too fast
 * - `reloads`: page after page
 * - `stranger`: a page that is not a game
 * - `impostor`: another game than requested
 * - `focus`: takes the focus from portal controls
 * - `history`: adds history entries
 */
export type Violation = 'flood' | 'flicker' | 'reloads' | 'stranger' | 'impostor' | 'focus' | 'history'

/** Sent by the portal's page to the guard. */
export type GuardCommand =
  /** Port to a new page. Its hello activates it and closes the previous port. */
  | { type: 'open'; port: MessagePort }
  | { type: 'send'; message: PortalMessage }
  /** The page at the other end is gone. */
  | { type: 'disconnect' }
  /** The page's frame is removed: its saves do not wait any more. */
  | { type: 'leave' }
  | { type: 'ping' }

/** Sent by the guard to the portal's page, at a limited rate. */
export type GuardReport =
  | { type: 'hello'; page: string; game: string }
  | { type: 'received'; message: GameMessage }
  | { type: 'dropped'; reason: DropReason; count: number }
  | { type: 'violation'; violation: Violation }
  /** The guard was replaced and has no port yet. */
  | { type: 'replaced' }
  | { type: 'pong' }

export interface MessageGuardOptions {
  /** Highest score the game can give. */
  maxScore: number
  report: (report: GuardReport) => void
}

export interface MessageGuard {
  execute: (command: GuardCommand) => void
  close: () => void
}

/** Allows several messages per frame of a 240 Hz display, and a guard that started late. */
const messageRate = { burst: 4000, perSecond: 2000 }
const weightRate = { burst: 400_000, perSecond: 250_000 }
/**
 * Allows a person to press pause or mute as fast as they can and to end runs immediately. The second rate holds for
 * minutes.
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
 * Creates the portal's end of the port to a game: validates messages and forwards them at a limited rate.
 * It runs in a worker, so that a game cannot block the portal's page.
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
    toggleBuckets[kind].some((bucket) => !bucket.take())
  const drops = createDropReporter(report)
  const limiter = createMessageLimiter({
    deliver: (message) => report({ type: 'received', message }),
    onMerged: () => drops.add('rate'),
  })
  /** `port` belongs to the page that said hello, `arriving` to one that has not yet. */
  let port: MessagePort | null = null
  let arriving: MessagePort | null = null
  let page: string | null = null
  let ready = false
  let lastFinalScore: number | null = null
  /** Last sound state from the game, or from the portal if that changed it since. */
  let soundEnabled: boolean | null = null
  let hasViolation = false
  let isLeaving = false

  const reportViolation = (violation: Violation) => {
    if (hasViolation) return
    hasViolation = true
    close()
    report({ type: 'violation', violation })
  }

  const acceptHello = (from: MessagePort, hello: NonNullable<ReturnType<typeof readHello>>) => {
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
    if (message.type === 'channels' && exceedsToggleRate('audio')) return reportViolation('flicker')
    if (message.type === 'score' && message.value > maxScore) return drops.add('schema')
    if (message.type === 'score' && message.final) {
      // The same end was reported again.
      if (message.value === lastFinalScore) return drops.add('order')
      if (exceedsToggleRate('final')) return reportViolation('flicker')
      lastFinalScore = message.value
    } else if (message.type === 'score' || message.type === 'gameplay') lastFinalScore = null
    limiter.push(message)
    if (isLeaving) limiter.discard()
  }

  const readMessage = (from: MessagePort, { data, ports }: MessageEvent<unknown>) => {
    if (!buckets.weight.take(measureWeight(data, weightRate.burst + 1))) return reportViolation('flood')
    if (ports.length > 0) return drops.add('schema')
    if (from !== port) {
      const hello = readHello(data)
      return hello ? acceptHello(from, hello) : drops.add('order')
    }
    const message = readGameMessage(data)
    if (message) receive(message)
    else drops.add('schema')
  }

  const open = (offered: MessagePort) => {
    arriving?.close()
    arriving = offered
    offered.addEventListener('message', (event: MessageEvent<unknown>) => {
      if (hasViolation || (offered !== port && offered !== arriving)) return
      // Counts the message before reading it.
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

  const leave = () => {
    isLeaving = true
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
      else if (command.type === 'leave') leave()
      else report({ type: 'pong' })
    },
    close,
  }
}

/** Counts dropped messages and reports them once a second, so that reports cannot flood the page. */
function createDropReporter(report: (report: GuardReport) => void) {
  const counts = new Map<DropReason, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const sendReports = () => {
    timer = undefined
    for (const [reason, count] of counts) report({ type: 'dropped', reason, count })
    if (counts.size > 0) timer = setTimeout(sendReports, dropReportInterval)
    counts.clear()
  }
  return {
    add(reason: DropReason): void {
      counts.set(reason, (counts.get(reason) ?? 0) + 1)
      if (timer === undefined) sendReports()
    },
    discard(): void {
      clearTimeout(timer)
      timer = undefined
      counts.clear()
    },
  }
}
