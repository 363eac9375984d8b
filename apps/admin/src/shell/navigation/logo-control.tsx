import { useCan } from '@org/admin-kit';
import { ImageField } from '@org/admin-kit/media';
import { SkeletonLines, TextInput } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { text } from './messages.ts';
import { SaveLine } from './save-line.tsx';
import { useSiteMenu } from './use-site-menu.tsx';
import './navigation.css';

/** Renders the logo of the site, in the settings of its navigation bars' logo section. */
export function LogoControl(): ReactElement {
  const { menu, state } = useSiteMenu();
  const readOnly = !useCan('settings.can_update');
  const { logo } = state.menus;
  const [alt, setAlt] = useState<string>();
  if (!state.isLoaded) return <SkeletonLines count={2} />;
  return (
    <div className="ad-nav-control">
      <p className="at-meta">{readOnly ? text.readOnly : text.logoShared}</p>
      <ImageField
        label={text.logo}
        value={logo.src}
        disabled={readOnly}
        onChange={(src) => void menu.change({ logo: { ...logo, src } })}
      />
      <TextInput
        size="xs"
        label={text.logoAlt}
        disabled={readOnly}
        value={alt ?? logo.alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
        onBlur={() => {
          if (alt !== undefined && alt !== logo.alt) void menu.change({ logo: { ...logo, alt } });
          setAlt(undefined);
        }}
      />
      <SaveLine />
    </div>
  );
}
