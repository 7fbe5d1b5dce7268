import type { ComponentProps, ReactElement } from 'react'

/** What a component asks of a link: an address and the props of an anchor, its look and content included. */
export type RenderedLinkProps = ComponentProps<'a'> & { href: string }

/**
 * How a host with a router draws a link that is inside a component:
 * `({ href, ...props }) => <Link to={href} {...props} />`.
 */
export type LinkRenderer = (props: RenderedLinkProps) => ReactElement

/** The link of a host without a router. */
export const renderAnchor: LinkRenderer = ({ children, ...props }) => <a {...props}>{children}</a>

/**
 * Makes a link inside an isolated, positioned card cover all of it, focus ring included, while its text stays the
 * link's name. What must stay pressable above it needs `relative z-10`.
 */
export const coverLinkStyles = [
  'sa:text-inherit sa:no-underline sa:after:absolute sa:after:inset-0 sa:after:z-1 sa:after:content-[""]',
  // Every card has this corner; through the text around it the link could not inherit it.
  'sa:after:rounded-tile sa:no-ring sa:focus-visible:after:focus-ring',
].join(' ')
