import { escapeHtml } from '@org/content/html';
import type { PageAnswer, SitePage } from './site-page.ts';

/** Styles of the bar, which stays in view while staff look at what visitors do not see. */
export const STAFF_BAR_CSS =
  '.org-staff-bar{position:sticky;inset-block-start:0;z-index:1900;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:center;padding:.4rem 1rem;background:#3b2a00;color:#fff;font:500 .9rem/1.4 system-ui,sans-serif}.org-staff-bar a{display:inline-flex;align-items:center;min-block-size:28px;color:inherit}.org-staff-bar :focus-visible{outline:2px solid #fff;outline-offset:2px}@media print{.org-staff-bar{display:none}}';

/** Returns true for a page that visitors do not see now. */
function isHidden({ status, publish_date }: PageAnswer['page']): boolean {
  return status !== 'published' || Date.parse(publish_date) > Date.now();
}

/**
 * Tells staff that they see drafts, scheduled and deleted content, whether the page itself is public, and what could not be
 * loaded. Source: ERR-014.
 */
export function staffBar({ page }: PageAnswer, failures: SitePage['failures'] = []): string {
  const state = isHidden(page) ? 'This page is not public yet.' : 'This page is public.';
  const failed =
    failures.length > 0
      ? `<span><strong>Could not be loaded:</strong> ${escapeHtml(failures.join(', '))}. Defaults are shown.</span>`
      : '';
  return `<div class="org-staff-bar" role="status"><span><strong>Staff view.</strong> ${state} Drafts, scheduled and deleted content is shown to you alone. Scripts in custom HTML do not run.</span>${failed}<a href="/staff-view?leave=1">Leave staff view</a></div>`;
}
