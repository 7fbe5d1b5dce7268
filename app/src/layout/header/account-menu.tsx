import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  IconButton,
  UserIcon,
  UserText,
} from '@saha/ui'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useAuth } from '../../features/session/use-auth.ts'
import { useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'

/** The pages of a signed-in user, and logout. */
export default function AccountMenu() {
  const t = useTranslations('nav')
  const to = links(useLocale())
  const { user, signOut, signingOut } = useAuth()
  const hasNavigated = useRef(false)
  const pages = [
    { href: to.profile, label: t('profile') },
    { href: to.favorites, label: t('favorites') },
    { href: to.account, label: t('account') },
    { href: to.settings, label: t('settings') },
  ]
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton icon={UserIcon} label={t('account')} busy={signingOut} />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="end"
        onCloseAutoFocus={(event) => {
          // The new screen has the focus.
          if (hasNavigated.current) event.preventDefault()
          hasNavigated.current = false
        }}
      >
        {user && (
          <DropdownMenuLabel>
            <UserText>{user.name}</UserText>
          </DropdownMenuLabel>
        )}
        {pages.map(({ href, label }) => (
          <DropdownMenuItem key={href} asChild onSelect={() => (hasNavigated.current = true)}>
            <a href={href}>{label}</a>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={signOut}>{t('logout')}</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
