import { auth } from './auth.ts'
import { chat } from './chat.ts'
import type { Fault } from './fault.ts'
import { favourites } from './favourites.ts'
import { gameSession } from './game-session.ts'
import { liveChat } from './live-chat.ts'
import { ports } from './ports.ts'
import { rating } from './rating.ts'
import { request } from './request.ts'
import { scores } from './scores.ts'
import { smartSearch } from './smart-search.ts'
import { textToSpeech } from './text-to-speech.ts'
import { transcription } from './transcription.ts'
import { videoGeneration } from './video-generation.ts'

export type { Fault }

/** The faults that the suites must notice. */
export const faults: readonly Fault[] = [
  ...auth,
  ...rating,
  ...favourites,
  ...scores,
  ...gameSession,
  ...ports,
  ...request,
  ...chat,
  ...textToSpeech,
  ...smartSearch,
  ...videoGeneration,
  ...liveChat,
  ...transcription,
]
