export { getEdgeAttributes, edgeFadeStyles, useScrollEdges, type ScrollEdges } from './scroll-edges.ts'
export { ScrollRegion, type ScrollRegionProps } from './scroll-region.tsx'
