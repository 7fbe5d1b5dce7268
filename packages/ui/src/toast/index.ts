export { ToastProvider, useToast, type ToastProviderProps, type Toasts } from './toast-provider.tsx'
export type { ToastAction, ToastOptions } from './toast-queue.ts'
