// Escaping of text for HTML

export { escapeHtml } from './escape-html.ts';
