import * as RadixAvatar from '@radix-ui/react-avatar'
import type { ComponentProps } from 'react'
import { UserText } from '../bidi/index.ts'
import { StarMotif } from '../star-motif/index.ts'
import { getHueAttributes } from '../tag/hue-attributes.ts'
import { resolveHue, type Hue, type HueName } from '../tag/hue.ts'
import { getInitials } from './get-initials.ts'
import { variants } from '../variants/variants.ts'

const avatarStyles = variants(
  'Avatar',
  'sa:relative sa:inline-grid sa:shrink-0 sa:place-items-center sa:overflow-hidden sa:rounded-pill sa:border sa:border-hue-edge sa:bg-hue-tint sa:align-middle sa:text-hue-text sa:select-none sa:forced:border-[CanvasText]',
  {
    variants: {
      size: {
        small: 'sa:size-8 sa:text-[0.75rem]',
        medium: 'sa:size-11 sa:text-[1rem]',
        large: 'sa:size-16 sa:text-[1.5rem]',
      },
    },
    defaultVariants: { size: 'medium' },
  },
)

const hues: readonly HueName[] = ['action', 'puzzle', 'racing', 'adventure', 'girls', 'cooking']

/** Picks a hue from the name, so that a person has the same color everywhere. The color has no meaning. */
function pickHue(name: string): HueName {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997
  return hues[sum % hues.length] ?? 'racing'
}

export interface AvatarProps extends Omit<ComponentProps<typeof RadixAvatar.Root>, 'asChild' | 'children'> {
  /** Name of the person, for the initials and the color. */
  name: string
  /** URL of an image. The initials are shown until it has loaded, and if it fails. */
  src?: string
  /** Accessible name, for avatars without a visible name beside them. Without it the avatar is decorative. */
  label?: string
  /** Size of the avatar. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** Color behind the initials. @default a hue derived from the name */
  hue?: Hue
}

/** A person, as an image or as initials in the name's script. It never mirrors. */
export function Avatar({ name, src, label, size = 'medium', hue: hueProp, className, ...rest }: AvatarProps) {
  const hue = resolveHue('Avatar', hueProp) ?? pickHue(name)
  const initials = getInitials(name)
  return (
    <RadixAvatar.Root
      data-slot="avatar"
      data-size={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={avatarStyles({ size, className })}
      {...rest}
      {...getHueAttributes(hue, rest.style)}
    >
      {src && (
        <RadixAvatar.Image
          data-slot="avatar-image"
          src={src}
          alt=""
          draggable={false}
          className="sa:col-start-1 sa:row-start-1 sa:size-full sa:object-cover"
        />
      )}
      <RadixAvatar.Fallback data-slot="avatar-initials" className="sa:leading-none sa:font-semibold">
        {initials ? <UserText>{initials}</UserText> : <StarMotif size="1.25em" />}
      </RadixAvatar.Fallback>
    </RadixAvatar.Root>
  )
}
