import { TextLink } from '@saha/ui'
import { site } from '../../config/site.ts'

/** Where the site's owner can be written to. An address reads from left to right in any language. */
export const ContactLink = () => (
  <TextLink href={`mailto:${site.contact}`} dir="ltr" className="[unicode-bidi:isolate]">
    {site.contact}
  </TextLink>
)
