import { Component, createContext, type ReactNode } from 'react'
import { ChunkLoadError } from '../../chunks/load-chunk.ts'

/** What the boundary around a fallback has caught. */
export const CaughtError = createContext<unknown>(null)

/** This document is the second attempt already. The newer `PerformanceNavigationTiming` takes more of the first script. */
const isReload = () => performance.navigation.type === performance.navigation.TYPE_RELOAD

interface FailureBoundaryProps {
  /** Shown in place of what failed. */
  fallback: ReactNode
  /** Reloads the document, once, where only a new document can load the chunk. @default false */
  reloads?: boolean
  children: ReactNode
}

interface FailureBoundaryState {
  caught: { error: unknown } | null
}

/**
 * Catches what a screen throws, a chunk that did not load included, and offers a way on. Another address renders the
 * children again, which loads the chunk again.
 */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { caught: null }

  static getDerivedStateFromError(error: unknown): FailureBoundaryState {
    return { caught: { error } }
  }

  readonly #recover = () => {
    if (this.state.caught) this.setState({ caught: null })
  }

  override componentDidMount() {
    window.addEventListener('hashchange', this.#recover)
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof ChunkLoadError)) return
    error.forget()
    if (this.props.reloads && error.isGone && !isReload()) window.location.reload()
  }

  override componentWillUnmount() {
    window.removeEventListener('hashchange', this.#recover)
  }

  override render() {
    const { caught } = this.state
    return caught ? (
      <CaughtError value={caught.error}>{this.props.fallback}</CaughtError>
    ) : (
      this.props.children
    )
  }
}
