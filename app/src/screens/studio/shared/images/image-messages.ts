import ar from '../../../../i18n/messages/pictures/ar.ts'
import en from '../../../../i18n/messages/pictures/en.ts'

/** What the tools for pictures say. */
export const imageMessages = { pictures: { en, ar } }
