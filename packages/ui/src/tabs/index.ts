export { TabsList, type TabsListProps } from './tabs-list.tsx'
export {
  Tabs,
  TabsContent,
  TabsTrigger,
  type TabsContentProps,
  type TabsProps,
  type TabsTriggerProps,
} from './tabs.tsx'
