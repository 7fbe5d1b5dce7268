import { useEffect, useState } from 'react'
import { catalogue, type ArticleBody } from '../../catalogue/index.ts'

/** The text of an article on its way. */
type Body = { state: 'loading' | 'failed'; text: null } | { state: 'whole'; text: ArticleBody }

const loading: Body = { state: 'loading', text: null }
const failed: Body = { state: 'failed', text: null }

/** Fetches the text of an article that there is; `retry` asks again for one that did not arrive. */
export function useBody(articleId: string): Body & { retry: () => void } {
  const [body, setBody] = useState<Body>(loading)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let wanted = true
    catalogue.articleBody(articleId).then(
      (text) => wanted && setBody(text ? { state: 'whole', text } : failed),
      () => wanted && setBody(failed),
    )
    return () => {
      wanted = false
    }
  }, [articleId, attempt])
  const retry = () => {
    setBody(loading)
    setAttempt((before) => before + 1)
  }
  return { ...body, retry }
}
