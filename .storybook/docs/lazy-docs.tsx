import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, type PropsWithChildren } from 'react'

const Container = lazy(() => import('./docs-container.tsx'))

/** Loads the docs container with the first docs page, because stories need none of Storybook's docs blocks. */
export const DocsContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense fallback={null}>
    <Container {...props} />
  </Suspense>
)

export const DocsPage = lazy(() => import('./docs-page.tsx'))
