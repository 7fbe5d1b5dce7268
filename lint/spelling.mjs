import bannedWords from './banned-words.json' with { type: 'json' }

/**
 * Requires one spelling of a word, that of the spec, the wire or CSS, in names, texts and comments, so that a search
 * finds every use.
 */
const spellings = [
  [/fav(?:ou)rit/gi, 'favorit'],
  [/col(?:ou)r/gi, 'color'],
]

const capitalize = (word) => word[0].toUpperCase() + word.slice(1)

/** Matches the word in prose and as a part of a name in camel case. */
const patternFor = (word) =>
  new RegExp(
    `\\b[${word[0]}${word[0].toUpperCase()}]${word.slice(1)}\\b|(?<=[a-z])${capitalize(word)}(?![a-z])`,
    'g',
  )

const bannedPatterns = Object.entries(bannedWords).map(([word, instead]) => ({
  word,
  pattern: patternFor(word),
  instead,
}))

const reportAll = (context, node, pattern, toMessage) => {
  const { sourceCode } = context
  for (const { 0: found, index } of sourceCode.text.matchAll(pattern))
    context.report({
      node,
      loc: {
        start: sourceCode.getLocFromIndex(index),
        end: sourceCode.getLocFromIndex(index + found.length),
      },
      message: toMessage(found),
    })
}

const consistentSpelling = {
  create: (context) => ({
    Program(node) {
      for (const [other, ours] of spellings)
        reportAll(
          context,
          node,
          other,
          (found) => `"${found}" must be spelled "${ours}", as in the spec and on the wire.`,
        )
    },
  }),
}

const testFunctions = new Set(['it', 'test', 'describe'])

/** The name of `it`, `it.each(…)` and `test.describe`. */
function rootName(node) {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression') return rootName(node.object)
  return node.type === 'CallExpression' ? rootName(node.callee) : ''
}

/**
 * Rejects the words of `banned-words.json` in comments, names, test titles, errors and messages, but not in sample
 * texts. `allow` lists words that are terms of these files.
 */
const plainWords = {
  meta: { schema: [{ type: 'object' }] },
  create(context) {
    const { sourceCode } = context
    const [{ allow = [] } = {}] = context.options
    const check = (node) => {
      const text = sourceCode.text.slice(...node.range)
      for (const { word, pattern, instead } of bannedPatterns)
        for (const [found] of allow.includes(word) ? [] : text.matchAll(pattern))
          context.report({
            node,
            message: `Write ${instead} instead of "${found}" (lint/banned-words.json).`,
          })
    }
    const isMessages = /i18n\/messages\//.test(context.filename)
    return {
      Program: () => sourceCode.getAllComments().forEach(check),
      Identifier: check,
      CallExpression({ callee, arguments: [title] }) {
        if (title && testFunctions.has(rootName(callee)) && title.type.endsWith('Literal')) check(title)
      },
      NewExpression({ callee, arguments: [message] }) {
        if (message && callee.name?.endsWith('Error')) check(message)
      },
      Literal: (node) => isMessages && check(node),
    }
  },
}

const maxCommentWords = 60

/** Rejects comments that are long, or begin with a clause instead of a subject. */
const plainComments = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const text = comment.value.replaceAll(/^[\s*]+/gm, '').trim()
        // Items of a list are short sentences of their own.
        const prose = (text.split(/(?:^|\s)@\w+/)[0] ?? '').replaceAll(/^- .*(?:\n(?!- ).*)*/gm, '')
        if (/^(?:What|Whom?|How)\b[^?]*$/.test(prose))
          context.report({
            node: comment,
            message: 'Begin a comment with its subject or a verb, not with a clause.',
          })
        if (prose.split(/\s+/).length > maxCommentWords)
          context.report({
            node: comment,
            message: `Keep a comment within ${maxCommentWords} words: move details to a README or an ADR.`,
          })
      }
    },
  }),
}

export default {
  meta: { name: 'spelling' },
  rules: { consistent: consistentSpelling, 'plain-words': plainWords, 'plain-comments': plainComments },
}
