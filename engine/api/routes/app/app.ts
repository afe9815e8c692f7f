import { Router } from '@koa/router'
import { APP_PATH } from '../../../access/sign-in.ts'
import type { ApiParts } from '../../api-parts.ts'
import { createLiveEvents } from '../../live-events.ts'
import type { RequestState, RouteContext } from '../../request-state.ts'
import { getDelivery, listDeliveries, redeliver, sendTest } from '../webhook-deliveries.ts'
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  getWebhookEndpoint,
  listWebhookEndpoints,
  rotateSecret,
  updateWebhookEndpoint,
} from '../webhook-endpoints.ts'
import { exportAudit, getAudit, getHistory } from './audit.ts'
import { getBackup, makeBackup, stopBackup } from './backup.ts'
import { createAccount, getAccount, listAccounts, updateAccount } from './accounts.ts'
import { correctFields, listCorrections, undoCorrection } from './corrections.ts'
import { checkDocument, uncheckDocument } from './check.ts'
import { deleteDocument, getDocument, getPreview, getThumbnail, unlock } from './documents.ts'
import { getEInvoice } from './einvoice.ts'
import { streamEvents } from './events.ts'
import { exportSelection, previewExport } from './export.ts'
import { countDocuments, listDocuments, listIds } from './list.ts'
import { getOriginal } from './original.ts'
import { processAgain, resumeDocument } from './processing.ts'
import { checkPayments, exportPayments, getPayments } from './payments.ts'
import { readValue } from './read-value.ts'
import { checkDocuments, deleteDocuments } from './selection.ts'
import { changeSettings, getSettings } from './settings.ts'
import { getStorage } from './storage.ts'
import { createToken, listTokens, revokeToken } from './tokens.ts'
import { uploadDocument } from './upload.ts'
import { endSession, followSignInLink, getSession } from './session.ts'
import { getWords } from './words.ts'

type Route = (ctx: RouteContext, parts: ApiParts) => void | Promise<void>

/** What only the app needs: for the holder of a session, over all accounts of the installation. */
export function routeApp(parts: ApiParts): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: APP_PATH, sensitive: true })
  const live = createLiveEvents(parts)
  const answer = (route: Route) => (ctx: RouteContext) => route(ctx, parts)
  return router
    .get('/sign-in', answer(followSignInLink))
    .get('/session', answer(getSession))
    .delete('/session', (ctx) => endSession(ctx, parts, live))
    .get('/events', (ctx) => streamEvents(ctx, parts, live))
    .get('/accounts', answer(listAccounts))
    .post('/accounts', answer(createAccount))
    .get('/accounts/:account', answer(getAccount))
    .patch('/accounts/:account', answer(updateAccount))
    .get('/accounts/:account/documents', answer(listDocuments))
    .post('/accounts/:account/documents', answer(uploadDocument))
    .get('/accounts/:account/counts', answer(countDocuments))
    .post('/accounts/:account/documents/check', answer(checkDocuments))
    .post('/accounts/:account/documents/delete', answer(deleteDocuments))
    .post('/accounts/:account/documents/ids', answer(listIds))
    .post('/accounts/:account/export', answer(exportSelection))
    .post('/accounts/:account/export/preview', answer(previewExport))
    .get('/accounts/:account/tokens', answer(listTokens))
    .post('/accounts/:account/tokens', answer(createToken))
    .delete('/tokens/:token', answer(revokeToken))
    .get('/accounts/:account/webhook-endpoints', answer(listWebhookEndpoints))
    .post('/accounts/:account/webhook-endpoints', answer(createWebhookEndpoint))
    .get('/accounts/:account/webhook-endpoints/:endpoint', answer(getWebhookEndpoint))
    .patch('/accounts/:account/webhook-endpoints/:endpoint', answer(updateWebhookEndpoint))
    .delete('/accounts/:account/webhook-endpoints/:endpoint', answer(deleteWebhookEndpoint))
    .post('/accounts/:account/webhook-endpoints/:endpoint/rotate-secret', answer(rotateSecret))
    .post('/accounts/:account/webhook-endpoints/:endpoint/test', answer(sendTest))
    .get('/accounts/:account/webhook-endpoints/:endpoint/deliveries', answer(listDeliveries))
    .get('/accounts/:account/webhook-endpoints/:endpoint/deliveries/:delivery', answer(getDelivery))
    .post('/accounts/:account/webhook-endpoints/:endpoint/deliveries/:delivery/redeliver', answer(redeliver))
    .get('/documents/:document', answer(getDocument))
    .delete('/documents/:document', answer(deleteDocument))
    .get('/documents/:document/thumbnail', answer(getThumbnail))
    .get('/documents/:document/original', answer(getOriginal))
    .get('/documents/:document/words', answer(getWords))
    .get('/documents/:document/einvoice', answer(getEInvoice))
    .get('/documents/:document/history', answer(getHistory))
    .post('/documents/:document/unlock', answer(unlock))
    .post('/documents/:document/read-value', answer(readValue))
    .post('/documents/:document/check', answer(checkDocument))
    .delete('/documents/:document/check', answer(uncheckDocument))
    .patch('/documents/:document/fields', answer(correctFields))
    .get('/documents/:document/corrections', answer(listCorrections))
    .delete('/documents/:document/corrections/:correction', answer(undoCorrection))
    .post('/documents/:document/resume', answer(resumeDocument))
    .post('/documents/:document/process', answer(processAgain))
    .get('/previews/:preview', answer(getPreview))
    .get('/settings', answer(getSettings))
    .patch('/settings', answer(changeSettings))
    .get('/payments', answer(getPayments))
    .get('/payments/check', answer(checkPayments))
    .post('/payments/export', answer(exportPayments))
    .get('/audit', answer(getAudit))
    .post('/audit/export', answer(exportAudit))
    .get('/backup', answer(getBackup))
    .post('/backup', answer(makeBackup))
    .delete('/backup', answer(stopBackup))
    .get('/storage', answer(getStorage))
}
