import '@saha/ui/fonts.css'
import '@saha/ui/page.css'
import '@saha/ui/styles.css'

export const page = { display: 'grid', gap: '1.5rem', padding: '1rem', maxInlineSize: '48rem' } as const
