import { Router } from '@koa/router'
import type { ApiParts } from '../api-parts.ts'
import type { RequestState, RouteContext } from '../request-state.ts'
import { deleteDocument, getDocument, getThumbnail, listDocuments, listExtractions, listPreviews } from './documents.ts'
import { ping } from './ping.ts'
import { getPreview } from './previews.ts'
import { uploadDocument } from './upload.ts'

type Route = (ctx: RouteContext, parts: ApiParts) => void | Promise<void>

/** The index of the contract, section 4.1. */
export function routeV1(parts: ApiParts): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api/v1', sensitive: true })
  const answer = (route: Route) => (ctx: RouteContext) => route(ctx, parts)
  return router
    .get('/ping', answer(ping))
    .get('/documents', answer(listDocuments))
    .post('/documents', answer(uploadDocument))
    .get('/documents/:document', answer(getDocument))
    .delete('/documents/:document', answer(deleteDocument))
    .get('/documents/:document/thumbnail', answer(getThumbnail))
    .get('/documents/:document/previews', answer(listPreviews))
    .get('/documents/:document/extractions', answer(listExtractions))
    .get('/previews/:preview', answer(getPreview))
}
