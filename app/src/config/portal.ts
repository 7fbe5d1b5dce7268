import type { PortalConfig } from './portal-config.ts'

/** This portal. The build checks every value (`portal-schema.ts`); docs/operate.md explains the tasks. */
export const portal: PortalConfig = {
  name: { en: 'Saha', ar: 'ساحة' },
  contact: 'hello@saha.example',
  // The networks' front pages until the portal has profiles.
  social: {
    facebook: 'https://www.facebook.com/',
    twitter: 'https://x.com/',
    instagram: 'https://www.instagram.com/',
  },
  languages: ['en', 'ar'],
  studio: true,
  adultsOnly: true,
  adSellers: [],
}
