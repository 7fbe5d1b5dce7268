import { Button } from '@saha/ui/button'
import { ArrowEndIcon } from '@saha/ui/icons/arrow-end'
import { SahaProvider } from '@saha/ui/provider'
import '@saha/ui/fonts.css'
import '@saha/ui/page.css'
import '@saha/ui/styles.css'

export default function App() {
  return (
    <SahaProvider locale="ar">
      <Button variant="action" endIcon={ArrowEndIcon}>
        العب الآن
      </Button>
    </SahaProvider>
  )
}
