import { DocsContext } from '@storybook/addon-docs/blocks'
import { lazy, use } from 'react'

const ComponentPage = lazy(() => import('./component/component-page.tsx'))
const MachinePage = lazy(() => import('./machine/machine-page.tsx'))
const ScreenPage = lazy(() => import('./screen/screen-page.tsx'))
const pages: Readonly<Record<string, typeof ComponentPage>> = {
  Components: ComponentPage,
  Machines: MachinePage,
  Screens: ScreenPage,
}

/** Docs page of a file of stories, by the first part of its title. Loaded on demand, because few visits open each. */
export default function DocsPage() {
  const [story] = use(DocsContext).componentStories()
  const Page = pages[story?.title.split('/')[0] ?? '']
  return Page ? <Page /> : null
}
