export type Key = 'Enter' | 'Shift+Tab'

/** Session with one tab and a profile of its own, by BiDi or classic WebDriver. */
export interface Driver {
  /** Console errors that the protocol reports; classic WebDriver reports none. */
  readonly errors: string[]
  goto(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Runs a function in the page, or in the frame that was entered. */
  evaluate<Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>
  /** Runs a script of a file, which defines globals. */
  inject(source: string): Promise<void>
  /** Clicks the element that a function returns, by a real pointer. */
  click<Args extends readonly unknown[]>(find: (...args: Args) => Element, ...args: Args): Promise<void>
  /** Types by real keys into the focused element. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Runs the following commands in the page's only frame. */
  enterFrame(): Promise<void>
  leaveFrame(): Promise<void>
  close(): Promise<void>
}

/** A running browser. */
export interface DrivenBrowser {
  /** Opens a session without cookies, storage or service workers of another. */
  open(): Promise<Driver>
  close(): Promise<void>
}

/** A browser that this machine may have. */
export interface BrowserKind {
  /** Returns a sentence that says what is not installed. */
  findMissing(): string | undefined
  launch(): Promise<DrivenBrowser>
}
