import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../test/in-admin.tsx';
import { ADA, EDIE, MALIK } from '../../test/samples.ts';
import { Avatars } from './avatars.tsx';

const meta = {
  title: 'Projects/Avatars',
  component: Avatars,
  decorators: [inAdmin],
} satisfies Meta<typeof Avatars>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two people are shown, and the others are counted. */
export const Several: Story = { args: { people: [ADA, MALIK, EDIE] } };
export const One: Story = { args: { people: [ADA] } };
export const Many: Story = {
  args: {
    people: Array.from({ length: 120 }, (_, at) => ({ ...EDIE, id: at + 1 })),
    shown: 4,
  },
};
/** Nothing is shown for nobody. */
export const Nobody: Story = { args: { people: [] } };
/** Names of other scripts, and of a single word. */
export const OtherNames: Story = {
  args: {
    people: [
      { id: 1, displayName: 'محمد العربي', firstname: 'محمد' },
      { id: 2, displayName: '山田 太郎', firstname: '太郎' },
      { id: 3, displayName: 'Björk', firstname: 'Björk' },
    ],
    shown: 3,
  },
};
