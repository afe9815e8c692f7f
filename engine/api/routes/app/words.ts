import { wordsQuerySchema, type PageWords } from '../../../contract/app/words.ts'
import { readWords } from '../../../store/page-words.ts'
import type { ApiParts } from '../../api-parts.ts'
import { ApiError } from '../../errors.ts'
import { readQuery } from '../../read-query.ts'
import type { RouteContext } from '../../request-state.ts'
import { findDocument } from './documents.ts'

/** GET /app/documents/{document}/words: those of one page, in reading order. */
export async function getWords(ctx: RouteContext, { database, config }: ApiParts): Promise<void> {
  const document = findDocument(ctx, database)
  const { page } = readQuery(wordsQuerySchema, ctx.query)
  const kept = document.status === 'completed' ? await readWords(config.dataFolder, document.id, page) : null
  if (kept === null) throw new ApiError('not_found', 'There are no words of this page. Read the document once more.')
  const words = kept.words.map(({ text, box: [left, top, right, bottom], confidence }) => ({
    text,
    box: [left, top, right, bottom] as [number, number, number, number],
    confidence,
  }))
  ctx.body = { data: { page, width: kept.width, height: kept.height, words } satisfies PageWords }
}
