import type { Invoice, Quote } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { INVOICE_SCREEN } from '../invoices/invoice.config.tsx';
import { emptyDocumentForm } from '../model/document-form.ts';
import { QUOTE_SCREEN } from '../quotes/quote.config.tsx';

const untitled = emptyDocumentForm();
const invoice = { title: '', invoiceNumber: 'CN-2026-0002' } as Invoice;
const quote = { title: '', quoteNumber: 'Q-2026-0006' } as Quote;

describe('the title of a document', () => {
  it('is the number of an issued document without a title of its own', () => {
    expect(INVOICE_SCREEN.getTitle(untitled, invoice)).toBe('CN-2026-0002');
    expect(QUOTE_SCREEN.getTitle(untitled, quote)).toBe('Q-2026-0006');
    expect(QUOTE_SCREEN.getTitle({ ...untitled, title: 'Garden' }, quote)).toBe('Garden');
  });

  it('is empty for a draft without one', () => {
    expect(INVOICE_SCREEN.getTitle(untitled, { ...invoice, invoiceNumber: null })).toBe('');
    expect(QUOTE_SCREEN.getTitle(untitled, undefined)).toBe('');
  });
});
