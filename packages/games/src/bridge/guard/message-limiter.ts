import { createRateLimiter } from './rate-limiter.ts'
import { getStorageCost, portalStorageRate } from './storage-rate.ts'
import type { GameMessage } from '../protocol/game-messages.ts'

type Kind =
  | 'loading'
  | 'gameplay'
  | 'score'
  | 'final'
  | 'audio'
  | 'channels'
  | 'save'
  | 'storage'
  | 'fullscreen'
  | 'run'
  | 'load'
  | 'picture'
  | 'error'

/** People see or hear the result of each message and need no higher rate. */
const rates = {
  loading: { burst: 2, perSecond: 10 },
  gameplay: { burst: 4, perSecond: 2 },
  score: { burst: 2, perSecond: 4 },
  final: { burst: 2, perSecond: 1 },
  audio: { burst: 4, perSecond: 4 },
  channels: { burst: 4, perSecond: 4 },
  save: { burst: 4, perSecond: 4 },
  storage: portalStorageRate,
  fullscreen: { burst: 3, perSecond: 1 },
  run: { burst: 4, perSecond: 2 },
  load: { burst: 4, perSecond: 1 },
  picture: { burst: 1, perSecond: 0.5 },
  error: { burst: 5, perSecond: 1 },
} as const

const getKind = (message: GameMessage): Kind | null => {
  if (message.type === 'ready') return null
  // An end that is waiting must replace the save of its run, and the reverse.
  if (message.type === 'runEnded') return 'run'
  return message.type === 'score' && message.final ? 'final' : message.type
}

const getCost = (message: GameMessage): number =>
  message.type === 'storage' ? getStorageCost(message.data.length) : 1

const pickBest = (waiting: GameMessage, next: GameMessage): GameMessage =>
  waiting.type === 'score' && next.type === 'score' && waiting.value > next.value ? waiting : next

interface MessageLimiterOptions {
  deliver: (message: GameMessage) => void
  onMerged: () => void
}

/** Limits the rate per kind of message. Of waiting messages the latest is sent, of finished runs the best. */
export function createMessageLimiter({ deliver, onMerged }: MessageLimiterOptions) {
  const limiters = new Map(
    Object.entries(rates).map(([kind, rate]) => [
      kind,
      createRateLimiter<GameMessage>({
        rate,
        getCost,
        merge: kind === 'final' ? pickBest : (_, next) => next,
        deliver,
        onMerged,
      }),
    ]),
  )
  return {
    push(message: GameMessage): void {
      const limiter = limiters.get(getKind(message) ?? '')
      if (limiter) limiter.push(message)
      else deliver(message)
    },
    /** Discards the previous page's waiting messages, but delivers finished runs and saves. */
    discard(): void {
      for (const [kind, pace] of limiters) {
        if (kind === 'final' || kind === 'save' || kind === 'storage' || kind === 'run') pace.flush()
        else pace.discard()
      }
    },
  }
}
