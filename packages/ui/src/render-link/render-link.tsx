import type { ComponentProps, ReactElement } from 'react'

/** What a component asks of a link: an address and the props of an anchor, its look and content included. */
export type RenderLinkProps = ComponentProps<'a'> & { href: string }

/**
 * How a host with a router draws a link that is inside a component:
 * `({ href, ...props }) => <Link to={href} {...props} />`.
 */
export type RenderLink = (props: RenderLinkProps) => ReactElement

/** The link of a host without a router. */
export const plainLink: RenderLink = ({ children, ...props }) => <a {...props}>{children}</a>

/**
 * Makes a link inside an isolated, positioned card cover all of it, focus ring included, while its text stays the
 * link's name. What must stay pressable above it needs `relative z-10`.
 */
export const coverLink = [
  'text-inherit no-underline outline-none after:absolute after:inset-0 after:z-1 after:content-[""]',
  'after:rounded-[inherit] focus-visible:outline-none focus-visible:after:outline-3',
  'focus-visible:after:outline-offset-3 focus-visible:after:outline-focus focus-visible:after:outline-solid',
].join(' ')
