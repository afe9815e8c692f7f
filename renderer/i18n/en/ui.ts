/** What controls and states say wherever they stand. */
export default {
  cancel: 'Cancel',
  clear: 'Clear',
  copy: 'Copy',
  copied: 'Copied',
  close: 'Close',
  retry: 'Try again',
  undo: 'Undo',
  loading: 'Loading',
  notifications: 'Notifications',
  unreachable_title: 'Docket cannot be reached',
  unreachable: 'Docket does not answer. It may be starting or have been closed.',
} as const
