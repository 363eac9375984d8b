import type { StructuredMode } from '@org/schema/entities';

/**
 * Countries whose companies send each other invoices as a PDF that contains the XML invoice, with the law. Others ask for XML alone,
 * or for nothing.
 */
const HYBRID_COUNTRIES: Readonly<Record<string, { readonly source: string }>> = {
  DE: {
    source:
      'Umsatzsteuergesetz § 14 (Wachstumschancengesetz, in force since 2025-01-01); ZUGFeRD is named by the letter of the Federal Ministry of Finance of 2024-10-15',
  },
  FR: {
    source:
      'Code général des impôts, article 289 bis, and ordonnance 2021-1190; Factur-X is one of the three formats of the reform of 2026-09-01',
  },
};

/** Returns whether PDFs of invoices contain the XML invoice. */
export const isEmbedded = (mode: StructuredMode, countryCode: string): boolean =>
  mode === 'always' || (mode === 'country' && Object.hasOwn(HYBRID_COUNTRIES, countryCode));
