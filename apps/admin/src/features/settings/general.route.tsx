import { PageHeader } from '@org/ui';
import { IconBuilding, IconPalette } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { GENERAL, GeneralFields } from './general-section.tsx';
import { text } from './messages.ts';
import { SectionScreen } from './section-screen.tsx';
import { THEME, ThemeFields } from './theme-section.tsx';

/** Renders the company settings and, at `#theme`, the theme: two parts of one screen. Input of the hidden part is kept. */
export function GeneralRoute(): ReactElement {
  const { hash } = useLocation();
  const isTheme = hash === 'theme';
  return (
    <>
      <PageHeader
        title={isTheme ? text.sections.theme : text.sections.general}
        icon={isTheme ? IconPalette : IconBuilding}
        meta={isTheme ? text.theme.about : text.general.about}
      />
      <div hidden={isTheme}>
        <SectionScreen id="general" section={GENERAL} Fields={GeneralFields} />
      </div>
      <div hidden={!isTheme}>
        <SectionScreen id="theme" section={THEME} Fields={ThemeFields} />
      </div>
    </>
  );
}
