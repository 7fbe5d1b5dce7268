import { Component, createContext, type ReactNode } from 'react'

/** What each browser says of a module that did not arrive. */
const notArrived = /dynamically imported module|module script failed|preload CSS/i

/** Whether what failed is a part of the portal that did not arrive, and nothing in it. */
export const LostPart = createContext(false)

interface FailureBoundaryProps {
  /** What stands in the place of what failed. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * Catches what a screen throws, a chunk that did not arrive included, and offers a way on. Going to another
 * address tries again.
 */
export class FailureBoundary extends Component<FailureBoundaryProps, { failed: boolean; lost: boolean }> {
  override state = { failed: false, lost: false }

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, lost: error instanceof Error && notArrived.test(error.message) }
  }

  readonly #recover = () => {
    if (this.state.failed) this.setState({ failed: false })
  }

  override componentDidMount() {
    window.addEventListener('hashchange', this.#recover)
  }

  override componentWillUnmount() {
    window.removeEventListener('hashchange', this.#recover)
  }

  override render() {
    const { failed, lost } = this.state
    return failed ? <LostPart value={lost}>{this.props.fallback}</LostPart> : this.props.children
  }
}
