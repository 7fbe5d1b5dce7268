import { Button, defineIcon, SahaProvider } from '@saha/ui'
import { PlayIcon } from '@saha/ui/icons/play'
import '@saha/ui/fonts.css'
import '@saha/ui/page.css'
import '@saha/ui/styles.css'

const Diamond = defineIcon((props) => (
  <svg viewBox="0 0 24 24" {...props}>
    <path d="M12 2 22 12 12 22 2 12Z" />
  </svg>
))

/** Host code for the type checker. */
export const App = () => (
  <SahaProvider locale="fa" messages={{ close: 'بستن' }}>
    <Button startIcon={PlayIcon}>Play</Button>
    <Button startIcon={<PlayIcon />} endIcon={Diamond}>
      Play
    </Button>
    {/* @ts-expect-error -- an icon is a component or an element, never a name */}
    <Button startIcon="play">Play</Button>
  </SahaProvider>
)
