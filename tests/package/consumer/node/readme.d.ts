/** What the README's examples take for granted: the reader's own world. */
import type { ChatTurn } from '@saha/machines/chat'

declare global {
  /** A model whose stream knows no abort. */
  const model: { stream(turns: readonly ChatTurn[]): Promise<AsyncIterable<string>> }
  /** A backend. */
  const server: { signIn(email: string, password: string): Promise<void> }
  /** A form that was submitted. */
  const form: { readonly email: string; readonly password: string }
}
