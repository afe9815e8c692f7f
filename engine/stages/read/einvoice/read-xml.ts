import { SaxesParser } from 'saxes'
import { DocumentError } from '../../../domain/errors.ts'
import { decodeXml } from './decode-xml.ts'

/** An element: its qualified name as `{namespace}local`, whatever the prefix was. */
export interface XmlElement {
  readonly namespace: string
  readonly name: string
  /** By local name. */
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** Its own character data, untrimmed. */
  readonly text: string
}

interface OpenElement extends XmlElement {
  children: XmlElement[]
  text: string
}

/** Far beyond any invoice (40 elements a line); a flood stops here before it costs memory. */
const MAX_DEPTH = 100
const MAX_ELEMENTS = 1_000_000

/**
 * Reads well-formed XML into a tree. Throws DocumentError `unreadable_file` when it is not well-formed, has a document
 * type declaration (so no entity is ever declared or expanded, and nothing is fetched), or nests too deep.
 */
export function readXml(bytes: Uint8Array): XmlElement {
  const parser = new SaxesParser({ xmlns: true })
  const open: OpenElement[] = []
  let root: XmlElement | null = null
  let elements = 0
  parser.on('doctype', () => {
    throw new DocumentError(
      'unreadable_file',
      'The XML file has a document type declaration (DOCTYPE), which is not accepted for safety. Remove it and send the file again.',
    )
  })
  parser.on('error', (cause) => {
    throw new DocumentError(
      'unreadable_file',
      `The XML file is damaged: ${cause.message.replace(/\.?$/, '.')} Export it again and send the new file.`,
      { cause },
    )
  })
  parser.on('opentag', (tag) => {
    elements += 1
    if (open.length >= MAX_DEPTH || elements > MAX_ELEMENTS) {
      throw new DocumentError(
        'unreadable_file',
        'The XML file has too many or too deeply nested elements to be read. Send the invoice as a PDF.',
      )
    }
    const attributes = keepAttributes(Object.values(tag.attributes))
    const element: OpenElement = { namespace: tag.uri, name: tag.local, attributes, children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  const addText = (text: string): void => {
    const element = open.at(-1)
    if (element !== undefined) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const closed = open.pop()
    if (open.length === 0 && closed !== undefined) root = closed
  })
  parser.write(decodeXml(bytes)).close()
  return requireRoot(root)
}

const NO_ATTRIBUTES: XmlElement['attributes'] = Object.freeze({})

function keepAttributes(
  attributes: readonly { readonly local: string; readonly value: string }[],
): XmlElement['attributes'] {
  return attributes.length === 0
    ? NO_ATTRIBUTES
    : Object.fromEntries(attributes.map((attribute) => [attribute.local, attribute.value]))
}

function requireRoot(root: XmlElement | null): XmlElement {
  if (root === null)
    throw new DocumentError('unreadable_file', 'The XML file is empty. Export it again and send the new file.')
  return root
}
