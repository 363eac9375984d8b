import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { inAtrium } from '../../test/in-atrium.tsx';
import { MentionField, type MentionFieldProps } from './mention-field.tsx';

const PEOPLE = [
  { value: '1', label: 'Ada Moreau' },
  { value: '2', label: 'Malik Osei' },
];

function Demo(props: MentionFieldProps): ReactElement {
  const [value, setValue] = useState(props.value);
  return <MentionField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Admin/Mention field',
  component: MentionField,
  decorators: [inAtrium],
  render: (args) => <Demo {...args} />,
  args: {
    label: 'Write a comment',
    peopleLabel: 'People',
    placeholder: 'Comment, or @mention someone',
    value: '',
    find: async (search) =>
      PEOPLE.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase())),
    onChange: () => undefined,
    onMention: () => undefined,
    onSubmit: () => undefined,
  },
} satisfies Meta<typeof MentionField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithError: Story = { args: { value: 'Hello', error: 'The server is busy' } };
/** Typing `@` offers people, and Enter chooses one. */
export const Mention: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Write a comment' });
    await userEvent.type(field, 'Thanks @ma');
    await expect(await canvas.findByRole('option', { name: 'Malik Osei' })).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Thanks @Malik Osei ');
  },
};
