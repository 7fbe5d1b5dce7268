import { createRoot } from 'react-dom/client'
import { Button } from '@saha/ui/button'
import { SahaProvider } from '@saha/ui/provider'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@saha/ui/tabs'
import '@saha/ui/fonts.css'
import '@saha/ui/styles.css'

/** A host without Tailwind: the finished stylesheet, and components by their subpaths. */
createRoot(document.querySelector('#root') as HTMLElement).render(
  <SahaProvider locale="ar" theme="light">
    <main>
      <Button variant="action">العب الآن</Button>
      <Tabs defaultValue="new">
        <TabsList aria-label="الألعاب">
          <TabsTrigger value="new">الأحدث</TabsTrigger>
          <TabsTrigger value="top">الأعلى تقييمًا</TabsTrigger>
        </TabsList>
        <TabsContent value="new">ألعاب هذا الأسبوع</TabsContent>
        <TabsContent value="top">ألعاب أحبّها اللاعبون</TabsContent>
      </Tabs>
    </main>
  </SahaProvider>,
)
