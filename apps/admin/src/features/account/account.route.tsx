import { PageHeader } from '@org/ui';
import { IconUserCircle } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { FormatsForm } from './formats-form.tsx';
import { text } from './messages.ts';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';
import { TaskEmailsForm } from './task-emails-form.tsx';

/** Renders the user's own account: name, formats, emails about tasks, password, and sessions. */
export function AccountRoute(): ReactElement {
  return (
    <div className="ad-form-screen ad-account">
      <PageHeader title={text.title} icon={IconUserCircle} />
      <NameForm />
      <FormatsForm />
      <TaskEmailsForm />
      <PasswordForm />
      <SessionList />
    </div>
  );
}
