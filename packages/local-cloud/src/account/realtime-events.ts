import type { RealtimeEvent } from '../api/realtime-event.ts'
import { toSessionModel, toUserModel } from './models.ts'
import type { Session } from '../auth/session-store.ts'
import type { User } from '../auth/user-store.ts'

/**
 * Returns the events of a changed account attribute (`name`, `prefs`, …). Only the user's own connections receive
 * them.
 */
export function accountEvents(
  user: User,
  what: string,
  payload: unknown = toUserModel(user),
): readonly RealtimeEvent[] {
  const ids = [user.id, '*']
  const channels = ['account', `account.${user.id}`]
  return [
    {
      events: [
        ...['update', `update.${what}`].flatMap((change) => ids.map((id) => `users.${id}.${change}`)),
        ...ids.map((id) => `users.${id}`),
      ],
      channels: [...channels, ...channels.map((channel) => `${channel}.update`)],
      payload,
      roles: [`user:${user.id}`],
    },
  ]
}

/** Returns the event of a created or deleted session. */
export function sessionEvent(session: Session, change: 'create' | 'delete'): RealtimeEvent {
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
    payload: toSessionModel(session, change === 'create'),
    roles: [`user:${userId}`],
  }
}
