import type { SessionCommand } from '../live-chat.types.ts'

/** A typed message without a reply, so that its delivery is unconfirmed. */
export interface Unanswered {
  readonly text: string
  /** Number of the last reply when it was sent. */
  readonly after: number
}

/** Converts unanswered messages to commands that send them again. */
export const toCommands = (unanswered: readonly Unanswered[]): readonly SessionCommand[] =>
  unanswered.map(({ text }) => ({ type: 'text', text }))

export const toTexts = (commands: readonly SessionCommand[]): readonly string[] =>
  commands.flatMap((command) => (command.type === 'text' ? [command.text] : []))

/** Removes the messages that a new reply answers; those sent during it remain. */
export const dropAnswered = (unanswered: readonly Unanswered[], reply: number): readonly Unanswered[] =>
  unanswered.some(({ after }) => reply > after)
    ? unanswered.filter(({ after }) => reply <= after)
    : unanswered
