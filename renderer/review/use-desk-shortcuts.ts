import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppDocument } from '../../engine/contract/app/document.ts'
import { showMessage } from '../ui/toasts.tsx'
import { checkDocument } from './check-document.ts'
import { tellError } from './document-menu.tsx'
import { useFieldName } from './fields/use-field-name.ts'
import { focusControl, focusField, focusNeighbour, focusNextOf } from './move-focus.ts'
import type { PageHandle } from './page/page-pane.tsx'
import type { Saver } from './save-corrections.ts'
import type { Desk } from './use-desk-actions.ts'
import type { Neighbours } from './use-neighbours.ts'
import { useList } from './use-list.ts'
import { useShortcuts } from './use-shortcuts.ts'
import type { Fields } from './value.ts'

interface Parts {
  readonly document: AppDocument
  readonly neighbours: Neighbours
  readonly saver: Saver
  readonly desk: Desk
  readonly fields: Fields
  /** Keys that need a look. */
  readonly looks: readonly string[]
  readonly page: RefObject<PageHandle | null>
  readonly pane: RefObject<HTMLDivElement | null>
  readonly onHelp: () => void
}

/** What the keys do, and the buttons that do the same. */
export function useDeskShortcuts(parts: Parts) {
  const { document, neighbours, saver, desk, fields, looks, page, pane, onHelp } = parts
  const { t } = useTranslation('review')
  const name = useFieldName()
  const client = useQueryClient()
  const list = useList()

  function open(id: number | null): void {
    if (id === null) return
    // Leaving a field hands over what was typed into it.
    if (globalThis.document.activeElement instanceof HTMLElement) globalThis.document.activeElement.blur()
    list.open(id)
  }

  async function done(): Promise<void> {
    if (globalThis.document.activeElement instanceof HTMLElement) globalThis.document.activeElement.blur()
    // Whether what was typed last could be taken is seen once it is drawn.
    await new Promise(requestAnimationFrame)
    const wrong = pane.current?.querySelector<HTMLElement>('[data-field][aria-invalid]')
    if (wrong) {
      focusControl(wrong)
      showMessage({ text: t('checked.problem'), tone: 'bad' })
      return
    }
    checkDocument(client, document.id, true).catch(tellError)
    if (neighbours.next !== null) open(neighbours.next)
    else showMessage({ text: t('checked.last'), tone: 'good' })
  }

  async function step(direction: 'undo' | 'redo'): Promise<void> {
    const key = await saver[direction]()
    if (key === null) return
    focusField(pane.current, key)
    showMessage({ text: t(direction === 'undo' ? 'undone' : 'redone', { name: name(key) }) }, { timeout: 2500 })
  }

  function goOn(by: 1 | -1): void {
    const key = desk.active?.key
    const isDoubtful = key !== undefined && looks.includes(key) && fields[key]?.candidates[0]?.source !== 'user'
    // Who goes on from a doubtful value has looked at it.
    if (by === 1 && isDoubtful && isInFields()) desk.actions.accept(key)
    if (!focusNeighbour(pane.current, by) && by === 1) globalThis.document.getElementById('review-done')?.focus()
  }

  function isInFields(): boolean {
    return pane.current?.contains(globalThis.document.activeElement) ?? false
  }

  useShortcuts({
    next_field: () => goOn(1),
    previous_field: () => goOn(-1),
    next_look: () => void focusNextOf(pane.current, looks, 1),
    previous_look: () => void focusNextOf(pane.current, looks, -1),
    accept() {
      const key = desk.active?.key
      if (key !== undefined) desk.actions.accept(key)
      const rest = looks.filter((other) => other !== key)
      if (!focusNextOf(pane.current, rest, 1)) globalThis.document.getElementById('review-done')?.focus()
    },
    done: () => void done(),
    next_document: () => open(neighbours.next),
    previous_document: () => open(neighbours.previous),
    // While something is typed, its own undo is meant.
    undo: () => (isTyping() ? false : void step('undo')),
    redo: () => (isTyping() ? false : void step('redo')),
    zoom_in: () => page.current?.zoomIn(),
    zoom_out: () => page.current?.zoomOut(),
    fit_width: () => page.current?.setZoom('width'),
    fit_page: () => page.current?.setZoom('page'),
    turn: () => page.current?.turn(),
    leave() {
      if (globalThis.document.activeElement instanceof HTMLElement) globalThis.document.activeElement.blur()
      desk.leave()
    },
    help: onHelp,
  })
  return { done: () => void done(), open, undo: () => void step('undo'), redo: () => void step('redo') }
}

function isTyping(): boolean {
  return globalThis.document.activeElement?.closest('[data-typed]') != null
}
