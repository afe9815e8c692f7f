/** What happened to a document. */
export default {
  title: 'History',
  close: 'Back to the fields',
  none: 'Nothing has happened since Docket keeps a history.',
  empty: 'empty',
  place: '“{{text}}” on page {{page}}',
  undo: 'Undo',
  undone: 'Undone {{when}}',
  action: {
    received: 'Received',
    paid: 'Paid: {{amount}} {{symbol}}',
    status: 'State',
    read: 'read',
    undone: 'correction undone',
    checked: 'Checked',
    unchecked: 'Not checked any more',
    exported: 'Exported ({{format}})',
    unlocked: 'Unlocked',
  },
  actor: {
    session: 'At the page',
    token: 'Token',
    payer: 'Payer',
    command: 'Command line',
    service: 'Docket',
  },
} as const
