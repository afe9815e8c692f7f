import type { XmlElement } from './read-xml.ts'

/**
 * The namespaces by the short names that paths use; versions of a vocabulary share one. National invoices leave it to their root to name
 * the vocabulary, so that theirs have no short name.
 */
const VOCABULARIES: readonly (readonly [short: string, namespace: RegExp])[] = [
  ['cbc', /^urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2$/],
  ['cac', /^urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2$/],
  ['ubl', /^urn:oasis:names:specification:ubl:schema:xsd:(?:Invoice|CreditNote)-2$/],
  ['ram', /^urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:\d+$/],
  ['udt', /^urn:un:unece:uncefact:data:standard:UnqualifiedDataType:\d+$/],
  ['qdt', /^urn:un:unece:uncefact:data:standard:QualifiedDataType:\d+$/],
  ['rsm', /^urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:\d+$/],
  ['rsm', /^urn:ferd:CrossIndustryDocument:invoice:1p0$/],
  ['rsm', /^urn:un:unece:uncefact:data:SCRDMCCBDACIOMessageStructure:\d+$/],
  ['', /^$/],
  // FatturaPA, Facturae and the forms of the Polish ministry, in all their versions.
  ['', /^https?:\/\/(?:ivaservizi\.agenziaentrate|www\.fatturapa)\.gov\.it\//],
  ['', /^https?:\/\/www\.facturae\.(?:gob\.)?es\//],
  ['', /^http:\/\/crd\.gov\.pl\/wzor\//],
]

const shortNames = new Map<string, string | null>()

/** `cbc:ID`, `ram:Name`, `Faktura` ...; null for an element of a foreign vocabulary. */
export function qualifiedName(element: XmlElement): string | null {
  let short = shortNames.get(element.namespace)
  if (short === undefined) {
    short = VOCABULARIES.find(([, namespace]) => namespace.test(element.namespace))?.[0] ?? null
    // Bounded: a hostile file may invent a namespace per element.
    if (shortNames.size < 200) shortNames.set(element.namespace, short)
  }
  if (short === null) return null
  return short === '' ? element.name : `${short}:${element.name}`
}

/** All elements at a path of child names, in document order; `a|b` in a step stands for either name. */
export function findAll(from: XmlElement | null, path: string): readonly XmlElement[] {
  if (from === null) return []
  let found: readonly XmlElement[] = [from]
  for (const step of path.split('/')) {
    const names = step.split('|')
    found = found.flatMap((element) =>
      element.children.filter((child) => {
        const name = qualifiedName(child)
        return name !== null && names.includes(name)
      }),
    )
  }
  return found
}

/** The first element at a path, or null. */
export function findOne(from: XmlElement | null, path: string): XmlElement | null {
  return findAll(from, path)[0] ?? null
}

/** The first text at a path that is not blank, outer blanks cut; null when there is none. */
export function findText(from: XmlElement | null, path: string): string | null {
  return findTexts(from, path)[0] ?? null
}

/** Every text at a path that is not blank. */
export function findTexts(from: XmlElement | null, path: string): readonly string[] {
  return findAll(from, path)
    .map((element) => element.text.trim())
    .filter((text) => text !== '')
}
