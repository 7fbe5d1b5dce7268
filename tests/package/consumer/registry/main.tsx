import { SahaProvider } from '@saha/ui/provider'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import './main.css'

const examples = import.meta.glob<ComponentType>('./components/saha/*.tsx', {
  eager: true,
  import: 'default',
})
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <SahaProvider locale="ar">
      {Object.entries(examples).map(([path, Example]) => (
        <section key={path} data-example={path}>
          <Example />
        </section>
      ))}
    </SahaProvider>,
  )
