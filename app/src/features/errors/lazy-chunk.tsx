import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { FailureBoundary } from './failure-boundary.tsx'
import { ChunkLoadError, loadChunk } from '../../chunks/load-chunk.ts'

type ImportComponent<Props> = () => Promise<{ default: ComponentType<Props> }>

/** Creates a component that loads with its own chunk. Unlike React's `lazy`, it retries after its failure was shown. */
export function lazyChunk<Props extends object>(importChunk: ImportComponent<Props>): ComponentType<Props> {
  const create = () =>
    lazy(() =>
      loadChunk(importChunk).catch((error: unknown) => {
        if (error instanceof ChunkLoadError) error.forget = () => (chunk.Component = create())
        throw error
      }),
    )
  const chunk: { Component: ComponentType<Props> } = { Component: create() }
  return function LazyChunk(props: Props) {
    return <chunk.Component {...props} />
  }
}

/**
 * Like `lazyChunk`, for optional parts of a screen. If the chunk fails to load, nothing is shown.
 * @param placeholder shown while it loads
 */
export function optionalChunk<Props extends object>(
  importChunk: ImportComponent<Props>,
  placeholder: ReactNode = null,
): ComponentType<Props> {
  const Chunk = lazyChunk(importChunk)
  return function OptionalChunk(props: Props) {
    return (
      <FailureBoundary fallback={null}>
        <Suspense fallback={placeholder}>
          <Chunk {...props} />
        </Suspense>
      </FailureBoundary>
    )
  }
}
