import type english from '../en/inbox.ts'
import type { TextsLike } from '../texts.ts'

export default {
  title: 'Eingang',
} satisfies TextsLike<typeof english>
