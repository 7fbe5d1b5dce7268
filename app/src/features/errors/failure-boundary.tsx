import { Component, createContext, type ReactNode } from 'react'
import { ChunkLoadError } from '../../chunks/load-chunk.ts'

/** The error that the boundary caught, for its fallback. */
export const CaughtError = createContext<unknown>(null)

/** Returns whether the page was already reloaded. `PerformanceNavigationTiming` would add to the first script. */
const isReload = () => performance.navigation.type === performance.navigation.TYPE_RELOAD

interface FailureBoundaryProps {
  /** Shown instead of the failed children. */
  fallback: ReactNode
  /** Reloads the page once if only a new document can load the chunk. @default false */
  reloads?: boolean
  children: ReactNode
}

interface FailureBoundaryState {
  caught: { error: unknown } | null
}

/** Catches errors of a screen, including chunks that fail to load. Navigation renders the children again. */
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
