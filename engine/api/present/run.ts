import type { ExtractionRunResource } from '../../contract/extraction-run.ts'
import type { Run } from '../../store/runs.ts'

export function presentRun(run: Run): ExtractionRunResource {
  return {
    id: run.id,
    mode: run.mode,
    source: run.source,
    status: run.status,
    blocked_reason: run.blockedReason,
    error_code: run.errorCode,
    error_message: run.errorMessage,
    extraction_schema_version: run.extractionSchemaVersion,
    extractor_version: run.extractorVersion,
    ai_prompt_version: run.aiPromptVersion,
    normalization_version: run.normalizationVersion,
    started_at: run.startedAt,
    completed_at: run.completedAt,
    created_at: run.createdAt,
  }
}
