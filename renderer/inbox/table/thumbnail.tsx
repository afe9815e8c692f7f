import type { AppThumbnail } from '../../../engine/contract/app/document.ts'

interface ThumbnailProps {
  readonly thumbnail: AppThumbnail
  /** Stands in its place until there is one. */
  readonly format: string
}

/** The first page, small. */
export function Thumbnail({ thumbnail, format }: ThumbnailProps) {
  if (thumbnail === null) {
    return (
      <span className="inbox-thumbnail inbox-thumbnail-none" aria-hidden>
        {format.slice(0, 4)}
      </span>
    )
  }
  return <img className="inbox-thumbnail" src={thumbnail.url} alt="" decoding="async" draggable={false} />
}
