import type { PublicDocument } from '@org/schema/entities';
import type { DocumentPageProps } from '../document/document-page.view.tsx';
import type { PageExamples } from './define-page-examples.ts';
import { SAMPLE_ADDRESS } from './sample-checkout.ts';
import { LONG_NAME, LONG_WORD, problemNote } from './sample-texts.ts';

const formats = { locale: 'en-CA', timezone: 'America/Toronto' };

const PAY = '/api/v1/documents/00000000-0000-4000-8000-000000000002/pay/?part=';

const LINE: PublicDocument['lines'][number] = {
  id: 1,
  name: 'Website design',
  description: 'Two drafts and one round of changes',
  quantity: 12.5,
  unit: 'h',
  unitPrice: 96,
  discountType: 'percent',
  discount: 10,
  lineTotal: 1080,
  isText: false,
};

/** Returns a sample document as its customer sees it. */
function sampleDocument(more: Partial<PublicDocument> = {}): PublicDocument {
  return {
    guid: '00000000-0000-4000-8000-000000000002',
    kind: 'quote',
    number: 'Q-2026-0007',
    title: 'A website for the studio',
    status: 'viewed',
    date: '2026-11-24',
    lastDay: '2026-12-24',
    isExpired: false,
    isOverdue: false,
    canAnswer: true,
    seller: {
      name: 'Kiln & Co.',
      taxNumber: 'CA 123 456',
      address: '12 Kiln Road\nToronto ON',
      email: 'studio@kiln.example',
      phone: '+1 416 555 0100',
    },
    billTo: { name: 'Ada Buyer', company: 'Analytical Engines', address: SAMPLE_ADDRESS },
    poNumber: 'PO 7',
    currency: 'CAD',
    taxInclusive: false,
    lines: [
      LINE,
      {
        ...LINE,
        id: 2,
        name: '',
        description: 'Hosting',
        quantity: 1,
        unit: 'year',
        unitPrice: 180,
        discount: 0,
        lineTotal: 180,
      },
      { ...LINE, id: 3, name: 'All prices are for one language.', description: '', isText: true },
    ],
    subtotal: 1260,
    discountTotal: 120,
    taxLines: [{ id: 1, name: 'HST', rate: 13, base: 1260, amount: 163.8 }],
    grandTotal: 1423.8,
    depositDue: 427.14,
    amountPaid: 0,
    amountCredited: 0,
    balance: 0,
    terms: 'Half is due at the start.',
    notes: 'Thank you for asking us.',
    footer: '',
    bankDetails: 'Kiln & Co.\nIBAN DE02 1203 0000 0000 2020 51',
    signature: null,
    declineReason: '',
    comments: [
      { at: '2026-11-24T15:00:00Z', text: 'Can we start in December?', isOwn: true },
      { at: '2026-11-24T16:00:00Z', text: 'Yes, from the 7th.', isOwn: false },
    ],
    pdfUrl: '/api/v1/documents/00000000-0000-4000-8000-000000000002/pdf/',
    files: [],
    payable: [],
    ...more,
  };
}

/** Examples of the page of a quote or invoice. */
export const documentPageExamples: PageExamples<'document'> = {
  minimal: { document: undefined, formats, note: undefined },
  typical: { document: sampleDocument(), formats, note: undefined },
  longText: {
    document: sampleDocument({
      title: LONG_NAME,
      number: 'A-VERY-LONG-NUMBER-OF-A-QUOTE',
      lines: [
        { ...LINE, name: LONG_NAME, description: LONG_WORD },
        { ...LINE, id: 2, name: LONG_WORD },
      ],
      terms: `${LONG_NAME}\n${LONG_WORD}`,
      poNumber: LONG_WORD,
      comments: [{ at: '2026-11-24T15:00:00Z', text: LONG_WORD, isOwn: true }],
    }),
    formats,
    note: problemNote(LONG_NAME),
  },
  problem: {
    document: sampleDocument(),
    formats,
    note: problemNote('Please enter your name'),
  },
  rtl: {
    document: sampleDocument({
      title: 'موقع الاستوديو',
      currency: 'AED',
      lines: [{ ...LINE, name: 'تصميم الموقع', description: '' }],
      comments: [],
    }),
    formats: { locale: 'ar', timezone: 'Asia/Dubai' },
    note: undefined,
  },
};

/** Further states of a document. */
export const DOCUMENT_STATES = {
  accepted: {
    document: sampleDocument({
      status: 'accepted',
      canAnswer: false,
      payable: [{ part: 'deposit', amount: 427.14, url: `${PAY}deposit` }],
      signature: { name: 'Ada Buyer', at: '2026-11-25T15:00:00Z' },
    }),
    formats,
    note: { kind: 'done', text: 'Thank you. You have accepted this quote', email: '' },
  },
  overdue: {
    document: sampleDocument({
      kind: 'invoice',
      number: 'INV-2026-0003',
      status: 'partial',
      canAnswer: false,
      isOverdue: true,
      amountPaid: 400,
      balance: 1023.8,
      bankDetails: 'IBAN DE02 1203 0000 0000 2020 51',
      payable: [
        { part: 'deposit', amount: 27.14, url: `${PAY}deposit` },
        { part: 'balance', amount: 1023.8, url: `${PAY}balance` },
      ],
    }),
    formats,
    note: undefined,
  },
  credited: {
    document: sampleDocument({
      kind: 'invoice',
      number: 'INV-2026-0004',
      status: 'sent',
      canAnswer: false,
      depositDue: 0,
      amountCredited: 1220.4,
      balance: 203.4,
    }),
    formats,
    note: undefined,
  },
} satisfies Record<string, DocumentPageProps>;
