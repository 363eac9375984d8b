import { escapeHtml } from '@org/content/html';
import { element, forOutlook } from './email-html.ts';

/** Parts of the document around the body of an email. */
export interface EmailDocument {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly title: string;
  /** Preview text that mail clients show beside the subject. */
  readonly preheader: string;
  /** `#rrggbb` */
  readonly background: string;
  readonly darkGround: string | undefined;
  /** Dark-mode rules. */
  readonly darkCss: string;
  readonly body: string;
}

/** Keeps the first words of the email out of the preview. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);

const OUTLOOK_SETTINGS =
  '<xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>';

/** Rules that cannot be inline styles. Gmail drops a style sheet that it cannot parse, so risky rules are in a second one. */
const BASE_CSS =
  'body{margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}table{border-spacing:0;mso-table-lspace:0;mso-table-rspace:0}img{border:0;-ms-interpolation-mode:bicubic}@media only screen and (max-width:480px){.m-pad{padding-left:20px!important;padding-right:20px!important}.m-col{max-width:100%!important;padding-left:0!important;padding-right:0!important}}';

/**
 * Returns the whole document.
 * @param mail - parts, body as HTML
 * @returns HTML
 */
export function emailDocument(mail: EmailDocument): string {
  const preheader = mail.preheader
    ? element(
        'div',
        {
          'aria-hidden': 'true',
          style:
            'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all;font-size:1px;line-height:1px;color:transparent',
        },
        `${escapeHtml(mail.preheader)}${FILLER}`,
      )
    : '';
  const dark = mail.darkCss ? `<style>:root{color-scheme:light dark}${mail.darkCss}</style>` : '';
  return [
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">',
    `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:o="urn:schemas-microsoft-com:office:office" lang="${escapeHtml(mail.lang)}" dir="${mail.dir}"><head>`,
    '<meta http-equiv="Content-Type" content="text/html; charset=utf-8" />',
    '<meta name="viewport" content="width=device-width,initial-scale=1" />',
    '<meta name="x-apple-disable-message-reformatting" />',
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />',
    '<meta name="color-scheme" content="light dark" /><meta name="supported-color-schemes" content="light dark" />',
    `<title>${escapeHtml(mail.title)}</title>`,
    forOutlook(OUTLOOK_SETTINGS),
    `<style>${BASE_CSS}</style>${dark}</head>`,
    `<body${mail.darkGround ? ` class="${mail.darkGround}"` : ''} style="margin:0;padding:0;background-color:${mail.background}">`,
    preheader,
    mail.body,
    '</body></html>',
  ].join('');
}
