import type { ComponentProps, ReactElement } from 'react'

/** Props of a link inside a component: URL, and anchor props including style and content. */
export type RenderedLinkProps = ComponentProps<'a'> & { href: string }

/**
 * Renders links inside a component with the host's router: `({ href, ...props }) => <Link to={href} {...props} />`.
 */
export type LinkRenderer = (props: RenderedLinkProps) => ReactElement

/** Renders a plain anchor, for hosts without a router. */
export const renderAnchor: LinkRenderer = ({ children, ...props }) => <a {...props}>{children}</a>

/**
 * Expands the clickable area and the focus ring of a link to its isolated, positioned card. Controls above the link
 * need `relative z-10`.
 */
export const coverLinkStyles = [
  'sa:text-inherit sa:no-underline sa:after:absolute sa:after:inset-0 sa:after:z-1 sa:after:content-[""]',
  // The corner of every card. It cannot be inherited through the text around the link.
  'sa:after:rounded-tile sa:no-ring sa:focus-visible:after:focus-ring',
].join(' ')
