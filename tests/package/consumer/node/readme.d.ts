/** Declarations that the README's examples assume. */
import type { ChatTurn } from '@saha/machines/chat'

declare global {
  /** A model whose stream cannot be aborted. */
  const model: { stream(turns: readonly ChatTurn[]): Promise<AsyncIterable<string>> }
  /** A backend. */
  const server: { signIn(email: string, password: string): Promise<void> }
  /** A submitted form. */
  const form: { readonly email: string; readonly password: string }
}
