import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type * as TestingLibrary from '@testing-library/dom'

/** Describes elements by what users perceive, or by a selector. */
export interface Query {
  readonly role?: string
  /** Accessible name, exact. */
  readonly name?: string
  /** Label of a field. */
  readonly label?: string
  readonly css?: string
  /** Part of the text. */
  readonly text?: string
  /** Whether invisible elements count. @default false */
  readonly hidden?: boolean
  /** Selector of the element around. @default the document */
  readonly within?: string
}

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary
    findAll: (query: Query) => HTMLElement[]
    /** Errors since the script was injected. */
    pageErrors: string[]
  }
}

function define(): void {
  const { queryAllByRole, queryAllByLabelText } = window.TestingLibraryDom
  const findIn = (container: HTMLElement, { role, name, label, css }: Query): HTMLElement[] => {
    if (role) return queryAllByRole(container, role, name ? { name } : {})
    if (label) return queryAllByLabelText(container, label, { exact: false })
    return [...container.querySelectorAll<HTMLElement>(css ?? 'main')]
  }
  window.findAll = (query) => {
    const container = document.querySelector<HTMLElement>(query.within ?? 'html')
    if (!container) return []
    const { text = '', hidden = false } = query
    return findIn(container, query).filter(
      (element) => (hidden || element.checkVisibility()) && element.textContent.includes(text),
    )
  }
  window.pageErrors = []
  window.addEventListener('error', ({ message }) => window.pageErrors.push(message))
  window.addEventListener('unhandledrejection', ({ reason }) => window.pageErrors.push(String(reason)))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    window.pageErrors.push(`CSP violation: ${violatedDirective} ${blockedURI}`),
  )
  const { error } = console
  console.error = (...args: unknown[]) => {
    window.pageErrors.push(args.map(String).join(' '))
    error(...args)
  }
}

const library = fileURLToPath(
  import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
)

/** Script that defines `findAll` and records errors. */
export const pageScript = `${readFileSync(library, 'utf8')};(${String(define)})()`
