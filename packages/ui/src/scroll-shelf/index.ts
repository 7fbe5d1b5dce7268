export { ScrollShelf, type ScrollShelfProps } from './scroll-shelf.tsx'
