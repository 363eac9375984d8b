import { describe, expect, it } from 'vitest';
import { readMailText } from '../../../../kernel/mail/mail-text.ts';
import { emailTokens } from '../tracking/email-tokens.ts';
import { extractLinks } from './email-links.ts';
import { type CampaignMail, personaliser } from './personalise.ts';

const HTML =
  '<html><body class="d" style="margin:0"><p>Dear {{first_name|you}}</p><a href="https://kiln.example/a?x=1&amp;y=2">A</a><a href="https://kiln.example/b">B</a><a href="https://kiln.example/a?x=1&amp;y=2">A again</a><a href="mailto:post@kiln.example">Post</a><a href="{{unsubscribe_url}}">Leave</a></body></html>';
const tokens = emailTokens('key');

function compose(
  over: Partial<CampaignMail> = {},
  firstname = 'Ada',
  variant = 0,
  body: { readonly html: string; readonly text?: string } = { html: HTML },
) {
  const { links, ...snapshot } = extractLinks({
    subject: 'For {{first_name|you}}',
    text: 'Dear {{first_name|you}}',
    ...body,
    bytes: 0,
    productIds: [],
    warnings: [],
    blockWarnings: [],
  });
  const mail: CampaignMail = {
    tenantId: 1,
    campaignId: 7,
    snapshot,
    links,
    from: { name: 'Kiln', address: 'post@kiln.example' },
    replyTo: '',
    companyName: 'Kiln',
    trackOpens: true,
    trackClicks: true,
    site: 'https://kiln.example/',
    bounceAddress: '',
    ...over,
  };
  const recipient = { sendId: 35, email: 'ada@a.example', firstname, lastname: '', variant };
  const { html, text, ...message } = personaliser(mail, tokens)(recipient);
  return { ...message, html: readMailText(html), text: readMailText(text) };
}

describe('the email of one recipient', () => {
  it('has a tracked link for each address, and keeps other links', () => {
    const { html } = compose();
    const clicks = [
      ...html.matchAll(/href="https:\/\/kiln\.example\/api\/v1\/email\/click\/\?t=([^"]+)"/g),
    ];
    const positions = clicks.map(([, token = '']) => tokens.read(1, 'click', token));
    expect(positions).toEqual([
      { sendId: 35, position: 0 },
      { sendId: 35, position: 1 },
      { sendId: 35, position: 0 },
    ]);
    expect(html).toContain('href="mailto:post@kiln.example"');
    const [, leave = ''] = /email\/unsubscribe\/\?t=([^"]+)"/.exec(html) ?? [];
    expect(tokens.read(1, 'leave', leave)).toEqual({ sendId: 35, position: 0 });
    expect(html).toMatch(
      /<body class="d" style="margin:0"><img src="https:\/\/kiln\.example\/api\/v1\/email\/open\/\?t=[^"]+" width="1"/,
    );
  });

  it('has the addresses of the author where nothing is counted', () => {
    const { html } = compose({ trackOpens: false, trackClicks: false });
    expect(html).toContain('href="https://kiln.example/a?x=1&amp;y=2"');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('{{');
  });

  it('has the subject of its variant', () => {
    const otherSubjects = ['{{first_name}}, look', 'Third'];
    const subjects = [0, 1, 2, 9].map((at) => compose({ otherSubjects }, 'Ada', at).subject);
    expect(subjects).toEqual(['For Ada', 'Ada, look', 'Third', 'For Ada']);
  });

  it('takes no value of a recipient for a link, markup or header', () => {
    const { html, subject, headers } = compose({}, '{{link:0}}<script>"\r\nBcc: x@y.example');
    expect(html).toContain('Dear {{link:0}}&lt;script&gt;');
    expect(subject).not.toMatch(/[\r\n]/);
    expect(Object.values(headers ?? {}).join('')).not.toMatch(/[\r\n]/);
  });

  it('has its own address in a link with merge fields, counted or not', () => {
    const body = {
      html: '<body><a href="https://kiln.example/?e={{url:email}}&amp;n={{url:first_name|x}}">A</a><a href="https://kiln.example/it&#x27;s">B</a></body>',
      text: 'A (https://kiln.example/?e={{url:email}}&n={{url:first_name|x}})',
    };
    for (const trackClicks of [true, false]) {
      const { html, text } = compose({ trackClicks }, 'A & B', 0, body);
      expect(html).toContain(
        '<a href="https://kiln.example/?e=ada%40a.example&amp;n=A%20%26%20B">A</a>',
      );
      expect(text).toBe('A (https://kiln.example/?e=ada%40a.example&n=A%20%26%20B)');
      expect(html.includes('/click/')).toBe(trackClicks);
    }
    const { links } = extractLinks({
      subject: '',
      ...body,
      bytes: 0,
      productIds: [],
      warnings: [],
      blockWarnings: [],
    });
    expect(links).toEqual(["https://kiln.example/it's"]);
  });

  it('shows marks that an author typed as they were typed', () => {
    const body = {
      html: '<body><p>{{link:0}} href=&quot;{{link:0}}&quot;</p><a href="https://kiln.example/">A</a></body>',
      text: '{{link:0}}',
    };
    const { html, text } = compose({}, 'Ada', 0, body);
    expect(html).toContain('<p>{{link:0}} href=&quot;{{link:0}}&quot;</p>');
    expect(html.split('/click/')).toHaveLength(2);
    expect(text).toBe('{{link:0}}');
  });
});
