import type { DeviceGroup, SparseSettings } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { inPanel, THEME } from '../../test/in-panel.tsx';
import { GroupPanel } from './group-panel.tsx';
import type { GroupPanelProps } from './panel-host.ts';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><path fill="#bcd3f0" d="M0 0h320v200H0z"/><circle cx="236" cy="62" r="30" fill="#f4c95d"/><path fill="#4f7f6a" d="m0 200 96-108 64 66 58-48 102 90z"/></svg>',
)}`;

/** Keeps the changes of the panel, as the editor does. */
function Panel(props: GroupPanelProps): ReactElement {
  const [settings, setSettings] = useState<SparseSettings>(props.settings);
  const [synced, setSynced] = useState(props.synced);
  return (
    <GroupPanel
      {...props}
      settings={settings}
      synced={synced}
      onChange={setSettings}
      onSync={setSynced}
    />
  );
}

const group = (name: DeviceGroup) => ({ group: name });
const meta = {
  title: 'Editor/Style panels',
  component: Panel,
  decorators: [inPanel],
  args: {
    group: 'alignment',
    settings: {},
    device: 'mobile',
    blockType: 'Section',
    synced: false,
    swatches: THEME,
    onChange: () => undefined,
    onSync: () => undefined,
    pickImage: () => Promise.resolve({ src: PICTURE, alt: 'Hills', width: 320, height: 200 }),
  },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Values of all three origins: this device, desktop, default. */
export const Alignment: Story = {
  args: {
    ...group('alignment'),
    settings: {
      desktop: { alignment: { flexDirection: 'row', gap: 24, width: 1100 } },
      mobile: { alignment: { flexDirection: 'column', justifyContent: 'center' } },
    },
  },
};

export const Background: Story = {
  args: {
    ...group('background'),
    settings: {
      desktop: { background: { backgroundColor: 'primary', backgroundPositionX: 74 } },
      mobile: {
        background: {
          backgroundImage: PICTURE,
          backgroundPositionY: 30,
          overlaySettings: { enabled: true, overlayColor: 'dark', overlayOpacity: 0.4 },
        },
      },
    },
  },
};

export const BackgroundOfNothing: Story = {
  args: { ...group('background'), device: 'desktop', synced: true },
};

export const BackgroundWithGradient: Story = {
  args: {
    ...group('background'),
    device: 'desktop',
    settings: {
      desktop: {
        background: {
          gradient: 'linear-gradient(120deg, primary 0%, #7c3aed 55%, #ffffff00 100%)',
        },
      },
    },
  },
};

/** The text on the block has a color with too little contrast to the background. */
export const LowContrast: Story = {
  args: {
    ...group('background'),
    device: 'desktop',
    textColor: 'secondary',
    settings: { desktop: { background: { backgroundColor: '#8fa3c4' } } },
  },
};

export const Border: Story = {
  args: {
    ...group('border'),
    settings: {
      desktop: { border: { border: 'all', borderTop: true, borderWidth: 2, borderRadius: 8 } },
      mobile: { border: { borderColor: 'danger' } },
    },
  },
};

export const Typography: Story = {
  args: {
    ...group('typography'),
    settings: {
      desktop: { typography: { textStyle: 'heading1', fontWeight: '800' } },
      mobile: { typography: { fontSize: 1.75, textAlign: 'center' } },
    },
  },
};

export const Spacing: Story = {
  args: {
    ...group('spacing'),
    settings: {
      desktop: { spacing: { paddingTop: 96, paddingBottom: 96 } },
      mobile: { spacing: { paddingTop: 32, marginTop: -12 } },
    },
  },
};
