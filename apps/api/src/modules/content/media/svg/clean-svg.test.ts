import { describe, expect, it } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const clean = (text: string) => cleanSvg(Buffer.from(text), 'a.svg');
/** Returns the cleaned content of an 8 by 8 SVG. */
const inside = (content: string): string =>
  clean(
    `<svg ${NS} xmlns:xlink="http://www.w3.org/1999/xlink" width="8" height="8" viewBox="0 0 8 8">${content}<path d="M0 0"/></svg>`,
  ).svg.replace(/^<svg[^>]*>|<path d="M0 0"\/><\/svg>$/g, '');

describe('an SVG', () => {
  it('keeps drawing elements', () => {
    const drawing = `<defs><linearGradient id="shade" gradientTransform="rotate(45)"><stop offset="0" stop-color="#fff"/><stop offset="100%" style="stop-color:rgb(1,2,3);stop-opacity:.5"/></linearGradient><clipPath id="c"><circle r="4"/></clipPath></defs><g fill="url(#shade)" clip-path="url('#c')" transform="translate(1 2)"><path d="M0,0L8 8z" stroke-width="1.5"/><use href="#c"/><text x="1" y="2">A &amp; B &lt; C</text></g><filter id="f"><feGaussianBlur stdDeviation="2"/></filter>`;
    expect(inside(drawing)).toBe(drawing.replaceAll("'", '&#x27;'));
  });

  it('keeps and rebuilds styles', () => {
    expect(
      inside(
        '<style>/* made by hand */ .a, g > .b{fill:#123;stroke:url(#s)} .c{fill:red;behavior:url(x)} @media print{.a{fill:red}} .d{}</style>',
      ),
    ).toBe('<style>.a, g &gt; .b{fill:#123;stroke:url(#s)}.c{fill:red}</style>');
  });

  it.each([
    ['of its attributes', `<svg ${NS} width="24px" height="12"><path/></svg>`, [24, 12]],
    ['of its view box', `<svg ${NS} viewBox="0 0 300 100"><path/></svg>`, [300, 100]],
    [
      'of its width and the ratio of its view box',
      `<svg ${NS} width="30" viewBox="0 0 300 100"><path/></svg>`,
      [30, 10],
    ],
    [
      'of the browser default without dimensions',
      `<svg ${NS} width="100%"><path/></svg>`,
      [300, 150],
    ],
    ['up to a maximum', `<svg ${NS} width="99999999" height="4"><path/></svg>`, [10_000, 4]],
  ])('has its size %s', (_what, text, size) => {
    const { width, height, svg } = clean(text);
    expect([width, height]).toEqual(size);
    expect(svg).toContain('viewBox="');
  });
});

describe('sanitizing an SVG', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    [
      'a script with a namespace prefix',
      '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
    ],
    ['an HTML script', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'],
    [
      'foreign content',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x"/></body></foreignObject>',
    ],
    ['an image', '<image href="https://evil.example/x.png"/>'],
    ['an embedded image', '<image href="data:image/svg+xml;base64,PHN2Zz4="/>'],
    ['a filter image', '<feImage href="https://evil.example/x"/>'],
    ['a link', '<a href="javascript:alert(1)"><text>Press</text></a>'],
    ['an animation', '<animate attributeName="href" values="javascript:alert(1)"/>'],
    ['a set element', '<set attributeName="onload" to="alert(1)"/>'],
    ['an embedded page', '<iframe src="https://evil.example"/>'],
    ['a comment', '<!-- --><![CDATA[]]>'],
    ['a processing instruction', '<?xml-stylesheet href="https://evil.example/x.css"?>'],
    ['a style import', '<style>@import url(https://evil.example/x.css);</style>'],
    ['a font', '<style>@font-face{font-family:x;src:url(//evil.example)}</style>'],
    ['a style with an external resource', '<style>.a{fill:url(https://evil.example/#x)}</style>'],
    [
      'a style with an escaped external resource',
      '<style>.a{fill:u\\72l(https://evil.example)}</style>',
    ],
    ['a style that closes its element', '<style>.a{fill:red&lt;/style>&lt;script>}</style>'],
    ['nested rules', '<style>.a{fill:red;.b{fill:blue}}</style>'],
    ['metadata of an editor', '<metadata><x/></metadata>'],
  ])('removes %s', (_what, content) => {
    expect(inside(content).trim()).toBe('');
  });

  it.each([
    ['an event handler', 'onload="alert(1)"'],
    ['an event handler in upper case', 'ONCLICK="alert(1)"'],
    ['an external URL', 'href="https://evil.example/#a"'],
    ['a script URL', 'xlink:href="javascript:alert(1)"'],
    ['a data URL', 'href="data:text/html,x"'],
    ['an external fill', 'fill="url(https://evil.example/#a)"'],
    ['an escaped external fill', 'fill="u\\72 l(https://evil.example)"'],
    ['an image set', 'fill="image-set(&quot;https://evil.example&quot; 1x)"'],
    ['an external filter', 'filter="url(//evil.example#a)"'],
    ['a value with one external reference', 'mask="url(#a) url(https://evil.example)"'],
    ['an external style', 'style="background:url(https://evil.example);behavior:x"'],
    ['an expression', 'style="width:expression(alert(1))"'],
    ['a base URL', 'xml:base="https://evil.example/"'],
    ['an unknown attribute', 'formaction="x" data-x="1"'],
  ])('removes %s', (_what, attributes) => {
    expect(inside(`<rect ${attributes} width="2"/>`)).toBe('<rect width="2"/>');
  });
});

describe('unsafe SVG files', () => {
  const chain = Array.from(
    { length: 20 },
    (_, at) => `<g id="g${at + 1}"><use href="#g${at}"/><use href="#g${at}"/></g>`,
  ).join('');
  it.each([
    ['a file that is not an SVG', '<html><script>alert(1)</script></html>'],
    ['an SVG in another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml"><path/></svg>'],
    ['an empty SVG', `<svg ${NS}><script>alert(1)</script></svg>`],
    ['an unclosed element', `<svg ${NS}><path></svg>`],
    [
      'entities',
      `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg ${NS}><text>&b;</text></svg>`,
    ],
    [
      'an external entity',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg ${NS}><text>&x;</text></svg>`,
    ],
    ['a self-reference', `<svg ${NS}><g id="a"><use href="#a"/></g></svg>`],
    ['exponential references', `<svg ${NS}><g id="g0"><path/></g>${chain}</svg>`],
    ['too deep nesting', `<svg ${NS}>${'<g>'.repeat(80)}<path/>${'</g>'.repeat(80)}</svg>`],
    ['too many elements', `<svg ${NS}>${'<path/>'.repeat(20_001)}</svg>`],
    ['too many bytes', `<svg ${NS}><path d="${'M0 0'.repeat(300_000)}"/></svg>`],
  ])('rejects %s', (_what, text) => {
    expect(() => clean(text)).toThrow(expect.objectContaining({ code: 'image_invalid' }));
  });

  it('rejects bytes that are not text', () => {
    expect(() => cleanSvg(Buffer.from([0x3c, 0xff, 0xfe]), 'a.svg')).toThrow(/safely/);
  });

  it('is sanitized in linear time', () => {
    const began = performance.now();
    for (const part of ['@{', '@', 'a', '(', '{', '/*', 'url(', ';', ':', 'a('])
      for (const text of [
        `<svg ${NS}><style>${part.repeat(200_000 / part.length)}</style><path/></svg>`,
        `<svg ${NS}><path fill="${part.repeat(200_000 / part.length)}" style="${part.repeat(200_000 / part.length)}"/></svg>`,
      ])
        clean(text);
    expect(performance.now() - began).toBeLessThan(30_000);
  });
});
