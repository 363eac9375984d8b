import {
  type ColorSchemeChoice,
  Icon,
  IconButton,
  type IconShape,
  Menu,
  useColorScheme,
} from '@org/ui';
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { text } from '../menu/messages.ts';

const CHOICES: readonly { choice: ColorSchemeChoice; label: string; icon: IconShape }[] = [
  { choice: 'light', label: text.lightTheme, icon: IconSun },
  { choice: 'dark', label: text.darkTheme, icon: IconMoon },
  { choice: 'auto', label: text.systemTheme, icon: IconDeviceDesktop },
];

/** Renders the choice of light, dark, or system theme. */
export function ThemeSwitch(): ReactElement {
  const { choice, shown, choose } = useColorScheme();
  return (
    <Menu width={180}>
      <Menu.Target>
        <IconButton icon={shown === 'dark' ? IconMoon : IconSun} label={text.themeLabel} />
      </Menu.Target>
      <Menu.Dropdown>
        {CHOICES.map((item) => (
          <Menu.Item
            key={item.choice}
            leftSection={<Icon of={item.icon} />}
            rightSection={choice === item.choice && <Icon of={IconCheck} label={text.active} />}
            onClick={() => choose(item.choice)}
          >
            {item.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
