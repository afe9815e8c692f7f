import { Minus, MousePointerClick, MoveHorizontal, Plus, RotateCw, Scan, TextCursor } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { IconButton } from '../../ui/button.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import type { Tool } from './pointing.ts'
import { zoomIn, zoomOut, type Zoom } from './use-zoom.ts'

interface PageToolsProps {
  /** Pixels for each point; null before the pane was measured. */
  readonly scale: number | null
  readonly zoom: Zoom
  readonly onZoom: (zoom: Zoom) => void
  readonly tool: Tool
  readonly onTool: (tool: Tool) => void
  readonly onTurn: () => void
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

/** CSS pixels of a point at its printed size. */
const PRINTED = 96 / 72

const TOOLS = [
  ['pick', MousePointerClick],
  ['select', TextCursor],
] as const

/** Above the pages: what the pointer does, and how large they are. */
export function PageTools({ scale, zoom, onZoom, tool, onTool, onTurn, page, pages, onPage }: PageToolsProps) {
  const { t } = useTranslation('review')
  const percent = scale === null ? '' : `${Math.round((scale / PRINTED) * 100)} %`
  return (
    <div className="review-tools" role="toolbar" aria-label={t('page.tools')}>
      <ToggleButtonGroup
        className="review-toggle"
        aria-label={t('page.pointer')}
        selectedKeys={[tool]}
        disallowEmptySelection
        onSelectionChange={(keys) => onTool(keys.has('select') ? 'select' : 'pick')}
      >
        {TOOLS.map(([id, Icon]) => (
          <Tooltip key={id} label={t(`page.tool.${id}`)}>
            <ToggleButton id={id} className="review-toggle-button" aria-label={t(`page.tool.${id}`)}>
              <Icon size={15} aria-hidden />
            </ToggleButton>
          </Tooltip>
        ))}
      </ToggleButtonGroup>
      <span className="review-tools-space" />
      {pages > 1 && (
        <label className="review-page-number">
          <span className="ui-unseen">{t('page.number')}</span>
          <input
            key={page}
            inputMode="numeric"
            defaultValue={page}
            size={String(pages).length + 1}
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
            onBlur={({ currentTarget }) => {
              const wanted = Number(currentTarget.value)
              if (wanted !== page && wanted >= 1 && wanted <= pages) onPage(wanted)
              else currentTarget.value = String(page)
            }}
          />
          <span aria-hidden>/ {pages}</span>
        </label>
      )}
      <IconButton
        label={t('page.zoom_out')}
        keys="Ctrl −"
        icon={Minus}
        size="small"
        onPress={() => scale !== null && onZoom(zoomOut(scale))}
      />
      <output className="review-zoom" aria-label={t('page.zoom')}>
        {percent}
      </output>
      <IconButton
        label={t('page.zoom_in')}
        keys="Ctrl +"
        icon={Plus}
        size="small"
        onPress={() => scale !== null && onZoom(zoomIn(scale))}
      />
      <FitButton id="width" zoom={zoom} onZoom={onZoom} icon={MoveHorizontal} keys="Ctrl 0" />
      <FitButton id="page" zoom={zoom} onZoom={onZoom} icon={Scan} keys="Ctrl Alt 0" />
      <IconButton label={t('page.turn')} keys="Alt R" icon={RotateCw} size="small" onPress={onTurn} />
    </div>
  )
}

interface FitButtonProps extends Pick<PageToolsProps, 'zoom' | 'onZoom'> {
  readonly id: 'width' | 'page'
  readonly icon: typeof Scan
  readonly keys: string
}

function FitButton({ id, zoom, onZoom, icon: Icon, keys }: FitButtonProps) {
  const { t } = useTranslation('review')
  return (
    <Tooltip label={t(`page.fit_${id}`)} keys={keys}>
      <ToggleButton
        className="review-fit"
        aria-label={t(`page.fit_${id}`)}
        isSelected={zoom === id}
        onChange={() => onZoom(id)}
      >
        <Icon size={14} aria-hidden />
      </ToggleButton>
    </Tooltip>
  )
}
