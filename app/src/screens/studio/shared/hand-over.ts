import type { ChatModel } from '@saha/machines/chat'
import type { Session } from '../../../features/session/session.tsx'
import { createStore } from '../../../platform/store.ts'

/** A question and its answer, with which a chat begins. */
export interface HandOver {
  readonly question: string
  readonly answer: string
  readonly model: ChatModel
}

const createHandOver = () => ({ ...createStore<HandOver | null>(null), stop: () => undefined })

/** Returns what a tool hands over to the chatbot, which takes it when it opens. */
export const getHandOver = (session: Session) => session.toolActors(createHandOver)
