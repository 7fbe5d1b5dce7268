import { formatTime } from '../identifiers.ts'
import { emailFacts } from './email-address.ts'
import type { Session } from './sessions.ts'
import { deviceFacts } from './user-agent.ts'
import type { User } from './users.ts'

/** An account in the shape of Appwrite's `user` model. */
export function userAnswer(user: User): Record<string, unknown> {
  const createdAt = formatTime(user.createdAt)
  const updatedAt = formatTime(user.updatedAt)
  return {
    $id: user.id,
    $createdAt: createdAt,
    $updatedAt: updatedAt,
    name: user.name,
    registration: createdAt,
    status: user.status,
    labels: user.labels,
    passwordUpdate: formatTime(user.passwordUpdatedAt),
    email: user.email,
    phone: '',
    emailVerification: false,
    ...emailFacts(user.email),
    phoneVerification: false,
    mfa: false,
    prefs: {},
    targets: [
      {
        $id: user.targetId,
        $createdAt: createdAt,
        $updatedAt: createdAt,
        name: '',
        userId: user.id,
        providerId: null,
        providerType: 'email',
        identifier: user.email,
        expired: false,
      },
    ],
    accessedAt: formatTime(user.accessedAt),
    impersonator: false,
    impersonatorUserId: null,
  }
}

/** A session in the shape of Appwrite's `session` model; clients are never told its secret. */
export function sessionAnswer(session: Session, user: User, current: boolean): Record<string, unknown> {
  return {
    $id: session.id,
    $createdAt: formatTime(session.createdAt),
    $updatedAt: formatTime(session.updatedAt),
    userId: user.id,
    expire: formatTime(session.expiresAt),
    provider: 'email',
    providerUid: user.email,
    providerAccessToken: '',
    providerAccessTokenExpiry: '',
    providerRefreshToken: '',
    ip: session.ip,
    ...deviceFacts(session.userAgent),
    countryCode: '--',
    countryName: 'Unknown',
    current,
    factors: ['password'],
    secret: '',
    mfaUpdatedAt: '',
  }
}
