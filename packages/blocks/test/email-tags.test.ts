import { type BlockTemplate, createTree } from '@org/content';
import {
  type BuilderTree,
  DEFAULT_SETTINGS,
  getRecordTags,
  NOTIFICATION_EVENTS,
} from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { getSampleDetails, getSampleValues, type MergeValues, renderEmail } from '../src/email.ts';
import { blockRegistry } from '../src/registry/block-registry.ts';

const SOURCE = {
  subject: 'News',
  theme: DEFAULT_SETTINGS.theme,
  origin: 'https://studio.example',
  fields: {},
  unsubscribeUrl: 'https://studio.example/leave',
};
let ids = 0;
const mailTree = (html: string, ...more: readonly BlockTemplate[]): BuilderTree =>
  createTree(
    {
      type: 'EmailWrapper',
      children: [
        {
          type: 'EmailSection',
          children: [
            {
              type: 'EmailContainer',
              children: [{ type: 'EmailTextbox', props: { html } }, ...more],
            },
          ],
        },
      ],
    },
    blockRegistry,
    () => `node${String(++ids).padStart(6, '0')}`,
  );

describe('links of texts', () => {
  const tree = mailTree(
    '<p><a href="{{archive_url}}">View</a> or <a href="{{unsubscribe_url}}">leave</a></p>',
  );

  it('lead to the archive and let the reader unsubscribe', () => {
    const { html, text, warnings } = renderEmail(tree, {
      ...SOURCE,
      archiveUrl: 'https://studio.example/newsletter/7-spring',
    });
    expect(html).toMatch(/<a href="https:\/\/studio\.example\/newsletter\/7-spring"[^>]*>View</);
    expect(html).toMatch(/<a href="https:\/\/studio\.example\/leave"[^>]*>leave</);
    expect(text).toContain('leave (https://studio.example/leave)');
    expect(warnings).toEqual([]);
  });

  it('have no link to unsubscribe in an email about a record', () => {
    const details = getSampleDetails({ event: 'order.placed', audience: 'customer' });
    const { html, text } = renderEmail(tree, { ...SOURCE, details });
    expect(html).not.toContain('/leave');
    expect(html).toContain('leave');
    expect(text).not.toContain('/leave');
  });
});

describe('merge tags about a record', () => {
  it.each(
    NOTIFICATION_EVENTS.flatMap(({ key, audiences }) =>
      audiences.map((audience) => [key, audience] as const),
    ),
  )('have a sample in the preview of %s to %s', (event, audience) => {
    const tags = getRecordTags(event, audience);
    const values = getSampleValues({ event, audience });
    const { html, warnings } = renderEmail(
      mailTree(tags.map((tag) => `<p>${tag}:{{${tag}}};</p>`).join(''), {
        type: 'EmailOrderSummary',
      }),
      {
        ...SOURCE,
        details: getSampleDetails({ event, audience }),
        recordFields: tags,
        fields: values,
      },
    );
    for (const tag of tags) expect(html).not.toContain(`${tag}:;`);
    expect(html).not.toContain('{{');
    expect(warnings).toEqual([]);
  });

  it('warns about a tag that the event does not have', () => {
    const subject = { event: 'task.assigned', audience: 'staff' } as const;
    const { warnings } = renderEmail(mailTree('<p>{{total}} {{tasks}}</p>'), {
      ...SOURCE,
      details: getSampleDetails(subject),
      recordFields: getRecordTags(subject.event, subject.audience),
    });
    expect(warnings).toEqual(['merge_tag_without_fallback']);
  });

  it('keeps the line breaks of a value in HTML, and escapes it', () => {
    const { html, subject } = renderEmail(mailTree('<p>{{answers}}</p>'), {
      ...SOURCE,
      subject: '{{answers}}',
      fields: { answers: 'A: <b>\nB: "2"' },
    });
    expect(html).toContain('A: &lt;b&gt;<br />B: &quot;2&quot;');
    expect(subject).toBe('A: <b> B: "2"');
  });
});

describe('fallbacks of merge tags', () => {
  const send = (html: string, fields: MergeValues) => {
    const { text, warnings } = renderEmail(mailTree(html, { type: 'EmailUnsubscribe' }), {
      ...SOURCE,
      fields,
    });
    return { text: text.split('\n')[0], warnings };
  };

  it('are sent for a tag that is not known, and the warning says so', () => {
    expect(send('<p>Hi {{nope|x}}</p>', {})).toEqual({
      text: 'Hi x',
      warnings: ['unknown_tag_with_fallback'],
    });
    expect(send('<p>Hi {{nope}}!</p>', {})).toEqual({
      text: 'Hi !',
      warnings: ['unknown_merge_tag'],
    });
  });

  it.each([
    ['{{first_name|{{last_name|you}}}}', { first_name: 'Ann', last_name: 'Lee' }, 'Ann'],
    ['{{first_name|{{last_name|you}}}}', { last_name: 'Lee' }, 'Lee'],
    ['{{first_name|{{last_name|you}}}}', {}, 'you'],
    ['{{first_name| Mx {{last_name|Doe}}, dear }}!', { last_name: 'Lee' }, 'Mx Lee, dear!'],
    ['{{first_name|{{last_name|{{company_name}}}}}}', { company_name: 'Kiln' }, 'Kiln'],
  ])('can contain other tags, with a warning: %s', (typed, fields, text) => {
    expect(send(`<p>${typed}</p>`, fields)).toEqual({ text, warnings: ['nested_merge_tag'] });
    const { subject } = renderEmail(mailTree('<p>a</p>'), { ...SOURCE, subject: typed, fields });
    expect(subject).toBe(text);
  });

  it('warns about an inner tag without a fallback', () => {
    expect(send('<p>{{first_name|{{last_name}}}}</p>', {}).warnings).toEqual([
      'nested_merge_tag',
      'merge_tag_without_fallback',
    ]);
  });

  it('warns about double braces that are not a tag', () => {
    for (const typed of ['{{first_name', '{{1}}', '{{link:0}}', '{{first_name|{{a}}'])
      expect(send(`<p>${typed}</p>`, {}).warnings).toContain('malformed_merge_tag');
  });
});
