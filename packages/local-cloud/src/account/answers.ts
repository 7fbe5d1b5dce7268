import { formatTime } from '../identifiers.ts'
import { parseJson } from '../json.ts'
import { emailFacts, NO_EMAIL_FACTS } from './email-address.ts'
import type { Session, SessionProvider } from './sessions.ts'
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
    passwordUpdate: user.passwordUpdatedAt === 0 ? '' : formatTime(user.passwordUpdatedAt),
    email: user.email,
    phone: user.phone,
    emailVerification: user.emailVerified,
    ...(user.email === '' ? NO_EMAIL_FACTS : emailFacts(user.email)),
    phoneVerification: user.phoneVerified,
    mfa: false,
    prefs: prefsAnswer(user),
    targets: targetAnswers(user),
    accessedAt: formatTime(user.accessedAt),
    impersonator: false,
    impersonatorUserId: null,
  }
}

/** What an account keeps for itself, as an object. */
export function prefsAnswer(user: User): unknown {
  return parseJson(user.prefs)
}

/** The ways to reach somebody: their address and their phone. */
export function targetAnswers(user: User): Record<string, unknown>[] {
  const createdAt = formatTime(user.createdAt)
  const target = ($id: string | null, providerType: string, identifier: string) =>
    $id === null
      ? []
      : [
          {
            $id,
            $createdAt: createdAt,
            $updatedAt: createdAt,
            name: '',
            userId: user.id,
            providerId: null,
            providerType,
            identifier,
            expired: false,
          },
        ]
  return [...target(user.targetId, 'email', user.email), ...target(user.phoneTargetId, 'sms', user.phone)]
}

/** The sign-in that a session began with, in Appwrite's words. */
const FACTORS: Readonly<Record<SessionProvider, string>> = {
  email: 'password',
  anonymous: 'anonymous',
  server: 'server',
}

/** A session in the shape of Appwrite's `session` model; clients are never told its secret. */
export function sessionAnswer(session: Session, current: boolean): Record<string, unknown> {
  return {
    $id: session.id,
    $createdAt: formatTime(session.createdAt),
    $updatedAt: formatTime(session.updatedAt),
    userId: session.userId,
    expire: formatTime(session.expiresAt),
    provider: session.provider,
    providerUid: session.providerUid,
    providerAccessToken: '',
    providerAccessTokenExpiry: '',
    providerRefreshToken: '',
    ip: session.ip,
    ...deviceFacts(session.userAgent),
    countryCode: '--',
    countryName: 'Unknown',
    current,
    factors: [FACTORS[session.provider]],
    secret: '',
    mfaUpdatedAt: '',
  }
}
