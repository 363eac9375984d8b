// Texts in HTML, for whoever prints it

export { escapeHtml } from './escape-html.ts';
