export const DOCUMENT_STATUSES = ['pending', 'completed', 'error', 'blocked'] as const
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number]

export const RUN_STATUSES = ['pending', 'processing', 'completed', 'blocked', 'error'] as const
export type RunStatus = (typeof RUN_STATUSES)[number]

export const PROCESSING_STAGES = [
  'queued',
  'scanning',
  'reading',
  'rendering',
  'recognizing',
  'classifying',
  'extracting',
  'validating',
  'completed',
] as const
export type ProcessingStage = (typeof PROCESSING_STAGES)[number]

export const BLOCKED_REASONS = ['insufficient_credits', 'file_rejected', 'password_required'] as const
export type BlockedReason = (typeof BLOCKED_REASONS)[number]

const RUN_MOVES: Readonly<Record<RunStatus, readonly RunStatus[]>> = {
  pending: ['processing', 'blocked'],
  // Back to pending: the app crashed while the run was under way.
  processing: ['completed', 'error', 'blocked', 'pending'],
  blocked: ['pending'],
  completed: [],
  error: [],
}

/** Whether a run may go from one status to another (spec/decisions, "Run moves"). */
export function mayMove(from: RunStatus, to: RunStatus): boolean {
  return RUN_MOVES[from].includes(to)
}
