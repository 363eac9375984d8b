import type { ApiClient } from '@org/api-client';
import { readableTextColor } from '@org/blocks/css';
import { escapeHtml } from '@org/content/html';
import { safeMediaUrl } from '@org/device-settings';
import { apiContract } from '@org/schema/contract';
import type { Context, Hono } from 'hono';
import { ICON_PATH } from './asset-paths.ts';
import type { SiteEnvironment } from './site.types.ts';
import type { SiteAnswer } from './site-page.ts';
import { SITE_HEADERS } from './site-policy.ts';

/**
 * An icon of a site that has chosen none: the first letter of its company on its own color.
 * @returns SVG
 */
export function letterIcon({ settings, tenant }: Pick<SiteAnswer, 'settings' | 'tenant'>): string {
  const { primary } = settings.theme;
  // Theme colors are validated when they are saved; stored values are validated again.
  const ground = primary && /^#[0-9a-f]{6}$/i.test(primary) ? primary : '#1f2937';
  const [letter = '•'] = (settings.company_name || tenant.name).match(/[\p{L}\p{N}]/u) ?? [];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${ground}"/><text x="32" y="45" text-anchor="middle" font-family="Inter,'Segoe UI',Helvetica,Arial,sans-serif" font-size="38" font-weight="700" fill="${readableTextColor(ground) ?? '#ffffff'}">${escapeHtml(letter.toUpperCase())}</text></svg>`;
}

type SiteContext = Context<{ Bindings: SiteEnvironment }>;

/** Answers where browsers look for the icon of a site that names none. */
export function addSiteIcon(
  app: Hono<{ Bindings: SiteEnvironment }>,
  getApi: (context: SiteContext) => ApiClient,
): void {
  app.on('GET', ['/favicon.ico', ICON_PATH], async (c) => {
    const site = await getApi(c).call(apiContract.settings.publicGet);
    const favicon = safeMediaUrl(site.settings.favicon || site.tenant.favicon);
    const headers = { ...SITE_HEADERS, 'cache-control': 'public, max-age=3600' };
    if (favicon && !favicon.endsWith('/favicon.ico'))
      return new Response(null, { status: 302, headers: { ...headers, location: favicon } });
    return new Response(letterIcon(site), {
      headers: { ...headers, 'content-type': 'image/svg+xml; charset=utf-8' },
    });
  });
}
