import { blockRegistry } from '@org/blocks/definitions';
import { compileCampaign } from '@org/blocks/email';
import { createTree } from '@org/content';
import { EMAIL_TEMPLATES } from '@org/starter-kits/emails';
import { describe, expect, it } from 'vitest';
import { type CheckedEmail, checkEmail } from './check-email.ts';

/** Colors of brands, dark and light. */
const BRANDS = [
  ...['#3b4cca', '#d7263d', '#0f766e', '#f2c230', '#e8eee9', '#111111', '#ff7f50', '#7fd1ae'],
  ...['#8a2be2', '#00aaff', '#b45309', '#4d7c0f', '#ec4899', '#64748b', '#fde68a', '#a3e635'],
  '#ffffff',
];

/** Returns each ready-made email as it would be sent in the color of a brand. */
const readyEmails = (primary = '#3b4cca'): CheckedEmail[] =>
  EMAIL_TEMPLATES.map(({ subject, preheader, template }) => {
    const { html, text, bytes } = compileCampaign(createTree(template, blockRegistry), {
      subject,
      preheader,
      theme: { primary } as never,
      origin: 'https://kiln.example',
    });
    return { subject, preheader, html, text, bytes, siteHost: 'shop.kiln.example' };
  });
const GOOD: readonly CheckedEmail[] = readyEmails();

const inBody =
  (markup: string) =>
  (email: CheckedEmail): CheckedEmail => ({
    ...email,
    html: email.html.replace('</body>', `<div style="background:#ffffff">${markup}</div></body>`),
  });
const inSubject =
  (subject: string) =>
  (email: CheckedEmail): CheckedEmail => ({ ...email, subject });

/** A fault, and the finding that must name it. */
const FAULTS: readonly (readonly [string, (email: CheckedEmail) => CheckedEmail])[] = [
  [
    'subject_long',
    inSubject('A subject that goes on and on until no phone in the world can show it whole'),
  ],
  ['subject_capitals', inSubject('EVERYTHING MUST GO')],
  ['subject_marks', inSubject('Have you seen this?!')],
  ['subject_reply', inSubject('Re: your order')],
  ['subject_spam_words', inSubject('Free money for you')],
  ['subject_spam_words', inSubject('You have been selected')],
  ['preheader_missing', (email) => ({ ...email, preheader: ' ' })],
  [
    'spam_words',
    (email) => ({ ...email, text: `${email.text} Act now: risk-free, no obligation.` }),
  ],
  [
    'only_pictures',
    (email) => inBody('<img src="https://a.example/a.jpg" alt="A">')({ ...email, text: 'Sale' }),
  ],
  ['link_empty', inBody('<a href="">Bowls of spring</a>')],
  ['link_empty', inBody('<a href="#">Bowls of spring</a>')],
  ['link_broken', inBody('<a href="kiln.example/bowls">Bowls of spring</a>')],
  ['link_broken', inBody('<a href="javascript:alert(1)">Bowls of spring</a>')],
  ['link_local', inBody('<a href="http://localhost:3000/">Bowls of spring</a>')],
  ['link_local', inBody('<a href="http://192.168.1.5/">Bowls of spring</a>')],
  ['link_shortened', inBody('<a href="https://bit.ly/abc">Bowls of spring</a>')],
  ['link_elsewhere', inBody('<a href="https://evil.example/">www.kiln.example</a>')],
  ['link_insecure', inBody('<a href="http://kiln.example/">Bowls of spring</a>')],
  ['link_words', inBody('<a href="https://kiln.example/">here</a>')],
  ['links_many', inBody('<a href="https://kiln.example/">Bowls</a>'.repeat(80))],
  ['contrast_low', inBody('<p style="color:#aaaaaa;background-color:#ffffff">Hard to read</p>')],
  [
    'contrast_low',
    inBody('<div style="background:#222222"><p style="color:#444">Dark on dark</p></div>'),
  ],
  [
    'text_small',
    inBody('<p style="font-size:9px;color:#000000;background:#ffffff">Small print</p>'),
  ],
  ['picture_unnamed', inBody('<img src="https://kiln.example/a.jpg">')],
  ['clipped', (email) => ({ ...email, bytes: 120_000 })],
  ['nearly_clipped', (email) => ({ ...email, bytes: 95_000 })],
];

const keys = (email: CheckedEmail): string[] => checkEmail(email).findings.map(({ key }) => key);

describe('the email check', () => {
  it('finds nothing wrong with any ready-made email', () => {
    expect(
      GOOD.map((email, at) => [EMAIL_TEMPLATES[at]?.name, checkEmail(email).findings]),
    ).toEqual(EMAIL_TEMPLATES.map(({ name }) => [name, []]));
  });

  it('finds nothing wrong with them in the colors of 17 brands: 204 good emails', () => {
    const alarms = BRANDS.flatMap((brand) =>
      readyEmails(brand).flatMap((email, at) =>
        keys(email).map((key) => `${EMAIL_TEMPLATES[at]?.name} in ${brand}: ${key}`),
      ),
    );
    expect(alarms).toEqual([]);
  });

  it('finds each of 26 faults in each ready-made email, and nothing else', () => {
    const missed: string[] = [];
    let tried = 0;
    for (const [at, email] of GOOD.entries())
      for (const [key, damage] of FAULTS) {
        tried += 1;
        const found = keys(damage(email));
        if (found.length !== 1 || found[0] !== key)
          missed.push(`${EMAIL_TEMPLATES[at]?.name}: ${key}, found ${found.join(', ')}`);
      }
    expect(missed).toEqual([]);
    expect(tried).toBeGreaterThanOrEqual(300);
  });

  it.each([
    ['Rounded corners', 'Outlook for Windows (classic)', '<p style="border-radius: 8px">A</p>'],
    ['Flexible layout (flexbox)', 'Outlook for Windows (classic)', '<p style="display:flex">A</p>'],
    ['Color gradients', 'Yahoo Mail', '<p style="background:linear-gradient(red, blue)">A</p>'],
    [
      'WebP pictures',
      'Outlook for Windows (classic)',
      '<img alt="" src="https://a.example/a.webp?w=1">',
    ],
    ['Embedded pictures', 'Gmail', '<img alt="" src="data:image/png;base64,AA">'],
    ['Videos that play in the email', 'Gmail', '<video></video>'],
    ['Animations', 'Gmail', '<style>@keyframes a { to { color: red } }</style>'],
    [
      'Your colors for dark mode',
      'Gmail',
      '<style>@media (prefers-color-scheme: dark) { p { color: red } }</style>',
    ],
    [
      'Sizes that are calculated',
      'Outlook for Windows (classic)',
      '<p style="width: calc(100% - 2px)">A</p>',
    ],
  ])('names %s, which %s does not show', (feature, client, markup) => {
    const plain = { subject: 'A', preheader: 'A', text: 'A', bytes: 10, siteHost: '' };
    const { compatibility } = checkEmail({ ...plain, html: `<body>${markup}</body>` });
    expect(compatibility).toEqual([
      { feature, clients: expect.arrayContaining([expect.objectContaining({ name: client })]) },
    ]);
  });

  it('names nothing that makes no difference', () => {
    const html =
      '<p style="border-radius:0;box-shadow:none;opacity:1;position:static;display:block">A</p>';
    const { compatibility } = checkEmail({
      subject: '',
      preheader: '',
      text: '',
      bytes: 1,
      siteHost: '',
      html,
    });
    expect(compatibility).toEqual([]);
  });

  it('takes points for problems and for advice', () => {
    const [email] = GOOD;
    if (!email) throw new Error('no email');
    expect(checkEmail(email).score).toBe(100);
    expect(checkEmail(inSubject('Re: your order')(email)).score).toBe(88);
    expect(checkEmail({ ...email, preheader: '' }).score).toBe(96);
  });

  it.each([
    ['deep elements', '<div>'.repeat(3000)],
    ['many links', '<a href="https://a.example/">a</a>'.repeat(20_000)],
    ['one long style', `<p style="${'a:b;'.repeat(100_000)}">A</p>`],
    ['brackets without an end', `<p style="${'('.repeat(300_000)}">A</p>`],
    ['many rules', `<style>${'a{b:c}'.repeat(60_000)}</style>`],
    ['@media without an end', `<style>${'@media '.repeat(60_000)}</style>`],
    ['long words', `<a href="https://a.example/">${'a.'.repeat(100_000)}</a>`],
    ['broken markup', '<table><a href="'.repeat(10_000)],
  ])('ends soon for %s', (_, html) => {
    const { score } = checkEmail({
      subject: 'A!'.repeat(50_000),
      preheader: '',
      text: 'a '.repeat(200_000),
      html,
      bytes: 1,
      siteHost: '',
    });
    // Each of these takes minutes where time grows with the square of the length.
    expect(score).toBeLessThan(100);
  });
});
