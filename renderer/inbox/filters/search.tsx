import { useEffect, useRef, useState } from 'react'
import { Search as SearchSign } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '../../ui/search-field.tsx'
import { useKey } from '../use-key.ts'

interface SearchProps {
  readonly query: string
  readonly onQuery: (query: string) => void
}

/** Milliseconds without a key before it is searched. */
const PAUSE = 160

/** Searches texts and fields while one types; `/` leads here. */
export function Search({ query, onQuery }: SearchProps) {
  const { t } = useTranslation('inbox')
  const [text, setText] = useState(query)
  const [known, setKnown] = useState(query)
  const [asked, setAsked] = useState(query)
  const input = useRef<HTMLInputElement>(null)
  if (known !== query) {
    setKnown(query)
    // The address changed by itself, as when one goes back; what was asked for comes while one types on.
    if (query !== asked) {
      setAsked(query)
      setText(query)
    }
  }

  useEffect(() => {
    const wanted = text.trim()
    if (wanted === query) return undefined
    const timer = setTimeout(() => {
      setAsked(wanted)
      onQuery(wanted)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [text, query, onQuery])

  useKey('/', () => {
    input.current?.focus()
    input.current?.select()
  })

  return (
    <SearchField
      label={t('search')}
      placeholder={t('search')}
      keys="/"
      icon={SearchSign}
      value={text}
      onChange={setText}
      inputRef={input}
    />
  )
}
