import type { Locale } from '../../i18n/index.ts'

/** A screen that has been shown. */
export interface RecordedPage {
  locale: Locale
  /** Path of the router, with the language. */
  pathname: string
  /** Title of the document. */
  title: string
}

const recorded: RecordedPage[] = []
let receive: ((page: RecordedPage) => void) | undefined

/** Records a shown screen, for the analytics, which load later. */
export function recordPage(page: RecordedPage): void {
  if (receive) receive(page)
  else recorded.push(page)
}

/** Calls the listener with all recorded screens, and with each further one. */
export function receivePages(listener: (page: RecordedPage) => void): void {
  receive = listener
  recorded.splice(0).forEach(listener)
}
