import { Router } from '@koa/router'
import type { ApiParts } from '../api-parts.ts'
import type { RequestState, RouteContext } from '../request-state.ts'
import { deleteDocument, getDocument, getThumbnail, listDocuments, listExtractions, listPreviews } from './documents.ts'
import { ping } from './ping.ts'
import { getPreview } from './previews.ts'
import { uploadDocument } from './upload.ts'
import { getDelivery, listDeliveries, redeliver, sendTest } from './webhook-deliveries.ts'
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  getWebhookEndpoint,
  listWebhookEndpoints,
  rotateSecret,
  updateWebhookEndpoint,
} from './webhook-endpoints.ts'

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
    .get('/webhook-endpoints', answer(listWebhookEndpoints))
    .post('/webhook-endpoints', answer(createWebhookEndpoint))
    .get('/webhook-endpoints/:endpoint', answer(getWebhookEndpoint))
    .patch('/webhook-endpoints/:endpoint', answer(updateWebhookEndpoint))
    .delete('/webhook-endpoints/:endpoint', answer(deleteWebhookEndpoint))
    .post('/webhook-endpoints/:endpoint/rotate-secret', answer(rotateSecret))
    .post('/webhook-endpoints/:endpoint/test', answer(sendTest))
    .get('/webhook-endpoints/:endpoint/deliveries', answer(listDeliveries))
    .get('/webhook-endpoints/:endpoint/deliveries/:delivery', answer(getDelivery))
    .post('/webhook-endpoints/:endpoint/deliveries/:delivery/redeliver', answer(redeliver))
}
