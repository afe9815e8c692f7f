import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppDocument } from '../../../engine/contract/app/document.ts'
import { pathOf } from './size-pages.ts'

interface PageStripProps {
  readonly previews: NonNullable<AppDocument['previews']>
  readonly current: number
  readonly onShow: (page: number) => void
}

/** Small pictures of all pages; a press leads to the page. */
export function PageStrip({ previews, current, onShow }: PageStripProps) {
  const { t } = useTranslation('review')
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <nav className="review-strip" aria-label={t('page.strip')} ref={strip}>
      {previews.map(({ id, preview, width, height }, at) => (
        <button
          key={id}
          type="button"
          className="review-strip-page"
          aria-current={current === at + 1 ? 'page' : undefined}
          aria-label={t('page.name', { number: at + 1 })}
          onClick={() => onShow(at + 1)}
        >
          <img
            src={pathOf(preview) ?? ''}
            alt=""
            loading="lazy"
            decoding="async"
            width={width ?? 60}
            height={height ?? 85}
          />
          <span>{at + 1}</span>
        </button>
      ))}
    </nav>
  )
}
