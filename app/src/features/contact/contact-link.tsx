import { TextLink } from '@saha/ui'
import { portal } from '../../config/portal.ts'

/** E-mail link to the site's owner. The address is left to right in every language. */
export const ContactLink = () => (
  <TextLink href={`mailto:${portal.contact}`} dir="ltr" className="[unicode-bidi:isolate]">
    {portal.contact}
  </TextLink>
)
