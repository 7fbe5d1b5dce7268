import { Component, type ReactNode } from 'react'

interface FailureBoundaryProps {
  /** What stands in the place of what failed. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * Catches what a screen throws, a chunk that did not arrive included, and offers a way on. Going to another
 * address tries again.
 */
export class FailureBoundary extends Component<FailureBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
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
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
