import { Button, EmptyState, LogInIcon, type IconSource } from '@saha/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'
import { rememberIntent } from './sign-in-intent.ts'

interface LoginPromptProps {
  icon: IconSource
  title: string
  /** Text of the link. */
  link: string
  children?: ReactNode
}

/** Asks a guest to log in, in place of a screen's content. Login leads back to the screen. */
export function LoginPrompt({ icon, title, link, children }: LoginPromptProps) {
  const to = links(useLocale())
  const { pathname } = useLocation()
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        <Button asChild variant="action" startIcon={LogInIcon}>
          <a href={to.login} onClick={() => rememberIntent({ path: pathname })}>
            {link}
          </a>
        </Button>
      }
    >
      {children}
    </EmptyState>
  )
}
