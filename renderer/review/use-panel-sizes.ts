import { useDefaultLayout } from 'react-resizable-panels'

/** How wide page and fields are, remembered by the browser. */
export function usePanelSizes() {
  return useDefaultLayout({ id: 'docket.review.panels', panelIds: PANELS, storage: localStorage })
}

const PANELS = ['page', 'fields']
