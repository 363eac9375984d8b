// Escaping of text for HTML

export { escapeHtml } from './values/escape-html.ts';
