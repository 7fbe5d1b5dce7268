import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Rating } from './rating.tsx'
import { Recorder } from './recorder.tsx'
import { language } from './texts.ts'
import { Voice } from './voice.tsx'

document.documentElement.lang = language
document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'

/** A host that knows the machines from their package and docs only. */
createRoot(document.querySelector('#root') as HTMLElement).render(
  <StrictMode>
    <main>
      <Rating />
      <Recorder />
      <Voice />
    </main>
  </StrictMode>,
)
