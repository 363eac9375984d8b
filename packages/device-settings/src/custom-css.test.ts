import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCss, scopeCss } from './custom-css.ts';

describe('scopeCss', () => {
  it.each([
    ['color: red; padding: 1px', '.c{color:red;padding:1px;}'],
    ['h2 { color: blue }', '.c{h2{color:blue;}}'],
    ['&:hover { color: blue } > a { top: 0 }', '.c{&:hover{color:blue;}>a{top:0;}}'],
    ['body { margin: 0 } :root h1 { top: 0 }', '.c{&{margin:0;}& h1{top:0;}}'],
    ['a:hover, h3::before { content: "}" }', '.c{a:hover,h3::before{content:"}";}}'],
    [
      '@media (max-width: 600px) { color: red; p { top: 0 } }',
      '.c{@media (max-width:600px){color:red;p{top:0;}}}',
    ],
    [
      '@keyframes in { from { top: 0 } 50%, to { top: 1px } } animation: in 1s ease',
      '.c{animation:c-in 1s ease;}@keyframes c-in{from{top:0;}50%, to{top:1px;}}',
    ],
    ['background: url("/media/a.png")', '.c{background:url(/media/a.png);}'],
    [
      'background: image-set("/media/a.png" 1x, url(/media/b.png) type("image/png") 2x)',
      '.c{background:image-set("/media/a.png"1x,url(/media/b.png)type("image/png") 2x);}',
    ],
    ['mask: url(#shape)', '.c{mask:url(#shape);}'],
    ['/* nothing */', ''],
    ['', ''],
  ])('scopes %s to the class', (text, css) => {
    expect(scopeCss(text, 'c')).toBe(css);
  });

  it.each([
    ['color red', 1],
    ['h2 {\n  color\n}', 2],
    ['h2 { color: red', 1],
    ['color: red }', 1],
    ['@import "/x.css";', 1],
    ['@font-face { font-family: x }', 1],
    ['background: url(https://elsewhere.test/p.png)', 1],
    ['background: url(//elsewhere.test/p.png)', 1],
    ['background: image-set("https://elsewhere.test/p.png" 1x)', 1],
    ['--x: url(https://elsewhere.test)', 1],
    ['width: expression(alert(1))', 1],
    ['behavior: url(/x.htc)', 1],
    ['background: url("/\\9/evil.example/x.png")', 1],
    ['background: url(/\\9/evil.example/x.png)', 1],
    ['background: url("/\\a /evil.example/x.png")', 1],
    ['background: url("/\\d\\a/evil.example/x.png")', 1],
    ['background: url("\\9//evil.example/x.png")', 1],
    ['background: url("/\\5c evil.example/x.png")', 1],
    ['background: url("\\2f\\2f evil.example/x.png")', 1],
    ['background: u\\72l(//evil.example/x.png)', 1],
    ['background: \\75rl("https://evil.example/x.png")', 1],
    ['background: url("https://evil.example/x.png" format("png"))', 1],
    ['background: im\\61ge-set("https://evil.example/x.png" 1x)', 1],
    ['background: image-set("/\\9/evil.example/x.png" 1x)', 1],
    ['background: image("https://evil.example/x.png")', 1],
    ['--x: "https://evil.example/x.png"; background: image-set(var(--x) 1x)', 1],
    ['background: -webkit-image-set(attr(title) 1x)', 1],
    ['background: src("https://evil.example/x.png")', 1],
    ['background: s\\72c("https://evil.example/x.png")', 1],
    ['--x: url("/\\9/evil.example/x.png"); background: var(--x)', 1],
    ['cursor: url(/\\9/evil.example/x.cur), auto', 1],
    ['beh\\61vior: url(/x.htc)', 1],
    ['@im\\70ort "https://evil.example/x.css";', 1],
    ['@f\\6fnt-face { src: url(https://evil.example/x) }', 1],
    ['& + p { top: 0 }', 1],
    ['&.on ~ p { top: 0 }', 1],
    ['~ p { top: 0 }', 1],
    [':not(&) { display: none }', 1],
    ['body:has(&) p { display: none }', 1],
    ['p & { top: 0 }', 1],
    ['content: "</style><script>"', 1],
    ['<!-- top: 0 -->', 1],
    ['content: "open', 1],
    ['/* open', 1],
    [`${'a{'.repeat(40)}${'}'.repeat(40)}`, 1],
    [`color: red;${' '.repeat(70_000)}`, 1],
  ])('CSS-003 rejects %j, and the page omits it', (text, line) => {
    expect(checkCss(text)).toEqual(
      expect.arrayContaining([expect.stringMatching(`^Line ${line}: `)]),
    );
    expect(scopeCss(text, 'c')).toBe('');
  });

  it('reports every mistake with its line', () => {
    expect(checkCss('color red;\ntop: 0;\n@import "x";\nh2 { & p & {} }')).toHaveLength(3);
  });

  it('neither throws nor hangs on any text', () => {
    const bits = fc.constantFrom(
      '{',
      '}',
      '(',
      ')',
      '[',
      ']',
      ';',
      ':',
      '&',
      '@media',
      ' ',
      'a',
      '"',
      '\\',
      '/*',
      '*/',
      'url(',
      '<',
      '\n',
      '--x:',
      '>',
      '+',
      ',',
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 40 }), (parts) => {
        const css = scopeCss(parts.join(''), 'c');
        expect(css === '' || css.startsWith('.c{') || css.startsWith('@keyframes c-')).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
