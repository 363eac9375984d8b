import { Button, Dialog } from '@org/ui';
import { type ReactElement, useState } from 'react';
import type { Side } from './form-conflict.ts';
import { text } from './messages.ts';
import type { OpenConflict } from './use-record-form.ts';

/** Props of the dialog: the conflict, and labels of fields and values. */
export interface ConflictDialogProps {
  readonly conflict: OpenConflict | undefined;
  readonly labels: Readonly<Record<string, string>>;
  readonly describe?: (field: string, value: unknown) => string;
}

function inWords(value: unknown): string {
  if (value === true) return text.yes;
  if (value === false) return text.no;
  return String(value ?? '') || text.empty;
}

function Choice(props: {
  field: string;
  side: Side;
  value: string;
  chosen: boolean;
  onChoose: () => void;
}) {
  return (
    <label className="ad-choice" data-chosen={props.chosen || undefined}>
      <input
        type="radio"
        name={`conflict-${props.field}`}
        checked={props.chosen}
        onChange={props.onChoose}
      />
      <span className="at-meta">{props.side === 'mine' ? text.mine : text.theirs}</span>
      <span className="ad-choice-value">{props.value}</span>
    </label>
  );
}

function Chooser({ conflict, labels, describe }: ConflictDialogProps & { conflict: OpenConflict }) {
  const { differences } = conflict;
  const all = (side: Side) => Object.fromEntries(differences.map(({ field }) => [field, side]));
  const [choice, setChoice] = useState<Record<string, Side>>(() =>
    Object.fromEntries(differences.map(({ field, suggested }) => [field, suggested])),
  );
  const [busy, setBusy] = useState(false);
  const say = (field: string, value: unknown) => describe?.(field, value) ?? inWords(value);

  async function decide(): Promise<void> {
    setBusy(true);
    await conflict.decide(choice);
    setBusy(false);
  }

  return (
    <>
      <p className="ad-dialog-text">{text.conflictText}</p>
      <div className="ad-conflict">
        {differences.map(({ field, mine, theirs }) => (
          <fieldset key={field}>
            <legend>{labels[field] ?? field}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <Choice
                key={side}
                field={field}
                side={side}
                value={say(field, side === 'mine' ? mine : theirs)}
                chosen={choice[field] === side}
                onChoose={() => setChoice({ ...choice, [field]: side })}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <div className="at-dialog-buttons">
        <Button variant="subtle" onClick={() => setChoice(all('mine'))}>
          {text.keepAllMine}
        </Button>
        <Button variant="subtle" onClick={() => setChoice(all('theirs'))}>
          {text.keepAllTheirs}
        </Button>
        <Button variant="filled" loading={busy} onClick={decide}>
          {text.saveChoice}
        </Button>
      </div>
    </>
  );
}

/** Renders both versions of every field that differs, and lets the user choose. Nothing is overwritten silently. */
export function ConflictDialog({ conflict, labels, describe }: ConflictDialogProps): ReactElement {
  return (
    <Dialog
      open={conflict !== undefined}
      title={text.conflictTitle}
      width={640}
      onClose={() => conflict?.cancel()}
    >
      {conflict && <Chooser conflict={conflict} labels={labels} {...(describe && { describe })} />}
    </Dialog>
  );
}
