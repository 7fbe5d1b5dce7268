/* Texts of the web app manifest and the share images. Only the build reads them. */
export default {
  tagline: 'Free games, no downloads',
  description: 'Play free browser games in English and Arabic. No download, no account needed.',
} as const
