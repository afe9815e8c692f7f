import type { PreviewResource } from '../../contract/preview.ts'
import type { Preview } from '../../store/previews.ts'

export function presentPreview(preview: Preview, baseUrl: string): PreviewResource {
  return {
    id: preview.id,
    filename: preview.filename,
    file_format: preview.fileFormat,
    file_size: preview.fileSize,
    preview: `${baseUrl}/api/v1/previews/${preview.id}`,
  }
}
