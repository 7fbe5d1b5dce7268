import type { Happening } from '../http/happening.ts'
import { sessionAnswer, userAnswer } from './answers.ts'
import type { Session } from './sessions.ts'
import type { User } from './users.ts'

/** An account was changed: its `name`, its `prefs`, … Only its own connections hear of it. */
export function accountHappening(
  user: User,
  what: string,
  payload: unknown = userAnswer(user),
): readonly Happening[] {
  const who = [user.id, '*']
  const channels = ['account', `account.${user.id}`]
  return [
    {
      events: [
        ...['update', `update.${what}`].flatMap((change) => who.map((id) => `users.${id}.${change}`)),
        ...who.map((id) => `users.${id}`),
      ],
      channels: [...channels, ...channels.map((channel) => `${channel}.update`)],
      payload,
      hearers: [`user:${user.id}`],
    },
  ]
}

/** A session of an account began or ended. */
export function sessionHappening(session: Session, change: 'create' | 'delete'): Happening {
  const { id, userId } = session
  const names = [
    `users.${userId}.sessions.${id}`,
    'users.*.sessions.*',
    `users.${userId}.sessions.*`,
    `users.*.sessions.${id}`,
  ]
  return {
    events: [...names.map((name) => `${name}.${change}`), ...names, `users.${userId}`, 'users.*'],
    channels: ['account', `account.${userId}`],
    payload: sessionAnswer(session, change === 'create'),
    hearers: [`user:${userId}`],
  }
}
