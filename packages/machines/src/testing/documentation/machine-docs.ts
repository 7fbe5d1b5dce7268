import type { AnyStateMachine } from 'xstate'
import { accountFixtures } from '../../account/account.fixtures.ts'
import { accountMachine } from '../../account/account.machine.ts'
import { authFixtures } from '../../auth/auth.fixtures.ts'
import { authMachine } from '../../auth/auth.machine.ts'
import { chatFixtures } from '../../chat/chat.fixtures.ts'
import { chatMachine } from '../../chat/chat.machine.ts'
import { erasureFixtures } from '../../erasure/erasure.fixtures.ts'
import { erasureMachine } from '../../erasure/erasure.machine.ts'
import { favoriteFixtures } from '../../favorite/favorite.fixtures.ts'
import { favoriteMachine } from '../../favorite/favorite.machine.ts'
import { favoritesFixtures } from '../../favorites/favorites.fixtures.ts'
import { favoritesMachine } from '../../favorites/favorites.machine.ts'
import { gameSessionFixtures } from '../../game-session/game-session.fixtures.ts'
import { gameSessionMachine } from '../../game-session/game-session.machine.ts'
import { highScoresFixtures } from '../../high-scores/high-scores.fixtures.ts'
import { highScoresMachine } from '../../high-scores/high-scores.machine.ts'
import { liveChatFixtures } from '../../live-chat/live-chat.fixtures.ts'
import { liveChatMachine } from '../../live-chat/live-chat.machine.ts'
import { noticeFixtures } from '../../notice/notice.fixtures.ts'
import { noticeMachine } from '../../notice/notice.machine.ts'
import { ratingFixtures } from '../../rating/rating.fixtures.ts'
import { ratingMachine } from '../../rating/rating.machine.ts'
import { requestFixtures } from '../../request/request.fixtures.ts'
import { requestMachine } from '../../request/request.machine.ts'
import { smartSearchFixtures } from '../../smart-search/smart-search.fixtures.ts'
import { smartSearchMachine } from '../../smart-search/smart-search.machine.ts'
import { textToSpeechFixtures } from '../../text-to-speech/text-to-speech.fixtures.ts'
import { textToSpeechMachine } from '../../text-to-speech/text-to-speech.machine.ts'
import { videoGenerationFixtures } from '../../video-generation/video-generation.fixtures.ts'
import { videoGenerationMachine } from '../../video-generation/video-generation.machine.ts'
import { transcriptionFixtures } from '../../transcription/transcription.fixtures.ts'
import { transcriptionMachine } from '../../transcription/transcription.machine.ts'
import type { AnyFixtures } from '../fixtures.ts'
import { toMermaid } from './mermaid.ts'

interface MachineDoc {
  readonly machine: AnyStateMachine
  readonly fixtures: Pick<AnyFixtures, 'events'> & { readonly ports: object }
}

/** All machines of the package with their fixtures, by folder. */
export const machineDocs: Readonly<Record<string, MachineDoc>> = {
  account: { machine: accountMachine, fixtures: accountFixtures },
  auth: { machine: authMachine, fixtures: authFixtures },
  chat: { machine: chatMachine, fixtures: chatFixtures },
  erasure: { machine: erasureMachine, fixtures: erasureFixtures },
  favorite: { machine: favoriteMachine, fixtures: favoriteFixtures },
  favorites: { machine: favoritesMachine, fixtures: favoritesFixtures },
  'game-session': { machine: gameSessionMachine, fixtures: gameSessionFixtures },
  'high-scores': { machine: highScoresMachine, fixtures: highScoresFixtures },
  'live-chat': { machine: liveChatMachine, fixtures: liveChatFixtures },
  notice: { machine: noticeMachine, fixtures: noticeFixtures },
  rating: { machine: ratingMachine, fixtures: ratingFixtures },
  request: { machine: requestMachine, fixtures: requestFixtures },
  'smart-search': { machine: smartSearchMachine, fixtures: smartSearchFixtures },
  'text-to-speech': { machine: textToSpeechMachine, fixtures: textToSpeechFixtures },
  transcription: { machine: transcriptionMachine, fixtures: transcriptionFixtures },
  'video-generation': { machine: videoGenerationMachine, fixtures: videoGenerationFixtures },
}

/** README of a machine, relative to `src`. */
export const getReadmePath = (folder: string) => `${folder}/README.md`

const begin = '<!-- chart: npm run charts -w @saha/machines -->'
const end = '<!-- /chart -->'

/** Inserts the chart between the markers of a README. */
export const insertChart = (readme: string, machine: AnyStateMachine): string => {
  const [before, rest] = readme.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error(`The README of ${machine.id} has no place for its chart: add ${begin} and ${end}.`)
  return `${before}${begin}\n\n\`\`\`mermaid\n${toMermaid(machine)}\n\`\`\`\n\n${end}${after}`
}
