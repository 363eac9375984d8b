import { blockRegistry } from '@org/blocks/definitions';
import { compileCampaign, SAMPLE_DETAILS } from '@org/blocks/email';
import { createTree } from '@org/content';
import { DEFAULT_SETTINGS } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { CUSTOMER_EMAIL, EMAIL_TEMPLATES, STAFF_EMAIL } from '../src/emails.ts';
import { expectValidTemplates } from './check-templates.ts';

describe('ready-made emails', () => {
  it('are twelve, with different keys, names, descriptions and subjects', () => {
    expect(EMAIL_TEMPLATES).toHaveLength(12);
    for (const field of ['key', 'name', 'description', 'subject'] as const)
      expect(new Set(EMAIL_TEMPLATES.map((one) => one[field])).size).toBe(12);
  });

  it('have blocks where they may stand, with valid props', () => {
    expectValidTemplates(EMAIL_TEMPLATES.map(({ key, template }) => ({ slug: key, template })));
  });

  it.each(EMAIL_TEMPLATES.map(({ key }) => key))(
    '%s compiles without a warning, except of pictures and products that the author chooses',
    (key) => {
      const found = EMAIL_TEMPLATES.find((one) => one.key === key);
      if (!found) throw new Error(`There is no ${key}`);
      const mail = compileCampaign(createTree(found.template, blockRegistry), {
        subject: found.subject,
        preheader: found.preheader,
        theme: DEFAULT_SETTINGS.theme,
        origin: 'https://studio.example',
      });
      const chosenLater = ['image_none', 'products_none'];
      expect(mail.warnings.filter((warning) => !chosenLater.includes(warning))).toEqual([]);
      expect(mail.bytes).toBeLessThan(40_000);
    },
  );
});

describe('the email to customers', () => {
  it('shows an order with its button, without a link to unsubscribe and without a warning', () => {
    expectValidTemplates([
      { slug: 'customer', template: CUSTOMER_EMAIL },
      { slug: 'staff', template: STAFF_EMAIL },
    ]);
    const mail = compileCampaign(createTree(CUSTOMER_EMAIL, blockRegistry), {
      subject: '{{title}}',
      theme: DEFAULT_SETTINGS.theme,
      origin: 'https://studio.example',
      details: SAMPLE_DETAILS,
    });
    expect(mail.warnings).toEqual([]);
    expect(mail.html).toContain('2 × Tea bowl');
    expect(mail.html).toContain('href="https://shop.example/order"');
    expect(mail.html).not.toContain('nsubscribe');
  });
});
