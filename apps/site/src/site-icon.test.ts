import { describe, expect, it } from 'vitest';
import { letterIcon } from './site-icon.ts';
import type { SiteAnswer } from './site-page.ts';

const icon = (company_name: string, primary: string): string =>
  // What an icon is drawn from is all that it reads.
  letterIcon({
    settings: { company_name, theme: { primary } },
    tenant: { name: 'fallback' },
  } as unknown as SiteAnswer);

describe('the icon of a site that has chosen none', () => {
  it('is the first letter of its company on its own color, with an ink that can be read', () => {
    expect(icon('northwind', '#1e3a2f')).toMatch(/fill="#1e3a2f".*fill="#fff[^"]*">N</);
    expect(icon('Östra', '#ffee88')).not.toMatch(/fill="#fff[^"]*">Ö</);
    expect(icon('', '#1e3a2f')).toContain('>F<');
  });

  it('bears whatever is stored', () => {
    expect(icon('<script>', '"/><script>')).not.toContain('<script');
    expect(icon('"&<>', '#12345')).toContain('>•<');
  });
});
