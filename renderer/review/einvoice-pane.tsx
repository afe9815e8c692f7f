import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { EInvoice, EInvoiceNode } from '../../engine/contract/app/einvoice.ts'
import { einvoiceQuery } from '../api/review.ts'
import { ErrorState, Loading } from '../ui/states.tsx'
import type { Language } from './write-value.ts'
import './einvoice.css'

/** What the XML of an e-invoice says, in the words of EN 16931-1. */
export function EInvoicePane({ documentId }: { readonly documentId: number }) {
  const { t, i18n } = useTranslation('review')
  const { data, error, refetch } = useQuery(einvoiceQuery(documentId, i18n.language as Language))
  if (error) return <ErrorState title={t('einvoice.unloaded')} error={error} onRetry={() => void refetch()} />
  return data ? <Tree invoice={data} /> : <Loading />
}

function Tree({ invoice: { format, profile, tree } }: { readonly invoice: EInvoice }) {
  const { t } = useTranslation('review')
  return (
    <section className="review-einvoice" aria-label={t('side.einvoice')} tabIndex={0}>
      <p className="review-einvoice-head">
        <strong>{t('einvoice.format', { format })}</strong>
        {profile !== '' && <span>{profile}</span>}
      </p>
      <Nodes nodes={tree} />
    </section>
  )
}

function Nodes({ nodes }: { readonly nodes: readonly EInvoiceNode[] }) {
  return (
    <ul>
      {nodes.map((node, at) => (
        <li key={at}>{node.children.length > 0 ? <Branch node={node} /> : <Leaf node={node} />}</li>
      ))}
    </ul>
  )
}

function Branch({ node }: { readonly node: EInvoiceNode }) {
  return (
    <details open>
      <summary>
        <Name node={node} />
      </summary>
      <Nodes nodes={node.children} />
    </details>
  )
}

function Leaf({ node }: { readonly node: EInvoiceNode }) {
  return (
    <div className="review-einvoice-leaf">
      <Name node={node} />
      <span className="review-einvoice-value">{node.value}</span>
    </div>
  )
}

function Name({ node }: { readonly node: EInvoiceNode }) {
  return (
    <span className="review-einvoice-name">
      {node.name}
      {node.term !== null && <code>{node.term}</code>}
      {node.children.length > 0 && node.value !== null && <span> {node.value}</span>}
    </span>
  )
}
