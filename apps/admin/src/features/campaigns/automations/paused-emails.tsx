import { useCan } from '@org/admin-kit';
import type { Automation, AutomationFigures } from '@org/schema/entities';
import { Alert, Button, Icon } from '@org/ui';
import { IconPlayerPause } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import type { StepNames } from './describe-step.ts';
import { text } from './messages.ts';

/** Props of the emails of an automation that are paused. */
export interface PausedEmailsProps {
  readonly automation: Automation;
  readonly names: StepNames;
  readonly figures: AutomationFigures | undefined;
  readonly onResume: (emailId: number) => Promise<void>;
}

/** Returns a subject as a reader without a name would see it, such as “Welcome, friend”. */
const withFallbacks = (subject: string): string =>
  subject.replace(/\{\{[a-z_ ]{1,42}(?:\|([^{}]{0,200}))?\}\}/gi, (_field, fallback?: string) =>
    (fallback ?? '').trim(),
  );

/** Renders why emails of an active automation are paused, each with a button that continues it. */
export function PausedEmails({
  automation,
  names,
  figures,
  onResume,
}: PausedEmailsProps): ReactElement | null {
  const canSend = useCan('email_marketing.can_send');
  const [busy, setBusy] = useState<number>();
  const paused = (figures?.emails ?? []).filter(({ pauseReason }) => pauseReason !== '');
  // While the automation itself is paused, all of its emails are, and its own notice says so.
  if (automation.status !== 'active' || paused.length === 0) return null;
  async function resume(id: number): Promise<void> {
    setBusy(id);
    await onResume(id);
    setBusy(undefined);
  }
  return (
    <Alert color="yellow" icon={<Icon of={IconPlayerPause} />}>
      <ul className="au-paused">
        {paused.map(({ id, pauseReason }) => (
          <li key={id}>
            <div className="au-paused-text">
              <strong>{text.emailPaused(withFallbacks(names.email(id) ?? ''))}</strong>
              <p>{pauseReason}</p>
            </div>
            {canSend && (
              <Button
                size="xs"
                loading={busy === id}
                disabled={busy !== undefined && busy !== id}
                onClick={() => void resume(id)}
              >
                {text.resumeEmail}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
