/** The list of all documents. */
export default {
  title: 'Inbox',
} as const
