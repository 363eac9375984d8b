import { blockRegistry } from '@org/blocks/definitions';
import { compileCampaign, type EmailProduct, getSampleTexts } from '@org/blocks/email';
import { type BlockTemplate, createTree } from '@org/content';
import type { EmailReport } from '@org/schema/entities';
import { EMAIL_TEMPLATES } from '@org/starter-kits/emails';
import { describe, expect, it } from 'vitest';
import { checkBlocks } from './check-blocks.ts';
import { checkEmail } from './check-email.ts';

/** Colors of brands, dark and light. */
const BRANDS = [
  ...['#3b4cca', '#d7263d', '#0f766e', '#f2c230', '#e8eee9', '#111111', '#ff7f50', '#7fd1ae'],
  ...['#8a2be2', '#00aaff', '#b45309', '#4d7c0f', '#ec4899', '#64748b', '#fde68a', '#a3e635'],
  '#ffffff',
];
const BOWL: EmailProduct = {
  id: 1,
  name: 'Bowl',
  href: '/shop/bowl',
  price: '$40.00',
} as EmailProduct;

const samples = getSampleTexts(EMAIL_TEMPLATES.map(({ template }) => template));

/** Props of blocks that an author has finished. */
const FINISHED: Readonly<Record<string, NonNullable<BlockTemplate['props']>>> = {
  EmailImage: { src: 'https://kiln.example/bowl.jpg', altText: 'A bowl', naturalWidth: 1200 },
  EmailVideo: { src: 'https://kiln.example/film.jpg', altText: 'The kiln' },
  EmailProducts: { products: [1] },
};
const WRITTEN: Readonly<Record<string, NonNullable<BlockTemplate['props']>>> = {
  EmailHeading: { text: 'We fired the kiln again' },
  EmailTextbox: {
    html: '<p>Forty bowls came out of the kiln on Monday, and each is different.</p>',
  },
};

/** Returns a template with everything in it that an author must do, and nothing else. */
function finish(block: BlockTemplate): BlockTemplate {
  const { type, props, children, isSample } = block;
  return {
    ...block,
    props: { ...props, ...FINISHED[type], ...(isSample && WRITTEN[type]) },
    ...(children && { children: children.map(finish) }),
  };
}

function report(
  template: BlockTemplate,
  { subject = 'From the workshop', preheader = 'New bowls', primary = '#3b4cca' } = {},
): EmailReport {
  const { html, text, bytes, blockWarnings } = compileCampaign(
    createTree(template, blockRegistry),
    {
      subject,
      preheader,
      samples,
      products: [BOWL],
      theme: { primary } as never,
      origin: 'https://kiln.example',
    },
  );
  const blockFindings = checkBlocks(blockWarnings);
  return checkEmail({
    subject,
    preheader,
    html,
    text,
    bytes,
    blockFindings,
    siteHost: 'x.example',
  });
}

const LETTER =
  '<p>Forty bowls came out of the kiln on Monday. Each of them is different, and all of them are in the shop from today on.</p>';
const email = (...blocks: readonly BlockTemplate[]): BlockTemplate => ({
  type: 'EmailWrapper',
  children: [
    { type: 'EmailTextbox', props: { html: LETTER } },
    ...blocks,
    { type: 'EmailUnsubscribe' },
  ],
});
const findings = (template: BlockTemplate) =>
  report(template).findings.map(({ key, level, blocks }) => [key, level, blocks.length]);

describe('the check of unfinished blocks', () => {
  it.each<[string, string, BlockTemplate]>([
    ['a coupon without a code', 'coupon_without_code', { type: 'EmailCoupon' }],
    ['a video without an address', 'video_without_link', { type: 'EmailVideo' }],
    ['a product block without products', 'products_none', { type: 'EmailProducts' }],
    [
      'a button without a link',
      'button_without_link',
      { type: 'EmailButton', props: { text: 'Go to the shop', backgroundColor: '#1f2937' } },
    ],
    ['the text of a fresh text box', 'sample_text', { type: 'EmailTextbox' }],
    ['the text of a fresh heading', 'sample_text', { type: 'EmailHeading' }],
    [
      'the words of a fresh button',
      'sample_text',
      {
        type: 'EmailButton',
        props: { href: 'https://kiln.example/shop', backgroundColor: '#1f2937' },
      },
    ],
    [
      'a paragraph of a fresh text box among others',
      'sample_text',
      {
        type: 'EmailTextbox',
        props: {
          html: `<h2>New bowls</h2>${String(blockRegistry.get('EmailTextbox')?.defaults.html).replace(/^.*<\/h2>/, '')}<p>See you soon.</p>`,
        },
      },
    ],
  ])('finds %s, leads to it and takes points', (_what, key, block) => {
    expect(findings(email(block))).toEqual([[key, 'problem', 1]]);
    expect(report(email(block)).score).toBe(88);
    const tree = createTree(email(block), blockRegistry);
    const { blockWarnings } = compileCampaign(tree, {
      subject: 'New bowls',
      theme: {} as never,
      origin: 'https://kiln.example',
      samples,
    });
    expect(blockWarnings.map(({ nodeId }) => tree[nodeId]?.type.resolvedName)).toEqual([
      block.type,
    ]);
  });

  it('advises to fill or remove the block of a picture without one', () => {
    expect(findings(email({ type: 'EmailImage' }))).toEqual([['image_none', 'advice', 1]]);
    expect(report(email({ type: 'EmailImage' })).score).toBe(96);
  });

  it('says nothing about blocks that are hidden or finished', () => {
    expect(report(email())).toMatchObject({ score: 100, findings: [] });
    const coupon = { type: 'EmailCoupon', props: { code: 'BOWLS' } };
    expect(report(email(coupon, { type: 'EmailHeading', props: { text: 'Bowls' } })).score).toBe(
      100,
    );
  });

  it('finds the sample texts of each ready-made email that has some', () => {
    const found = EMAIL_TEMPLATES.filter(({ template }) =>
      report(template).findings.some(({ key }) => key === 'sample_text'),
    ).map(({ key }) => key);
    const hasSample = ({ isSample, children = [] }: BlockTemplate): boolean =>
      isSample === true || children.some(hasSample);
    expect(found).toEqual(
      EMAIL_TEMPLATES.filter(({ template }) => hasSample(template)).map(({ key }) => key),
    );
    expect(found.length).toBeGreaterThan(6);
  });

  it('finds nothing in the ready-made emails once an author has finished them: 204 good emails', () => {
    const alarms = BRANDS.flatMap((primary) =>
      EMAIL_TEMPLATES.flatMap(({ name, subject, preheader, template }) =>
        report(finish(template), { subject, preheader, primary }).findings.map(
          ({ key, examples }) => `${name} in ${primary}: ${key} ${examples.join()}`,
        ),
      ),
    );
    expect(alarms).toEqual([]);
  });
});
