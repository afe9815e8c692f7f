import type { QueryClient } from '@tanstack/react-query'
import type { AppDocument } from '../../engine/contract/app/document.ts'
import { queryKeys } from '../api/query-keys.ts'
import { documentQuery, setChecked } from '../api/review.ts'

/** Marks a document as checked, or takes the mark away; what is shown of it follows. */
export async function checkDocument(client: QueryClient, id: number, checked: boolean): Promise<void> {
  const state = await setChecked(id, checked)
  client.setQueryData<AppDocument>(documentQuery(id).queryKey, (known) => known && { ...known, ...state })
  await client.invalidateQueries({ queryKey: queryKeys.document(id) })
}
