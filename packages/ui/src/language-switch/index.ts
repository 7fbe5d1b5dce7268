export { LanguageSwitch, type LanguageItem, type LanguageSwitchProps } from './language-switch.tsx'
