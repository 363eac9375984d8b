import { Dialog, TextInput } from '@org/ui';
import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useState } from 'react';

/** An option of the dialog. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  /** Additional search terms. */
  readonly searchTerms?: string | undefined;
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
  readonly run: () => void;
}

/** Props of the dialog. */
export interface ChooseDialogProps {
  readonly title: string;
  readonly placeholder: string;
  readonly choices: readonly Choice[];
  readonly nothing: string;
  readonly onClose: () => void;
}

/** Maximum number of rendered options; searching narrows the rest. */
const MOST = 60;

/** Renders a searchable list of options: arrow keys move, Enter chooses, Escape closes. */
export function ChooseDialog(props: ChooseDialogProps): ReactElement {
  const { title, placeholder, choices, nothing, onClose } = props;
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = choices
    .filter(({ label, searchTerms = '' }) => {
      const text = `${label} ${searchTerms}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .slice(0, MOST);
  const current = found[Math.min(at, found.length - 1)];
  const take = (choice: Choice | undefined): void => {
    if (!choice) return;
    onClose();
    choice.run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      const next = (Math.min(at, found.length - 1) + step + found.length) % (found.length || 1);
      setAt(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      take(current);
    }
  };
  return (
    <Dialog open title={title} onClose={onClose}>
      <TextInput
        role="combobox"
        aria-label={title}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={current ? `${id}-${found.indexOf(current)}` : undefined}
        data-autofocus
        placeholder={placeholder}
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} className="at-choices" role="listbox" aria-label={title}>
        {found.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys of the list
          <div
            key={choice.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={choice === current}
            className="at-choice"
            onPointerMove={() => setAt(index)}
            onClick={() => take(choice)}
          >
            {choice.icon}
            <span>{choice.label}</span>
            <span className="at-choice-hint">{choice.hint}</span>
          </div>
        ))}
      </div>
      {found.length === 0 ? <p className="at-panel-note">{nothing}</p> : null}
    </Dialog>
  );
}
