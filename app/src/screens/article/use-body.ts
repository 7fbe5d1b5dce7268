import { useEffect, useState } from 'react'
import { getPreloadedArticleBody } from '../../features/articles/preloaded-article.ts'
import { catalogue, type ArticleBody } from '../../catalogue/index.ts'

/** The text of an article on its way. */
type Body = { state: 'loading' | 'failed'; text: null } | { state: 'whole'; text: ArticleBody }

const loading: Body = { state: 'loading', text: null }
const failed: Body = { state: 'failed', text: null }
const whole = (text: ArticleBody): Body => ({ state: 'whole', text })

/** What fails before the screen stands is told by the screen, once it does. */
function ask(articleId: string): Promise<ArticleBody | undefined> {
  const request = catalogue.articleBody(articleId)
  request.catch(() => {})
  return request
}

/** Fetches the text of one article that there is, for as long as the screen lives; `retry` asks again. */
export function useBody(articleId: string): Body & { retry: () => void } {
  const [body, setBody] = useState<Body>(() => {
    const held = getPreloadedArticleBody(articleId)
    return held ? whole(held) : loading
  })
  const [request, setRequest] = useState(() => (body.text ? null : ask(articleId)))
  useEffect(() => {
    let wanted = true
    request?.then(
      (text) => wanted && setBody(text ? whole(text) : failed),
      () => wanted && setBody(failed),
    )
    return () => {
      wanted = false
    }
  }, [request])
  const retry = () => {
    setBody(loading)
    setRequest(ask(articleId))
  }
  return { ...body, retry }
}
