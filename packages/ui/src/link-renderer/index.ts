export { coverLinkStyles, renderAnchor, type LinkRenderer, type RenderedLinkProps } from './link-renderer.tsx'
