// GATEWAY_AUTHORIZE=./authorize.mjs: guests may try the tools, members have more, and one label has everything.
import { authorizeByAppwrite } from '@saha/gateway'

export default authorizeByAppwrite({
  endpoint: 'https://api.example.com/v1',
  project: '<PROJECT_ID>',
  choosePlan: (account) => {
    if (account === null)
      return {
        label: 'guest',
        limits: { perDay: 0.5, perMinute: 5 },
        models: ['gemini-3.5-flash-lite'],
        dollarsPerDay: 5,
      }
    if (account.labels.includes('blocked')) return { refuse: 403, message: 'Your account is blocked.' }
    if (account.labels.includes('patron'))
      return { label: 'patron', limits: { perDay: 20 }, countsForNetwork: false }
    return { label: 'member', modelDollarsPerDay: { 'gemini-pro-latest': 1 } }
  },
})
