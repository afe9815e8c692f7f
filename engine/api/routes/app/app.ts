import { Router } from '@koa/router'
import { APP_PATH } from '../../../access/sign-in.ts'
import type { ApiParts } from '../../api-parts.ts'
import { createLiveEvents } from '../../live-events.ts'
import type { RequestState, RouteContext } from '../../request-state.ts'
import { createAccount, getAccount, listAccounts, updateAccount } from './accounts.ts'
import { correctFields, listCorrections, undoCorrection } from './corrections.ts'
import { deleteDocument, getDocument, getPreview, getThumbnail, listDocuments } from './documents.ts'
import { streamEvents } from './events.ts'
import { processAgain, resumeDocument } from './processing.ts'
import { changeSettings, getSettings } from './settings.ts'
import { createToken, listTokens, revokeToken } from './tokens.ts'
import { uploadDocument } from './upload.ts'
import { endSession, followSignInLink, getSession } from './session.ts'

type Route = (ctx: RouteContext, parts: ApiParts) => void | Promise<void>

/** What only the app needs: for the holder of a session, over all accounts of the installation. */
export function routeApp(parts: ApiParts): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: APP_PATH, sensitive: true })
  const live = createLiveEvents(parts)
  const answer = (route: Route) => (ctx: RouteContext) => route(ctx, parts)
  return router
    .get('/sign-in', answer(followSignInLink))
    .get('/session', answer(getSession))
    .delete('/session', answer(endSession))
    .get('/events', (ctx) => streamEvents(ctx, parts, live))
    .get('/accounts', answer(listAccounts))
    .post('/accounts', answer(createAccount))
    .get('/accounts/:account', answer(getAccount))
    .patch('/accounts/:account', answer(updateAccount))
    .get('/accounts/:account/documents', answer(listDocuments))
    .post('/accounts/:account/documents', answer(uploadDocument))
    .get('/accounts/:account/tokens', answer(listTokens))
    .post('/accounts/:account/tokens', answer(createToken))
    .delete('/tokens/:token', answer(revokeToken))
    .get('/documents/:document', answer(getDocument))
    .delete('/documents/:document', answer(deleteDocument))
    .get('/documents/:document/thumbnail', answer(getThumbnail))
    .patch('/documents/:document/fields', answer(correctFields))
    .get('/documents/:document/corrections', answer(listCorrections))
    .delete('/documents/:document/corrections/:correction', answer(undoCorrection))
    .post('/documents/:document/resume', answer(resumeDocument))
    .post('/documents/:document/process', answer(processAgain))
    .get('/previews/:preview', answer(getPreview))
    .get('/settings', answer(getSettings))
    .patch('/settings', answer(changeSettings))
}
