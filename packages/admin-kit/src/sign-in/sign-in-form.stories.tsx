import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAdmin } from '../../test/in-admin.tsx';
import { SignInForm } from './sign-in-form.tsx';

const wrong = (): never => {
  throw Response.json(
    { success: false, error: 'Email or password is wrong', code: 'credentials_invalid' },
    { status: 401 },
  );
};

const meta = {
  title: 'Admin kit/Sign in',
  component: SignInForm,
  decorators: [inAdmin],
  args: { email: 'ada@kiln.test', onSignedIn: () => undefined },
  parameters: { admin: { answers: { 'POST /api/v1/auth/login/': wrong } } },
  render: (args) => (
    <div style={{ maxWidth: 380 }}>
      <SignInForm {...args} />
    </div>
  ),
} satisfies Meta<typeof SignInForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { email: '' } };
export const SessionEnded: Story = { args: { fixedEmail: true } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Wrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'not-this');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('Email or password is wrong.')).toBeVisible();
  },
};
