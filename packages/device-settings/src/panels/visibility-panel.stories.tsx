import type { VisibilitySettings } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { inPanel } from '../../test/in-panel.tsx';
import { VISIBILITY_DEFAULTS } from '../settings/visibility.ts';
import { VisibilityPanel } from './visibility-panel.tsx';

function Panel(): ReactElement {
  const [visibility, setVisibility] = useState<VisibilitySettings>({
    ...VISIBILITY_DEFAULTS,
    showOnMobile: false,
  });
  return (
    <VisibilityPanel
      visibility={visibility}
      onChange={(field, value) => setVisibility({ ...visibility, [field]: value })}
    />
  );
}

const meta = {
  title: 'Editor/Visibility panel',
  component: Panel,
  decorators: [inPanel],
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HiddenOnMobile: Story = {};
