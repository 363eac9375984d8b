import { type BlockTemplate, createTree } from '@org/content';
import {
  type BuilderTree,
  DEFAULT_SETTINGS,
  getRecordTags,
  NOTIFICATION_EVENTS,
} from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { getSampleDetails, getSampleValues, renderEmail } from '../src/email.ts';
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
