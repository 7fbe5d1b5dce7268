export { Breadcrumb, type BreadcrumbItem, type BreadcrumbLink, type BreadcrumbProps } from './breadcrumb.tsx'
