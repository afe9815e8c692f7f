import { requestFile } from './request.ts'

/** A made-up invoice of a made-up company, to see what Docket does with one. */
export async function fetchSample(language: string): Promise<File> {
  const { blob } = await requestFile(`/sample-${language === 'de' ? 'de' : 'en'}.pdf`)
  return new File([blob], language === 'de' ? 'Beispielrechnung.pdf' : 'Sample invoice.pdf', {
    type: 'application/pdf',
  })
}
