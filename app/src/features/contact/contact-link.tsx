import { TextLink } from '@saha/ui'
import { site } from '../../config/site.ts'

/** E-mail link to the site's owner. The address is left to right in every language. */
export const ContactLink = () => (
  <TextLink href={`mailto:${site.contact}`} dir="ltr" className="[unicode-bidi:isolate]">
    {site.contact}
  </TextLink>
)
