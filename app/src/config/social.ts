/** Social profiles; the networks' front pages until the portal has profiles. */
export const social = {
  facebook: 'https://www.facebook.com/',
  twitter: 'https://x.com/',
  instagram: 'https://www.instagram.com/',
} as const
