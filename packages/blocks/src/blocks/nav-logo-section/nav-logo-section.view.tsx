import { safeMediaUrl } from '@org/device-settings';
import { MESSAGES } from '@org/schema/copy';
import type { ReactElement } from 'react';
import { imageSources, knownImage } from '../../images/responsive-image.ts';
import { linkAttributes } from '../../markup/link-attributes.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import { logoArea } from './logo-area.ts';

/** Renders the logo: the bar's own, else the site's, else the company's name; in the editor a hint to upload one. */
export function NavLogoSectionView({ root, context, whole }: BlockViewProps<object>): ReactElement {
  if (whole?.logoSection === false) return <div {...root} hidden />;
  const { site, editing, media } = context;
  const own = safeMediaUrl(whole?.logoSource);
  const src = own || safeMediaUrl(site.main_logo);
  const home = linkAttributes({ href: '/', target: '_self' }, editing);
  if (!src)
    return (
      <div {...root}>
        {editing ? (
          <span className="org-nav-no-logo" data-part="placeholder">
            {MESSAGES.uploadLogo}
          </span>
        ) : (
          <a className="org-nav-home" data-part="link" {...home}>
            {site.company_name || 'Home'}
          </a>
        )}
      </div>
    );
  const { width, height } = logoArea(site.theme.mainnav_settings ?? {});
  const { srcSet } = imageSources(src, false, knownImage(src, media));
  return (
    <div {...root}>
      <a className="org-nav-home" data-part="link" {...home}>
        <img
          className="org-nav-logo"
          data-part="logo"
          src={src}
          srcSet={srcSet}
          sizes={srcSet ? `${width}px` : undefined}
          alt={site.main_logo_alt || site.company_name || 'Home'}
          width={width}
          height={height}
          decoding="async"
        />
      </a>
    </div>
  );
}
