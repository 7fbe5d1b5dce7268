import { useEffect, useState } from 'react'
import { catalogue, type ArticleBody } from '../../catalogue/index.ts'

/** The text of an article on its way. */
type Body = { state: 'loading' | 'failed'; text: null } | { state: 'whole'; text: ArticleBody }

const loading: Body = { state: 'loading', text: null }
const failed: Body = { state: 'failed', text: null }

/** Fetches the text of one article that there is, for as long as the screen lives; `retry` asks again. */
export function useBody(articleId: string): Body & { retry: () => void } {
  const [request, setRequest] = useState(() => catalogue.articleBody(articleId))
  const [body, setBody] = useState<Body>(loading)
  useEffect(() => {
    let wanted = true
    request.then(
      (text) => wanted && setBody(text ? { state: 'whole', text } : failed),
      () => wanted && setBody(failed),
    )
    return () => {
      wanted = false
    }
  }, [request])
  const retry = () => {
    setBody(loading)
    setRequest(catalogue.articleBody(articleId))
  }
  return { ...body, retry }
}
