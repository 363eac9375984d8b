import { escapeHtml } from '@org/content/html';
import type { PublicSettings } from '@org/schema/entities';
import { buttonFace } from '../../email/button-face.ts';
import { fixedHref } from '../../email/email-address.ts';
import { emailColor, getReadableInk } from '../../email/email-color.ts';
import type { EmailDetails, EmailDetailsRow } from '../../email/email-details.ts';
import { box, element, type Look, styleText } from '../../email/email-html.ts';
import { pixels } from '../../email/email-layout.ts';
import type { EmailContext, EmailGround, EmailView } from '../../email/email-view.ts';
import type { EmailOrderSummaryProps } from './email-order-summary.definition.ts';

/** Width and height of the picture of an item, px. */
const PICTURE = 48;
/** Color of the lines between items, which works on light and on dark backgrounds. */
const LINE = '#98a2b3';

/** Styles of the parts of a summary for canvas and email. */
export const SUMMARY_LOOKS = {
  text: { padding: '0 0 14px', fontSize: '16px', lineHeight: '1.5' },
  line: {
    padding: '10px 0',
    borderBottom: `1px solid ${LINE}`,
    fontSize: '15px',
    lineHeight: '1.45',
  },
  total: {
    padding: '10px 0',
    borderBottom: `1px solid ${LINE}`,
    fontSize: '15px',
    fontWeight: '700',
    lineHeight: '1.45',
  },
} as const satisfies Readonly<Record<string, Look>>;

/** Returns the style of the button for canvas and email. */
export function summaryButtonLook(
  props: EmailOrderSummaryProps,
  theme: PublicSettings['theme'],
): Look {
  const background = emailColor(props.buttonColor, theme) || '#1f2937';
  return {
    display: 'inline-block',
    padding: '12px 22px',
    backgroundColor: background,
    borderRadius: '4px',
    color: emailColor(props.buttonTextColor, theme) || getReadableInk(background),
    fontSize: '16px',
    fontWeight: '700',
    lineHeight: '1.3',
    textDecoration: 'none',
  };
}

/** Context and inherited styles of a summary. */
interface Place {
  readonly context: EmailContext;
  readonly ground: EmailGround;
}

/** Escapes a text of a record, whose double braces are not merge fields. */
const print = (text: string): string => escapeHtml(text).replaceAll('{', '&#123;');
/** Returns a text of a record for plain text, whose double braces are not merge fields. */
const plain = (text: string): string => text.replace(/\{(?=\{)/g, '{ ');

function printText({ paragraphs, link }: EmailDetails, { context, ground }: Place): string {
  const words = { color: ground.text, fontFamily: ground.font };
  const line = (content: string): string =>
    element(
      'div',
      {
        class: context.dark.ink(ground.text, ground.background),
        style: styleText({ ...words, ...SUMMARY_LOOKS.text }),
      },
      content,
    );
  const href = link ? fixedHref(link.href, context) : '';
  return [
    ...paragraphs.map((text) => line(print(text).replaceAll('\n', '<br />'))),
    ...(link && href
      ? [
          line(
            element(
              'a',
              {
                href,
                target: '_blank',
                class: context.dark.ink(ground.link, ground.background),
                style: styleText({ color: ground.link }),
              },
              print(link.label),
            ),
          ),
        ]
      : []),
  ].join('');
}

function printRows(rows: readonly EmailDetailsRow[], { context, ground }: Place): string {
  const hasPictures = rows.some(({ picture }) => picture);
  const printRow = ({ label, value, isStrong, picture }: EmailDetailsRow): string => {
    const look = {
      color: ground.text,
      fontFamily: ground.font,
      ...SUMMARY_LOOKS[isStrong ? 'total' : 'line'],
    };
    const cell = (
      content: string,
      more: Readonly<Record<string, string | number>> = {},
      style: Look = {},
    ): string =>
      element(
        'td',
        {
          valign: 'top',
          class: context.dark.ink(ground.text, ground.background),
          ...more,
          style: styleText({ ...look, ...style }),
        },
        content,
      );
    const isItem = hasPictures && picture !== undefined;
    const src = picture ? fixedHref(picture, context) : '';
    const size = { width: PICTURE, height: PICTURE };
    const image = src
      ? element('img', {
          src,
          alt: '',
          ...size,
          style: `display:block;width:${PICTURE}px;height:${PICTURE}px;object-fit:cover;border:0;border-radius:6px`,
        })
      : '&nbsp;';
    const end = context.dir === 'rtl' ? 'left' : 'right';
    return element(
      'tr',
      {},
      [
        isItem ? cell(image, { width: PICTURE + 14 }) : '',
        cell(print(label), hasPictures && !isItem ? { colspan: 2 } : {}, {
          wordBreak: 'break-word',
        }),
        cell(print(value), { align: end }, { whiteSpace: 'nowrap' }),
      ].join(''),
    );
  };
  const layout = { width: '100%', border: 0, cellpadding: 0, cellspacing: 0 };
  return element('table', { ...layout, style: 'margin:0 0 20px' }, rows.map(printRow).join(''));
}

/** Renders the order, quote or invoice that an email is about; an email about nothing has none. */
export const emailOrderSummaryEmail: EmailView<EmailOrderSummaryProps> = {
  html({ props, context, ground }) {
    const { details } = context;
    if (!details) {
      context.warn('summary_without_record');
      return '';
    }
    const place = { context, ground };
    const { rows, button } = details;
    const href = button ? fixedHref(button.href, context) : '';
    const content = [
      props.showText ? printText(details, place) : '',
      props.showItems && rows.length > 0 ? printRows(rows, place) : '',
      props.showButton && button && href
        ? buttonFace(summaryButtonLook(props, context.theme), {
            text: button.label,
            href,
            font: ground.font,
            table: {},
          })
        : '',
    ].join('');
    if (content === '') return '';
    return box({ width: '100%' }, { style: `padding:${pixels(props.space, 80, 8)}px 0` }, content);
  },
  text({ props, context }) {
    const { details } = context;
    if (!details) return '';
    const { paragraphs, link, rows, button } = details;
    const written = ({ label, href }: NonNullable<typeof link>): string[] => {
      const whole = fixedHref(href, context);
      return whole ? [`${plain(label)}: ${whole}`] : [];
    };
    return [
      ...(props.showText ? [...paragraphs.map(plain), ...(link ? written(link) : [])] : []),
      ...(props.showItems && rows.length > 0
        ? [rows.map(({ label, value }) => plain(value ? `${label}: ${value}` : label)).join('\n')]
        : []),
      ...(props.showButton && button ? written(button) : []),
    ].join('\n\n');
  },
};
