import type en from './messages/en.ts'

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof en
  }
}
