export { coverLink, plainLink, type RenderLink, type RenderLinkProps } from './render-link.tsx'
