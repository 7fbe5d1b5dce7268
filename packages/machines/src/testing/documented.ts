import type { AnyStateMachine } from 'xstate'
import { accountCases } from '../account/account.cases.ts'
import { accountMachine } from '../account/account.machine.ts'
import { authCases } from '../auth/auth.cases.ts'
import { authMachine } from '../auth/auth.machine.ts'
import { chatCases } from '../chat/chat.cases.ts'
import { chatMachine } from '../chat/chat.machine.ts'
import { erasureCases } from '../erasure/erasure.cases.ts'
import { erasureMachine } from '../erasure/erasure.machine.ts'
import { favoriteCases } from '../favorite/favorite.cases.ts'
import { favoriteMachine } from '../favorite/favorite.machine.ts'
import { favoritesCases } from '../favorites/favorites.cases.ts'
import { favoritesMachine } from '../favorites/favorites.machine.ts'
import { gameSessionCases } from '../game-session/game-session.cases.ts'
import { gameSessionMachine } from '../game-session/game-session.machine.ts'
import { highScoresCases } from '../high-scores/high-scores.cases.ts'
import { highScoresMachine } from '../high-scores/high-scores.machine.ts'
import { liveChatCases } from '../live-chat/live-chat.cases.ts'
import { liveChatMachine } from '../live-chat/live-chat.machine.ts'
import { noticeCases } from '../notice/notice.cases.ts'
import { noticeMachine } from '../notice/notice.machine.ts'
import { ratingCases } from '../rating/rating.cases.ts'
import { ratingMachine } from '../rating/rating.machine.ts'
import { requestCases } from '../request/request.cases.ts'
import { requestMachine } from '../request/request.machine.ts'
import { smartSearchCases } from '../smart-search/smart-search.cases.ts'
import { smartSearchMachine } from '../smart-search/smart-search.machine.ts'
import { textToSpeechCases } from '../text-to-speech/text-to-speech.cases.ts'
import { textToSpeechMachine } from '../text-to-speech/text-to-speech.machine.ts'
import { videoGenerationCases } from '../video-generation/video-generation.cases.ts'
import { videoGenerationMachine } from '../video-generation/video-generation.machine.ts'
import { transcriptionCases } from '../transcription/transcription.cases.ts'
import { transcriptionMachine } from '../transcription/transcription.machine.ts'
import type { AnyCases } from './cases.ts'
import { toMermaid } from './mermaid.ts'

interface Documented {
  readonly machine: AnyStateMachine
  readonly cases: Pick<AnyCases, 'events'> & { readonly ports: object }
}

/** Every machine of the package by its folder, with all that can happen to it. */
export const documented: Readonly<Record<string, Documented>> = {
  account: { machine: accountMachine, cases: accountCases },
  auth: { machine: authMachine, cases: authCases },
  chat: { machine: chatMachine, cases: chatCases },
  erasure: { machine: erasureMachine, cases: erasureCases },
  favorite: { machine: favoriteMachine, cases: favoriteCases },
  favorites: { machine: favoritesMachine, cases: favoritesCases },
  'game-session': { machine: gameSessionMachine, cases: gameSessionCases },
  'high-scores': { machine: highScoresMachine, cases: highScoresCases },
  'live-chat': { machine: liveChatMachine, cases: liveChatCases },
  notice: { machine: noticeMachine, cases: noticeCases },
  rating: { machine: ratingMachine, cases: ratingCases },
  request: { machine: requestMachine, cases: requestCases },
  'smart-search': { machine: smartSearchMachine, cases: smartSearchCases },
  'text-to-speech': { machine: textToSpeechMachine, cases: textToSpeechCases },
  transcription: { machine: transcriptionMachine, cases: transcriptionCases },
  'video-generation': { machine: videoGenerationMachine, cases: videoGenerationCases },
}

/** Where a machine's README is, from `src`. */
export const readmeOf = (folder: string) => `${folder}/README.md`

const begin = '<!-- chart: npm run charts -w @saha/machines -->'
const end = '<!-- /chart -->'

/** The README with the machine's chart between its markers. */
export const withChart = (readme: string, machine: AnyStateMachine): string => {
  const [before, rest] = readme.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error(`The README of ${machine.id} has no place for its chart: add ${begin} and ${end}.`)
  return `${before}${begin}\n\n\`\`\`mermaid\n${toMermaid(machine)}\n\`\`\`\n\n${end}${after}`
}
