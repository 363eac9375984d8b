// Printing pages on the server

export { escapeHtml } from './html-attributes.ts';
// The script that a page needs, as text
export { behavioursIn, pageScript } from './page-script.ts';
export { renderToHtml } from './render-to-html.ts';
