import { nameTypes } from '../name-keys.ts'

/** Words about documents that several rooms need. */
export default {
  type: nameTypes('en'),
  status: {
    pending: 'Reading',
    completed: 'Read',
    error: 'Failed',
    blocked: 'Held back',
  },
  stage: {
    queued: 'Waiting',
    scanning: 'Checking the file',
    reading: 'Opening',
    rendering: 'Drawing pages',
    recognizing: 'Recognizing text',
    classifying: 'Finding the type',
    extracting: 'Finding fields',
    validating: 'Checking fields',
    completed: 'Done',
  },
  blocked: {
    insufficient_credits: 'No credits left',
    file_rejected: 'File refused',
    password_required: 'Needs its password',
  },
  error: {
    unreadable_file: 'The file is damaged. Export or scan it again.',
    unsupported_file: 'Files of this kind cannot be read.',
    too_many_pages: 'Too many pages. Split the document.',
    page_too_large: 'A page is too large. Scan it at a lower resolution.',
    time_limit: 'Reading took too long and was stopped.',
    memory_limit: 'Reading needed too much memory and was stopped.',
    worker_crashed: 'Reading ended unexpectedly. Read it again.',
    internal: 'Something went wrong while reading. Read it again.',
  },
  blocked_hint: {
    insufficient_credits: 'The account has no credits left. Add some, then read it again.',
    file_rejected: 'The file was refused as unsafe.',
    password_required: 'The file is locked. Remove its password and add it again.',
  },
  checked: 'Checked',
  pages: '{{done}} of {{total}}',
} as const
