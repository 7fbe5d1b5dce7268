import { formatTime } from '../identifiers.ts'
import { parseJson } from '../json.ts'
import { describeEmail, NO_EMAIL_INFO } from './describe-email.ts'
import type { Session, SessionProvider } from '../auth/session-store.ts'
import { parseUserAgent } from './parse-user-agent.ts'
import type { User } from '../auth/user-store.ts'

/** Returns Appwrite's `user` model. */
export function toUserModel(user: User): Record<string, unknown> {
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
    ...(user.email === '' ? NO_EMAIL_INFO : describeEmail(user.email)),
    phoneVerification: user.phoneVerified,
    mfa: false,
    prefs: toPrefsModel(user),
    targets: toTargetModels(user),
    accessedAt: formatTime(user.accessedAt),
    impersonator: false,
    impersonatorUserId: null,
  }
}

/** Returns the account's preferences as an object. */
export function toPrefsModel(user: User): unknown {
  return parseJson(user.prefs)
}

/** Returns the account's targets: its e-mail address and phone. */
export function toTargetModels(user: User): Record<string, unknown>[] {
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

/** Appwrite's names of the sign-in methods. */
const FACTORS: Readonly<Record<SessionProvider, string>> = {
  email: 'password',
  anonymous: 'anonymous',
  server: 'server',
}

/** Returns Appwrite's `session` model, without the secret. */
export function toSessionModel(session: Session, current: boolean): Record<string, unknown> {
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
    ...parseUserAgent(session.userAgent),
    countryCode: '--',
    countryName: 'Unknown',
    current,
    factors: [FACTORS[session.provider]],
    secret: '',
    mfaUpdatedAt: '',
  }
}
