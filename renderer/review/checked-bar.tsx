import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AppDocument } from '../../engine/contract/app/document.ts'
import { useFormat } from '../format/use-format.ts'
import { Button } from '../ui/button.tsx'
import { checkDocument } from './check-document.ts'
import { tellError, useProcessAgain } from './document-menu.tsx'
import { LockedLine } from './locked-line.tsx'
import { useChoiceNames } from './fields/scalar-editor.tsx'

interface CheckedBarProps {
  readonly document: AppDocument
  /** How many fields need a look. */
  readonly looks: number
  readonly onNextLook: () => void
  /** Checked, and on to the next document. */
  readonly onDone: () => void
}

/** Below the fields: what is left to look at, and that somebody has looked. */
export function CheckedBar({ document, looks, onNextLook, onDone }: CheckedBarProps) {
  const { t } = useTranslation('review')
  const { t: word } = useTranslation('document')
  const format = useFormat()
  const client = useQueryClient()
  const again = useProcessAgain(document.id)
  const typeName = useChoiceNames('type', 'enum')
  return (
    <footer className="review-foot">
      <LockedLine document={document} />
      {isReadAsOther(document) && (
        <div className="review-foot-type">
          <span>{t('type.changed', { type: typeName(document.type ?? '') })}</span>
          <Button size="small" onPress={again}>
            {t('type.again')}
          </Button>
        </div>
      )}
      <div className="review-foot-line">
        {document.checked_at !== null ? null : looks > 0 ? (
          <button type="button" className="review-looks" onClick={onNextLook} title="F8">
            <TriangleAlert size={14} aria-hidden />
            {t('looks', { count: looks })}
          </button>
        ) : (
          <span className="review-looks" data-none>
            <CircleCheck size={14} aria-hidden />
            {t('looks_none')}
          </span>
        )}
        <span className="review-tools-space" />
        {document.checked_at === null ? (
          <Button
            id="review-done"
            variant="primary"
            icon={CircleCheck}
            onPress={onDone}
            aria-keyshortcuts="Control+Shift+Enter"
          >
            {t('checked.mark')}
          </Button>
        ) : (
          <>
            <span className="review-checked">
              <CircleCheck size={15} aria-hidden />
              <span>
                {word('checked')}
                <small>
                  {[document.checked_by, format.dateTime(document.checked_at)].filter((part) => part).join(' · ')}
                </small>
              </span>
            </span>
            <Button
              id="review-done"
              variant="plain"
              icon={Undo2}
              onPress={() => void checkDocument(client, document.id, false).catch(tellError)}
            >
              {t('checked.unmark')}
            </Button>
          </>
        )}
      </div>
    </footer>
  )
}

/** The type was corrected since the fields were looked for: those of the new type were not. */
function isReadAsOther({ extractions }: AppDocument): boolean {
  const [chosen, read] = extractions?.['type']?.candidates ?? []
  return chosen?.source === 'user' && read !== undefined && read.value !== chosen.value
}
