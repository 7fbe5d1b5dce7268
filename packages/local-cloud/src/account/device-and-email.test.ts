import { expect, test } from 'vitest'
import { describeEmail } from './describe-email.ts'
import { parseUserAgent } from './parse-user-agent.ts'

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    ['LIN', 'GNU/Linux', '', 'CH', 'Chrome', '156.0', 'Blink', '156.0.0.0', 'desktop', '', ''],
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    ['WIN', 'Windows', '10', 'PS', 'Microsoft Edge', '140.0', 'Blink', '140.0.0.0', 'desktop', '', ''],
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    ['AND', 'Android', '15', 'CM', 'Chrome Mobile', '140.0', 'Blink', '140.0.0.0', 'smartphone', '', ''],
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    [
      'IOS',
      'iOS',
      '18.5',
      'MF',
      'Mobile Safari',
      '18.5',
      'WebKit',
      '605.1.15',
      'smartphone',
      'Apple',
      'iPhone',
    ],
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:130.0) Gecko/20100101 Firefox/130.0',
    ['MAC', 'Mac', '10.15', 'FF', 'Firefox', '130.0', 'Gecko', '130.0', 'desktop', 'Apple', ''],
  ],
  ['curl/8', ['', '', '', '', '', '', '', '', '', '', '']],
])('parses the User-Agent %s', (userAgent, expected) => {
  const facts = parseUserAgent(userAgent)
  expect([
    facts.osCode,
    facts.osName,
    facts.osVersion,
    facts.clientCode,
    facts.clientName,
    facts.clientVersion,
    facts.clientEngine,
    facts.clientEngineVersion,
    facts.deviceName,
    facts.deviceBrand,
    facts.deviceModel,
  ]).toEqual(expected)
})

test.each([
  ['amal@example.test', 'amal@example.test', false, true, true],
  ['a.mal+saha@gmail.com', 'amal@gmail.com', true, false, false],
  ['amal@googlemail.com', 'amal@gmail.com', true, false, false],
  ['a.mal+saha@outlook.com', 'a.mal@outlook.com', true, false, false],
  ['amal@mailinator.com', 'amal@mailinator.com', false, false, true],
])('describes the address %s', (email, emailCanonical, emailIsFree, emailIsCorporate, emailIsCanonical) => {
  expect(describeEmail(email)).toMatchObject({
    emailCanonical,
    emailIsFree,
    emailIsCorporate,
    emailIsCanonical,
  })
})
