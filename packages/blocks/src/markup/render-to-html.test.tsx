import fc from 'fast-check';
import {
  type CSSProperties,
  createContext,
  createElement,
  Fragment,
  memo,
  type ReactElement,
  type ReactNode,
  useContext,
  useState,
} from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderToHtml } from './render-to-html.ts';

const same = (element: ReactElement): void =>
  expect(renderToHtml(element)).toBe(
    renderToStaticMarkup(element).replace(/^(?:<link rel="preload"[^>]*\/>)+/, ''),
  );

function Name({ children }: { readonly children?: ReactNode }): ReactElement {
  return <b className="name">{children}</b>;
}

const Theme = createContext('light');
function Hooked(): ReactElement {
  return <i>{useState(7)[0]}</i>;
}
const Reader = memo((): ReactElement => <i>{useContext(Theme)}</i>);

describe('renderToHtml renders the same as React', () => {
  it('text, numbers, nothing, lists and fragments', () => {
    same(
      <p>
        {'<a href="x">&\'</a>'} {0} {12.5} {null} {false} {true} {[1, 'two', [<i key="i">3</i>]]}
        <Fragment key="x">
          <Name>four</Name>
        </Fragment>
      </p>,
    );
  });

  it('attributes of every kind', () => {
    same(
      <div
        className="a b"
        tabIndex={-1}
        hidden
        data-on={true}
        data-off={false}
        data-none={undefined}
        aria-hidden={false}
        title={'"quoted" & <b>'}
        id=""
        role="note"
      >
        <a href="/x?a=1&b=2" target="_blank" rel="noopener">
          Opening hours
        </a>
        <img
          src="/a.webp"
          srcSet="/a.webp 1x"
          alt=""
          width={10}
          height={0}
          loading="lazy"
          decoding="async"
        />
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          preserveAspectRatio="none"
          strokeWidth="1.5"
          strokeLinecap="round"
          fillRule="evenodd"
        >
          <path d="M0 0h1" />
        </svg>
        <video autoPlay muted loop playsInline controls={false}>
          <source src="/a.mp4" media="(min-width: 1px)" />
        </video>
        <button type="button" disabled>
          x
        </button>
        <ol start={3} reversed>
          <li value={4}>x</li>
        </ol>
      </div>,
    );
  });

  it('styles', () => {
    same(
      <p
        style={
          {
            '--org-a': 1,
            '--org-b': ' x ',
            color: 'red',
            backgroundColor: '',
            opacity: 0.5,
            marginTop: 0,
            width: '10px',
          } as CSSProperties
        }
      />,
    );
    same(<p style={{ marginTop: 4, WebkitLineClamp: 3, msFlex: 1, zoom: 2 } as CSSProperties} />);
    same(<p style={{}} />);
  });

  it('everything that only React can render', () => {
    same(
      <div>
        <Hooked />
        <Hooked />
        <Theme value="dark">
          <Reader />
        </Theme>
        <input defaultValue="x" />
        <textarea defaultValue="y" />
        <pre>{'\nkept'}</pre>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: that it is printed as React does is what is tested */}
        <p dangerouslySetInnerHTML={{ __html: '<b>raw</b>' }} />
      </div>,
    );
  });

  it('any tree of elements', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('<', '&amp;', '"', "'", '\n', '\u0000', '😀'),
      fc.integer(),
      fc.constant(null),
      fc.boolean(),
    );
    const tag = fc.constantFrom(
      'div',
      'p',
      'span',
      'a',
      'br',
      'img',
      'section',
      'ul',
      'h2',
      'svg',
      'path',
      'button',
    );
    const value = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.constant(undefined),
    );
    const names = [
      'className',
      'id',
      'title',
      'data-x',
      'aria-label',
      'tabIndex',
      'hidden',
      'viewBox',
      'width',
      'href',
      'src',
      'alt',
      'loading',
      'open',
      'strokeWidth',
      'xlinkHref',
      'rel',
      'onClick',
      'lang',
    ];
    const props = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 5 });
    const style = fc.dictionary(
      fc.constantFrom('--a', 'color', 'fontWeight', 'marginLeft', 'lineHeight', 'background'),
      fc.oneof(fc.string(), fc.integer()),
      { maxKeys: 3 },
    );
    const { node } = fc.letrec<{ node: ReactNode }>((tie) => ({
      node: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        text,
        fc
          .tuple(
            tag,
            props,
            fc.option(style, { nil: undefined }),
            fc.array(tie('node'), { maxLength: 4 }),
          )
          .map(([type, own, css, children]) =>
            createElement(
              type,
              { ...own, ...(css ? { style: css as CSSProperties } : {}) },
              ...(type === 'br' || type === 'img' ? [] : (children as ReactNode[])),
            ),
          ),
        fc
          .array(tie('node'), { maxLength: 3 })
          .map((children) => createElement(Fragment, null, ...(children as ReactNode[]))),
        tie('node').map((child) => createElement(Name, null, child as ReactNode)),
      ),
    }));
    fc.assert(
      fc.property(node, (tree) => {
        same(<div>{tree}</div>);
      }),
      { numRuns: 1500 },
    );
  });
});
