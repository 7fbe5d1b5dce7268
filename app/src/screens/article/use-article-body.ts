import { useEffect, useState } from 'react'
import { getPreloadedArticleBody } from '../../features/articles/preloaded-article.ts'
import { catalogue, type ArticleBody } from '../../catalogue/index.ts'

type Body = { state: 'loading' | 'failed'; text: null } | { state: 'loaded'; text: ArticleBody }

const loading: Body = { state: 'loading', text: null }
const failed: Body = { state: 'failed', text: null }
const loaded = (text: ArticleBody): Body => ({ state: 'loaded', text })

/** Prevents an unhandled rejection before the effect subscribes; the screen shows the error. */
function loadBody(articleId: string): Promise<ArticleBody | undefined> {
  const request = catalogue.articleBody(articleId)
  request.catch(() => {})
  return request
}

/** Returns the text of an existing article and its loading state; `retry` loads it again. */
export function useArticleBody(articleId: string): Body & { retry: () => void } {
  const [body, setBody] = useState<Body>(() => {
    const preloaded = getPreloadedArticleBody(articleId)
    return preloaded ? loaded(preloaded) : loading
  })
  const [request, setRequest] = useState(() => (body.text ? null : loadBody(articleId)))
  useEffect(() => {
    let isCurrent = true
    request?.then(
      (text) => isCurrent && setBody(text ? loaded(text) : failed),
      () => isCurrent && setBody(failed),
    )
    return () => {
      isCurrent = false
    }
  }, [request])
  const retry = () => {
    setBody(loading)
    setRequest(loadBody(articleId))
  }
  return { ...body, retry }
}
