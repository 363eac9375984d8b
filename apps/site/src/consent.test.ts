import { USER_ROLE_ID } from '@org/schema';
import { describe, expect, it } from 'vitest';
import { behaviourScript } from './behaviour-script.ts';
import { type RenderTools, renderPage } from './render-page.ts';
import type { SitePage } from './site-page.ts';
import { testPage } from './test-page.ts';

const tools: RenderTools = {
  load: () => ({ ok: true, tree: {} }) as never,
  fonts: [],
  script: '',
  behaviours: (names) => behaviourScript(names).path,
  onError: () => undefined,
  onWarning: () => undefined,
};
const shown = (input: Partial<SitePage>, enabled = true) =>
  renderPage({ ...testPage({}, { analytics: { enabled, text: '' } }), ...input }, tools);

describe('the question before visits are counted', () => {
  it('AN-001 stands hidden on pages that are counted, with its script, and nowhere else', () => {
    const asked = shown({ isCounted: true });
    expect(asked.html).toMatch(
      /<body><section class="org-consent" data-place="bar"[^>]* hidden=""/,
    );
    expect(asked.html).toContain('/_org/behaviours.site-visits-');
    expect(asked.scripts).toBe(true);
    const visitor = { role_id: USER_ROLE_ID, displayName: 'Vera' } as const;
    const others = [
      shown({ isCounted: true }, false),
      shown({}),
      shown({ isCounted: true, visitor }),
    ];
    for (const { html, scripts } of others) {
      expect(html).not.toContain('site-visits');
      expect(scripts).toBe(false);
    }
  });

  it('leads to the choice from every page, once anything is counted', () => {
    expect(shown({}).html).toContain('<a href="/cookies">Cookie settings</a>');
    expect(shown({}, false).html).not.toContain('/cookies');
  });

  it('says of a site that passes its visits on that it does, in whatever words it asks', () => {
    const page = testPage({}, { analytics: { enabled: true, text: 'May we?' } });
    const tracked = { ...page, site: { ...page.site, is_tracked: true }, isCounted: true };
    const { html } = renderPage(tracked, tools);
    expect(html).toContain('<p>May we? What is counted is passed on to Google Analytics,');
    expect(html).toContain('&quot;shared&quot;:true');
    expect(renderPage({ ...page, isCounted: true }, tools).html).not.toMatch(/Google|shared/);
  });

  it('asks for consent with the own text of the site, escaped', () => {
    const analytics = { enabled: true, text: 'May <b>we</b>?' };
    const { html } = renderPage({ ...testPage({}, { analytics }), isCounted: true }, tools);
    expect(html).toContain('<p>May &lt;b&gt;we&lt;/b&gt;?</p>');
    const cookies = (enabled: boolean, text: string): string =>
      shown({
        view: {
          name: 'cookies',
          props: { consent: { enabled, text, isTracked: false }, heading: 'h1' },
        },
      }).html;
    expect(cookies(true, analytics.text)).toContain('May &lt;b&gt;we');
    expect(cookies(false, '')).toContain('This site counts no visits');
  });
});
