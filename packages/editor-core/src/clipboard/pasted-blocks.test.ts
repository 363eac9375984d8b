// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { blocksOfHtml, blocksOfText } from './pasted-blocks.ts';

const blocks = {
  text: (text: string, tag: string) => ({ type: tag, props: { text } }),
  markup: (html: string) => ({ type: 'markup', props: { html } }),
  image: (src: string, alt: string) => ({ type: 'image', props: { src, alt } }),
};

describe('blocksOfHtml', () => {
  it('makes a block of each heading, paragraph, list and picture, in their order', () => {
    const html = `<div><h1>Title</h1> loose <p>Plain  words</p><p>With <b>weight</b></p>
      <ul><li>One</li></ul><figure><img src="https://x.test/a.jpg" alt="A"></figure></div>`;
    expect(blocksOfHtml(html, blocks)).toEqual([
      { type: 'h1', props: { text: 'Title' } },
      { type: 'p', props: { text: 'loose' } },
      { type: 'p', props: { text: 'Plain words' } },
      { type: 'markup', props: { html: '<p>With <strong>weight</strong></p>' } },
      { type: 'markup', props: { html: '<ul><li>One</li></ul>' } },
      { type: 'image', props: { src: 'https://x.test/a.jpg', alt: 'A' } },
    ]);
  });

  it('keeps no script, no style and no address that could run', () => {
    const html = `<script>alert(1)</script><style>p{}</style><p onclick="x()">Fine <a href="javascript:x()">here</a></p>
      <img src="javascript:x()"><img src="data:text/html,x">`;
    const made = JSON.stringify(blocksOfHtml(html, blocks));
    expect(made).toContain('Fine');
    expect(made).not.toMatch(/script|onclick|data:|alert/);
  });

  it('makes at most 200 blocks', () => {
    expect(blocksOfHtml('<p>x</p>'.repeat(500), blocks)).toHaveLength(200);
  });
});

describe('blocksOfText', () => {
  it('makes a paragraph of each line that is not empty', () => {
    expect(blocksOfText('One\r\n\r\n  Two  words\n', blocks)).toEqual([
      { type: 'p', props: { text: 'One' } },
      { type: 'p', props: { text: 'Two words' } },
    ]);
  });
});
