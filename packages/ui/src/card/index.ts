export {
  Card,
  CardBody,
  CardFooter,
  CardHeader,
  CardTitle,
  type CardBodyProps,
  type CardFooterProps,
  type CardHeaderProps,
  type CardProps,
  type CardTitleProps,
} from './card.tsx'
