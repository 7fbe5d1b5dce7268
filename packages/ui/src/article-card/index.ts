export { ArticleCard, type ArticleCardProps } from './article-card.tsx'
