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
    phone: '',
    emailVerification: false,
    ...(user.email === '' ? NO_EMAIL_FACTS : emailFacts(user.email)),
    phoneVerification: false,
    mfa: false,
    prefs: prefsAnswer(user),
    targets: user.targetId === null ? [] : [targetAnswer(user, user.targetId)],
    accessedAt: formatTime(user.accessedAt),
    impersonator: false,
    impersonatorUserId: null,
  }
}

/** What an account keeps for itself, as an object. */
export function prefsAnswer(user: User): unknown {
  return parseJson(user.prefs)
}

function targetAnswer(user: User, id: string): Record<string, unknown> {
  const createdAt = formatTime(user.createdAt)
  return {
    $id: id,
    $createdAt: createdAt,
    $updatedAt: createdAt,
    name: '',
    userId: user.id,
    providerId: null,
    providerType: 'email',
    identifier: user.email,
    expired: false,
  }
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
