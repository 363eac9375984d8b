// Printing pages on the server

export { escapeHtml } from './html-attributes.ts';
export { renderToHtml } from './render-to-html.ts';
