/** Who acts for a party, and its numbers, between its name and its place. */
const ASIDE =
  /^(?:(?:gesetzlich |diese )?vertr(?:eten|\.)|represented by|représentée? par|rappresentat[oa] da|representad[oa] por|vertegenwoordigd door|(?:FN|HRA|HRB|VR|GnR|PR|UID|KvK|SIREN|SIRET|RCS|REA|NIF|CIF|UEN|ABN|ACN|Co(?:mpany)?\.? No\.?|Reg(?:istration)?\.? No\.?)(?![\p{L}])[^,]*\d)[^,]*,\s*/iu
/** The seat before the street where the office is. */
const SEAT_BEFORE = /^\p{Lu}[^,\d]{1,40},\s*(?:kantoorhoudende?|wonende|feitelijk gevestigd)\s+/u
const LEADING = /^(?:(?:te|aan|op)\s+)?(?:de|het|den)\s+(?=\p{Lu})/u

/** A number of the register behind the place. */
const NUMBERED =
  /,\s*(?:Identification|Registration|Company|Reg\.?|Tax|VAT|IČO?|Id\.?)\s?(?:No\.?|Number|Nr\.?)[^,]*\d[^,]*$/u

/** The address of a party without what is said of it before its street. */
export function tidyAddress(address: string): string {
  const bare = address.replace(SEAT_BEFORE, '').replace(LEADING, '').replace(NUMBERED, '')
  const rest = bare.replace(ASIDE, '')
  return rest === bare || !/\d/.test(rest) ? bare : tidyAddress(rest)
}
