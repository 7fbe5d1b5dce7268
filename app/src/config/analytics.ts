import type { Analytics } from './portal-config.ts'

/** Service that counts page views of this portal: none. The build checks it; docs/operate.md has an example. */
export const analytics: Analytics | null = null
