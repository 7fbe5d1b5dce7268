import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, type PropsWithChildren } from 'react'

const Container = lazy(() => import('./docs-container.tsx'))

/** Loads the ground of docs pages with the first of them, because stories do without Storybook's docs blocks. */
export const DocsContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense fallback={null}>
    <Container {...props} />
  </Suspense>
)

export const DocsPage = lazy(() => import('./docs-page.tsx'))
