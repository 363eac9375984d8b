import type { ScreenEntry } from '@org/admin-kit';
import { IconPalette, IconSettings } from '@tabler/icons-react';
import { SECTIONS } from '../../features/settings/sections.ts';
import { SETTING_KEYWORDS, text } from './messages.ts';

/** Settings that the menu opens: the two of the documents, then every other section. */
export const SETTING_ENTRIES: readonly ScreenEntry[] = [
  {
    id: 'general',
    label: text.generalSettings,
    icon: IconSettings,
    href: '/admin/setting/general',
    keywords: SETTING_KEYWORDS.general,
  },
  {
    id: 'theme',
    label: text.themeSettings,
    icon: IconPalette,
    href: '/admin/setting/general#theme',
    keywords: SETTING_KEYWORDS.theme,
  },
  ...SECTIONS.flatMap(({ items }) => items)
    .filter(({ id }) => id !== 'general' && id !== 'theme')
    .map(({ id, label, icon, to = '', permission, plan, module }) => ({
      id: `setting ${id}`,
      label,
      icon,
      href: to,
      keywords: [text.generalSettings, ...(SETTING_KEYWORDS[id] ?? [])],
      ...(permission && { permission }),
      ...(plan && { plan }),
      ...(module && { module }),
    })),
];
