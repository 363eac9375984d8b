// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { htmlToBlocks, textToBlocks } from './pasted-blocks.ts';

const blocks = {
  text: (text: string, tag: string) => ({ type: tag, props: { text } }),
  markup: (html: string) => ({ type: 'markup', props: { html } }),
  image: (src: string, alt: string) => ({ type: 'image', props: { src, alt } }),
};

const made = (html: string) => htmlToBlocks(html, blocks).templates;
const rich = (html: string) => ({ type: 'markup', props: { html } });

describe('htmlToBlocks', () => {
  it('creates a block for each heading, paragraph, list and image in order', () => {
    const html = `<div><h1>Title</h1> loose <p>Plain  words</p><p>With <b>weight</b></p>
      <ul><li>One</li></ul><figure><img src="https://x.test/a.jpg" alt="A"></figure></div>`;
    expect(made(html)).toEqual([
      { type: 'h1', props: { text: 'Title' } },
      { type: 'p', props: { text: 'loose' } },
      { type: 'p', props: { text: 'Plain words' } },
      { type: 'markup', props: { html: '<p>With <strong>weight</strong></p>' } },
      { type: 'markup', props: { html: '<ul><li>One</li></ul>' } },
      { type: 'image', props: { src: 'https://x.test/a.jpg', alt: 'A' } },
    ]);
  });

  it('drops scripts, styles and script URLs', () => {
    const html = `<script>alert(1)</script><style>p{}</style><p onclick="x()">Fine <a href="javascript:x()">here</a></p>
      <img src="javascript:x()"><img src="data:text/html,x">`;
    const text = JSON.stringify(made(html));
    expect(text).toContain('Fine');
    expect(text).not.toMatch(/script|onclick|data:|alert/);
  });

  it('keeps a list whose items contain paragraphs, and its images', () => {
    const item = (text: string) =>
      `<li dir="ltr"><p dir="ltr" role="presentation"><span style="font-weight:400">${text}</span></p></li>`;
    const html = `<b style="font-weight:normal" id="docs-internal-guid-1"><ul>${item('One')}
      ${item('Two')}<ul>${item('Deeper')}</ul></ul><ol><li>First <img src="/a.jpg" alt="A"></li></ol></b>`;
    expect(made(html)).toEqual([
      rich('<ul><li>One</li><li>Two<ul><li>Deeper</li></ul></li></ul>'),
      rich('<ol><li>First</li></ol>'),
      { type: 'image', props: { src: '/a.jpg', alt: 'A' } },
    ]);
  });

  it('splits a list that lays out headings', () => {
    expect(made('<ul><li><h3>Card</h3><p>Words</p></li></ul>')).toEqual([
      { type: 'h3', props: { text: 'Card' } },
      { type: 'p', props: { text: 'Words' } },
    ]);
  });

  it('converts styles to marks', () => {
    const html =
      '<p>All <span style="font-weight:700">bold</span></p><p><span style="font-weight:400">not</span></p>';
    expect(made(html)).toEqual([
      rich('<p>All <strong>bold</strong></p>'),
      { type: 'p', props: { text: 'not' } },
    ]);
  });

  it.each([
    [
      'Call <b>today</b> or <a href="https://x.test/b">book\n online</a>',
      '<p>Call <strong>today</strong> or <a href="https://x.test/b">book online</a></p>',
    ],
    ['<p>Two<br>lines<br></p>', '<p>Two<br>lines</p>'],
    ['<b><div>All of it</div></b>', '<p><strong>All of it</strong></p>'],
    ['<em><p>said <b>loudly</b></p></em>', '<p><em>said <strong>loudly</strong></em></p>'],
  ])('keeps marks and links of %s', (html, markup) => {
    expect(made(html)).toEqual([rich(markup)]);
  });

  it.each(['script', 'style', 'template', 'noscript'])('drops %s at any depth', (tag) => {
    const hidden = `<${tag}>hidden</${tag}>`;
    const html = `<h2>A${hidden}</h2>b <span>c${hidden}</span><p>d <b>e${hidden}</b></p><ul><li>f${hidden}</li></ul>`;
    expect(made(html)).toEqual([
      { type: 'h2', props: { text: 'A' } },
      { type: 'p', props: { text: 'b c' } },
      rich('<p>d <strong>e</strong></p>'),
      rich('<ul><li>f</li></ul>'),
    ]);
  });

  it('joins texts beyond 200 blocks in text boxes, and counts omitted images', () => {
    const html = Array.from({ length: 5001 }, (_, at) => `<p>Paragraph ${at}</p>`).join('');
    const { templates, joined, left } = htmlToBlocks(`${html}<img src="/a.jpg">`, blocks);
    expect([joined, left]).toEqual([4801, 1]);
    expect(templates.length).toBeLessThan(210);
    const boxes = templates.slice(200).map(({ props }) => String(props?.html));
    expect(boxes.every((box) => box.length <= 50_000)).toBe(true);
    expect(boxes.join('').match(/<p>/g)).toHaveLength(4801);
    expect(boxes.at(-1)).toMatch(/<p>Paragraph 5000<\/p>$/);
  });

  it('inserts an overlong text as a text box', () => {
    const long = 'word '.repeat(3000).trim();
    expect(made(`<p>${long}</p>`)).toEqual([rich(`<p>${long}</p>`)]);
    expect(textToBlocks(long, blocks).templates).toEqual([rich(`<p>${long}</p>`)]);
  });

  it('converts excessively deep markup to text', () => {
    expect(JSON.stringify(made(`${'<div><span>'.repeat(10_000)}deep`))).toContain('deep');
  });
});

describe('textToBlocks', () => {
  it('creates a paragraph for each non-empty line', () => {
    expect(textToBlocks('One\r\n\r\n  Two  words\n', blocks).templates).toEqual([
      { type: 'p', props: { text: 'One' } },
      { type: 'p', props: { text: 'Two words' } },
    ]);
  });

  it('drops no line, however many there are', () => {
    const { templates, joined } = textToBlocks('a < b\n'.repeat(300), blocks);
    expect([templates.length, joined]).toEqual([201, 100]);
    expect(templates[200]).toEqual(rich('<p>a &lt; b</p>'.repeat(100)));
  });
});
