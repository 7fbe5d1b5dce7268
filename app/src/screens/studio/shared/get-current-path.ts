import { withoutLanguage } from '../../../routing/address.ts'

/** Returns the path of the address, without language and query. */
export const getCurrentPath = (): string => withoutLanguage(window.location.hash.replace(/^#|\?.*$/g, ''))
