import { createContext, use } from 'react'
import { geminiSettings } from '../../../adapters/gemini/configured.ts'
import { useAuth } from '../../../features/session/auth.ts'
import type { AuthView } from '../../../features/session/session.tsx'

/** The label that opens the generator, null where it is open: as the portal was built, or as a story says. */
export const AdminLabel = createContext(geminiSettings.adminLabel)

/** Whether somebody may use the generator, and why not; `asking` until it is known who is here. */
export type Access = 'allowed' | 'asking' | 'unreachable' | 'guest' | 'refused'

/** What the portal shows to whom. Who asks for a draft after all is refused by the gateway. */
export function getAccess(
  { status, user, unreachable }: Pick<AuthView, 'status' | 'user' | 'unreachable'>,
  label: string | null,
): Access {
  if (label === null || user?.labels.includes(label)) return 'allowed'
  if (status === 'unknown') return 'asking'
  if (user) return 'refused'
  return unreachable ? 'unreachable' : 'guest'
}

/** Whether who is here may use the generator. */
export const useAccess = (): Access => getAccess(useAuth(), use(AdminLabel))
