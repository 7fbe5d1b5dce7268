export interface NoticeInput {
  /** How long the notice is shown, in milliseconds. */
  readonly duration: number
}

export interface NoticeContext extends NoticeInput {
  /** What is shown, as a code that the view turns into words; null for nothing. */
  readonly code: string | null
}

export type NoticeEvent =
  /** Shows the notice, or shows it again for its whole time. */
  { type: 'notice.show'; code: string } | { type: 'notice.hide' }
