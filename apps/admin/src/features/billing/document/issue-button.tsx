import { useSaveFirst } from '@org/admin-kit';
import type { RouteContract } from '@org/schema/contract';
import { Button, confirm, toast } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { text } from '../messages.ts';
import { problemText, type RunAction } from '../model/run-action.ts';

/** Renders the button that issues a draft, after a question: it cannot be undone. */
export function IssueButton({
  route,
  noun,
  run,
}: {
  readonly route: RouteContract;
  readonly noun: string;
  readonly run: RunAction;
}): ReactElement {
  const [busy, setBusy] = useState(false);
  const saveFirst = useSaveFirst();
  async function issue(): Promise<void> {
    // The form says what is wrong with it, which a question would hide.
    if (!(await saveFirst()).isSaved) return;
    const answer = await confirm({
      title: text.issueTitle(noun),
      text: text.issueText,
      confirmLabel: text.issue,
    });
    if (answer !== 'confirm') return;
    setBusy(true);
    const { problems } = await run(route, {});
    setBusy(false);
    if (problems) toast.error(problemText(problems));
  }
  return (
    <Button variant="default" loading={busy} title={text.issueHelp} onClick={() => void issue()}>
      {text.issue}
    </Button>
  );
}
