export { default, GatewayLedger } from '@saha/gateway/workers'
