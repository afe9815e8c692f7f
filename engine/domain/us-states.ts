/** Source of an expression for the two letters of a state of the United States or their capital district (USPS Publication 28). */
export const US_STATE_CODES =
  '(?:A[KLRSZ]|C[AOT]|D[CE]|FL|G[AU]|HI|I[ADLN]|K[SY]|LA|M[ADEINOPST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AIT]|W[AIVY])'
