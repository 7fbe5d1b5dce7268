export { SourceList, type Source, type SourceListProps } from './source-list.tsx'
