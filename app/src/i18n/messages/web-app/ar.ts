import type { Translated } from '../../translated.ts'
import type en from './en.ts'

/* Texts of the web app manifest and the share images. Only the build reads them. */
export default {
  tagline: 'ألعاب مجانية بلا تنزيل',
  description: 'العب ألعابًا مجانية في متصفحك بالعربية والإنجليزية، بلا تنزيل ولا حاجة إلى حساب.',
} as const satisfies Translated<typeof en>
