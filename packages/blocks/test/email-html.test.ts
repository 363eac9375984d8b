import { type BlockTemplate, createTree } from '@org/content';
import { DEFAULT_SETTINGS, type JsonObject } from '@org/schema/entities';
import { array, assert, constantFrom, property } from 'fast-check';
import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { sanitizeEmailHtml } from '../src/email/sanitize-email-html.ts';
import { compileCampaign } from '../src/email.ts';
import { blockRegistry } from '../src/registry/block-registry.ts';

const block = (type: string, props: JsonObject, children: BlockTemplate[] = []): BlockTemplate => ({
  type,
  props,
  children,
});
const mail = (html: string) =>
  compileCampaign(
    createTree(
      block('EmailWrapper', {}, [
        block('EmailSection', {}, [
          block('EmailContainer', {}, [
            block('EmailHtml', { html }),
            block('EmailUnsubscribe', {}),
          ]),
        ]),
      ]),
      blockRegistry,
    ),
    { subject: 'Hours', theme: DEFAULT_SETTINGS.theme, origin: 'https://studio.example' },
  );
const safe = (html: string) =>
  sanitizeEmailHtml(html, {
    href: (address) => (address.startsWith('https://') ? address : undefined),
    src: (address) => (address.startsWith('https://') ? address : ''),
  });

describe('HTML in an email', () => {
  it('keeps tables, inline styles, links and pictures with whole addresses', () => {
    const { html, text, warnings } = mail(
      '<table width="100%" cellpadding="6"><tr><td style="color:#333;padding:4px">Monday</td><td align="right"><a href="/hours">9 to 17</a></td></tr></table><img src="/map.png" alt="Map">',
    );
    expect(html).toContain(
      '<table width="100%" cellpadding="6"><tr><td style="color:#333;padding:4px">Monday</td><td align="right"><a href="https://studio.example/hours" target="_blank">9 to 17</a></td></tr></table><img alt="Map" src="https://studio.example/map.png" />',
    );
    expect(text).toContain('Monday 9 to 17 (https://studio.example/hours)');
    expect(warnings).toEqual([]);
  });

  it('leaves out what could run or load something, and warns', () => {
    const { html, warnings } = mail(
      '<script>alert(1)</script><p onclick="alert(1)" style="position:fixed;background:url(https://evil.example);margin:-9px;color:red">Hi</p><iframe src="https://evil.example"></iframe><a href="javascript:alert(1)">go</a><img src="https://a.example/b.png">',
    );
    expect(html).toContain('<p style="color:red">Hi</p>go<img');
    expect(html).not.toMatch(/evil|alert/);
    expect(warnings).toEqual(['html_left_out', 'image_missing_alt']);
  });

  it('fills in merge fields, and takes the link to unsubscribe', () => {
    const { html, warnings } = mail(
      '<p>Dear {{first_name|you}}</p><a href="{{unsubscribe_url}}">Leave</a><a href="https://a.example/{{email}}">A</a>',
    );
    expect(html).toContain('<p>Dear {{first_name|you}}</p><a href="{{unsubscribe_url}}"');
    expect(html).toContain('href="https://a.example/{{url:email}}"');
    expect(warnings).toEqual(['link_not_counted']);
  });

  it.each([
    ['</td></tr></table><b>out', '<b>out</b>'],
    ['<tr><td>cell', 'cell'],
    [
      '<table><tr><td>a<td>b<tr><td>c',
      '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
    ],
    ['<table><tr><td><table></td></tr>x', '<table><tr><td><table>x</table></td></tr></table>'],
    ['<ul><li>a<li>b<ul><li>c</ul></ul>', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>'],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    [
      '<a href="https://a.example">a<a href="https://b.example">b</a>c',
      '<a href="https://a.example" target="_blank">ab</a>c',
    ],
    ['a < b & c &copy; <!-- x --> <', 'a &lt; b & c &copy;  &lt;'],
    ['<a href="java&#115;cript:alert(1)">x</a>', 'x'],
    [
      '<img src="https://a.example/b.png" alt=\'"><script>\'>',
      '<img alt="&quot;&gt;&lt;script&gt;" src="https://a.example/b.png" />',
    ],
  ])('closes what %s leaves open', (source, expected) => {
    expect(safe(source).html).toBe(expected);
  });

  it('is the same for a browser inside of a cell, whatever is put together', () => {
    const part = constantFrom(
      ...'<p> </p> <div> </div> <table> </table> <tr> </tr> <td> </td> <ul> <li> </li> </ul> <b> </b> <a_href="https://a.example"> </a> <h2> </h2> text <br> <span_style="color:red"> </span> <svg> <math> <select> <form> <!-- -->'
        .split(' ')
        .map((one) => one.replace('_', ' ')),
    );
    assert(
      property(array(part, { maxLength: 30 }), (parts) => {
        const { html } = safe(parts.join(''));
        const { childNodes } = parseFragment(
          `<table><tr><td>${html}</td><td>last</td></tr></table>`,
        );
        expect(childNodes).toHaveLength(1);
      }),
      { numRuns: 2000 },
    );
  });
});
