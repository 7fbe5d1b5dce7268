import type { Profile } from '@saha/machines/account'
import { useTranslations } from 'use-intl'
import { Copy } from './copy.tsx'
import { Erasure } from './erasure.tsx'
import { Part } from './part.tsx'

interface DataProps {
  userId: string
  profile: Profile
}

/** What is stored: to be taken along, and to be deleted. */
export function Data({ userId, profile }: DataProps) {
  const t = useTranslations('account')
  return (
    <>
      <Part id="data" title={t('data')} text={t('dataText')}>
        <Copy userId={userId} profile={profile} />
      </Part>
      <Part id="erase" title={t('erase')} text={t('eraseText')}>
        <Erasure userId={userId} />
      </Part>
    </>
  )
}
