import type { SessionCommand } from './live-chat.types.ts'

/** A typed message of which nobody knows yet whether it arrived: no reply has begun after it. */
export interface Unanswered {
  readonly text: string
  /** The last reply that had begun when it was sent. */
  readonly after: number
}

/** What is typed, told with everything else that waits. */
export const toCommands = (unanswered: readonly Unanswered[]): readonly SessionCommand[] =>
  unanswered.map(({ text }) => ({ type: 'text', text }))

export const toTexts = (commands: readonly SessionCommand[]): readonly string[] =>
  commands.flatMap((command) => (command.type === 'text' ? [command.text] : []))

/** What is still unanswered once a reply has begun: only what was sent during it. */
export const dropAnswered = (unanswered: readonly Unanswered[], reply: number): readonly Unanswered[] =>
  unanswered.some(({ after }) => reply > after)
    ? unanswered.filter(({ after }) => reply <= after)
    : unanswered
