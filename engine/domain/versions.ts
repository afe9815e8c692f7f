/** Version metadata that each run records (contract, section 9). Change a date with every change that can alter values. */
export const VERSIONS = {
  extraction_schema_version: '2026-11-21',
  extractor_version: 'docket-scorer:2026-12-01',
  normalization_version: 'docket-normalization:2026-11-22',
} as const
