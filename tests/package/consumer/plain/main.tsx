import { createRoot } from 'react-dom/client'
import { Button } from '@saha/ui/button'
import { PlayIcon } from '@saha/ui/icons/play'
import { SahaProvider } from '@saha/ui/provider'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@saha/ui/tabs'
import './host.css'
import '@saha/ui/fonts.css'
import '@saha/ui/styles.css'

/** A host without Tailwind: the kit's stylesheet beside its own, and components by subpath. */
createRoot(document.querySelector('#root') as HTMLElement).render(
  <SahaProvider locale="ar" theme="light">
    <main>
      <h1 className="hidden">
        ساحة <code>v1</code>
      </h1>
      <button type="button">زر المضيف</button>
      <Button variant="action" startIcon={PlayIcon}>
        العب الآن
      </Button>
      <Button className="mine">زر بثوب آخر</Button>
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
