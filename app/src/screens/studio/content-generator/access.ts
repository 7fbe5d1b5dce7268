import { createContext, use } from 'react'
import { geminiSettings } from '../../../adapters/gemini/client/config.ts'
import { useAuth } from '../../../features/session/use-auth.ts'
import type { AuthView } from '../../../features/session/session.tsx'

/** Account label that grants access; null if everyone has it. Stories override the build's value. */
export const AdminLabel = createContext(geminiSettings.adminLabel)

/** Access of the current user; `asking` until the session is known. */
export type Access = 'allowed' | 'asking' | 'unreachable' | 'guest' | 'refused'

/** Returns what the portal shows. The gateway enforces access on every request. */
export function getAccess(
  { status, user, unreachable }: Pick<AuthView, 'status' | 'user' | 'unreachable'>,
  label: string | null,
): Access {
  if (label === null || user?.labels.includes(label)) return 'allowed'
  if (status === 'unknown') return 'asking'
  if (user) return 'refused'
  return unreachable ? 'unreachable' : 'guest'
}

export const useAccess = (): Access => getAccess(useAuth(), use(AdminLabel))
