import { useEffect, useState } from 'react'
import { getPreloadedArticleBody } from '../../features/articles/preloaded-article.ts'
import { catalogue, type ArticleBody } from '../../catalogue/index.ts'

/** The text of an article on its way. */
type Body = { state: 'loading' | 'failed'; text: null } | { state: 'loaded'; text: ArticleBody }

const loading: Body = { state: 'loading', text: null }
const failed: Body = { state: 'failed', text: null }
const loaded = (text: ArticleBody): Body => ({ state: 'loaded', text })

/** What fails before the screen stands is told by the screen, once it does. */
function loadBody(articleId: string): Promise<ArticleBody | undefined> {
  const request = catalogue.articleBody(articleId)
  request.catch(() => {})
  return request
}

/** Fetches the text of one article that there is, for as long as the screen lives; `retry` asks again. */
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
