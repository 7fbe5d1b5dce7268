import ar from '../../../../i18n/messages/pictures/ar.ts'
import en from '../../../../i18n/messages/pictures/en.ts'

export const imageMessages = { pictures: { en, ar } }
