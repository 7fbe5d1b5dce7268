import type en from './messages/en.ts'
import type * as namespaces from './messages/namespaces.ts'

type Namespaces = typeof namespaces

/** `accountMessages: { account: { en, ar } }` gives `account: typeof en`. */
type ScreenTexts = {
  [Export in keyof Namespaces as keyof Namespaces[Export]]: {
    [Name in keyof Namespaces[Export]]: Namespaces[Export][Name] extends { en: infer Texts } ? Texts : never
  }[keyof Namespaces[Export]]
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof en & ScreenTexts
  }
}
